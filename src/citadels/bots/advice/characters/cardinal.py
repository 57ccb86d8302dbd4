"""Cardinal: cards for religious districts; others lend the gold that is missing."""

from __future__ import annotations

from citadels.bots.advice.base import CharacterAdvice, Judgement
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import SCHEME
from citadels.bots.advice.terms import Term, Terms
from citadels.engine.cards import RELIGIOUS
from citadels.engine.game import Option


def worth(r: Reading, seat: int) -> float:
    return 1.5 * r.districts_of(seat, RELIGIOUS)


def charge(r: Reading, option: Option) -> Terms:
    """From whoever leads, if cards can be spared."""
    seat = r.target(option)
    return [Term("charge", 0.51 + r.importance(seat), seat)]


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    taste=-1.1,
    leanings={"left": 0.2, "crown": -0.8},
    verbs={"charge": Judgement(full=charge)},
)
