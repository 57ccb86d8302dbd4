"""Alchemist: builds for nothing what there is gold for."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.bots.advice.terms import GOLD


def worth(r: Reading, seat: int) -> float:
    gold = r.player(seat).gold + 2
    if seat != r.seat:
        return GOLD * 0.4 * min(gold, 5)
    return 0.6 * GOLD * max([r.cost(card) for card in r.affordable(gold)], default=0)


ADVICE = CharacterAdvice(worth, BUILD, quick_worth=1.6)
