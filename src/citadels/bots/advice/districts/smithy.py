"""Smithy: cards for gold, with nothing to build."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice, Evaluator
from citadels.engine.game import Option
from citadels.engine.view import View


def plain_smithy(view: View, option: Option) -> float:
    return 5.0 if view.me.hand_size <= 1 and view.me.gold >= 4 else -1.0


ADVICE = DistrictAdvice(verbs={"smithy": Evaluator(plain=plain_smithy)})
