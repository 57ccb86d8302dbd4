"""Poor House: a gold for the poor."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 0.25 * r.rounds_left


ADVICE = DistrictAdvice(worth)
