"""Magistrate: warrants on likely builders, the signed one hard to guess."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import HARM
from citadels.bots.expert.terms import Term, Terms, in_turn
from citadels.engine.game import Option

NATURE = HARM
TASTE = 0.6
VERBS = ("warrant", "sign", "confiscate")


def worth(r: Reading, seat: int) -> float:
    return 4.9


def warrant(r: Reading, option: Option) -> Terms:
    character = option.action.name
    return [in_turn(FIRST), Term("warrant", 4.6 * r.in_play(character), card=character)]


def sign(r: Reading, option: Option) -> Terms:
    """Hardly better than chance, which the bot adds: whoever can guess it builds something cheap first."""
    character = option.action.name
    return [Term("unforeseen", 0.1 * r.in_play(character), card=character)]


def confiscate(r: Reading, option: Option) -> Terms:
    return [Term("free", 5.0)]
