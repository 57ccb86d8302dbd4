"""Wizard: takes the best card out of the leader's hand."""

from __future__ import annotations

from citadels.bots.expert.course import BEFORE_BUILDING
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("peek", "take", "erect")


def worth(r: Reading, seat: int) -> float:
    return 1.6


def peek(r: Reading, option: Option) -> Terms:
    seat = option.target if option.target is not None else r.seat
    cards = r.player(seat).hand_size
    return [Term("peek", BEFORE_BUILDING), Term("cards", 0.4 * cards * (1 + r.importance(seat)), seat)]


def take(r: Reading, option: Option) -> Terms:
    return [Term("wanted", r.worth(option.action.name) * 0.5, card=option.action.name)]


def erect(r: Reading, option: Option) -> Terms:
    return [Term("build", 2.0 + r.worth(option.action.name), card=option.action.name)]
