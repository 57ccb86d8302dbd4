"""Trader: gold for trade districts, which it may build without limit."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.engine.cards import TRADE


def worth(r: Assessment, seat: int) -> float:
    return 1.1 * r.districts_of(seat, TRADE)


ADVICE = CharacterAdvice(worth, BUILD, bias=-1.4, feature_weights={"ready": 0.45}, quick_worth=1.2)
