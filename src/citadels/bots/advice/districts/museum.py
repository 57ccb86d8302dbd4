"""Museum: a point for every card put away."""

from __future__ import annotations

from citadels.bots.advice import plain
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice, Evaluator
from citadels.bots.advice.terms import Term, Terms
from citadels.engine.game import Option


def worth(r: Assessment) -> float:
    return 0.97 * r.rounds_left


def museum(r: Assessment, option: Option) -> Terms:
    """Put away useless cards, or the cheapest of several."""
    card = option.action.name
    useless = r.in_city(card) or r.hand.count(card) > 1 or r.rounds_left <= 1
    spare = len(r.hand) > 2
    return [Term("museum", 1.8 - 0.1 * r.cost(card) if useless or spare else -1.6, card=card)]


ADVICE = DistrictAdvice(worth, verbs={"museum": Evaluator(plain=plain.throw_away, full=museum)})
