"""The game object: who may answer, what errors reveal, copies that lose nothing."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import citadels
from citadels import CitadelsError, Game, IllegalAction
from citadels.engine.cards import Character, District
from citadels.engine.state import State
from citadels.engine.steps import Step


def test_only_the_seat_that_is_asked_may_answer() -> None:
    game = citadels.new_game(seats=4, seed=7)
    asked = game.seat
    assert asked is not None
    before = game.to_json()
    for other in (asked + 1) % 4, (asked + 2) % 4, 17:
        with pytest.raises(IllegalAction, match=f"^seat {asked} must answer, not {other}$"):
            game.apply(game.actions()[0], seat=other)
    assert game.to_json() == before
    game.apply(game.actions()[0], seat=asked)


def test_an_error_names_no_answer_of_the_seat_that_is_asked() -> None:
    """Who sends nonsense at the right moment must not learn what lies in the packet."""
    game = citadels.new_game(seats=4, seed=7)
    with pytest.raises(IllegalAction) as error:
        game.apply("pick nobody")
    assert str(error.value) == "'pick nobody' is not an answer to 'pick'"


def test_a_view_of_an_unknown_seat_is_refused() -> None:
    game = citadels.new_game(seats=4, seed=7)
    for seat in (4, 17, -2):
        with pytest.raises(CitadelsError, match=f"invalid seat {seat}; seats are 0 to 3"):
            game.view(seat)
    with pytest.raises(ValueError, match="a spectator has no player"):
        _ = game.view().me


def test_play_refuses_what_is_none_of_the_actions_and_changes_nothing() -> None:
    game = citadels.new_game(seats=4, seed=7)
    before = game.to_json()
    with pytest.raises(TypeError, match="Action"):
        game.play("pick king")  # type: ignore[arg-type]
    illegal, later = map(game.rules.edition.space.parse, ("kill bishop", "gather gold"))
    assert illegal is not None
    assert later is not None
    with pytest.raises(IllegalAction, match="'kill bishop' is not in"):
        game.play(illegal)
    for copied in game, game.clone():
        assert copied.to_json() == before
        copied.play(copied.actions()[0])
        with pytest.raises(IllegalAction):
            copied.play(illegal)
        rng = Random(1)
        while not copied.over:
            copied.play(rng.choice(copied.actions()))
    with pytest.raises(IllegalAction, match="'gather gold' is not in"):
        copied.play(later)


def test_a_game_is_made_of_a_state_and_says_so() -> None:
    with pytest.raises(TypeError, match="State"):
        Game(4)  # type: ignore[arg-type]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_remembers_everything(again: object) -> None:
    assert callable(again)
    game = citadels.new_game(preset="cunning_agents", seats=5, seed=3)
    rng = Random(3)
    for _ in range(90):
        game.apply(rng.choice(game.actions()))
    same = again(game)
    for _ in range(60):
        assert same.events == game.events
        assert same.history == game.history
        assert same.from_the_start
        assert [same.view(seat).to_json() for seat in range(-1, 5)] == [
            game.view(seat).to_json() for seat in range(-1, 5)
        ]
        action = rng.choice(game.actions())
        game.apply(action)
        same.apply(action)
        if game.can_undo and rng.random() < 0.5:
            game.undo()
            same.undo()


def test_the_list_returned_by_actions_may_be_changed() -> None:
    document = citadels.new_game(preset="cunning_agents", seats=4, seed=1).to_json()
    witch = {
        "characters": document["characters"],
        "districts": document["districts"],
        "called": 1,
        "players": [{"characters": ["witch"]}, {}, {}, {}],
        "revealed": {"witch": 0},
        "turn": {"seat": 0, "character": "witch"},
    }
    citadels.load(witch).actions().clear()
    assert [action.text for action in citadels.load(witch).actions()] == ["gather gold", "gather cards"]


class Miser(Character):
    key = "miser"
    rank = 6

    def price(self, s: State, seat: int, kind: int, price: int) -> int:
        return price - 1


class Inn(District):
    key = "inn"

    def end_of_round(self, s: State) -> None:
        """No hook of a district."""


class Chameleon(Character):
    key = "king"
    rank = 4


class Juggler(Character):
    key = "juggler"
    rank = 3
    verbs = {"swap": "district"}


class Lender(Character):
    key = "lender"
    rank = 3
    verbs = {"lend": ()}  # type: ignore[dict-item]


class Shouter(Character):
    key = "shouter"
    rank = 3
    verbs = {"shout": "A LOT"}


class Ghost(Character):
    key = "ghost"
    rank = 12


class KeepCards(Step):
    """Not the step of this name that everyone knows."""


class Hoarder(Character):
    key = "hoarder"
    rank = 6
    steps = (KeepCards,)


@pytest.mark.parametrize(
    ("characters", "districts", "message"),
    [
        ([Miser], [], "miser: price is not a hook of a character"),
        ([], [Inn], "inn: end_of_round is not a hook of a district"),
        ([Chameleon], [], "two cards have the same key"),
        ([Juggler], [], "the verb swap has two signatures"),
        ([Lender], [], r"lender declares the verb 'lend' with \(\); write a signature of"),
        ([Shouter], [], "shouter declares the verb 'shout' with 'A LOT'"),
        ([Ghost], [], "the ghost has rank 12; ranks are 1 to 9"),
        ([Hoarder], [], "two steps have the name KeepCards"),
    ],
)
def test_a_card_that_cannot_work_is_refused(
    characters: list[type[Character]], districts: list[type[District]], message: str
) -> None:
    with pytest.raises(citadels.EditionError, match=message):
        citadels.EDITIONS["2016"].extended("2016+", characters, districts)


class Watchman(Character):
    """Counts the ends of turns that it is notified of."""

    key = "watchman"
    rank = 6

    def end_of_turn(self, s: State, seat: int) -> None:
        s.game_flags["own"] = s.game_flags.get("own", 0) + 1

    def end_of_any_turn(self, s: State, seat: int) -> None:
        s.game_flags["any"] = s.game_flags.get("any", 0) + 1


def test_each_end_of_a_turn_is_one_event() -> None:
    citadels.EDITIONS["2016+watch"] = citadels.EDITIONS["2016"].extended("2016+watch", [Watchman])
    cast = ["assassin", "thief", "magician", "king", "bishop", "watchman", "architect", "warlord"]
    game = citadels.load(
        {
            "edition": "2016+watch",
            "characters": cast,
            "called": 4,
            "players": [{"characters": [key]} for key in ("king", "watchman", "warlord", "architect")],
            "revealed": {"king": 0},
            "turn": {"seat": 0, "character": "king", "gathered": True},
        }
    )
    game.apply("end")
    assert game.view().game_flags == {"any": 1}
    game.apply("gather gold")
    game.apply("end")
    assert game.view().game_flags == {"any": 2, "own": 1}
    del citadels.EDITIONS["2016+watch"]


def test_a_game_and_a_view_say_where_they_are() -> None:
    game = citadels.new_game(seats=4, seed=7)
    asked = f"seat {game.seat} is asked 'pick'"
    assert repr(game) == f"<Game 2016, 4 seats, round 1, {asked}>"
    assert repr(game.view(2)) == f"<View of seat 2, 2016, round 1, {asked}>"
    assert repr(game.view()) == f"<View of a spectator, 2016, round 1, {asked}>"
    game = citadels.load({"players": [{}, {}, {}, {}], "phase": "over", "round": 9})
    assert repr(game) == "<Game 2016, 4 seats, round 9, over>"
    assert repr(game.view(0)) == "<View of seat 0, 2016, round 9, over>"
