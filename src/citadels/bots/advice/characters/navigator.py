"""Navigator: four gold or cards, for a turn without building."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.full import BEFORE_BUILDING
from citadels.bots.advice.temperament import BUILD
from citadels.bots.advice.terms import CARD, GOLD, Term, Terms, in_turn
from citadels.bots.advice.verbs import GAIN
from citadels.engine.game import Option


def sail(r: Assessment, option: Option) -> Terms:
    if option.action.name == "gold":
        return [in_turn(BEFORE_BUILDING), Term("gain", 4 * GOLD, number=4)]
    return [in_turn(BEFORE_BUILDING), Term("cards", 4 * CARD * (1.8 if len(r.useful) < 2 else 0.9))]


ADVICE = CharacterAdvice(
    nature=BUILD,
    bias=0.2,
    feature_weights={"gold": -0.4, "cards": -0.8, "left": 0.6, "end": -2.2},
    verbs={"sail": replace(GAIN, full=sail)},
)
