"""Great Wall: makes the rest of the city more expensive to attack."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 0.3


ADVICE = DistrictAdvice(worth)
