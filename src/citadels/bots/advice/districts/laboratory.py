"""Laboratory: gold for a card that is of no more use."""

from __future__ import annotations

from citadels.bots.advice import plain, quick
from citadels.bots.advice.base import DistrictAdvice, Evaluator

ADVICE = DistrictAdvice(verbs={"laboratory": Evaluator(quick.never, plain.throw_away)})
