"""Dragon Gate."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

each_edition = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])


@proves("2002/dragon_gate", "dark_city/dragon_gate", "2000/dragon_gate")
@each_edition
def test_it_is_worth_eight_points_as_a_district(edition: str) -> None:
    mine, other = seat(city=["dragon_gate"]), seat(hand=["university"], city=["palace"])
    scene = Scene(mine, other, seat(), seat(), phase="over", edition=edition)
    assert scene.score(0) == {"districts": 8}
    assert scene.score(1) == {"districts": 5}  # nothing for a card in hand


@proves("2002/dragon_gate", "dark_city/dragon_gate", "2000/dragon_gate")
@each_edition
def test_it_costs_six_to_build(edition: str) -> None:
    def building(gold: int) -> Scene:
        king = seat(characters=["king"], hand=["dragon_gate"], gold=gold)
        return Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)

    assert building(5).refuses("build dragon_gate") == "gold"
    scene = building(7)
    assert scene.price("build dragon_gate") == 6
    scene.do("build dragon_gate")
    assert (scene.city(0), scene.gold(0)) == (["dragon_gate"], 1)


@proves("2002/dragon_gate", "dark_city/dragon_gate", "2000/dragon_gate", "EX-10")
@each_edition
def test_it_costs_six_to_the_warlord(edition: str) -> None:
    def warring(gold: int) -> Scene:
        warlord = seat(characters=["warlord"], gold=gold)
        other = seat(city=["dragon_gate"])
        return Scene(warlord, other, seat(), seat(), turn=0, gathered=True, edition=edition)

    assert warring(4).refuses("destroy 1 dragon_gate") == "gold"
    assert warring(5).price("destroy 1 dragon_gate") == 5


@proves("2002/dragon_gate", "dark_city/dragon_gate", "2002/diplomat", "dark_city/diplomat")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_it_costs_six_to_the_diplomat(edition: str) -> None:
    scene = Scene(
        seat(characters=["diplomat"], gold=9, city=["castle", "university"]),
        seat(city=["dragon_gate"]),
        seat(),
        seat(),
        cast=["diplomat"],
        turn=0,
        gathered=True,
        edition=edition,
    )
    scene.do("exchange 1 dragon_gate")
    assert scene.price("give castle") == 2
    assert scene.price("give university") == 0
    scene.do("give castle")
    assert (scene.gold(0), scene.gold(1)) == (7, 2)


@proves("2002/dragon_gate", "dark_city/dragon_gate", "2002/artist", "dark_city/artist")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_beautified_it_is_worth_nine(edition: str) -> None:
    scene = Scene(
        seat(city=["dragon_gate+"]), seat(), seat(), seat(), cast=["artist"], phase="over", edition=edition
    )
    assert scene.score(0) == {"districts": 9}


@proves("2002/dragon_gate", "dark_city/dragon_gate", "2000/dragon_gate", "2000/wishing_well")
@each_edition
def test_it_is_one_purple_district_like_any_other(edition: str) -> None:
    each = 4 if edition == "2000" else 1
    mine = seat(city=["dragon_gate", "wishing_well"])
    scene = Scene(mine, seat(), seat(), seat(), unique=["wishing_well"], phase="over", edition=edition)
    assert scene.score(0) == {"districts": 8 + 5, "wishing_well": each}
