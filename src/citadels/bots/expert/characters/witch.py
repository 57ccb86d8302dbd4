"""Witch: takes over the character that would bring her most, if somebody has it."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("bewitch",)


def worth(r: Reading, seat: int) -> float:
    return 1.5


def bewitch(r: Reading, option: Option) -> Terms:
    character = option.action.name
    gain = r.liking(character, r.seat) + 1.5
    return [Term("takeover", 3.0 * gain * r.in_play(character), card=character)]
