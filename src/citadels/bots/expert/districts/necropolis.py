"""Necropolis: rises on the ruins of something cheap."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import GOLD, Term, Terms
from citadels.engine.game import Option

VERBS = ("necropolis",)


def worth(r: Reading) -> float:
    return 0.4


def necropolis(r: Reading, option: Option) -> Terms:
    lost = r.cost(option.action.name) + 1.0
    return [Term("saved", GOLD * 5 - lost + (1.0 if r.gold < 5 else 0.0), card=option.action.name)]
