"""Haunted City: any type that is missing."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 2.2
