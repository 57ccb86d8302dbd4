"""Monument: two districts in one."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 1.5


def hopeless(r: Assessment) -> bool:
    return len(r.me.city) >= 5


ADVICE = DistrictAdvice(worth, hopeless)
