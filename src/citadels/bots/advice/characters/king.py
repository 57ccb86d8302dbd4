"""King: gold for noble districts, and the first choice next time."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.engine.cards import NOBLE


def worth(r: Reading, seat: int) -> float:
    return r.districts_of(seat, NOBLE)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    taste=0.1,
    leanings={"crown": -0.7, "their_cards": 0.1},
    quick_worth=1.0,
)
