"""The basic districts of the older editions: type, cost, and how many there are."""

from __future__ import annotations

from collections import Counter

import pytest

import citadels
from citadels import EDITIONS
from tests.scenarios.scene import Scene, proves, seat

OLDER = ("2002", "dark_city", "2000")
BASIC = {  # type, cost, cards in 2002, dark_city and 2000
    "manor": ("noble", 3, 5, 5, 5),
    "castle": ("noble", 4, 4, 5, 5),
    "palace": ("noble", 5, 3, 2, 2),
    "temple": ("religious", 1, 3, 3, 3),
    "church": ("religious", 2, 3, 3, 3),
    "monastery": ("religious", 3, 3, 4, 4),
    "cathedral": ("religious", 5, 2, 2, 2),
    "tavern": ("trade", 1, 5, 5, 5),
    "market": ("trade", 2, 4, 4, 4),
    "trading_post": ("trade", 2, 3, 4, 4),
    "docks": ("trade", 3, 3, 3, 3),
    "harbor": ("trade", 4, 3, 3, 3),
    "town_hall": ("trade", 5, 2, 2, 2),
    "watchtower": ("military", 1, 3, 3, 3),
    "prison": ("military", 2, 3, 3, 3),
    "battlefield": ("military", 3, 3, 3, 3),
    "fortress": ("military", 5, 2, 3, 3),
}
EARNS = {"king": "noble", "bishop": "religious", "merchant": "trade", "warlord": "military"}

each_edition = pytest.mark.parametrize("edition", OLDER)
each_district = pytest.mark.parametrize("district", BASIC)


@proves(
    "2002/manor", "2002/castle", "2002/palace",
    "2002/temple", "2002/church", "2002/monastery", "2002/cathedral",
    "2002/tavern", "2002/market", "2002/trading_post", "2002/docks", "2002/harbor", "2002/town_hall",
    "2002/watchtower", "2002/prison", "2002/battlefield", "2002/fortress",
    "dark_city/manor", "dark_city/castle", "dark_city/palace",
    "dark_city/temple", "dark_city/church", "dark_city/monastery", "dark_city/cathedral",
    "dark_city/tavern", "dark_city/market", "dark_city/trading_post", "dark_city/docks", "dark_city/harbor",
    "dark_city/town_hall",
    "dark_city/watchtower", "dark_city/prison", "dark_city/battlefield", "dark_city/fortress",
    "2000/manor", "2000/castle", "2000/palace",
    "2000/temple", "2000/church", "2000/monastery", "2000/cathedral",
    "2000/tavern", "2000/market", "2000/trading_post", "2000/docks", "2000/harbor", "2000/town_hall",
    "2000/watchtower", "2000/prison", "2000/battlefield", "2000/fortress",
)  # fmt: skip
@each_edition
def test_how_many_of_each_are_in_the_game_and_what_they_cost(edition: str) -> None:
    column = 2 + OLDER.index(edition)
    game = citadels.new_game(edition, districts=[], seed=1)
    table = game.to_json()
    assert isinstance(table["deck"], list)
    assert isinstance(table["players"], list)
    found = Counter([*table["deck"], *[card for player in table["players"] for card in player["hand"]]])
    assert found == {key: row[column] for key, row in BASIC.items()}
    assert found.total() == (54 if edition == "2002" else 57)
    cards = EDITIONS[edition].districts[: EDITIONS[edition].basic_kinds]
    assert {card.key: (card.type, card.cost) for card in cards} == {
        key: (type, cost) for key, (type, cost, *_) in BASIC.items()
    }


@proves("TURN-5")
@each_edition
@each_district
def test_its_type_decides_which_income_counts_it(edition: str, district: str) -> None:
    for character, type in EARNS.items():
        mine = seat(characters=[character], city=[district])
        scene = Scene(mine, seat(), seat(), seat(), turn=0, edition=edition)
        if BASIC[district][0] == type:
            scene.do("income")
            assert scene.gold(0) == 1
        else:
            assert scene.refuses("income") == "no_income"


@proves("TURN-2")
@each_edition
@each_district
def test_building_it_takes_its_cost(edition: str, district: str) -> None:
    cost = BASIC[district][1]

    def scene(gold: int) -> Scene:
        mine = seat(characters=["king"], hand=[district], gold=gold)
        return Scene(mine, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)

    assert scene(cost - 1).refuses(f"build {district}") == "gold"
    rich = scene(cost + 1)
    assert rich.price(f"build {district}") == cost
    rich.do(f"build {district}")
    assert (rich.city(0), rich.hand(0), rich.gold(0)) == ([district], [], 1)


@proves("2002/battlefield", "dark_city/battlefield", "2000/battlefield")
@each_edition
def test_the_battlefield_is_the_barracks_under_an_older_name(edition: str) -> None:
    kinds = EDITIONS[edition].kind
    assert "barracks" not in kinds
    assert "battlefield" not in EDITIONS["2016"].kind
