"""Magistrate: warrants on likely builders, the signed one hard to guess."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("warrant", "sign", "confiscate")


def worth(r: Reading, seat: int) -> float:
    return 1.9


def warrant(r: Reading, option: Option) -> Terms:
    character = option.action.name
    return [Term("warrant", FIRST + 3.0 * r.in_play(character), card=character)]


def sign(r: Reading, option: Option) -> Terms:
    """Mostly chance: whoever can guess it builds something cheap first."""
    character = option.action.name
    luck = sum(map(ord, character)) * 37 + 11 * r.view.round + r.gold * 7 + len(r.hand) * 3
    return [Term("sign", 0.6 * r.in_play(character) + (luck % 100) / 100, card=character)]


def confiscate(r: Reading, option: Option) -> Terms:
    return [Term("confiscate", 5.0)]
