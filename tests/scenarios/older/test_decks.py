"""The decks of the older editions: which purple cards, how many cards, what they cost."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import citadels
from citadels import EDITIONS, Game, SetupError
from tests.scenarios.scene import proves

OLDER = ("2002", "dark_city", "2000")
SIZES = {"2002": (54, 66, 80), "dark_city": (57, 71, 82), "2000": (57, 71, 71)}
EXTRAS = (
    "map_room", "hospital", "poor_house", "lighthouse", "park", "armory", "ball_room", "factory", "museum",
    "bell_tower", "throne_room",
)  # fmt: skip
FRENCH = (
    "library", "quarry", "graveyard", "haunted_city", "keep", "dragon_gate", "school_of_magic",
    "wishing_well", "great_wall", "laboratory", "smithy", "observatory", "imperial_treasury", "university",
)  # fmt: skip
PURPLE = {
    "2002": (
        "haunted_city", "keep", "laboratory", "smithy", "observatory", "graveyard", "library",
        "school_of_magic", "great_wall", "university", "dragon_gate",
    ),
    "dark_city": FRENCH,
    "2000": FRENCH,
}  # fmt: skip
MORE = {
    "2002": ("quarry", "wishing_well", "imperial_treasury", *EXTRAS),
    "dark_city": EXTRAS,
    "2000": (),
}
COSTS = {
    "haunted_city": 2, "keep": 3, "laboratory": 5, "smithy": 5, "school_of_magic": 6, "observatory": 5,
    "library": 6, "graveyard": 5, "great_wall": 6, "university": 6, "dragon_gate": 6, "quarry": 5,
    "wishing_well": 5, "imperial_treasury": 4, "lighthouse": 3, "armory": 3, "museum": 4, "poor_house": 4,
    "map_room": 5, "park": 6, "factory": 5, "bell_tower": 5, "hospital": 6, "throne_room": 6, "ball_room": 6,
}  # fmt: skip

each_edition = pytest.mark.parametrize("edition", OLDER)


def cards(game: Game) -> Counter[str]:
    """All district cards on the table, wherever they are."""
    table = game.to_json()
    assert isinstance(table["deck"], list)
    assert isinstance(table["players"], list)
    return Counter([*table["deck"], *[card for player in table["players"] for card in player["hand"]]])


def purple(game: Game) -> Counter[str]:
    edition = game.rules.edition
    basic = {district.key for district in edition.districts[: edition.basic_kinds]}
    return Counter({key: count for key, count in cards(game).items() if key not in basic})


@proves("2002/keep", "dark_city/keep", "2000/keep")
@each_edition
def test_the_default_deck_is_the_editions_own_purple_cards_without_extras(edition: str) -> None:
    game = citadels.new_game(edition, seed=1)
    keeps = 2 if edition == "2002" else 1
    assert purple(game) == {**dict.fromkeys(PURPLE[edition], 1), "keep": keeps}
    basic, usual, _ = SIZES[edition]
    assert cards(game).total() == usual
    assert purple(game).total() == usual - basic


@each_edition
def test_the_number_of_players_does_not_change_the_deck(edition: str) -> None:
    for seats in range(2, 8 if edition == "2000" else 9):
        game = citadels.new_game(edition, seats=seats, seed=1)
        assert cards(game).total() == SIZES[edition][1]
        assert game.view().deck_size == SIZES[edition][1] - 4 * seats


@each_edition
def test_all_extras_may_be_added_at_once(edition: str) -> None:
    game = citadels.new_game(edition, districts=[*PURPLE[edition], *MORE[edition]], seed=1)
    assert cards(game).total() == SIZES[edition][2]
    assert set(purple(game)) == {*PURPLE[edition], *MORE[edition]}


@each_edition
def test_no_other_purple_cards(edition: str) -> None:
    unique = EDITIONS[edition].districts[EDITIONS[edition].basic_kinds :]
    assert {district.key for district in unique} == {*PURPLE[edition], *MORE[edition]}
    with pytest.raises(SetupError, match=f"“{edition}” has no unique district “theater”") as error:
        citadels.new_game(edition, districts=["theater"])
    assert error.value.field == "districts"


def test_2000_has_no_extras() -> None:
    for extra in EXTRAS:
        with pytest.raises(SetupError, match=f"“2000” has no unique district “{extra}”"):
            citadels.new_game("2000", districts=[*FRENCH, extra])


@proves("PRESET-2")
@each_edition
def test_any_set_of_purple_cards_is_allowed(edition: str) -> None:
    able = [*PURPLE[edition], *MORE[edition]]
    for chosen in ((), able[:1], able[3:9], able[1:], able):
        game = citadels.new_game(edition, districts=chosen, seed=1)
        assert set(purple(game)) == set(chosen)
        assert cards(game).total() == SIZES[edition][0] + len(chosen) + (edition == "2002") * (
            "keep" in chosen
        )


@proves("PRESET-2")
@each_edition
def test_a_custom_deck_is_written_and_read(edition: str) -> None:
    able = [*PURPLE[edition], *MORE[edition]]
    for chosen in ([], able[:1], able[3:9], able):
        game = citadels.new_game(edition, districts=chosen, seed=1)
        again = citadels.load(json.loads(json.dumps(game.to_json())))
        assert again.to_json() == game.to_json()
        assert cards(again) == cards(game)


@each_edition
def test_a_purple_card_is_named_once_and_a_basic_one_not_at_all(edition: str) -> None:
    for wrong, message in ((["keep", "keep"], "named the keep twice"), (["tavern"], "“tavern” is a basic")):
        with pytest.raises(SetupError, match=message) as error:
            citadels.new_game(edition, districts=wrong)
        assert error.value.field == "districts"


@proves("PRESET-2")
@each_edition
def test_a_random_deck_has_as_many_purple_cards_as_usual(edition: str) -> None:
    seen: set[str] = set()
    for seed in range(60):
        game = citadels.new_game(edition, "random", seed=seed)
        taken_out = "diplomat" in game.rules.cast
        usual = len(PURPLE[edition])
        assert usual - taken_out <= len(game.rules.unique) <= usual
        seen.update(game.rules.unique)
    assert seen == {*PURPLE[edition], *MORE[edition]}


@proves("SETUP-5")
@each_edition
def test_everybody_sees_which_purple_cards_are_in_the_game(edition: str) -> None:
    game = citadels.new_game(edition, seed=1)
    for viewer in range(-1, 4):
        districts = game.view(viewer).to_json()["districts"]
        assert isinstance(districts, list)
        assert set(districts) == set(PURPLE[edition])


@proves(
    "2002/haunted_city", "2002/keep", "2002/laboratory", "2002/smithy", "2002/school_of_magic",
    "2002/observatory", "2002/library", "2002/graveyard", "2002/great_wall", "2002/university",
    "2002/dragon_gate", "2002/quarry", "2002/wishing_well", "2002/imperial_treasury", "2002/lighthouse",
    "2002/armory", "2002/museum", "2002/poor_house", "2002/map_room", "2002/park", "2002/factory",
    "2002/bell_tower", "2002/hospital", "2002/throne_room", "2002/ball_room",
    "dark_city/haunted_city", "dark_city/keep", "dark_city/laboratory", "dark_city/smithy",
    "dark_city/school_of_magic", "dark_city/observatory", "dark_city/library", "dark_city/graveyard",
    "dark_city/great_wall", "dark_city/university", "dark_city/dragon_gate", "dark_city/quarry",
    "dark_city/wishing_well", "dark_city/imperial_treasury", "dark_city/lighthouse", "dark_city/armory",
    "dark_city/museum", "dark_city/poor_house", "dark_city/map_room", "dark_city/park", "dark_city/factory",
    "dark_city/bell_tower", "dark_city/hospital", "dark_city/throne_room", "dark_city/ball_room",
    "2000/haunted_city", "2000/keep", "2000/laboratory", "2000/smithy", "2000/school_of_magic",
    "2000/observatory", "2000/library", "2000/graveyard", "2000/great_wall", "2000/university",
    "2000/dragon_gate", "2000/quarry", "2000/wishing_well", "2000/imperial_treasury",
)  # fmt: skip
@each_edition
def test_what_the_purple_cards_cost(edition: str) -> None:
    unique = EDITIONS[edition].districts[EDITIONS[edition].basic_kinds :]
    assert {district.key: district.cost for district in unique} == {
        key: COSTS[key] for key in (*PURPLE[edition], *MORE[edition])
    }
    assert {district.type for district in unique} == {"unique"}
