"""Buffers in shared memory between the learner and its worker processes."""

from __future__ import annotations

from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from citadels.encoding.observation import OBSERVATION_SIZE
from citadels.encoding.vocabulary import VOCABULARY
from citadels.engine.actions import SEATS

MAX_OPTIONS: Final = 64  # A random sample of them if a question has more.

FIELDS: Final[tuple[tuple[str, tuple[int, ...], type], ...]] = (
    ("observations", (OBSERVATION_SIZE,), np.uint8),
    ("options", (MAX_OPTIONS,), np.int16),  # indexes of actions, in any order
    ("counts", (), np.int16),  # of options
    ("seats", (), np.int8),  # seat to move
    ("past", (), np.int8),  # whether a past network has that seat
    ("over", (), np.int8),  # whether a game ended since the last answer
    ("shares", (SEATS,), np.float32),  # of the win in that game, by seat
    ("margins", (SEATS,), np.float32),  # points ahead of the best opponent, by seat
    ("strengths", (SEATS,), np.int8),  # by place, -1 for unknown
    ("held", (SEATS,), np.int16),  # bit set of the ranks of the characters held, by place
    ("hands", (SEATS * len(VOCABULARY.costs),), np.uint8),  # cards in hand by cost, for each place
    ("answers", (), np.int16),  # indexes into the options
)


class SharedBuffers:
    """Questions and answers of so many games."""

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
    strengths: NDArray[np.int8]
    held: NDArray[np.int16]
    hands: NDArray[np.uint8]
    answers: NDArray[np.int16]

    @staticmethod
    def _size(games: int, shape: tuple[int, ...], kind: type) -> int:
        bytes_ = games * int(np.prod(shape)) * np.dtype(kind).itemsize
        return -(-bytes_ // 64) * 64
