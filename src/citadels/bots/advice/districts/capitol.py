"""Capitol: points for three of a type."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 2.3


ADVICE = DistrictAdvice(worth)
