"""Witch: takes over the character that would bring her most, if somebody has it."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import HARM
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

NATURE = HARM
TASTE = 0.0
VERBS = ("bewitch",)


def worth(r: Reading, seat: int) -> float:
    return 1.7


def bewitch(r: Reading, option: Option) -> Terms:
    character = option.action.name
    gain = r.liking(character, r.seat) + 1.6
    return [Term("takeover", 3.0 * gain * r.in_play(character), card=character)]
