"""Ivory Tower: points if it stands alone."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 4.8 if not any(r.district(name).type == "unique" for name in r.me.city) else -0.69


ADVICE = DistrictAdvice(worth)
