"""Memory that the process that learns and those that play have in common."""

from __future__ import annotations

from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from citadels.encoding.observation import OBSERVATION_SIZE
from citadels.engine.actions import SEATS

MAX_OPTIONS: Final = 64  # of a question with more of them, as many are drawn at random

FIELDS: Final[tuple[tuple[str, tuple[int, ...], type], ...]] = (
    ("observations", (OBSERVATION_SIZE,), np.uint8),
    ("options", (MAX_OPTIONS,), np.int16),  # numbers of actions, in any order
    ("counts", (), np.int16),  # of options
    ("seats", (), np.int8),  # who is asked
    ("past", (), np.int8),  # whether that is the learner of some time ago
    ("over", (), np.int8),  # whether a game ended since the last answer
    ("shares", (SEATS,), np.float32),  # of the win in that game, by seat
    ("margins", (SEATS,), np.float32),  # in points over the best of the others, by seat
    ("answers", (), np.int16),  # places in the list of options
)


class SharedBuffers:
    """What so many games ask, and what they are answered."""

    def __init__(self, games: int, memory: Any = None) -> None:
        size = sum(self._size(games, shape, kind) for _, shape, kind in FIELDS)
        self.memory = RawArray("B", size) if memory is None else memory
        at = 0
        for name, shape, kind in FIELDS:
            setattr(self, name, np.ndarray((games, *shape), kind, self.memory, at))
            at += self._size(games, shape, kind)

    observations: NDArray[np.uint8]
    options: NDArray[np.int16]
    counts: NDArray[np.int16]
    seats: NDArray[np.int8]
    past: NDArray[np.int8]
    over: NDArray[np.int8]
    shares: NDArray[np.float32]
    margins: NDArray[np.float32]
    answers: NDArray[np.int16]

    @staticmethod
    def _size(games: int, shape: tuple[int, ...], kind: type) -> int:
        bytes_ = games * int(np.prod(shape)) * np.dtype(kind).itemsize
        return -(-bytes_ // 64) * 64
