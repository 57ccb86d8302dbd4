"""University and Dragon Gate: worth eight points, for all else of cost six."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

each_edition = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])

TWIN = {"university": "dragon_gate", "dragon_gate": "university"}
each_card = pytest.mark.parametrize("card", TWIN)


@proves(
    "2002/university",
    "dark_city/university",
    "2000/university",
    "2002/dragon_gate",
    "dark_city/dragon_gate",
    "2000/dragon_gate",
)
@each_card
@each_edition
def test_it_is_worth_eight_points_as_a_district(edition: str, card: str) -> None:
    twin = TWIN[card]
    mine, other = seat(city=[card]), seat(hand=[twin], city=["palace"])
    scene = Scene(mine, other, seat(), seat(), phase="over", edition=edition)
    assert scene.score(0) == {"districts": 8}
    assert scene.score(1) == {"districts": 5}  # nothing for a card in hand


@proves(
    "2002/university",
    "dark_city/university",
    "2000/university",
    "2002/dragon_gate",
    "dark_city/dragon_gate",
    "2000/dragon_gate",
)
@each_card
@each_edition
def test_it_costs_six_to_build(edition: str, card: str) -> None:
    def building(gold: int) -> Scene:
        king = seat(characters=["king"], hand=[card], gold=gold)
        return Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)

    assert building(5).refuses(f"build {card}") == "gold"
    scene = building(7)
    assert scene.price(f"build {card}") == 6
    scene.do(f"build {card}")
    assert (scene.city(0), scene.gold(0)) == ([card], 1)


@proves(
    "2002/university",
    "dark_city/university",
    "2000/university",
    "EX-10",
    "2002/dragon_gate",
    "dark_city/dragon_gate",
    "2000/dragon_gate",
)
@each_card
@each_edition
def test_it_costs_six_to_the_warlord(edition: str, card: str) -> None:
    def warring(gold: int) -> Scene:
        warlord = seat(characters=["warlord"], gold=gold)
        other = seat(city=[card])
        return Scene(warlord, other, seat(), seat(), turn=0, gathered=True, edition=edition)

    assert warring(4).refuses(f"destroy 1 {card}") == "gold"
    assert warring(5).price(f"destroy 1 {card}") == 5


@proves(
    "2002/university",
    "dark_city/university",
    "2002/diplomat",
    "dark_city/diplomat",
    "2002/dragon_gate",
    "dark_city/dragon_gate",
)
@each_card
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_it_costs_six_to_the_diplomat(edition: str, card: str) -> None:
    twin = TWIN[card]
    scene = Scene(
        seat(characters=["diplomat"], gold=9, city=["castle", twin]),
        seat(city=[card]),
        seat(),
        seat(),
        cast=["diplomat"],
        turn=0,
        gathered=True,
        edition=edition,
    )
    scene.do(f"exchange 1 {card}")
    assert scene.price("give castle") == 2
    assert scene.price(f"give {twin}") == 0
    scene.do("give castle")
    assert (scene.gold(0), scene.gold(1)) == (7, 2)


@proves(
    "2002/university",
    "dark_city/university",
    "2002/artist",
    "dark_city/artist",
    "2002/dragon_gate",
    "dark_city/dragon_gate",
)
@each_card
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_beautified_it_is_worth_nine(edition: str, card: str) -> None:
    scene = Scene(
        seat(city=[f"{card}+"]), seat(), seat(), seat(), cast=["artist"], phase="over", edition=edition
    )
    assert scene.score(0) == {"districts": 9}


@proves(
    "2002/university",
    "dark_city/university",
    "2000/university",
    "2000/wishing_well",
    "2002/dragon_gate",
    "dark_city/dragon_gate",
    "2000/dragon_gate",
)
@each_card
@each_edition
def test_it_is_one_purple_district_like_any_other(edition: str, card: str) -> None:
    each = 4 if edition == "2000" else 1
    mine = seat(city=[card, "wishing_well"])
    scene = Scene(mine, seat(), seat(), seat(), unique=["wishing_well"], phase="over", edition=edition)
    assert scene.score(0) == {"districts": 8 + 5, "wishing_well": each}
