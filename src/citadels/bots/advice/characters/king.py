"""King: gold for noble districts, and the first choice next time."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.engine.cards import NOBLE


def worth(r: Assessment, seat: int) -> float:
    return r.districts_of(seat, NOBLE)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    bias=0.1,
    feature_weights={"crown": -0.7, "their_cards": 0.1},
    quick_worth=1.0,
)
