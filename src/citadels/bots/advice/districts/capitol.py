"""Capitol: points for three of a type."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 2.3


ADVICE = DistrictAdvice(worth)
