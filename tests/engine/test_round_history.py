"""The rounds of a game in short, as a view holds them."""

from __future__ import annotations

import json
from random import Random

import pytest

import citadels
from citadels.engine.events import (
    DistrictDestroyed,
    DistrictMoved,
    HandsSwapped,
    Marked,
    Revealed,
    RoundBegan,
)
from citadels.engine.round_history import Attack, RoundSummary
from tests.properties.tables import table


def played(seed: int) -> citadels.Game:
    edition = [*citadels.EDITIONS][seed % len(citadels.EDITIONS)]
    game = table(edition, Random(seed)).deal()
    rng = Random(seed)
    while not game.over:
        game.apply(rng.choice(game.actions()))
    return game


@pytest.mark.parametrize("seed", range(8))
def test_every_round_records_reveals_and_strikes(seed: int) -> None:
    game = played(seed)
    rounds = game.view(0).rounds
    begun = [event for event in game.events if isinstance(event, RoundBegan)]
    assert [(one.round, one.crown) for one in rounds] == [(event.round, event.crown) for event in begun]
    told = [(seat, character) for one in rounds for character, seat in one.revealed.items()]
    assert told == [(event.seat, event.character) for event in game.events if isinstance(event, Revealed)]
    struck = (Marked, DistrictDestroyed, DistrictMoved, HandsSwapped)
    expected = [event for event in game.events if isinstance(event, struck)]
    assert len([strike for one in rounds for strike in one.strikes]) == len(expected)


@pytest.mark.parametrize("seed", range(4))
def test_all_see_the_same_of_it_since_all_of_it_is_public(seed: int) -> None:
    game = played(seed)
    assert all(game.view(seat).rounds == game.view(0).rounds for seat in range(-1, game.rules.seats))


def test_a_strike_names_the_attacker_the_card_and_the_victim() -> None:
    game = citadels.new_game(seed=7, crown=0)
    while game.prompt != "turn":
        game.apply(game.actions()[0])
    while (kill := next((a for a in game.actions() if a.verb == "kill"), None)) is None:
        game.apply(game.actions()[0])
    by = game.seat
    game.apply(kill)
    assert game.view(-1).rounds[-1].strikes[-1] == Attack(by or 0, "killed", kill.name)


def test_it_is_in_the_json_of_a_view_and_comes_back_with_a_position() -> None:
    game = citadels.new_game(seed=3)
    rng = Random(3)
    while game.round < 4:
        game.apply(rng.choice(game.actions()))
    document = json.loads(json.dumps(game.view(1).to_json()))
    assert [one["round"] for one in document["rounds"]] == [1, 2, 3, 4]
    again = citadels.load(json.loads(json.dumps(game.to_json())))
    assert again.view(1).rounds == game.view(1).rounds


def test_a_game_without_a_record_shows_only_the_current_round() -> None:
    game = citadels.new_game(seed=3, record=False)
    rng = Random(3)
    while game.round < 3 or game.prompt == "pick":
        game.play(rng.choice(game.actions()))
    view = game.view(0)
    assert view.rounds == (RoundSummary(view.round, view.crown, view.revealed, view.rounds[0].strikes),)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"round": 99}, r"knowledge\[0\].rounds\[0\].round: must be 1, not 99"),
        ({"revealed": {"jester": 0}}, "jester: is not a character of this game"),
        ({"strikes": [{"by": 9, "source": "killed"}]}, r"strikes\[0\].by: must be from 0 to 3"),
        ({"strikes": [{"by": 0, "source": "x", "district": "hut"}]}, "unknown district 'hut'"),
    ],
)
def test_rounds_that_cannot_have_been_are_refused(wrong: dict[str, object], message: str) -> None:
    document = json.loads(json.dumps(citadels.new_game(seed=3).to_json()))
    document["knowledge"][0]["rounds"][0] |= wrong
    with pytest.raises(citadels.PositionError, match=message):
        citadels.load(document)
