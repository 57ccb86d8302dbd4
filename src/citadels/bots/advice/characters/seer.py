"""Seer: a card from everyone, and two buildings."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import SCHEME
from citadels.bots.advice.verbs import GAIN


def worth(r: Reading, seat: int) -> float:
    second = sorted([r.worth(card) for card in r.affordable(r.gold + 2)])[:-1] if seat == r.seat else [1.0]
    return 0.8 + 0.3 * max(second, default=0.0)


ADVICE = CharacterAdvice(worth, SCHEME, taste=-0.7, verbs={"divine": GAIN})
