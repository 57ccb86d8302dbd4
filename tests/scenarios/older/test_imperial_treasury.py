"""Imperial Treasury."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

EXPANDED = ("2002", "dark_city")
OLDER = (*EXPANDED, "2000")


def total(edition: str, gold: int, *city: str) -> int:
    mine = seat(gold=gold, city=["imperial_treasury", *city])
    unique = ["imperial_treasury"]
    scene = Scene(mine, seat(gold=9), seat(), seat(), unique=unique, phase="over", edition=edition)
    assert scene.score(1) == {"districts": 0}
    return sum(scene.score(0).values())


@proves("2002/imperial_treasury", "dark_city/imperial_treasury", "2000/imperial_treasury")
@pytest.mark.parametrize("edition", OLDER)
def test_it_costs_four(edition: str) -> None:
    def building(gold: int) -> Scene:
        king = seat(characters=["king"], hand=["imperial_treasury"], gold=gold)
        unique = ["imperial_treasury"]
        return Scene(
            king, seat(), seat(), seat(), unique=unique, turn=0, gathered=True, edition=edition
        )  # fmt: skip

    assert building(3).refuses("build imperial_treasury") == "gold"
    assert building(4).price("build imperial_treasury") == 4


@proves("2002/imperial_treasury", "dark_city/imperial_treasury")
@pytest.mark.parametrize("edition", EXPANDED)
def test_a_point_for_each_gold_is_added(edition: str) -> None:
    for gold in (0, 1, 4, 7):
        assert total(edition, gold) == 4 + gold
    assert total(edition, 7, "palace") == 4 + 7 + 5


@proves("2002/imperial_treasury", "dark_city/imperial_treasury")
@pytest.mark.parametrize("edition", EXPANDED)
def test_the_gold_is_an_item_of_its_own(edition: str) -> None:
    mine = seat(gold=3, city=["imperial_treasury"])
    unique = ["imperial_treasury"]
    scene = Scene(mine, seat(), seat(), seat(), unique=unique, phase="over", edition=edition)
    assert scene.score(0) == {"districts": 4, "imperial_treasury": 3}


@proves("2002/imperial_treasury", "dark_city/imperial_treasury", "2002/artist", "dark_city/artist")
@pytest.mark.parametrize("edition", EXPANDED)
def test_not_for_gold_on_cards(edition: str) -> None:
    mine = seat(city=["imperial_treasury", "tavern+"])
    scene = Scene(
        mine,
        seat(),
        seat(),
        seat(),
        cast=["artist"],
        unique=["imperial_treasury"],
        phase="over",
        edition=edition,
    )
    assert scene.score(0) == {"districts": 4 + 2}


@proves("2000/imperial_treasury", "IT-3")
def test_in_2000_the_gold_counts_instead_of_its_four() -> None:
    for gold in (0, 1, 4, 7):
        assert total("2000", gold) == gold
    assert total("2000", 7, "palace", "tavern") == 7 + 5 + 1
