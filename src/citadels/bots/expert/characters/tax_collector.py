"""Tax Collector: what the builders left."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

NATURE = BUILD
TASTE = 0.0
VERBS = ("collect",)


def worth(r: Reading, seat: int) -> float:
    pot = r.view.gold_on.get("tax_collector", 0)
    return 0.3 + r.gold_for(seat, pot) + 0.42 * r.gold_worth * (len(r.view.players) - 1)


def collect(r: Reading, option: Option) -> Terms:
    return [Term("free", FIRST)]
