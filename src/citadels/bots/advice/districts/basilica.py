"""Basilica: points for odd costs."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return len([name for name in r.me.city if r.cost(name) % 2]) + 0.5


ADVICE = DistrictAdvice(worth)
