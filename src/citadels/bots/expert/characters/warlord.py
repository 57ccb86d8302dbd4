"""Warlord: gold for military districts; strikes where it hurts and costs little."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import HARM
from citadels.bots.expert.terms import GOLD, Term, Terms
from citadels.engine.cards import MILITARY
from citadels.engine.game import Option

NATURE = HARM
TASTE = -0.8
VERBS = ("destroy",)


def worth(r: Reading, seat: int) -> float:
    strike = (
        1.2 if any(r.missing(other) <= 2 for other in range(len(r.view.players)) if other != seat) else 0.1
    )
    return strike + r.gold_for(seat, r.districts_of(seat, MILITARY))


def destroy(r: Reading, option: Option) -> Terms:
    seat = option.target if option.target is not None else r.seat
    if seat == r.seat:
        return [Term("any", -20.0)]
    card, price = option.action.name, option.price or 0
    harm = r.importance(seat) * (0.6 * r.cost(card) + 0.69)
    terms = [
        Term("ruin", harm, seat, price, card),
        Term("price", -GOLD * price * (0.74 if r.rounds_left <= 1 else 1.5)),
    ]
    if r.missing(seat) <= 1:
        terms.append(Term("delay", 4.7 * r.importance(seat), seat, card=card))
    return terms
