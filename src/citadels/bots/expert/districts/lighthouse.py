"""Lighthouse: the best card of the whole deck."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("lighthouse",)


def worth(r: Reading) -> float:
    return 1.1 if r.rounds_left > 1 else 0.0


def lighthouse(r: Reading, option: Option) -> Terms:
    return [Term("free", 5.0)]
