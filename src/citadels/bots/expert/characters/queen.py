"""Queen: three gold beside rank 4."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

NATURE = BUILD
TASTE = -1.6
VERBS = ("favour",)


def worth(r: Reading, seat: int) -> float:
    return r.gold_for(seat, 3) * min(0.8, 2 / max(2, len(r.view.players) - 1))


def favour(r: Reading, option: Option) -> Terms:
    return [Term("free", FIRST)]
