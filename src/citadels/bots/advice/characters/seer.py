"""Seer: a card from everyone, and two buildings."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.verbs import GAIN

ADVICE = CharacterAdvice(
    nature=SCHEME,
    bias=-2.6,
    feature_weights={"gold": 0.3, "cards": 0.5, "lead": 0.1, "crown": -1.0},
    verbs={"divine": GAIN},
)
