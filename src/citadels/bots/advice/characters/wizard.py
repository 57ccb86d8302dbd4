"""Wizard: takes the best card out of the leader's hand."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import Term, Terms, in_turn
from citadels.bots.advice.verbs import BUILD_DISTRICT, LOOK, TAKE_CARD
from citadels.engine.game import Option


def take(r: Assessment, option: Option) -> Terms:
    return [Term("wanted", r.worth(option.action.name) * 0.39, card=option.action.name)]


def erect(r: Assessment, option: Option) -> Terms:
    return [in_turn(2.0), Term("worth", r.worth(option.action.name), card=option.action.name)]


ADVICE = CharacterAdvice(
    nature=SCHEME,
    bias=-1.9,
    feature_weights={"gold": 0.1, "ready": 0.2, "city": 0.2, "crown": 0.5},
    verbs={
        "peek": LOOK,
        "take": replace(TAKE_CARD, full=take),
        "erect": replace(BUILD_DISTRICT, full=erect),
    },
)
