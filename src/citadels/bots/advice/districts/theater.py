"""Theater: a blind swap rarely helps."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice, Evaluator
from citadels.bots.advice.terms import Term, Terms
from citadels.bots.advice.verbs import AVOID
from citadels.engine.game import Option


def worth(r: Assessment) -> float:
    return 0.3


def theater(r: Assessment, option: Option) -> Terms:
    """Swap only a worthless character."""
    own = max([r.character_value(key, r.seat) for key in r.me.characters or ()], default=0.0)
    return [Term("little", 1.0 - own, option.seat if option.seat is not None else -1)]


def give_character(r: Assessment, option: Option) -> Terms:
    return [Term("unwanted", -r.character_value(option.action.name, r.seat), card=option.action.name)]


ADVICE = DistrictAdvice(
    worth, verbs={"theater": replace(AVOID, full=theater), "give_character": Evaluator(full=give_character)}
)
