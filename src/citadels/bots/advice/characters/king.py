"""King: gold for noble districts, and the first choice next time."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.engine.cards import NOBLE


def worth(r: Reading, seat: int) -> float:
    crown = 0.36 if r.rounds_left > 1 else 0.0
    return crown + r.gold_for(seat, r.districts_of(seat, NOBLE))


ADVICE = CharacterAdvice(worth, BUILD, taste=0.5, quick_worth=1.0)
