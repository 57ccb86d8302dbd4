"""Graveyard: what falls can be built again."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("save",)


def worth(r: Reading) -> float:
    return 0.18


def save(r: Reading, option: Option) -> Terms:
    return [Term("save", 1.0 if r.rounds_left > 1 else -1.0)]
