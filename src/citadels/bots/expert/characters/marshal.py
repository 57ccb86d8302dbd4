"""Marshal: gold for military districts; seizes what the leader built."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import HARM
from citadels.bots.expert.terms import GOLD, Term, Terms
from citadels.engine.cards import MILITARY
from citadels.engine.game import Option

NATURE = HARM
TASTE = 0.7
VERBS = ("seize",)


def worth(r: Reading, seat: int) -> float:
    return 1.4 + r.gold_for(seat, r.districts_of(seat, MILITARY))


def seize(r: Reading, option: Option) -> Terms:
    """A district more for oneself and one less for another."""
    seat, card = option.target if option.target is not None else r.seat, option.action.name
    gain = r.worth(card) + 0.7 + r.importance(seat) * (0.45 * r.cost(card) + 0.41)
    late = 4.0 * r.importance(seat) if r.missing(seat) <= 1 else 0.0
    return [
        Term("seize", gain, seat, card=card),
        Term("delay", late, seat),
        Term("price", -GOLD * (option.price or 0)),
    ]
