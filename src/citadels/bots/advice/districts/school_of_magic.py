"""School of Magic: counts for every income."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 0.25 * r.rounds_left


ADVICE = DistrictAdvice(worth)
