"""Map Room: points for cards in hand."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 0.56 * len(r.hand)


ADVICE = DistrictAdvice(worth)
