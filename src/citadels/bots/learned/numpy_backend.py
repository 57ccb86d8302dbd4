"""Evaluate the network with numpy.

All sums are of integers below 2^53, so floating point is exact in any order of addition.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

import numpy as np
from numpy.typing import NDArray

from citadels.bots.learned.action_features import LOOKUPS, ActionFeatures
from citadels.bots.learned.backend import BeliefOutput, NetworkOutput
from citadels.bots.learned.weights import ACTIVATION_MAX, ACTIVATION_SHIFT, Tensor, Weights
from citadels.encoding.observation import BLOCK_SIZE, OBSERVATION_SIZE, TABLE_SIZE

Array = NDArray[np.float64]
MAX_EINSUM_ROWS: Final = 24
ZERO_CELL: Final = OBSERVATION_SIZE  # an added cell that is always 0


class NumpyBackend:
    """Evaluates the network with numpy arrays, one observation or many at once."""

    def __init__(self, weights: Weights) -> None:
        self._weights = {name: _array(tensor) for name, tensor in weights.tensors.items()}
        self._token_sums: dict[tuple[int, ...], Array] = {}
        self._lookups: dict[tuple[tuple[int, int], ...], NDArray[np.intp]] = {}

    def answer(
        self,
        observation: bytes,
        seats: int,
        options: Sequence[ActionFeatures],
        strengths: Sequence[int] = (),
    ) -> NetworkOutput:
        """Return the policy logits of these options and the value logits of all seats."""
        weights = self._weights
        seen, players, _, deep = self._trunk(observation, seats)
        outlook = _matmul(deep, weights["outlook"]) + weights["outlook_bias"]
        outlook = outlook + _matmul(players, weights["standing"])
        for place, strength in enumerate(strengths):
            if strength >= 0:
                outlook[place] += weights["strength"][strength]
        question = _matmul(deep, weights["question"]) + weights["question_bias"]
        logits = self._logits(seen[None], players[None], question[None], [options])
        return NetworkOutput(logits, _to_ints(_activate(outlook) @ weights["worth"]))

    def beliefs(self, observation: bytes, seats: int) -> BeliefOutput:
        """Return the logits of what the other seats hold."""
        weights = self._weights
        _, players, wide, deep = self._trunk(observation, seats)
        table = _matmul(wide, weights["belief_wide"]) + _matmul(deep, weights["belief_deep"])
        units = _activate(table + weights["belief_bias"] + _matmul(players[1:], weights["belief_player"]))
        units = _activate(_matmul(units, weights["believed"]) + weights["believed_bias"])
        ranks, costs = _matmul(units, weights["rank"].T), _matmul(units, weights["cost"].T)
        return BeliefOutput([_to_ints(row) for row in ranks], [_to_ints(row) for row in costs])

    def value_logits(self, observations: Sequence[bytes], seats: int) -> list[list[int]]:
        """Return the value logits of all seats, for each observation."""
        weights = self._weights
        _, players, deep = self._trunk_batch(observations, seats)
        outlook = (deep @ weights["outlook"] + weights["outlook_bias"])[:, None, :]
        outlook = _activate(outlook + players @ weights["standing"])
        return [_to_ints(row) for row in outlook @ weights["worth"]]

    def logits(
        self, observations: Sequence[bytes], seats: int, options: Sequence[Sequence[ActionFeatures]]
    ) -> list[list[int]]:
        """Return the policy logits of the options, for each observation."""
        weights = self._weights
        seen, players, deep = self._trunk_batch(observations, seats)
        padded = np.zeros((len(seen), OBSERVATION_SIZE + 1))
        padded[:, :OBSERVATION_SIZE] = seen
        questions = deep @ weights["question"] + weights["question_bias"]
        found = self._logits(padded, players, questions, options)
        ends = list(accumulate(map(len, options)))
        return [found[end - len(each) : end] for each, end in zip(options, ends, strict=True)]

    def _logits(
        self, seen: Array, players: Array, questions: Array, options: Sequence[Sequence[ActionFeatures]]
    ) -> list[int]:
        """Return the logits of all options of all rows, in one list."""
        weights = self._weights
        every = [named for each in options for named in each]
        if not every:
            return []
        row = np.repeat(np.arange(len(options)), [len(each) for each in options])
        option = np.array([self._sum_tokens(named) for named in every]) + questions[row]
        lookups = np.array([self._lookups_of(named) for named in every])
        option += _matmul(seen[row[:, None], lookups], weights["sight"])
        about = [number for number, named in enumerate(every) if named.place >= 0]
        if about:
            places = [every[number].place for number in about]
            option[about] += _matmul(players[row[about], places], weights["target"])
        return _to_ints(
            _activate(_matmul(_activate(option), weights["option"]) + weights["option_bias"])
            @ weights["logit"]
        )

    def _trunk_batch(
        self, observations: Sequence[bytes], seats: int
    ) -> tuple[NDArray[np.uint8], Array, Array]:
        """Return the cells of observations, the activations of their players, and those of the trunk."""
        weights, many = self._weights, len(observations)
        seen = np.frombuffer(b"".join(observations), np.uint8).reshape(many, OBSERVATION_SIZE)
        blocks = seen[:, TABLE_SIZE : TABLE_SIZE + seats * BLOCK_SIZE].reshape(many * seats, BLOCK_SIZE)
        players = _sparse_matmul(blocks, weights["player"]).reshape(many, seats, -1)
        players = _activate(players + weights["place"][:seats])
        wide = _sparse_matmul(seen[:, : TABLE_SIZE + BLOCK_SIZE], weights["table"]) + weights["wide"]
        by_player = weights["players"][:seats].reshape(players[0].size, -1)
        wide = _activate(wide + players.reshape(many, -1) @ by_player)
        deep = _activate(wide @ weights["deep"] + weights["deep_bias"])
        deep = _activate(deep @ weights["deeper"] + weights["deeper_bias"] + deep * (1 << ACTIVATION_SHIFT))
        return seen, players, deep

    def _trunk(self, observation: bytes, seats: int) -> tuple[Array, Array, Array, Array]:
        """Return the cells of an observation, and the activations of its players and of both layers."""
        weights, seen = self._weights, np.zeros(OBSERVATION_SIZE + 1)
        seen[:OBSERVATION_SIZE] = np.frombuffer(observation, np.uint8)
        blocks = seen[TABLE_SIZE : TABLE_SIZE + seats * BLOCK_SIZE].reshape(seats, BLOCK_SIZE)
        players = _activate(_matmul(blocks, weights["player"]) + weights["place"][:seats])
        own = seen[: TABLE_SIZE + BLOCK_SIZE]
        there = own.nonzero()[0]
        wide = _matmul(own[there], weights["table"][there]) + weights["wide"]
        by_player = weights["players"][:seats].reshape(players.size, -1)
        wide = _activate(wide + _matmul(players.ravel(), by_player))
        deep = _activate(_matmul(wide, weights["deep"]) + weights["deep_bias"])
        deeper = _matmul(deep, weights["deeper"]) + weights["deeper_bias"] + deep * (1 << ACTIVATION_SHIFT)
        return seen, players, wide, _activate(deeper)

    def _sum_tokens(self, named: ActionFeatures) -> Array:
        """Return the sum of the embeddings of an action's tokens, cached."""
        if named.tokens not in self._token_sums:
            self._token_sums[named.tokens] = self._weights["word"][[*named.tokens]].sum(0)
        return self._token_sums[named.tokens]

    def _lookups_of(self, named: ActionFeatures) -> NDArray[np.intp]:
        """Return the cell of each lookup of an action, cached."""
        if named.lookups not in self._lookups:
            places = dict(named.lookups)
            self._lookups[named.lookups] = np.array(
                [places.get(lookup, ZERO_CELL) for lookup in range(len(LOOKUPS))], np.intp
            )
        return self._lookups[named.lookups]


def _array(tensor: Tensor) -> Array:
    numbers = np.array(tensor.numbers, np.float64) * (1 << tensor.shift)
    return numbers.reshape(tensor.shape)


def _matmul(numbers: Array, weights: Array) -> Array:
    """Multiply matrices. Small products avoid BLAS threads, which stall on a busy machine."""
    few = numbers.size <= MAX_EINSUM_ROWS * numbers.shape[-1]
    product: Array = np.einsum("...i,ij->...j", numbers, weights) if few else numbers @ weights
    return product


def _sparse_matmul(rows: NDArray[np.uint8], weights: Array) -> Array:
    """Multiply rows that are zero in most columns, using only the other columns."""
    there = np.flatnonzero(rows.any(0))
    product: Array = rows[:, there].astype(np.float64) @ weights[there]
    return product


def _activate(sums: Array) -> Array:
    """Apply the clipped ReLU and requantize accumulators to activations."""
    return np.clip(np.floor(sums * 2.0**-ACTIVATION_SHIFT), 0, ACTIVATION_MAX)


def _to_ints(sums: Array) -> list[int]:
    return [int(number) for number in sums.tolist()]
