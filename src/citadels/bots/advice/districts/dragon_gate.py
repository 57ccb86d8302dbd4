"""Dragon Gate: two points at the end."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 2.0


ADVICE = DistrictAdvice(worth)
