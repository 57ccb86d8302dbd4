"""Alchemist: builds for nothing what there is gold for."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD


def worth(r: Assessment, seat: int) -> float:
    gold = r.player(seat).gold + 2
    if seat != r.seat:
        return 0.14 * min(gold, 5)
    return 0.2 * max([r.cost(card) for card in r.affordable(gold)], default=0)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    bias=-0.9,
    feature_weights={"gold": 0.1, "end": -0.6},
    quick_worth=1.6,
)
