"""Thief: robs where the most gold may be."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import HARM
from citadels.bots.expert.terms import GOLD, Term, Terms, in_turn
from citadels.engine.game import Option

NATURE = HARM
TASTE = 0.2
VERBS = ("rob",)


def worth(r: Reading, seat: int) -> float:
    purses = sorted([r.player(other).gold for other in range(len(r.view.players)) if other != seat])
    return 0.3 + r.gold_worth * 0.51 * (purses[-1] if purses else 0)


def rob(r: Reading, option: Option) -> Terms:
    character = option.action.name
    terms = [in_turn(FIRST)]
    for seat in r.others:
        gold = r.player(seat).gold
        terms.append(Term("loot", r.chance(seat, character) * GOLD * gold, seat, gold, character))
    return terms
