"""Wishing Well: points for unique districts."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 0.67 * len([name for name in r.me.city if r.district(name).type == "unique"]) + 1


ADVICE = DistrictAdvice(worth)
