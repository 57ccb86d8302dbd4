"""Actions as integers, with masks of the legal ones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import index
from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from citadels.deprecation import deprecate_names
from citadels.encoding import actions
from citadels.encoding.actions import NUM_ACTIONS, index_to_action, legal_actions
from citadels.engine.actions import Action
from citadels.engine.errors import IllegalAction
from citadels.engine.game import Game
from citadels.locale import Texts

__all__ = ["ActionIndex", "Mask", "action_index", "chosen", "legal_actions", "mask_of"]

Mask = NDArray[np.int8]

_TEXTS: Final = Texts()


class ActionIndex(actions.ActionIndex):
    """Maps the actions of one seat to indexes and back, and makes masks over them."""

    def mask(self, legal: Iterable[Action]) -> Mask:
        """Return a mask with 1 for these actions and 0 for all others."""
        mask = np.zeros(NUM_ACTIONS, np.int8)
        mask[[self.indexes[action] for action in legal]] = 1
        return mask


@cache
def action_index(seat: int, seats: int) -> ActionIndex:
    """Return the cached index of a seat's actions."""
    return ActionIndex(seat, seats)


def mask_of(game: Game) -> Mask:
    """Return the mask of legal actions; all zero when the game is over."""
    return action_index(game.seat or 0, game.rules.seats).mask(game.actions())


def chosen(game: Game, number: SupportsIndex) -> Action:
    """Return the legal action with this index; raise IllegalAction with the reason if it is not legal."""
    seat = game.seat
    if seat is None:
        raise IllegalAction("the game is over")
    try:
        number = index(number)
    except TypeError:
        raise IllegalAction(f"action {number!r} is not an integer") from None
    action = index_to_action(number, seat, game.rules.seats)
    if action not in game.actions():
        raise IllegalAction(f"action {number} ({action}) is not allowed: {_why_not(game, action)}")
    return action


def _why_not(game: Game, action: Action) -> str:
    for refusal in game.refused():
        if refusal.action is action:
            return _TEXTS.for_edition(game.rules.edition.key).reason(refusal.reason)
    return f"it does not answer the question {game.prompt!r}"


deprecate_names(__name__, {"Numbering": "ActionIndex", "numbering": "action_index"})
