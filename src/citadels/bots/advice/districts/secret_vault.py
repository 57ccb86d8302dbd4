"""Secret Vault: stays in the hand, where it counts."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice


def worth(r: Assessment) -> float:
    return 3.0


def hopeless(r: Assessment) -> bool:
    return True


ADVICE = DistrictAdvice(worth, hopeless)
