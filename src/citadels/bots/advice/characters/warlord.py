"""Warlord: gold for military districts; strikes where it hurts and costs little."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import HARM
from citadels.bots.advice.verbs import DESTROY
from citadels.engine.cards import MILITARY


def worth(r: Reading, seat: int) -> float:
    strike = 1.2 if any(r.missing(other) <= 2 for other in r.rivals(seat)) else 0.1
    return strike + r.gold_for(seat, r.districts_of(seat, MILITARY))


ADVICE = CharacterAdvice(worth, HARM, taste=-0.8, verbs={"destroy": DESTROY})
