"""Read observations and actions that were recorded with another vocabulary, by name."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from citadels.encoding.actions import SPACE, action_space
from citadels.encoding.alignment import indexes
from citadels.encoding.observation import cell_names
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary
from citadels.engine.actions import SEATS
from citadels.research.parts import Row

UNKNOWN: Final = -1  # an action that this package does not have


class Translation:
    """From the cells and actions of another vocabulary to those of this package."""

    def __init__(self, recorded: Vocabulary) -> None:
        names = row_names(recorded)
        self.width = len(names)  # of a recorded observation
        self._cells = np.array(indexes(row_names(VOCABULARY), names), np.intp)  # -1: the column of zeros
        here = {action.text: number for number, action in enumerate(SPACE.actions)}
        texts = [action.text for action in action_space(recorded).actions]
        self._actions = np.array([here.get(text, UNKNOWN) for text in texts], np.int32)

    def observations(self, recorded: Row) -> Row:
        """Return the observations as this package writes them: cells that were not recorded are 0."""
        zeros = np.zeros((len(recorded), 1), np.uint8)
        return np.concatenate([recorded, zeros], axis=1)[:, self._cells]

    def actions(self, recorded: NDArray[Any]) -> NDArray[np.int32]:
        """Return the numbers of these actions here, -1 for those that this package does not have."""
        numbers: NDArray[np.int32] = self._actions[recorded]
        return numbers


def row_names(vocabulary: Vocabulary) -> list[str]:
    """Name the cells of a whole observation."""
    block = cell_names(vocabulary, of_players=True)
    players = [f"{place} {name}" for place in range(SEATS) for name in block]
    return [*cell_names(vocabulary, of_players=False), *players]
