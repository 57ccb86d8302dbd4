"""Merchant: gold for trade districts, and one more."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.bots.advice.verbs import GAIN
from citadels.engine.cards import TRADE


def worth(r: Reading, seat: int) -> float:
    return 1.1 * r.districts_of(seat, TRADE)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    leanings={"gold": -0.15, "lead": -0.1, "crown": -0.2},
    quick_worth=1.4,
    verbs={"profit": GAIN},
)
