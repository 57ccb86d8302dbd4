"""Basilica: points for odd costs."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return len([name for name in r.me.city if r.cost(name) % 2]) + 0.5


ADVICE = DistrictAdvice(worth)
