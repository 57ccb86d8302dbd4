"""From what the network says to chances, in whole numbers, so that they are the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from citadels.bots.learned.weights import ONE

CERTAIN: Final = 1 << 30
STEPS: Final = 256  # of the table, from one power of e to the next
STEP: Final = 4593706758521714574  # exp(-1 / STEPS) in units of 2^-62


def _table() -> list[int]:
    """``CERTAIN`` times all powers of e from 0 downwards, until nothing is left."""
    found, power = [], 1 << 62
    while power >> 32:
        found.append(power >> 32)
        power = power * STEP >> 62
    return [*found, 0]


EXPONENTIALS: Final = _table()


def chances(said: Sequence[int], temperature: float = 1.0) -> list[int]:
    """How likely each is, in numbers of which the largest is ``CERTAIN``."""
    most, step, last = max(said), temperature * (ONE // STEPS), len(EXPONENTIALS) - 1
    return [EXPONENTIALS[min(int((most - number) / step), last)] for number in said]


def likely(said: Sequence[int], temperature: float, least: float) -> list[int]:
    """The chances, none for those whose share is less than the least; at temperature 0 all for the best."""
    if temperature == 0:
        best = said.index(max(said))
        return [CERTAIN if place == best else 0 for place in range(len(said))]
    found = chances(said, temperature)
    enough = min(CERTAIN, sum(found) * least)
    return [chance if chance >= enough else 0 for chance in found]


def shares(said: Sequence[int], temperature: float = 1.0, least: float = 0.0) -> list[float]:
    """The chances as parts of one whole."""
    found = likely(said, temperature, least)
    total = sum(found)
    return [chance / total for chance in found]


def draw(said: Sequence[int], temperature: float, least: float, random: Random) -> int:
    """The place of one of these, by how likely they are."""
    found = likely(said, temperature, least)
    left = random.randrange(sum(found))
    for place, chance in enumerate(found):
        left -= chance
        if left < 0:
            return place
    raise AssertionError
