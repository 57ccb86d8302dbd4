"""University."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

each_edition = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])


@proves("2002/university", "dark_city/university", "2000/university")
@each_edition
def test_it_is_worth_eight_points_as_a_district(edition: str) -> None:
    mine, other = seat(city=["university"]), seat(hand=["dragon_gate"], city=["palace"])
    scene = Scene(mine, other, seat(), seat(), phase="over", edition=edition)
    assert scene.score(0) == {"districts": 8}
    assert scene.score(1) == {"districts": 5}  # nothing for a card in hand


@proves("2002/university", "dark_city/university", "2000/university")
@each_edition
def test_it_costs_six_to_build(edition: str) -> None:
    def building(gold: int) -> Scene:
        king = seat(characters=["king"], hand=["university"], gold=gold)
        return Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)

    assert building(5).refuses("build university") == "gold"
    scene = building(7)
    assert scene.price("build university") == 6
    scene.do("build university")
    assert (scene.city(0), scene.gold(0)) == (["university"], 1)


@proves("2002/university", "dark_city/university", "2000/university", "EX-10")
@each_edition
def test_it_costs_six_to_the_warlord(edition: str) -> None:
    def warring(gold: int) -> Scene:
        warlord = seat(characters=["warlord"], gold=gold)
        other = seat(city=["university"])
        return Scene(warlord, other, seat(), seat(), turn=0, gathered=True, edition=edition)

    assert warring(4).refuses("destroy 1 university") == "gold"
    assert warring(5).price("destroy 1 university") == 5


@proves("2002/university", "dark_city/university", "2002/diplomat", "dark_city/diplomat")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_it_costs_six_to_the_diplomat(edition: str) -> None:
    scene = Scene(
        seat(characters=["diplomat"], gold=9, city=["castle", "dragon_gate"]),
        seat(city=["university"]),
        seat(),
        seat(),
        cast=["diplomat"],
        turn=0,
        gathered=True,
        edition=edition,
    )
    scene.do("exchange 1 university")
    assert scene.price("give castle") == 2
    assert scene.price("give dragon_gate") == 0
    scene.do("give castle")
    assert (scene.gold(0), scene.gold(1)) == (7, 2)


@proves("2002/university", "dark_city/university", "2002/artist", "dark_city/artist")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_beautified_it_is_worth_nine(edition: str) -> None:
    scene = Scene(
        seat(city=["university+"]), seat(), seat(), seat(), cast=["artist"], phase="over", edition=edition
    )
    assert scene.score(0) == {"districts": 9}


@proves("2002/university", "dark_city/university", "2000/university", "2000/wishing_well")
@each_edition
def test_it_is_one_purple_district_like_any_other(edition: str) -> None:
    each = 4 if edition == "2000" else 1
    mine = seat(city=["university", "wishing_well"])
    scene = Scene(mine, seat(), seat(), seat(), unique=["wishing_well"], phase="over", edition=edition)
    assert scene.score(0) == {"districts": 8 + 5, "wishing_well": each}
