"""Bishop: gold for religious districts, and peace from rank 8."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.engine.cards import RELIGIOUS


def worth(r: Assessment, seat: int) -> float:
    return 1.5 * r.districts_of(seat, RELIGIOUS)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    bias=-1.4,
    feature_weights={"left": 0.2, "lead": 0.1, "crown": -0.5},
)
