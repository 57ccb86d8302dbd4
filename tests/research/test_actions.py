"""Actions in numbers: every legal action has one, and it leads back."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

import citadels
from citadels import CitadelsError, Game, IllegalAction
from citadels.encoding.actions import (
    ACTIONS_VERSION,
    NUM_ACTIONS,
    SPACE,
    action_space,
    action_to_index,
    index_to_action,
)
from citadels.encoding.vocabulary import original
from citadels.research.actions import chosen, legal_actions, mask_of
from tests.games.files import names, stored
from tests.properties.tables import play_on, table


def check_numbers(game: Game) -> None:
    """The legal actions and the ones in the mask are the same, one to one."""
    seat, seats = game.seat, game.rules.seats
    assert seat is not None
    numbers = [action_to_index(action, seat, seats) for action in game.actions()]
    assert len(set(numbers)) == len(numbers)
    assert [index_to_action(number, seat, seats) for number in numbers] == game.actions()
    assert sorted(numbers) == mask_of(game).nonzero()[0].tolist()


@pytest.mark.parametrize("part", range(4))
def test_every_action_of_the_golden_games_has_a_number(part: int) -> None:
    for name in names()[part::4]:
        for game in stored(name).positions():
            if not game.over:
                check_numbers(game)


@pytest.mark.parametrize("edition", citadels.EDITIONS)
def test_so_has_every_action_of_random_games(edition: str) -> None:
    for seed in range(12):
        at = table(edition, Random(f"{edition} {seed}"))
        game = at.deal(record=False)
        check_numbers(game)
        for _ in play_on(game, at.player()):
            if not game.over:
                check_numbers(game)


def test_a_change_of_the_space_is_a_change_of_version() -> None:
    """Raise ACTIONS_VERSION with whatever makes this fail, unless that version is not released yet."""
    texts = "\n".join([action.text for action in action_space(original()).actions])
    digest = hashlib.sha256(texts.encode()).hexdigest()[:16]
    assert (ACTIONS_VERSION, digest) == (1, "9eca5dc4a34fe74b")


def test_seats_are_relative() -> None:
    """The player to the left has the same number for every acting seat."""
    left = SPACE.parse("swap 1")
    assert left is not None
    number = SPACE.index(left)
    assert [index_to_action(number, seat, 3).text for seat in range(3)] == ["swap 1", "swap 2", "swap 0"]


def game_at(*answers: str) -> Game:
    game = citadels.new_game(seats=4, seed="numbers", crown=0)
    for answer in answers:
        game.apply(answer)
    return game


def refusal(game: Game, text: str) -> str:
    action = SPACE.parse(text)
    assert action is not None
    with pytest.raises(IllegalAction) as raised:
        chosen(game, SPACE.index(action))
    return str(raised.value)


def test_an_action_outside_the_mask_says_which_rule_it_breaks() -> None:
    game = citadels.new_game(seats=4, seed=1)
    while game.prompt != "turn":
        game.apply(game.actions()[0])
    assert refusal(game, "end").endswith("(end) is not allowed: first you must gather gold or cards")
    game.apply("gather gold")
    assert refusal(game, "gather gold").endswith("is not allowed: you have already gathered")
    assert refusal(game, "tithe 1").endswith("is not allowed: it does not answer the question 'turn'")
    assert refusal(game, "swap 6").endswith("it targets relative seat 6, and this table has 4 seats")
    dear = next(one for one in game.refused() if one.reason.code == "gold")
    assert f"costs {dear.reason.need} gold, you have" in refusal(game, dear.action.text)


def test_a_number_that_no_action_has_is_refused() -> None:
    game = citadels.new_game(seats=4, seed=1)
    for number in (-1, NUM_ACTIONS):
        with pytest.raises(IllegalAction, match=f"unknown action {number}; choose one from 0 to"):
            chosen(game, number)


@pytest.mark.parametrize(("seat", "seats"), [(4, 4), (-1, 4), (0, 0), (0, 9)])
def test_a_seat_that_there_is_not_is_refused(seat: int, seats: int) -> None:
    with pytest.raises(CitadelsError, match=f"invalid seat {seat} of {seats}; seats are numbered from 0"):
        index_to_action(0, seat, seats)


def test_legal_actions_are_the_ones_in_the_mask() -> None:
    game, rng = citadels.new_game(seed=1), Random(1)
    while not game.over:
        assert legal_actions(game) == mask_of(game).nonzero()[0].tolist()
        game.apply(rng.choice(game.actions()))
    assert legal_actions(game) == []
