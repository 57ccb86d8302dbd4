"""Alchemist: builds for nothing what there is gold for."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.bots.expert.terms import GOLD

NATURE = BUILD
TASTE = -0.2


def worth(r: Reading, seat: int) -> float:
    gold = r.player(seat).gold + 2
    if seat != r.seat:
        return GOLD * 0.83 * min(gold, 5)
    return GOLD * max([r.cost(card) for card in r.affordable(gold)], default=0)
