"""Alchemist: builds for nothing what there is gold for."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import GOLD


def worth(r: Reading, seat: int) -> float:
    gold = r.player(seat).gold + 2
    if seat != r.seat:
        return GOLD * 0.7 * min(gold, 5)
    return GOLD * max([r.cost(card) for card in r.affordable(gold)], default=0)
