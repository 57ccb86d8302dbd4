"""Witch: bewitches the character that an opponent most probably holds."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import HARM
from citadels.bots.advice.terms import Term, Terms
from citadels.bots.advice.verbs import AIM
from citadels.engine.game import Option


def bewitch(r: Assessment, option: Option) -> Terms:
    character = option.action.name
    chance = r.in_play(character)
    return [Term("takeover", 7.5 * chance, card=character, chance=chance)]


ADVICE = CharacterAdvice(
    nature=HARM,
    feature_weights={"cards": 0.1, "city": 0.25, "left": 0.15},
    verbs={"bewitch": replace(AIM, full=bewitch)},
)
