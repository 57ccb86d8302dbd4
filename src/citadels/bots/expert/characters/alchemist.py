"""Alchemist: builds for nothing what there is gold for."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.bots.expert.terms import GOLD

NATURE = BUILD
TASTE = 0.0


def worth(r: Reading, seat: int) -> float:
    gold = r.player(seat).gold + 2
    if seat != r.seat:
        return GOLD * 0.4 * min(gold, 5)
    return 0.6 * GOLD * max([r.cost(card) for card in r.affordable(gold)], default=0)
