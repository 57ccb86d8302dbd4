"""Blackmailer: threatens the rich, and shows the flower."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import GOLD, Term, Terms, in_turn
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = 0.4
VERBS = ("threaten", "flower", "bribe", "refuse", "reveal")


def worth(r: Reading, seat: int) -> float:
    purses = [r.player(other).gold for other in range(len(r.view.players)) if other != seat]
    return 0.64 + GOLD * 0.78 * max(purses, default=0)


def threaten(r: Reading, option: Option) -> Terms:
    character = option.action.name
    gold = sum([r.chance(seat, character) * (r.player(seat).gold + 2) for seat in r.others])
    return [in_turn(FIRST), Term("threaten", GOLD * gold, card=character)]


def flower(r: Reading, option: Option) -> Terms:
    """All chance, which the bot adds: a flower that can be guessed frightens nobody."""
    return [Term("unforeseen", 0.0, card=option.action.name)]


def bribe(r: Reading, option: Option) -> Terms:
    return [Term("bribe", 0.66 if r.gold >= 3 else 0.4)]


def refuse(r: Reading, option: Option) -> Terms:
    return [Term("refuse", 0.8)]


def reveal(r: Reading, option: Option) -> Terms:
    """With the flower it is all their gold; a blank costs nothing to show, and nothing to keep."""
    faces = [mark.face for mark in r.view.marks if r.view.turn and mark.character == r.view.turn.character]
    return [Term("reveal", 4.3 if True in faces else -1.1)]
