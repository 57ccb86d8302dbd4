"""Throne Room: gold when the crown moves."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 0.2 * r.rounds_left


ADVICE = DistrictAdvice(worth)
