"""The basic districts: what type they are of, what they cost, and how many there are."""

from __future__ import annotations

from collections import Counter

import pytest

import citadels
from tests.scenarios.scene import Scene, proves, seat

BASIC = {
    "manor": ("noble", 3, 5),
    "castle": ("noble", 4, 4),
    "palace": ("noble", 5, 3),
    "temple": ("religious", 1, 3),
    "church": ("religious", 2, 3),
    "monastery": ("religious", 3, 3),
    "cathedral": ("religious", 5, 2),
    "tavern": ("trade", 1, 5),
    "market": ("trade", 2, 4),
    "trading_post": ("trade", 2, 3),
    "docks": ("trade", 3, 3),
    "harbor": ("trade", 4, 3),
    "town_hall": ("trade", 5, 2),
    "watchtower": ("military", 1, 3),
    "prison": ("military", 2, 3),
    "barracks": ("military", 3, 3),
    "fortress": ("military", 5, 2),
}
EARNS = {"king": "noble", "bishop": "religious", "merchant": "trade", "warlord": "military"}
each = pytest.mark.parametrize("district", BASIC)


@proves(
    "manor", "castle", "palace",
    "temple", "church", "monastery", "cathedral",
    "tavern", "market", "trading_post", "docks", "harbor", "town_hall",
    "watchtower", "prison", "barracks", "fortress",
)  # fmt: skip
@each
@pytest.mark.parametrize("character", EARNS)
def test_its_type_decides_which_income_counts_it(district: str, character: str) -> None:
    scene = Scene(seat(characters=[character], city=[district]), seat(), seat(), seat(), turn=0)
    if BASIC[district][0] == EARNS[character]:
        scene.do("income")
        assert scene.gold(0) == 1
    else:
        assert scene.refuses("income") == "no_income"


@proves("TURN-2")
@each
def test_building_it_takes_its_cost(district: str) -> None:
    cost = BASIC[district][1]

    def scene(gold: int) -> Scene:
        hand = seat(characters=["king"], hand=[district], gold=gold)
        return Scene(hand, seat(), seat(), seat(), turn=0, gathered=True)

    assert scene(cost - 1).refuses(f"build {district}") == "gold"
    rich = scene(cost + 1)
    assert rich.price(f"build {district}") == cost
    rich.do(f"build {district}")
    assert rich.city(0) == [district]
    assert rich.hand(0) == []
    assert rich.gold(0) == 1


@proves("SETUP-3")
def test_how_many_of_each_are_in_the_game() -> None:
    game = citadels.new_game(seed=1)
    table = game.to_json()
    assert isinstance(table["deck"], list)
    assert isinstance(table["players"], list)
    cards = Counter(table["deck"])
    for player in table["players"]:
        cards += Counter(player["hand"])
    assert {name: cards[name] for name in BASIC} == {name: count for name, (_, _, count) in BASIC.items()}
    unique = set(cards) - set(BASIC)
    assert len(unique) == 14
    assert all(cards[name] == 1 for name in unique)
    assert cards.total() == 54 + 14
