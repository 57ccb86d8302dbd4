"""Invariants that hold at every decision of every game, for all cards and players."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

import citadels
from citadels import SPECTATOR, Action, Game, IllegalAction
from citadels.engine import events
from citadels.engine.actions import act
from tests.properties.conservation import GoldLedger, check_cards, check_characters, check_cities
from tests.properties.strategies import Position, positions, tables
from tests.properties.tables import Player, Table, finish, play_on

pytestmark = pytest.mark.slow

GARBAGE = [
    "",
    " ",
    "?",
    "end end",
    "build",
    "build nowhere",
    "gather goldfish",
    "kill 3",
    "pick 0",
    "\x00",
    "é" * 50,
]

# By these a seat, perhaps more than one, learns something that it did not know.
TELLING = (
    events.CardsDrawn,
    events.CardsMoved,
    events.CharacterDiscarded,
    events.CharacterPicked,
    events.CharactersDiscarded,
    events.CharactersSwapped,
    events.DeckShuffled,
    events.HandSeen,
    events.HandsSwapped,
    events.MarkShown,
    events.PacketPassed,
    events.Revealed,
    events.StoreMoved,
)


def document(game: Game) -> dict[str, Any]:
    """The position as plain data, through real JSON."""
    found: dict[str, Any] = json.loads(json.dumps(game.to_json()))
    return found


def everyone(game: Game) -> range:
    return range(SPECTATOR, game.rules.seats)


# -- accounts --------------------------------------------------------------------


def check_question(game: Game) -> None:
    """There is an answer, no two are the same, and what is refused is not among them."""
    actions = game.actions()
    assert actions
    assert len(set(actions)) == len(actions)
    for action in actions:
        assert game.rules.parse(action.text) is action
        assert game.rules.parse(f"  {action.text.replace(' ', '   ')} ") is action
    options = game.options()
    assert [option.action for option in options] == actions
    refused = game.refused()
    assert not {refusal.action for refusal in refused} & set(actions)
    for refusal in refused:
        assert refusal.reason.code
        assert game.rules.parse(refusal.action.text) is refusal.action
    json.dumps([option.to_json() for option in options])
    json.dumps([refusal.to_json() for refusal in refused])


@given(tables())
def test_nothing_is_lost_and_the_game_ends(table: Table) -> None:
    game = table.deal()
    ledger = GoldLedger(table.seats)
    actions: list[str] = []
    for action in play_on(game, table.player()):
        actions.append(action.text)
        position = game.to_json()
        ledger.follow(game)
        try:
            ledger.check(position)
            check_cards(game, position)
            check_characters(game, position)
            check_cities(game)
            if not game.over:
                check_question(game)
        except AssertionError:
            note(f"after {', '.join(actions)}")
            raise
    check_end(game)


def check_end(game: Game) -> None:
    assert game.seat is None
    assert game.prompt is None
    assert not any((game.actions(), game.options(), game.refused()))
    result = game.result()
    assert result is not None
    last = game.events[-1]
    assert isinstance(last, events.GameEnded)
    assert last.winners == result.winners
    assert last.points == tuple(score.total for score in result.scores)
    assert max(last.points) == last.points[result.winners[0]]
    with pytest.raises(IllegalAction):
        game.apply("end")


@given(tables())
def test_a_refused_action_is_refused_once(table: Table) -> None:
    game = table.deal()
    for _ in play_on(game, table.player()):
        refused = [refusal.action.text for refusal in game.refused()]
        assert len(set(refused)) == len(refused), refused


# -- answers ---------------------------------------------------------------------


@given(tables())
def test_every_legal_action_applies(table: Table) -> None:
    game = table.deal()
    player = table.player()
    while not game.over:
        before = game.to_json()
        for action in game.actions():
            clone = game.clone()
            happened = clone.play(action)
            assert clone.events == game.events + happened
            assert clone.over or clone.actions()
        assert game.to_json() == before
        game.play(player.choose(game))


@given(positions(), st.integers(0, 2**32))
def test_an_illegal_action_changes_nothing(position: Position, seed: int) -> None:
    game = position.game()
    space = game.rules.edition.space.actions
    legal = set(game.actions())
    illegal = [action for action in space if action not in legal]
    tried: list[Action | str] = [*Random(seed).sample(illegal, 60), *GARBAGE]
    tried += [action.text for action in Random(seed + 1).sample(illegal, 60)]
    tried += [refusal.action for refusal in game.refused()]
    before, log, undoable = game.to_json(), len(game.events), game.can_undo
    for action in tried:
        with pytest.raises(IllegalAction) as caught:
            game.apply(action)
        assert str(caught.value)
    assert game.to_json() == before
    assert len(game.events) == log
    assert game.can_undo == undoable
    assert set(game.actions()) == legal


@given(tables())
def test_no_other_action_of_the_space_is_accepted(table: Table) -> None:
    """The whole space, once a game: exactly the legal actions apply."""
    game = table.at(table.choices % 200)
    legal = set(game.actions())
    for action in game.rules.edition.space.actions:
        clone = game.clone()
        if action in legal:
            clone.apply(action)
            continue
        with pytest.raises(IllegalAction):
            clone.apply(action)


@given(tables())
def test_text_action_and_unchecked_play_agree(table: Table) -> None:
    games = [table.deal() for _ in range(3)]
    player = table.player()
    while not games[0].over:
        action = player.choose(games[0])
        by_text = games[0].apply(f" {action.text}  ")
        by_action = games[1].apply(action)
        unchecked = games[2].play(action)
        assert by_text == by_action == unchecked
    assert games[0].to_json() == games[1].to_json() == games[2].to_json()


def test_an_action_of_another_edition_makes_nothing() -> None:
    rules = citadels.new_game(seed=1).rules
    assert rules.parse("summon dragon") is None
    assert rules.parse("build dragon") is None
    assert act("gather", -1, "gold") is rules.parse("gather gold")


# -- the same again --------------------------------------------------------------


@given(tables())
def test_the_same_key_gives_the_same_log(table: Table) -> None:
    first, second = (finish(table.deal(), table.player()) for _ in range(2))
    assert first.events == second.events
    assert first.to_json() == second.to_json()
    for seat in everyone(first):
        assert first.seen_by(seat) == second.seen_by(seat)


@given(tables())
def test_a_game_without_a_log_goes_the_same_way(table: Table) -> None:
    told, silent = table.deal(), table.deal(record=False)
    players = table.player(), table.player()
    while not told.over:
        assert silent.play(players[1].choose(silent)) == []
        told.play(players[0].choose(told))
        assert silent.actions() == told.actions()
        assert not silent.can_undo
    position = told.to_json()
    del position["knowledge"]
    assert silent.to_json() == position
    assert silent.events == []


# -- copies ----------------------------------------------------------------------


@given(positions(), st.integers(0, 2**32))
def test_clones_are_independent(position: Position, seed: int) -> None:
    game = position.game()
    before, log = document(game), game.events[:]
    clone = game.clone()
    finish(clone, Player(seed))
    assert document(game) == before
    assert game.events == log
    second = game.clone()
    finish(game, Player(seed))
    assert document(second) == before
    assert second.events == log
    assert document(game) == document(clone)
    assert game.events == clone.events


@given(positions(), st.integers(0, 2**32))
def test_a_position_goes_through_json_whole(position: Position, seed: int) -> None:
    game = position.game()
    again = citadels.load(document(game))
    same(game, again)
    assert again.rules is game.rules
    both_finish(game, again, seed)


def pickled(game: Game) -> Game:
    copied = pickle.loads(pickle.dumps(game))
    assert isinstance(copied, Game)
    return copied


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])
@given(position=positions(), seed=st.integers(0, 2**32))
def test_copies_of_all_kinds(how: Callable[[Game], Game], position: Position, seed: int) -> None:
    game = position.game()
    before = document(game)
    same(game, how(game))
    finish(how(game), Player(seed))
    assert document(game) == before
    both_finish(game, how(game), seed)


def same(game: Game, other: Game) -> None:
    """Check that two games agree in everything their API returns."""
    assert document(other) == document(game)
    assert (other.seat, other.prompt, other.over) == (game.seat, game.prompt, game.over)
    assert [action.text for action in other.actions()] == [action.text for action in game.actions()]
    assert all(mine is theirs for mine, theirs in zip(game.actions(), other.actions(), strict=True))
    assert [option.to_json() for option in other.options()] == [option.to_json() for option in game.options()]
    assert [refusal.to_json() for refusal in other.refused()] == [
        refusal.to_json() for refusal in game.refused()
    ]
    for seat in everyone(game):
        assert other.view(seat).to_json() == game.view(seat).to_json()


def both_finish(game: Game, other: Game, seed: int) -> None:
    """From here on the same things happen in both."""
    player = Player(seed)
    while not game.over:
        action = player.choose(game)
        assert game.play(action) == other.apply(action.text)
        assert other.actions() == game.actions()
    assert document(other) == document(game)
    mine, theirs = game.result(), other.result()
    assert mine is not None
    assert theirs is not None
    assert mine.to_json() == theirs.to_json()


def wreck(value: object) -> None:
    """Destroy a document as thoroughly as its owner might."""
    if isinstance(value, dict):
        for inner in value.values():
            wreck(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            wreck(inner)
        value.clear()


@given(tables())
def test_documents_are_the_readers_own(table: Table) -> None:
    """Who changes a document or a view changes no game, nor one that was read from it.

    With every question when it comes first in a game, and in every tenth position: documents that differ
    in cards and numbers alone are made alike.
    """
    game = table.deal()
    asked: set[str | None] = set()
    for number, _ in enumerate(play_on(game, table.player())):
        if game.prompt in asked and number % 10:
            continue
        asked.add(game.prompt)
        before = document(game)
        wreck(game.to_json())
        wreck(game.view(0).to_json())
        assert document(game) == before
        read_from = copy.deepcopy(before)
        again = citadels.load(read_from)
        wreck(read_from)
        assert document(again) == before


# -- views -----------------------------------------------------------------------


@given(tables())
def test_everyone_has_a_view_at_any_time(table: Table) -> None:
    game = table.deal()
    for turn, _ in enumerate(play_on(game, table.player())):
        check_view(game, turn % (table.seats + 1) - 1)
    for seat in everyone(game):
        check_view(game, seat)
        seen = game.seen_by(seat)
        assert len(seen) == len(game.events)
        assert [event.seen_by(seat) for event in seen] == seen
        json.dumps([event.to_json() for event in seen])


def check_view(game: Game, seat: int) -> None:
    view = game.view(seat)
    assert json.loads(json.dumps(view.to_json())) == view.to_json()
    assert (view.asked, view.prompt) == (game.seat, game.prompt)
    for other, player in enumerate(view.players):
        open_to_seat = game.over or other == seat
        assert (player.hand is not None) == open_to_seat
        assert (player.characters is not None) == open_to_seat


# -- taking back -----------------------------------------------------------------


@given(tables(), st.integers(20, 80))
def test_what_is_taken_back_never_was(table: Table, every: int) -> None:
    """Every so many actions that can be taken back, all of them are, one by one, and done again."""
    game = table.deal()
    player = table.player()
    chain: list[tuple[dict[str, Any], Action]] = []  # what can be taken back, with the position before
    seen = 0
    while not game.over:
        before, seat, action = document(game), game.seat, player.choose(game)
        happened = game.play(action)
        if not game.can_undo:
            chain = []
            continue
        assert game.seat == seat
        assert not any(isinstance(event, TELLING) for event in happened)
        chain.append((before, action))
        seen += 1
        if seen % every == 0:
            take_back(game, chain)
    with pytest.raises(IllegalAction):
        game.undo()


def take_back(game: Game, chain: list[tuple[dict[str, Any], Action]]) -> None:
    after, log, history = document(game), game.events[:], game.history[:]
    assert not game.clone().can_undo
    loaded = citadels.load(game.to_json())
    for (before, _), brought in zip(chain, game.undo_event_counts, strict=True):
        loaded.restore_undo(citadels.load(before), brought)
    for earlier, _ in reversed(chain):
        told = len(game.events)
        assert game.undo() == loaded.undo() == told - len(game.events)
        assert document(game) == document(loaded) == earlier
    assert not game.can_undo
    assert not loaded.can_undo
    for _, action in chain:
        game.apply(action)
    assert document(game) == after
    assert game.events == log
    assert game.history == history


# -- choices of several cards ------------------------------------------------------

SEVERAL = ("exchange_card", "hand_over", "pay_card", "warrant", "threaten", "beautify")


@given(tables(), st.integers(0, 2**32))
def test_the_order_in_which_several_are_chosen_makes_no_difference(table: Table, seed: int) -> None:
    """Whatever comes of a set of cards, comes of it in any order, and nothing else can be seen."""
    game = table.deal()
    player, rng = table.player(), Random(seed)
    while not game.over:
        before, chosen = game.clone(), [player.choose(game)]
        game.play(chosen[0])
        while rng.random() < 0.8 and (others := more(game, chosen[0].verb)):
            chosen.append(rng.choice(others))
            game.play(chosen[-1])
        rng.shuffle(chosen)
        for action in chosen:
            before.apply(action)
        if len(chosen) > 1:
            same(game, before)
            assert before.events == game.events


def more(game: Game, verb: str) -> list[Action]:
    """What else may be chosen in the same way."""
    return [action for action in game.actions() if action.verb == verb and verb in SEVERAL]
