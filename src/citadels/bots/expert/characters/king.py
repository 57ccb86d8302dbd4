"""King: gold for noble districts, and the first choice next time."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.engine.cards import NOBLE

NATURE = BUILD
TASTE = 0.5


def worth(r: Reading, seat: int) -> float:
    crown = 0.36 if r.rounds_left > 1 else 0.0
    return crown + r.gold_for(seat, r.districts_of(seat, NOBLE))
