"""The network with numpy.

The sums are of whole numbers below 2^53, so floating point is exact, in whatever order it adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from citadels.bots.learned.naming import SIGHTS, Named
from citadels.bots.learned.routine import Answer
from citadels.bots.learned.weights import DOWN, MOST, Tensor, Weights
from citadels.encoding.observation import BLOCK, LENGTH, TABLE

Array = NDArray[np.float64]
NOWHERE: Final = LENGTH  # where there is always 0


class ArrayRoutine:
    """Works out what the network says, with arrays."""

    def __init__(self, weights: Weights) -> None:
        self._weights = {name: _array(tensor) for name, tensor in weights.tensors.items()}
        self._words: dict[tuple[int, ...], Array] = {}
        self._sights: dict[tuple[tuple[int, int], ...], NDArray[np.intp]] = {}

    def answer(self, observation: bytes, seats: int, options: Sequence[Named]) -> Answer:
        """What the network says of these options and of all seats."""
        seen = np.zeros(LENGTH + 1)
        seen[:LENGTH] = np.frombuffer(observation, np.uint8)
        weights = self._weights
        blocks = seen[TABLE : TABLE + seats * BLOCK].reshape(seats, BLOCK)
        players = _said(_times(blocks, weights["player"]) + weights["place"][:seats])
        deep = self._deep(seen, players)
        outlook = _times(deep, weights["outlook"]) + weights["outlook_bias"]
        outlook = _said(outlook + _times(players, weights["standing"]))
        return Answer(self._logits(seen, players, deep, options), _whole(outlook @ weights["worth"]))

    def worths(self, observations: Sequence[bytes], seats: int) -> list[list[int]]:
        """What the network says of all seats, from each of these observations."""
        weights, many = self._weights, len(observations)
        seen = np.frombuffer(b"".join(observations), np.uint8).reshape(many, LENGTH)
        blocks = seen[:, TABLE : TABLE + seats * BLOCK].reshape(many * seats, BLOCK)
        players = _sparse(blocks, weights["player"]).reshape(many, seats, -1)
        players = _said(players + weights["place"][:seats])
        wide = _sparse(seen[:, : TABLE + BLOCK], weights["table"]) + weights["wide"]
        by_player = weights["players"][:seats].reshape(players[0].size, -1)
        wide = _said(wide + players.reshape(many, -1) @ by_player)
        deep = _said(wide @ weights["deep"] + weights["deep_bias"])
        deep = _said(deep @ weights["deeper"] + weights["deeper_bias"] + deep * (1 << DOWN))
        outlook = (deep @ weights["outlook"] + weights["outlook_bias"])[:, None, :]
        outlook = _said(outlook + players @ weights["standing"])
        return [_whole(row) for row in outlook @ weights["worth"]]

    def _deep(self, seen: Array, players: Array) -> Array:
        weights, own = self._weights, seen[: TABLE + BLOCK]
        there = own.nonzero()[0]
        wide = _times(own[there], weights["table"][there]) + weights["wide"]
        by_player = weights["players"][: len(players)].reshape(players.size, -1)
        wide = _said(wide + _times(players.ravel(), by_player))
        deep = _said(_times(wide, weights["deep"]) + weights["deep_bias"])
        return _said(_times(deep, weights["deeper"]) + weights["deeper_bias"] + deep * (1 << DOWN))

    def _logits(self, seen: Array, players: Array, deep: Array, options: Sequence[Named]) -> list[int]:
        if not options:
            return []
        weights = self._weights
        option = np.array([self._words_of(named) for named in options])
        option += _times(deep, weights["question"]) + weights["question_bias"]
        option += _times(seen[np.array([self._sights_of(named) for named in options])], weights["sight"])
        about = [number for number, named in enumerate(options) if named.place >= 0]
        if about:
            option[about] += _times(players, weights["target"])[[options[number].place for number in about]]
        return _whole(
            _said(_times(_said(option), weights["option"]) + weights["option_bias"]) @ weights["logit"]
        )

    def _words_of(self, named: Named) -> Array:
        """The sum of the rows of the words."""
        if named.words not in self._words:
            self._words[named.words] = self._weights["word"][[*named.words]].sum(0)
        return self._words[named.words]

    def _sights_of(self, named: Named) -> NDArray[np.intp]:
        """Where each sight is in an observation."""
        if named.sights not in self._sights:
            places = dict(named.sights)
            self._sights[named.sights] = np.array(
                [places.get(sight, NOWHERE) for sight in range(len(SIGHTS))], np.intp
            )
        return self._sights[named.sights]


def _array(tensor: Tensor) -> Array:
    numbers = np.array(tensor.numbers, np.float64) * (1 << tensor.shift)
    return numbers.reshape(tensor.shape)


def _times(numbers: Array, weights: Array) -> Array:
    """The product, in this very thread: others would only be waited for, and more so on a busy machine."""
    product: Array = np.einsum("...i,ij->...j", numbers, weights)
    return product


def _sparse(rows: NDArray[np.uint8], weights: Array) -> Array:
    """The products of rows that have nothing in most of their places, and in the same ones."""
    there = np.flatnonzero(rows.any(0))
    product: Array = rows[:, there].astype(np.float64) @ weights[there]
    return product


def _said(sums: Array) -> Array:
    """What units say that have these sums."""
    return np.clip(np.floor(sums * 2.0**-DOWN), 0, MOST)


def _whole(sums: Array) -> list[int]:
    return [int(number) for number in sums.tolist()]
