"""Dragon Gate: two points at the end."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 2.0


ADVICE = DistrictAdvice(worth)
