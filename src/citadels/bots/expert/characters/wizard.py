"""Wizard: takes the best card out of the leader's hand."""

from __future__ import annotations

from citadels.bots.expert.course import BEFORE_BUILDING
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import Term, Terms, in_turn
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = 0.0
VERBS = ("peek", "take", "erect")


def worth(r: Reading, seat: int) -> float:
    return 1.6


def peek(r: Reading, option: Option) -> Terms:
    seat = option.target if option.target is not None else r.seat
    cards = r.player(seat).hand_size
    return [in_turn(BEFORE_BUILDING), Term("cards", 0.4 * cards * (1 + r.importance(seat)), seat)]


def take(r: Reading, option: Option) -> Terms:
    return [Term("wanted", r.worth(option.action.name) * 0.39, card=option.action.name)]


def erect(r: Reading, option: Option) -> Terms:
    return [in_turn(2.0), Term("worth", r.worth(option.action.name), card=option.action.name)]
