"""Throne Room: gold when the crown moves."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 0.2 * r.rounds_left


ADVICE = DistrictAdvice(worth)
