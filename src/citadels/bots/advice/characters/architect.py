"""Architect: two cards, and up to three buildings."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILD
from citadels.bots.advice.terms import CARD
from citadels.bots.advice.verbs import GAIN


def worth(r: Reading, seat: int) -> float:
    """Cards are always welcome; several buildings at once win games."""
    if seat != r.seat:
        ready = min(r.player(seat).gold, 8) / 8 * min(r.player(seat).hand_size, 3) / 3
        return 3.6 * CARD + 3.0 * ready
    gold, built, more = r.gold + 2, 0, 0.0
    for card in sorted(r.useful, key=r.cost):
        if r.cost(card) <= gold and built < 3:
            gold -= r.cost(card)
            more += 0.44 * r.worth(card) if built else 0.0
            built += 1
    return 3.4 * r.card_worth + more


ADVICE = CharacterAdvice(worth, BUILD, taste=-2.0, quick_worth=2.0, verbs={"plans": GAIN})
