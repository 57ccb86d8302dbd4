"""Seer: a card from everyone, and two buildings."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temper import SCHEME
from citadels.bots.advice.verbs import GAIN

ADVICE = CharacterAdvice(
    nature=SCHEME,
    taste=-2.6,
    leanings={"gold": 0.3, "cards": 0.5, "lead": 0.1, "crown": -1.0},
    verbs={"divine": GAIN},
)
