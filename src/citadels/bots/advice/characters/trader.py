"""Trader: gold for trade districts, which it may build without limit."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.engine.cards import TRADE


def worth(r: Reading, seat: int) -> float:
    more = 0.0
    if seat == r.seat:
        trade = [r.worth(card) for card in r.affordable(r.gold + 2) if r.district(card).type == TRADE]
        more = 0.35 * sum(sorted(trade)[:-1])
    return 0.36 + more + r.gold_for(seat, r.districts_of(seat, TRADE))


ADVICE = CharacterAdvice(worth, BUILD, quick_worth=1.2)
