"""Thief: robs where most gold may be."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.full import FIRST
from citadels.bots.advice.temperament import HARM
from citadels.bots.advice.terms import GOLD, Term, Terms, in_turn
from citadels.bots.advice.verbs import AIM
from citadels.engine.game import Option


def worth(r: Assessment, seat: int) -> float:
    return 0.35 * r.gold_worth * max([r.player(other).gold for other in r.rivals(seat)])


def rob(r: Assessment, option: Option) -> Terms:
    character = option.action.name
    terms = [in_turn(FIRST)]
    for seat in r.others:
        gold, chance = r.player(seat).gold, r.chance(seat, character)
        terms.append(Term("loot", chance * GOLD * gold, seat, gold, character, chance))
    return terms


ADVICE = CharacterAdvice(
    worth,
    HARM,
    bias=-0.5,
    feature_weights={"gold": 0.2, "cards": 0.4, "their_cards": -0.1},
    verbs={"rob": replace(AIM, full=rob, noise_scale=12.0)},
)
