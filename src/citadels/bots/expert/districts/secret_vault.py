"""Secret Vault: stays in the hand, where it counts."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 3.0


def hopeless(r: Reading) -> bool:
    return True
