"""Evaluate the network in pure Python.

A row of weights is packed into one big integer whose 64-bit digits are the weights, so that one
multiplication and one addition update the accumulators of many units.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from struct import Struct
from typing import Final

from citadels.bots.learned.action_features import ActionFeatures
from citadels.bots.learned.backend import BeliefOutput, NetworkOutput
from citadels.bots.learned.weights import ACTIVATION_MAX, ACTIVATION_SHIFT, Tensor, Weights
from citadels.encoding.observation import BLOCK_SIZE, TABLE_SIZE

DIGIT_BITS: Final = 64
DIGIT_OFFSET: Final = 1 << 62  # added to digits, so that none is negative
SATURATED: Final = DIGIT_OFFSET + (ACTIVATION_MAX << ACTIVATION_SHIFT)


class PackedRows:
    """A tensor whose rows are big integers."""

    def __init__(self, tensor: Tensor) -> None:
        width, numbers = tensor.shape[-1], tensor.numbers
        self._digits = Struct(f"<{width}Q")
        self._zeros = self.large([DIGIT_OFFSET] * width)
        signed, ones = Struct(f"<{width}q"), self.large([1] * width)
        self.rows: list[int] = []
        for at in range(0, len(numbers), width):
            row = int.from_bytes(signed.pack(*numbers[at : at + width]), "little")
            # A negative digit borrows from the next one.
            row -= (row >> DIGIT_BITS - 1 & ones) << DIGIT_BITS
            self.rows.append(row << tensor.shift)

    def large(self, digits: Sequence[int]) -> int:
        """Return the integer with these digits, none of which is negative."""
        return int.from_bytes(self._digits.pack(*digits), "little")

    def matmul(self, numbers: Iterable[int]) -> int:
        """Return the sum of all rows, each multiplied by its input."""
        rows = self.rows
        return sum([number * rows[at] for at, number in enumerate(numbers) if number])

    def activations(self, total: int) -> list[int]:
        """Apply the clipped ReLU and requantize: the digits are accumulators."""
        digits = self._digits.unpack((total + self._zeros).to_bytes(self._digits.size, "little"))
        zero, top, shift = DIGIT_OFFSET, ACTIVATION_MAX, ACTIVATION_SHIFT
        return [
            0 if digit <= zero else top if digit >= SATURATED else (digit - zero) >> shift for digit in digits
        ]


class PythonBackend:
    """Evaluates the network with Python's integers."""

    def __init__(self, weights: Weights) -> None:
        self._rows = {name: PackedRows(tensor) for name, tensor in weights.tensors.items()}
        self._logit = _shifted(weights.tensors["logit"])
        self._worth = _shifted(weights.tensors["worth"])
        self._rank = _shifted_rows(weights.tensors["rank"])
        self._cost = _shifted_rows(weights.tensors["cost"])

    def answer(
        self,
        observation: bytes,
        seats: int,
        options: Sequence[ActionFeatures],
        strengths: Sequence[int] = (),
    ) -> NetworkOutput:
        """Return the policy logits of these options and the value logits of all seats."""
        players, _, deep = self._trunk(observation, seats)
        return NetworkOutput(
            self._logits(observation, players, deep, options), self._value_logits(players, deep, strengths)
        )

    def beliefs(self, observation: bytes, seats: int) -> BeliefOutput:
        """Return the logits of what the other seats hold."""
        rows, (players, wide, deep) = self._rows, self._trunk(observation, seats)
        table = rows["belief_wide"].matmul(wide) + rows["belief_deep"].matmul(deep)
        table += rows["belief_bias"].rows[0]
        found = BeliefOutput([], [])
        for player in players[1:]:
            units = rows["belief_wide"].activations(table + rows["belief_player"].matmul(player))
            believed = rows["believed"].matmul(units) + rows["believed_bias"].rows[0]
            units = rows["believed"].activations(believed)
            found.ranks.append([sum(map(mul, units, row)) for row in self._rank])
            found.costs.append([sum(map(mul, units, row)) for row in self._cost])
        return found

    def _player(self, observation: bytes, place: int) -> list[int]:
        player, start = self._rows["player"], TABLE_SIZE + place * BLOCK_SIZE
        total = player.matmul(observation[start : start + BLOCK_SIZE])
        return player.activations(total + self._rows["place"].rows[place])

    def _trunk(self, observation: bytes, seats: int) -> tuple[list[list[int]], list[int], list[int]]:
        """Return the activations of the players, and of both layers of the trunk."""
        rows = self._rows
        players = [self._player(observation, place) for place in range(seats)]
        all_players = [number for player in players for number in player]
        total = rows["table"].matmul(observation[: TABLE_SIZE + BLOCK_SIZE]) + rows["players"].matmul(
            all_players
        )
        wide = rows["wide"].activations(total + rows["wide"].rows[0])
        deep = rows["deep"].activations(rows["deep"].matmul(wide) + rows["deep_bias"].rows[0])
        itself = rows["deep"].large([number << ACTIVATION_SHIFT for number in deep])
        deeper = rows["deeper"].matmul(deep) + rows["deeper_bias"].rows[0] + itself
        return players, wide, rows["deeper"].activations(deeper)

    def _value_logits(
        self, players: Sequence[Sequence[int]], deep: Sequence[int], strengths: Sequence[int]
    ) -> list[int]:
        rows = self._rows
        outlook = rows["outlook"].matmul(deep) + rows["outlook_bias"].rows[0]
        totals = [outlook + rows["standing"].matmul(player) for player in players]
        for place, strength in enumerate(strengths):
            if strength >= 0:
                totals[place] += rows["strength"].rows[strength]
        return [sum(map(mul, rows["outlook"].activations(total), self._worth)) for total in totals]

    def _logits(
        self,
        observation: bytes,
        players: Sequence[Sequence[int]],
        deep: Sequence[int],
        options: Sequence[ActionFeatures],
    ) -> list[int]:
        rows = self._rows
        question = rows["question"].matmul(deep) + rows["question_bias"].rows[0]
        targets = {named.place: 0 for named in options}
        for place in targets:
            if place >= 0:
                targets[place] = rows["target"].matmul(players[place])
        found: list[int] = []
        for named in options:
            total = (
                question + targets[named.place] + sum([rows["word"].rows[token] for token in named.tokens])
            )
            total += sum([observation[at] * rows["sight"].rows[lookup] for lookup, at in named.lookups])
            option = rows["option"].matmul(rows["word"].activations(total)) + rows["option_bias"].rows[0]
            found.append(sum(map(mul, rows["option"].activations(option), self._logit)))
        return found


def _shifted(tensor: Tensor) -> list[int]:
    return [number << tensor.shift for number in tensor.numbers]


def _shifted_rows(tensor: Tensor) -> list[list[int]]:
    numbers, width = _shifted(tensor), tensor.shape[-1]
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]
