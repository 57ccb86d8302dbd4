"""Armory: stops a leader about to finish."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice import quick
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import DistrictAdvice
from citadels.bots.advice.terms import Term, Terms
from citadels.bots.advice.verbs import DESTROY
from citadels.engine.game import Option


def worth(r: Assessment) -> float:
    return 0.24


def armory(r: Assessment, option: Option) -> Terms:
    seat = r.target(option)
    if seat == r.seat:
        return [Term("any", -20.0)]
    late = r.missing(seat) <= 1 and seat == r.leader
    return [Term("delay", r.cost(option.action.name) - 0.86 if late else -3.0, seat)]


ADVICE = DistrictAdvice(worth, verbs={"armory": replace(DESTROY, quick=quick.never, full=armory)})
