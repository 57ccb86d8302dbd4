"""Patrician: cards for noble districts, and the first choice next time."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.engine.cards import NOBLE

NATURE = BUILD
TASTE = 1.0


def worth(r: Reading, seat: int) -> float:
    return (0.36 if r.rounds_left > 1 else 0.0) + r.card_worth * r.districts_of(seat, NOBLE)
