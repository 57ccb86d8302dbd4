"""Softmax and sampling in integers, so that every machine gives the same answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from citadels.bots.learned.weights import ACCUMULATOR_ONE

WEIGHT_ONE: Final = 1 << 30
STEPS: Final = 256  # table entries per unit of the exponent
STEP: Final = 4593706758521714574  # exp(-1 / STEPS) in units of 2^-62


def _table() -> list[int]:
    """Return ``WEIGHT_ONE * exp(-i / STEPS)`` for i from 0 until it rounds to 0."""
    found, power = [], 1 << 62
    while power >> 32:
        found.append(power >> 32)
        power = power * STEP >> 62
    return [*found, 0]


EXPONENTIALS: Final = _table()


def softmax_weights(said: Sequence[int], temperature: float = 1.0) -> list[int]:
    """Return the exponential of each logit, scaled so that the largest is ``WEIGHT_ONE``."""
    most, step, last = max(said), temperature * (ACCUMULATOR_ONE // STEPS), len(EXPONENTIALS) - 1
    return [EXPONENTIALS[min(int((most - number) / step), last)] for number in said]


def truncated_weights(said: Sequence[int], temperature: float, min_probability: float) -> list[int]:
    """Zero the weights whose probability is below the minimum. At temperature 0 keep only the best."""
    if temperature == 0:
        best = said.index(max(said))
        return [WEIGHT_ONE if place == best else 0 for place in range(len(said))]
    found = softmax_weights(said, temperature)
    enough = min(WEIGHT_ONE, sum(found) * min_probability)
    return [chance if chance >= enough else 0 for chance in found]


def probabilities(said: Sequence[int], temperature: float = 1.0, min_probability: float = 0.0) -> list[float]:
    """Return the truncated weights, normalized to sum to 1."""
    found = truncated_weights(said, temperature, min_probability)
    total = sum(found)
    return [chance / total for chance in found]


def sample(said: Sequence[int], temperature: float, min_probability: float, random: Random) -> int:
    """Draw an index with probability proportional to its truncated weight."""
    return draw(truncated_weights(said, temperature, min_probability), random)


def draw(weights: Sequence[int], random: Random) -> int:
    """Draw an index with probability proportional to its weight."""
    left = random.randrange(sum(weights))
    for place, chance in enumerate(weights):
        left -= chance
        if left < 0:
            return place
    raise AssertionError
