"""Tax Collector: what the builders left."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import BUILD
from citadels.bots.advice.verbs import GAIN


def worth(r: Assessment, seat: int) -> float:
    return 0.25 * r.gold_for(seat, r.view.gold_on.get("tax_collector", 0))


ADVICE = CharacterAdvice(
    worth,
    BUILD,
    bias=0.8,
    feature_weights={"gold": -0.15, "city": 0.15},
    verbs={"collect": GAIN},
)
