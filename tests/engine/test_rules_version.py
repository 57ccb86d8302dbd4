"""Versions of the rules: which one a game is played by, and which documents are refused."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

import citadels
from citadels import GameFileError, PositionError
from citadels.characters.king import King, King2000, KingAfterRound
from citadels.editions.edition_dark_city import EDITION_DARK_CITY
from citadels.engine.chance import key_from_seed
from citadels.engine.deal import deal
from citadels.engine.game import Game
from citadels.engine.rules import OLDEST_RULES, RULES_VERSION, Edition, Rules
from citadels.record import GameFile, read, verify

KEY = key_from_seed("versions")
EXPANSION = citadels.Setup("dark_city", "expansion", 5).settings()
CHANGED = ("emperor", "navigator", "diplomat")
BAD = {
    "newer": (RULES_VERSION + 1, "rules: version 3 is newer than this program's, which is 2"),
    "far newer": (10**7, "rules: must be from 0 to 1000000"),
    "negative": (-1, "rules: must be from 0"),
    "a text": ("1", "rules: must be an integer"),
    "true": (True, "rules: must be an integer"),
    "a fraction": (1.0, "rules: must be an integer"),
    "nothing": (None, "rules: must be an integer"),
    "a list": ([1], "rules: must be an integer"),
}


def played(version: int, answers: int = 200) -> Game:
    """A game of The Dark City after some random answers."""
    game = EXPANSION.begin(KEY, version=version)
    rng = Random(version)
    for _ in range(answers):
        game.apply(rng.choice(game.actions()))
    return game


def cards(rules: Rules) -> set[type[object]]:
    return {type(rules.characters[rules.rank[key]]) for key in CHANGED}


def test_a_new_game_has_the_current_version() -> None:
    game = citadels.new_game("dark_city", "expansion", 5)
    assert game.rules.version == game.to_json()["rules"] == RULES_VERSION
    assert GameFile.from_game(game, ["a"] * 5).to_json()["rules"] == RULES_VERSION


def test_each_version_has_its_cards() -> None:
    now, before = EXPANSION.rules(), EXPANSION.rules(1)
    assert cards(before) == {type(card) for card in EDITION_DARK_CITY.earlier[1]}
    assert cards(now).isdisjoint(cards(before))
    others = [key for key in EXPANSION.characters if key not in CHANGED]
    assert all(now.characters[now.rank[key]] is before.characters[before.rank[key]] for key in others)


@pytest.mark.parametrize("edition", [key for key in citadels.EDITIONS if key != "dark_city"])
def test_other_editions_are_the_same_in_all_versions(edition: str) -> None:
    assert not citadels.EDITIONS[edition].earlier
    settings = citadels.Setup(edition, seats=4).settings()
    before, now = settings.rules(1), settings.rules()
    assert [before.characters[rank] for rank in before.ranks] == [now.characters[rank] for rank in now.ranks]


def test_a_version_has_the_cards_of_the_next_change_after_it() -> None:
    spec = citadels.EDITIONS["2000"].spec._replace(earlier={2: (KingAfterRound,), 1: (King,)}, variants={})
    edition = Edition(spec)
    cast, unique = citadels.new_game("2000").rules.cast, spec.usual
    kings = [type(Rules(edition, 4, cast, unique, 8, version=version).characters[4]) for version in (1, 2, 3)]
    assert kings == [King, KingAfterRound, King2000]


@pytest.mark.parametrize("version", [1, 2])
def test_everything_made_from_a_game_keeps_its_version(version: int) -> None:
    game = played(version)
    document = json.loads(json.dumps(game.to_json()))
    assert document["rules"] == version
    made = {
        "loaded": citadels.load(document),
        "cloned": game.clone(),
        "pickled": pickle.loads(pickle.dumps(game)),
        "dealt": deal(game.view(0), Random(0)),
        "recorded": read(GameFile.from_game(game, ["a"] * 5).to_json()).replay(),
    }
    assert {name: other.rules.version for name, other in made.items()} == dict.fromkeys(made, version)
    assert all(cards(other.rules) == cards(game.rules) for other in made.values())
    assert made["recorded"].to_json() == game.to_json()


@pytest.mark.parametrize("what", BAD)
def test_a_position_of_an_unknown_version_is_refused(what: str) -> None:
    value, message = BAD[what]
    with pytest.raises(PositionError, match=f"^{message}"):
        citadels.load({"players": [{}, {}, {}, {}], "rules": value})


def test_a_position_without_a_version_or_with_one_too_old_has_the_current_rules() -> None:
    without: dict[str, Any] = {"players": [{}, {}, {}, {}], "phase": "start"}
    assert citadels.load(without).rules.version == RULES_VERSION
    assert citadels.load(without | {"rules": OLDEST_RULES - 1}).to_json()["rules"] == RULES_VERSION
    assert citadels.load(without | {"rules": 1}).to_json()["rules"] == 1


@pytest.mark.parametrize("what", BAD)
def test_a_game_file_of_an_unknown_version_is_refused(what: str) -> None:
    value, message = BAD[what]
    if what == "newer":
        message = "rules: played by version 3; this program replays versions 1 to 2"
    with pytest.raises(GameFileError, match=f"^{message}"):
        read(GameFile.from_game(played(2), ["a"] * 5).to_json() | {"rules": value})


def test_a_game_file_names_a_version_that_is_known() -> None:
    document = GameFile.from_game(played(2), ["a"] * 5).to_json()
    with pytest.raises(GameFileError, match=r"^rules: played by version 0; this program replays"):
        read(document | {"rules": 0})
    del document["rules"]
    with pytest.raises(GameFileError, match=r"^rules: is missing"):
        read(document)


def test_a_game_file_that_claims_another_version_does_not_verify() -> None:
    document = GameFile.from_game(played(2), ["a"] * 5).to_json()
    with pytest.raises(GameFileError, match=r"^(actions\[\d+\]|result|digest): "):
        verify(document | {"rules": 1})
