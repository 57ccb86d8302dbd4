"""What all unique districts have in common: a cost, one card, the purple type."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Scene, proves, seat

COSTS = {
    "armory": 3, "basilica": 4, "capitol": 5, "dragon_gate": 6, "factory": 5, "framework": 3,
    "gold_mine": 6, "great_wall": 6, "haunted_quarter": 2, "imperial_treasury": 5, "ivory_tower": 5,
    "keep": 3, "laboratory": 5, "library": 6, "map_room": 5, "monument": 4, "museum": 4,
    "necropolis": 5, "observatory": 4, "park": 6, "poor_house": 4, "quarry": 5, "school_of_magic": 6,
    "smithy": 5, "stables": 2, "statue": 3, "theater": 6, "thieves_den": 6, "wishing_well": 5,
}  # fmt: skip
ALL = [*COSTS, "secret_vault"]
every_card = proves(*ALL)


@every_card
@pytest.mark.parametrize("district", COSTS)
def test_building_it_takes_its_cost(district: str) -> None:
    def scene(gold: int) -> Scene:
        builder = seat(characters=["king"], hand=[district], gold=gold)
        return Scene(builder, seat(), seat(), seat(), turn=0, gathered=True, unique=[district])

    cost = COSTS[district]
    assert scene(cost - 1).refuses(f"build {district}") == "gold"
    exact = scene(cost)
    assert exact.price(f"build {district}") == cost
    exact.do(f"build {district}")
    assert exact.city(0) == [district]
    assert exact.gold(0) == 0


@every_card
@pytest.mark.parametrize("district", ALL)
def test_there_is_one_of_each(district: str) -> None:
    players = [seat(hand=[district]), seat(hand=[district]), seat(), seat()]
    with pytest.raises(citadels.PositionError, match=f"one {district} too many"):
        Scene(*players, unique=[district])


@every_card
@pytest.mark.parametrize("district", ALL)
def test_its_type_is_unique(district: str) -> None:
    """The Spy names the type and counts it in a hand."""
    scene = Scene(
        seat(characters=["spy"]),
        seat(hand=[district, "tavern"], gold=5),
        seat(),
        seat(),
        turn=0,
        cast=["spy"],
        unique=[district],
    )
    scene.do("spy 1 unique")
    assert scene.gold(0) == 1
