"""The network with numpy.

The sums are of whole numbers below 2^53, so floating point is exact, in whatever order it adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

import numpy as np
from numpy.typing import NDArray

from citadels.bots.learned.naming import SIGHTS, Named
from citadels.bots.learned.routine import Answer
from citadels.bots.learned.weights import DOWN, MOST, Tensor, Weights
from citadels.encoding.observation import BLOCK_SIZE, OBSERVATION_SIZE, TABLE_SIZE

Array = NDArray[np.float64]
FEW: Final = 24  # rows
NOWHERE: Final = OBSERVATION_SIZE  # where there is always 0


class ArrayRoutine:
    """Works out what the network says, with arrays."""

    def __init__(self, weights: Weights) -> None:
        self._weights = {name: _array(tensor) for name, tensor in weights.tensors.items()}
        self._words: dict[tuple[int, ...], Array] = {}
        self._sights: dict[tuple[tuple[int, int], ...], NDArray[np.intp]] = {}

    def answer(self, observation: bytes, seats: int, options: Sequence[Named]) -> Answer:
        """What the network says of these options and of all seats."""
        seen = np.zeros(OBSERVATION_SIZE + 1)
        seen[:OBSERVATION_SIZE] = np.frombuffer(observation, np.uint8)
        weights = self._weights
        blocks = seen[TABLE_SIZE : TABLE_SIZE + seats * BLOCK_SIZE].reshape(seats, BLOCK_SIZE)
        players = _said(_times(blocks, weights["player"]) + weights["place"][:seats])
        deep = self._deep(seen, players)
        outlook = _times(deep, weights["outlook"]) + weights["outlook_bias"]
        outlook = _said(outlook + _times(players, weights["standing"]))
        question = _times(deep, weights["question"]) + weights["question_bias"]
        logits = self._logits(seen[None], players[None], question[None], [options])
        return Answer(logits, _whole(outlook @ weights["worth"]))

    def worths(self, observations: Sequence[bytes], seats: int) -> list[list[int]]:
        """What the network says of all seats, from each of these observations."""
        weights = self._weights
        _, players, deep = self._think(observations, seats)
        outlook = (deep @ weights["outlook"] + weights["outlook_bias"])[:, None, :]
        outlook = _said(outlook + players @ weights["standing"])
        return [_whole(row) for row in outlook @ weights["worth"]]

    def logits(
        self, observations: Sequence[bytes], seats: int, options: Sequence[Sequence[Named]]
    ) -> list[list[int]]:
        """What the network says of the options at each of these observations."""
        weights = self._weights
        seen, players, deep = self._think(observations, seats)
        padded = np.zeros((len(seen), OBSERVATION_SIZE + 1))
        padded[:, :OBSERVATION_SIZE] = seen
        questions = deep @ weights["question"] + weights["question_bias"]
        found = self._logits(padded, players, questions, options)
        ends = list(accumulate(map(len, options)))
        return [found[end - len(each) : end] for each, end in zip(options, ends, strict=True)]

    def _logits(
        self, seen: Array, players: Array, questions: Array, options: Sequence[Sequence[Named]]
    ) -> list[int]:
        """What is said of all options, one after the other, at each of these rows."""
        weights = self._weights
        every = [named for each in options for named in each]
        if not every:
            return []
        row = np.repeat(np.arange(len(options)), [len(each) for each in options])
        option = np.array([self._words_of(named) for named in every]) + questions[row]
        sights = np.array([self._sights_of(named) for named in every])
        option += _times(seen[row[:, None], sights], weights["sight"])
        about = [number for number, named in enumerate(every) if named.place >= 0]
        if about:
            places = [every[number].place for number in about]
            option[about] += _times(players[row[about], places], weights["target"])
        return _whole(
            _said(_times(_said(option), weights["option"]) + weights["option_bias"]) @ weights["logit"]
        )

    def _think(self, observations: Sequence[bytes], seats: int) -> tuple[NDArray[np.uint8], Array, Array]:
        """What is seen in each of these observations, of each player, and of all together."""
        weights, many = self._weights, len(observations)
        seen = np.frombuffer(b"".join(observations), np.uint8).reshape(many, OBSERVATION_SIZE)
        blocks = seen[:, TABLE_SIZE : TABLE_SIZE + seats * BLOCK_SIZE].reshape(many * seats, BLOCK_SIZE)
        players = _sparse(blocks, weights["player"]).reshape(many, seats, -1)
        players = _said(players + weights["place"][:seats])
        wide = _sparse(seen[:, : TABLE_SIZE + BLOCK_SIZE], weights["table"]) + weights["wide"]
        by_player = weights["players"][:seats].reshape(players[0].size, -1)
        wide = _said(wide + players.reshape(many, -1) @ by_player)
        deep = _said(wide @ weights["deep"] + weights["deep_bias"])
        deep = _said(deep @ weights["deeper"] + weights["deeper_bias"] + deep * (1 << DOWN))
        return seen, players, deep

    def _deep(self, seen: Array, players: Array) -> Array:
        weights, own = self._weights, seen[: TABLE_SIZE + BLOCK_SIZE]
        there = own.nonzero()[0]
        wide = _times(own[there], weights["table"][there]) + weights["wide"]
        by_player = weights["players"][: len(players)].reshape(players.size, -1)
        wide = _said(wide + _times(players.ravel(), by_player))
        deep = _said(_times(wide, weights["deep"]) + weights["deep_bias"])
        return _said(_times(deep, weights["deeper"]) + weights["deeper_bias"] + deep * (1 << DOWN))

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
    """The product, for few rows in this very thread: others would only be waited for on a busy machine."""
    few = numbers.size <= FEW * numbers.shape[-1]
    product: Array = np.einsum("...i,ij->...j", numbers, weights) if few else numbers @ weights
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
