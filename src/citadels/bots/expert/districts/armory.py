"""Armory: stops whoever is about to finish."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("armory",)


def worth(r: Reading) -> float:
    return 0.24


def armory(r: Reading, option: Option) -> Terms:
    seat = option.target if option.target is not None else r.seat
    if seat == r.seat:
        return [Term("any", -20.0)]
    late = r.missing(seat) <= 1 and seat == r.leader
    return [Term("delay", r.cost(option.action.name) - 0.86 if late else -3.0, seat)]
