"""Scholar: the best of seven cards, and two buildings."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

NATURE = BUILD
TASTE = -1.2
VERBS = ("study",)


def worth(r: Reading, seat: int) -> float:
    second = sorted([r.worth(card) for card in r.affordable(r.gold + 2)])[:-1] if seat == r.seat else [1.5]
    return 1.1 + 0.37 * max(second, default=0.0)


def study(r: Reading, option: Option) -> Terms:
    return [Term("free", FIRST)]
