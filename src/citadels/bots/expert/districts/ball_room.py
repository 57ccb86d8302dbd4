"""Ball Room: thanks cost nothing, silence costs a turn."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("thank", "snub")


def worth(r: Reading) -> float:
    return 0.38


def thank(r: Reading, option: Option) -> Terms:
    return [Term("free", 5.0)]


def snub(r: Reading, option: Option) -> Terms:
    return [Term("any", -5.0)]
