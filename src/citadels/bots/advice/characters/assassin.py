"""Assassin: kills the probable character of the most dangerous player."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.full import FIRST
from citadels.bots.advice.temperament import HARM
from citadels.bots.advice.terms import Term, Terms, in_turn
from citadels.bots.advice.verbs import AIM
from citadels.engine.game import Option


def kill(r: Assessment, option: Option) -> Terms:
    """Sum the harm of a lost turn over all players who may hold the character."""
    character = option.action.name
    terms = [in_turn(FIRST)]
    for seat in r.others:
        harm = (
            1.5 + r.character_value(character, seat) + (4.5 if r.missing(seat) <= 1 else 0.0)
        ) * r.importance(seat)
        chance = r.chance(seat, character)
        terms.append(Term("stop", chance * harm * 2.0, seat, card=character, chance=chance))
    return terms


ADVICE = CharacterAdvice(
    nature=HARM,
    bias=-1.6,
    feature_weights={"gold": 0.3, "cards": 0.5, "lead": 0.1, "crown": -0.9, "their_cards": -0.25},
    verbs={"kill": replace(AIM, full=kill, noise_scale=12.0)},
)
