"""Imperial Treasury: points for gold."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 0.34 * r.gold


ADVICE = DistrictAdvice(worth)
