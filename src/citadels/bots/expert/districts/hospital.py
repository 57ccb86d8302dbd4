"""Hospital: a killed player still gathers."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("answer",)


def worth(r: Reading) -> float:
    return 0.2 * r.rounds_left


def answer(r: Reading, option: Option) -> Terms:
    return [Term("free", 5.0)]
