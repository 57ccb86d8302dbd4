"""Blackmailer: threatens the rich, and shows the flower."""

from __future__ import annotations

from dataclasses import replace

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice, Evaluator
from citadels.bots.advice.full import FIRST
from citadels.bots.advice.temperament import SCHEME
from citadels.bots.advice.terms import GOLD, Term, Terms, in_turn
from citadels.bots.advice.verbs import AIM, BLUFF, GAIN
from citadels.engine.game import Option
from citadels.engine.view import View


def worth(r: Assessment, seat: int) -> float:
    return 0.1 * max([r.player(other).gold for other in r.rivals(seat)])


def threaten(r: Assessment, option: Option) -> Terms:
    """Look for gold that may be lost: what the player has now, and gathers before paying."""
    character = option.action.name
    terms = [in_turn(FIRST)]
    for seat in r.others:
        gold, chance = r.player(seat).gold, r.chance(seat, character)
        terms.append(Term("loot", chance * GOLD * (gold + 2), seat, gold, character, chance))
    return terms


def bribe(r: Assessment, option: Option) -> Terms:
    return [Term("bribe", 0.66 if r.gold >= 3 else 0.4)]


def refuse(r: Assessment, option: Option) -> Terms:
    return [Term("refuse", 0.8)]


def reveal(r: Assessment, option: Option) -> Terms:
    """Reveal the flower, which takes all their gold; keep a blank hidden."""
    faces = [mark.face for mark in r.view.marks if r.view.turn and mark.character == r.view.turn.character]
    return [Term("reveal", 4.3 if True in faces else -1.1)]


def plain_bribe(view: View, option: Option) -> float:
    return 1.0 if view.me.gold >= 6 else 0.5


ADVICE = CharacterAdvice(
    worth,
    SCHEME,
    bias=0.3,
    feature_weights={"gold": -0.15, "crown": 0.8},
    verbs={
        "threaten": replace(AIM, full=threaten),
        "flower": BLUFF,
        "bribe": Evaluator(plain=plain_bribe, full=bribe),
        "refuse": Evaluator(full=refuse),
        "reveal": replace(GAIN, full=reveal),
    },
)
