"""Witch: takes over the character that would bring her most, if somebody has it."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import HARM
from citadels.bots.advice.terms import Term, Terms
from citadels.bots.advice.verbs import AIM
from citadels.engine.game import Option


def worth(r: Reading, seat: int) -> float:
    return 1.7


def bewitch(r: Reading, option: Option) -> Terms:
    character = option.action.name
    gain = r.liking(character, r.seat) + 1.6
    return [Term("takeover", 3.0 * gain * r.in_play(character), card=character)]


ADVICE = CharacterAdvice(worth, HARM, verbs={"bewitch": replace(AIM, full=bewitch)})
