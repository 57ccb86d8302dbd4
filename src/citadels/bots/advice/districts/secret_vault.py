"""Secret Vault: stays in the hand, where it counts."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.reading import Reading


def worth(r: Reading) -> float:
    return 3.0


def hopeless(r: Reading) -> bool:
    return True


ADVICE = DistrictAdvice(worth, hopeless)
