"""Map Room: points for cards in hand."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 0.56 * len(r.hand)


ADVICE = DistrictAdvice(worth)
