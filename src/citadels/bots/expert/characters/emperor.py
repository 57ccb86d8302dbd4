"""Emperor: gold for noble districts; the crown goes to the weakest."""

from __future__ import annotations

from citadels.bots.expert.course import FIRST
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import GOLD, Term, Terms, in_turn
from citadels.engine.cards import NOBLE
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = 1.2
VERBS = ("crown", "demand", "give_gold")


def worth(r: Reading, seat: int) -> float:
    return 0.2 + r.gold_for(seat, 1 + r.districts_of(seat, NOBLE))


def crown(r: Reading, option: Option) -> Terms:
    seat = option.target if option.target is not None else r.seat
    rich = GOLD * min(1, r.player(seat).gold + r.player(seat).hand_size)
    return [in_turn(FIRST), Term("crown", rich - 0.38 * r.strength(seat), seat)]


def demand(r: Reading, option: Option) -> Terms:
    return [Term("demand", (0.7 if len(r.useful) < 2 else 0.3) if option.action.name == "card" else 0.5)]


def give_gold(r: Reading, option: Option) -> Terms:
    return [Term("spare", 6.5)]
