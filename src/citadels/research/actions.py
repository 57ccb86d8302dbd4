"""All actions of all editions as one fixed list, with seats relative to the one who acts.

``destroy 2 …`` in the list is about the second player to the left, whoever acts. So what a network learns
in one seat holds in all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from citadels.engine.actions import WITH_SEAT, Action, ActionSpace, act
from citadels.engine.errors import CitadelsError, IllegalAction
from citadels.engine.game import Game
from citadels.locale import Texts
from citadels.research.vocabulary import CHARACTERS, DISTRICTS, VERBS

ACTIONS_VERSION: Final = 1

Mask = NDArray[np.int8]

# The engine's space, over all editions at once; its seats are read as relative ones.
SPACE: Final = ActionSpace(VERBS, list(CHARACTERS), list(DISTRICTS))
ACTIONS: Final = len(SPACE)
_TEXTS: Final = Texts()


class Numbering:
    """The numbers of actions for one seat of so many."""

    def __init__(self, seat: int, seats: int) -> None:
        self.actions = [_turned(action, seat, seats) for action in SPACE.actions]
        self.number = {action: number for number, action in enumerate(self.actions) if action is not None}

    def mask(self, legal: Iterable[Action]) -> Mask:
        """1 for each of these actions, 0 for all others."""
        mask = np.zeros(ACTIONS, np.int8)
        mask[[self.number[action] for action in legal]] = 1
        return mask


def _turned(action: Action, seat: int, seats: int) -> Action | None:
    """The action in which a relative seat has become a seat of the table; None if there is no such seat."""
    if VERBS[action.verb] not in WITH_SEAT:
        return action
    if action.number >= seats:
        return None
    return act(action.verb, (action.number + seat) % seats, action.name)


@cache
def numbering(seat: int, seats: int) -> Numbering:
    """The numbers of actions for one seat of so many, worked out once."""
    return Numbering(seat, seats)


def number_of(action: Action, seat: int, seats: int) -> int:
    """The number of an action of a seat."""
    return numbering(seat, seats).number[action]


def action_of(number: int, seat: int, seats: int) -> Action:
    """The action of a seat with this number."""
    if not 0 <= number < ACTIONS:
        raise CitadelsError(f"there is no action {number}; actions are 0 to {ACTIONS - 1}")
    action = numbering(seat, seats).actions[number]
    if action is None:
        there = f"there is no seat {SPACE.actions[number].number}; this table has {seats}"
        raise IllegalAction(f"action {number} ({SPACE.actions[number]}) is not allowed: {there}")
    return action


def mask_of(game: Game) -> Mask:
    """The mask of the actions that answer the pending question; all zero when the game is over."""
    return numbering(game.seat or 0, game.rules.seats).mask(game.actions())


def chosen(game: Game, number: int) -> Action:
    """The legal action with this number; raises IllegalAction, which says why, if it is not legal."""
    seat = game.seat
    if seat is None:
        raise IllegalAction("the game is over")
    action = action_of(number, seat, game.rules.seats)
    if action not in game.actions():
        raise IllegalAction(f"action {number} ({action}) is not allowed: {_why_not(game, action)}")
    return action


def _why_not(game: Game, action: Action) -> str:
    for refusal in game.refused():
        if refusal.action is action:
            return _TEXTS.of(game.rules.edition.key).reason(refusal.reason)
    return f"it does not answer the question {game.prompt!r}"
