"""Emperor: gold for noble districts; the crown goes to the weakest."""

from __future__ import annotations

from citadels.bots.advice import plain, quick
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice, Evaluator
from citadels.bots.advice.full import FIRST
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import GOLD, Term, Terms, in_turn
from citadels.engine.cards import NOBLE
from citadels.engine.game import Option
from citadels.engine.view import View


def worth(r: Assessment, seat: int) -> float:
    return 0.9 * r.districts_of(seat, NOBLE)


def crown(r: Assessment, option: Option) -> Terms:
    seat = r.target(option)
    rich = GOLD * min(1, r.player(seat).gold + r.player(seat).hand_size)
    return [in_turn(FIRST), Term("crown", rich - 0.38 * r.strength(seat), seat)]


def demand(r: Assessment, option: Option) -> Terms:
    return [Term("demand", (0.7 if len(r.useful) < 2 else 0.3) if option.action.name == "card" else 0.5)]


def give_gold(r: Assessment, option: Option) -> Terms:
    return [Term("spare", 6.5)]


def plain_crown(view: View, option: Option) -> float:
    return 100.0 - plain.strength(view, option.seat or 0)


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    bias=0.5,
    feature_weights={"gold": -0.2, "ready": -0.15, "crown": -0.9},
    verbs={
        "crown": Evaluator(quick.gain, plain_crown, crown),
        "demand": Evaluator(full=demand),
        "give_gold": Evaluator(plain=plain.always(9.0), full=give_gold),
    },
)
