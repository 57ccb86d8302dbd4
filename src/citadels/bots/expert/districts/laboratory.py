"""Laboratory: gold for cards that are no use."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

VERBS = ("laboratory",)


def worth(r: Reading) -> float:
    return 0.25 * r.rounds_left


def laboratory(r: Reading, option: Option) -> Terms:
    card = option.action.name
    useless = r.stands(card) or r.hand.count(card) > 1 or (r.rounds_left <= 1 and r.cost(card) > r.gold + 3)
    return [Term("useless", 1.2 if useless else -1.2, card=card)]
