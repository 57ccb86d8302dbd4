"""Capitol: points for three of a type."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 2.3
