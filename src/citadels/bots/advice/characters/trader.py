"""Trader: gold for trade districts, which it may build without limit."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.engine.cards import TRADE


def worth(r: Reading, seat: int) -> float:
    return 1.1 * r.districts_of(seat, TRADE)


ADVICE = CharacterAdvice(worth, BUILD, taste=-1.4, leanings={"ready": 0.45}, quick_worth=1.2)
