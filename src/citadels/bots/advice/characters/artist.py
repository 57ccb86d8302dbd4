"""Artist: turns gold into points."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice, Evaluator
from citadels.bots.advice.temperament import BUILD
from citadels.bots.advice.terms import Term, Terms
from citadels.engine.game import Option
from citadels.engine.view import View


def worth(r: Assessment, seat: int) -> float:
    return 0.2 * min(2, r.player(seat).gold)


def beautify(r: Assessment, option: Option) -> Terms:
    """Trade a gold for a point: good with gold to spare, best at the end."""
    spare = r.gold - (0 if r.rounds_left <= 1 else 3)
    return [Term("beauty", 0.87 if spare > 0 else -1.0, card=option.action.name)]


def plain_beautify(view: View, option: Option) -> float:
    return 2.0 if view.me.gold >= 3 else -1.0


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    bias=-0.9,
    feature_weights={"left": -0.3},
    verbs={"beautify": Evaluator(plain=plain_beautify, full=beautify)},
)
