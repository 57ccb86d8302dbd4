"""Observatory: a better choice of cards."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 0.15 * r.rounds_left
