"""Bell Tower: a shorter game suits the largest city."""

from __future__ import annotations

from citadels.bots.advice.base import DistrictAdvice, Evaluator
from citadels.engine.game import Option
from citadels.engine.view import View


def plain_ring(view: View, option: Option) -> float:
    largest = max([player.city_size for player in view.players])
    return 1.0 if view.me.city_size == largest else -1.0


ADVICE = DistrictAdvice(verbs={"ring": Evaluator(plain=plain_ring)})
