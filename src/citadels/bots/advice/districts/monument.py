"""Monument: two districts in one."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 1.5


def hopeless(r: Reading) -> bool:
    return len(r.me.city) >= 5


ADVICE = DistrictAdvice(worth, hopeless)
