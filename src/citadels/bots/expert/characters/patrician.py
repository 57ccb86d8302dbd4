"""Patrician: cards for noble districts, and the first choice next time."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.engine.cards import NOBLE


def worth(r: Reading, seat: int) -> float:
    return (0.3 if r.rounds_left > 1 else 0.0) + r.card_worth * r.districts_of(seat, NOBLE)
