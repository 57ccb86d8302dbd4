"""Alchemist: builds for nothing what there is gold for."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD


def worth(r: Reading, seat: int) -> float:
    gold = r.player(seat).gold + 2
    if seat != r.seat:
        return 0.14 * min(gold, 5)
    return 0.2 * max([r.cost(card) for card in r.affordable(gold)], default=0)


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    taste=-0.9,
    leanings={"gold": 0.1, "end": -0.6},
    quick_worth=1.6,
)
