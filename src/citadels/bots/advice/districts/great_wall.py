"""Great Wall: makes the rest of the city more expensive to attack."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 0.3


ADVICE = DistrictAdvice(worth)
