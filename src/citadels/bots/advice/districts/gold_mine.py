"""Gold Mine: a gold more each time; the earlier the better."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 0.35 * r.rounds_left


ADVICE = DistrictAdvice(worth)
