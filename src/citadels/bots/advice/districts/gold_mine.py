"""Gold Mine: a gold more each time; the earlier the better."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 0.35 * r.rounds_left


ADVICE = DistrictAdvice(worth)
