"""All actions of all editions as one fixed list, with seats relative to the acting player.

``destroy 2 …`` in the list targets the second player to the left. So what a network learns in one seat holds
in all seats.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from citadels.encoding.vocabulary import VERBS, VOCABULARY, Vocabulary
from citadels.engine.actions import SEATS, WITH_SEAT, Action, ActionSpace, act
from citadels.engine.deprecated import warn_renamed
from citadels.engine.errors import CitadelsError, IllegalAction
from citadels.engine.game import Game

ACTIONS_VERSION: Final = 1


def action_space(vocabulary: Vocabulary) -> ActionSpace:
    """Return the engine's space over a whole vocabulary; its seats are read as relative ones."""
    return ActionSpace(vocabulary.verbs, list(vocabulary.characters), list(vocabulary.districts))


SPACE: Final = action_space(VOCABULARY)
NUM_ACTIONS: Final = len(SPACE)


class ActionIndex:
    """Maps the actions of one seat to indexes in the list, and back."""

    def __init__(self, seat: int, seats: int) -> None:
        if not 0 <= seat < seats <= SEATS:
            raise CitadelsError(
                f"invalid seat {seat} of {seats}; seats are numbered from 0, and there are at most {SEATS}"
            )
        self.actions = [_to_absolute(action, seat, seats) for action in SPACE.actions]
        self.indexes = {action: index for index, action in enumerate(self.actions) if action is not None}

    @property
    def number(self) -> dict[Action, int]:
        """Deprecated name of `indexes`."""
        warn_renamed("ActionIndex.number", "ActionIndex.indexes")
        return self.indexes


def _to_absolute(action: Action, seat: int, seats: int) -> Action | None:
    """Convert an action from relative to absolute seats. Return None if the seat does not exist."""
    if VERBS[action.verb] not in WITH_SEAT:
        return action
    if action.number >= seats:
        return None
    return act(action.verb, (action.number + seat) % seats, action.name)


@cache
def action_index(seat: int, seats: int) -> ActionIndex:
    """Return the cached index of a seat's actions."""
    return ActionIndex(seat, seats)


def action_to_index(action: Action, seat: int, seats: int) -> int:
    """Return the index of an action of a seat."""
    return action_index(seat, seats).indexes[action]


def legal_actions(game: Game) -> list[int]:
    """Return the indexes of the legal actions, in ascending order; none when the game is over."""
    indexes = action_index(game.seat or 0, game.rules.seats).indexes
    return sorted([indexes[action] for action in game.actions()])


def index_to_action(number: int, seat: int, seats: int) -> Action:
    """Return the action of a seat with this index, or raise IllegalAction."""
    if not 0 <= number < NUM_ACTIONS:
        raise IllegalAction(f"unknown action {number}; choose one from 0 to {NUM_ACTIONS - 1}")
    action = action_index(seat, seats).actions[number]
    if action is None:
        named = SPACE.actions[number]
        table = f"it targets relative seat {named.number}, and this table has {seats} seats"
        raise IllegalAction(f"action {number} ({named}) is not allowed: {table}")
    return action
