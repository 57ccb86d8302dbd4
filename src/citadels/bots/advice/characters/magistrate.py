"""Magistrate: warrants on likely builders, the signed one hard to guess."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.full import FIRST, free
from citadels.bots.advice.temperament import HARM
from citadels.bots.advice.terms import Term, Terms, in_turn
from citadels.bots.advice.verbs import AIM, BLUFF, GAIN
from citadels.engine.game import Option


def warrant(r: Assessment, option: Option) -> Terms:
    character = option.action.name
    chance = r.in_play(character)
    return [in_turn(FIRST), Term("warrant", 4.6 * chance, card=character, chance=chance)]


def sign(r: Assessment, option: Option) -> Terms:
    """Stay nearly random: an opponent who can guess the signed warrant builds something cheap first."""
    character = option.action.name
    return [Term("unforeseen", 0.1 * r.in_play(character), card=character)]


ADVICE = CharacterAdvice(
    nature=HARM,
    feature_weights={"end": 1.8, "lead": -0.1, "their_gold": 0.2, "their_cards": 0.3},
    verbs={
        "warrant": replace(AIM, full=warrant),
        "sign": replace(BLUFF, full=sign),
        "confiscate": replace(GAIN, full=free(5.0)),
    },
)
