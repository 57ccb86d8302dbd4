"""Cardinal: cards for religious districts; others lend the gold that is missing."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import SCHEME
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.cards import RELIGIOUS
from citadels.engine.game import Option

NATURE = SCHEME
TASTE = -0.9
VERBS = ("charge",)


def worth(r: Reading, seat: int) -> float:
    lend = 1.2 if r.player(seat).hand_size >= 3 else 0.24
    return 0.4 + lend + r.card_worth * r.districts_of(seat, RELIGIOUS)


def charge(r: Reading, option: Option) -> Terms:
    """From whoever leads, if cards can be spared."""
    seat = option.target if option.target is not None else r.seat
    return [Term("charge", 0.51 + r.importance(seat), seat)]
