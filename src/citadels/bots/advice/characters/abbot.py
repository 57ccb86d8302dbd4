"""Abbot: gold or cards for religious districts, and a gold from the richest."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.full import BEFORE_BUILDING
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import CARD, GOLD, Term, Terms, in_turn
from citadels.bots.advice.verbs import GAIN
from citadels.engine.cards import RELIGIOUS
from citadels.engine.game import Option


def worth(r: Assessment, seat: int) -> float:
    return 0.9 * r.districts_of(seat, RELIGIOUS)


def mix(r: Assessment, option: Option) -> Terms:
    """Prefer cards while few in hand can be built, then gold."""
    gold = option.action.number
    cards = r.districts_of(r.seat, RELIGIOUS) - gold
    wanted = max(0, 2 - len(r.useful))
    return [in_turn(BEFORE_BUILDING), Term("gain", GOLD * gold + CARD * cards + 0.3 * min(cards, wanted))]


def tithe(r: Assessment, option: Option) -> Terms:
    seat = r.target(option)
    return [Term("free", BEFORE_BUILDING + r.importance(seat), seat)]


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    bias=0.6,
    feature_weights={"gold": -0.2, "crown": -0.5},
    verbs={"mix": replace(GAIN, full=mix), "tithe": replace(GAIN, full=tithe)},
)
