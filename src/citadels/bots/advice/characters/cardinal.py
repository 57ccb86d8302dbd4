"""Cardinal: cards for religious districts; others lend the gold that is missing."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice, Evaluator
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import Term, Terms
from citadels.engine.cards import RELIGIOUS
from citadels.engine.game import Option


def worth(r: Assessment, seat: int) -> float:
    return 1.5 * r.districts_of(seat, RELIGIOUS)


def charge(r: Assessment, option: Option) -> Terms:
    """Borrow preferably from the leader."""
    seat = r.target(option)
    return [Term("charge", 0.51 + r.importance(seat), seat)]


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    bias=-1.1,
    feature_weights={"left": 0.2, "crown": -0.8},
    verbs={"charge": Evaluator(full=charge)},
)
