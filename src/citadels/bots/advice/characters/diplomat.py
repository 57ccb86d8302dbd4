"""Diplomat: gold for military districts; trades up, preferably with the leader."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import GOLD, Term, Terms
from citadels.bots.advice.verbs import GIVE_DISTRICT, TAKE_DISTRICT
from citadels.engine.cards import MILITARY
from citadels.engine.game import Option


def worth(r: Assessment, seat: int) -> float:
    return 0.9 * r.districts_of(seat, MILITARY)


def exchange(r: Assessment, option: Option) -> Terms:
    """Value an exchange for the cheapest own district."""
    seat, card = r.target(option), option.action.name
    cheapest = min([r.cost(name) for name in r.me.city], default=0)
    gain = r.cost(card) - cheapest
    price = GOLD * max(0, gain)
    return [Term("trade", gain * (1 + 0.59 * r.importance(seat)) - price - 0.41, seat, card=card)]


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    bias=1.0,
    feature_weights={"left": -0.4, "end": 0.8, "crown": -0.2},
    verbs={"exchange": replace(TAKE_DISTRICT, full=exchange), "give": GIVE_DISTRICT},
)
