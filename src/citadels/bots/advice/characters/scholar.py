"""Scholar: the best of seven cards, and two buildings."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.bots.advice.verbs import GAIN

ADVICE = CharacterAdvice(
    nature=BUILD, bias=0.8, feature_weights={"cards": -0.2}, per_card=0.5, verbs={"study": GAIN}
)
