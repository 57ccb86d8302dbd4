"""Bishop: gold for religious districts, and peace from rank 8."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.engine.cards import RELIGIOUS


def worth(r: Reading, seat: int) -> float:
    shelter = 0.8 if r.player(seat).city_size >= 4 else 0.3
    return shelter + r.gold_for(seat, r.districts_of(seat, RELIGIOUS))


ADVICE = CharacterAdvice(worth, BUILD, taste=-0.7)
