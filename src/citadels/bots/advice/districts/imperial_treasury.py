"""Imperial Treasury: points for gold."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 0.34 * r.gold


ADVICE = DistrictAdvice(worth)
