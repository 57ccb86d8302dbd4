"""Merchant: gold for trade districts, and one more."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.bots.advice.verbs import GAIN
from citadels.engine.cards import TRADE


def worth(r: Assessment, seat: int) -> float:
    return 1.1 * r.districts_of(seat, TRADE)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    feature_weights={"gold": -0.15, "lead": -0.1, "crown": -0.2},
    quick_worth=1.4,
    verbs={"profit": GAIN},
)
