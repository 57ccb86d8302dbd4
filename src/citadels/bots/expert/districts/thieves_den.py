"""Thieves' Den: paid with cards that are no use."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("thieves_den",)


def worth(r: Reading) -> float:
    return 0.0


def thieves_den(r: Reading, option: Option) -> Terms:
    useless = len(r.hand) - len(r.useful)
    return [Term("saved", 2.1 if useless >= 2 or r.gold < 6 else 0.42)]
