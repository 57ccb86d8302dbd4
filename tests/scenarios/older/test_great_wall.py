"""The Great Wall of the older editions."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, bewitching, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])


def scene(edition: str, own: list[str], theirs: list[str], gold: int = 12) -> Scene:
    """Seat 0 is the Warlord and has gathered."""
    return Scene(
        seat(gold, city=own, characters=["warlord"]), seat(city=theirs), seat(city=["church"]), seat(),
        edition=edition, turn=0, gathered=True,
    )  # fmt: skip


@pytest.mark.parametrize(("edition", "extra"), [("2002", 1), ("dark_city", 1), ("2000", 4)])
@proves("2002/great_wall", "dark_city/great_wall", "2000/great_wall", "IT-3")
def test_the_warlord_pays_more_for_other_districts_of_its_city(edition: str, extra: int) -> None:
    scene_ = scene(edition, [], ["tavern", "palace", "great_wall"])
    assert scene_.price("destroy 1 tavern") == 0 + extra
    assert scene_.price("destroy 1 palace") == 4 + extra
    assert scene_.price("destroy 1 great_wall") == 5  # not for itself
    assert scene_.price("destroy 2 church") == 1  # nor in another city
    scene_.do("destroy 1 palace")
    assert (scene_.gold(0), scene_.gold(1)) == (12 - 4 - extra, 0)


@pytest.mark.parametrize(("edition", "extra"), [("2002", 1), ("dark_city", 1), ("2000", 4)])
@proves("2002/great_wall", "dark_city/great_wall", "2000/great_wall")
def test_that_gold_must_be_there(edition: str, extra: int) -> None:
    assert scene(edition, [], ["tavern", "great_wall"], extra - 1).refuses("destroy 1 tavern") == "gold"
    assert scene(edition, [], ["tavern", "great_wall"], extra).offers("destroy")[0] == "destroy 1 tavern"


@pytest.mark.parametrize(("edition", "extra"), [("2002", 1), ("dark_city", 1), ("2000", 4)])
@proves("2002/great_wall", "dark_city/great_wall", "2000/great_wall", "EX-10")
def test_university_and_dragon_gate_behind_it(edition: str, extra: int) -> None:
    scene_ = scene(edition, [], ["university", "dragon_gate", "great_wall"])
    prices = [scene_.price(f"destroy 1 {name}") for name in ("university", "dragon_gate")]
    assert prices == [5 + extra, 5 + extra]


@BOTH
@proves("2002/great_wall", "dark_city/great_wall", "RANK8-2")
def test_its_owner_pays_too_as_warlord(edition: str) -> None:
    scene_ = scene(edition, ["market", "great_wall"], [])
    assert scene_.price("destroy 0 market") == 2


@BOTH
@proves("2002/great_wall", "dark_city/great_wall", "2002/witch", "dark_city/witch")
def test_a_witch_as_warlord_pays_it(edition: str) -> None:
    scene_ = bewitching(
        "warlord", seat(3), seat(), seat(city=["tavern", "great_wall"]), seat(), edition=edition
    )
    assert scene_.price("destroy 2 tavern") == 1
