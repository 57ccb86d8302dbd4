"""Smithy: cards for gold, when there are none to build."""

from __future__ import annotations

from citadels.bots.expert.course import BEFORE_BUILDING
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("smithy",)


def worth(r: Reading) -> float:
    return 0.3 * r.rounds_left


def smithy(r: Reading, option: Option) -> Terms:
    wanted = len(r.useful) == 0 and r.rounds_left > 1
    return [Term("cards", BEFORE_BUILDING if wanted and r.gold >= 4 else -1.0)]
