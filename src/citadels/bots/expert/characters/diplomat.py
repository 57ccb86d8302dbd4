"""Diplomat: gold for military districts; trades up, best with whoever leads."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import GOLD, Term, Terms
from citadels.engine.cards import MILITARY
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = -1.0
VERBS = ("exchange", "give")


def worth(r: Reading, seat: int) -> float:
    return 0.5 + r.gold_for(seat, r.districts_of(seat, MILITARY))


def exchange(r: Reading, option: Option) -> Terms:
    """For the cheapest district that stands in the own city."""
    seat, card = option.target if option.target is not None else r.seat, option.action.name
    cheapest = min([r.cost(name) for name in r.me.city], default=0)
    gain = r.cost(card) - cheapest
    price = GOLD * max(0, gain)
    return [Term("trade", gain * (1 + 0.59 * r.importance(seat)) - price - 0.41, seat, card=card)]


def give(r: Reading, option: Option) -> Terms:
    return [
        Term(
            "unwanted",
            10.0 - r.cost(option.action.name) - GOLD * (option.price or 0),
            card=option.action.name,
        )
    ]
