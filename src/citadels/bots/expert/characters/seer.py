"""Seer: a card of everyone, and two buildings."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = -0.7
VERBS = ("divine",)


def worth(r: Reading, seat: int) -> float:
    second = sorted([r.worth(card) for card in r.affordable(r.gold + 2)])[:-1] if seat == r.seat else [1.0]
    return 0.8 + 0.3 * max(second, default=0.0)


def divine(r: Reading, option: Option) -> Terms:
    return [Term("free", FIRST)]
