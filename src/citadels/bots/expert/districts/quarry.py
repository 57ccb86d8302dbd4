"""Quarry: twins are allowed."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 0.44 * (len(r.hand) - len(r.useful))
