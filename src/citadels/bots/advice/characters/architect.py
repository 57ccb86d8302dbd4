"""Architect: two cards, and up to three buildings."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.bots.advice.verbs import GAIN


def worth(r: Assessment, seat: int) -> float:
    """Value several buildings in one turn."""
    if seat != r.seat:
        return 1.2 * min(r.player(seat).gold, 8) / 8 * min(r.player(seat).hand_size, 3) / 3
    gold, built, more = r.gold + 2, 0, 0.0
    for card in sorted(r.useful, key=r.cost):
        if r.cost(card) <= gold and built < 3:
            gold -= r.cost(card)
            more += 0.17 * r.worth(card) if built else 0.0
            built += 1
    return more


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    bias=1.2,
    feature_weights={"cards": -0.6, "their_cards": 0.1, "hunted": 0.4},
    quick_worth=2.0,
    per_card=0.5,
    verbs={"plans": GAIN},
)
