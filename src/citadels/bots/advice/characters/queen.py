"""Queen: three gold beside rank 4."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.bots.advice.verbs import GAIN

ADVICE = CharacterAdvice(nature=BUILD, bias=-1.7, quick_worth=0.6, verbs={"favour": GAIN})
