"""Merchant: gold for trade districts, and one more."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.cards import TRADE
from citadels.engine.game import Option

NATURE = BUILD
TASTE = 0.2
VERBS = ("profit",)


def worth(r: Reading, seat: int) -> float:
    return 0.2 + r.gold_for(seat, 1 + r.districts_of(seat, TRADE))


def profit(r: Reading, option: Option) -> Terms:
    return [Term("free", FIRST)]
