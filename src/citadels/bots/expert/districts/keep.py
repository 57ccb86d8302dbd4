"""Keep: nothing can touch it."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 0.47
