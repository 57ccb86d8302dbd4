"""Warlord: gold for military districts; strikes where it hurts and costs little."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import HARM
from citadels.bots.advice.verbs import DESTROY
from citadels.engine.cards import MILITARY


def worth(r: Assessment, seat: int) -> float:
    return 1.2 * r.districts_of(seat, MILITARY)


ADVICE = CharacterAdvice(
    worth,
    HARM,
    bias=-0.1,
    feature_weights={"end": -0.6, "lead": 0.1, "crown": -0.55, "hunted": 0.3},
    verbs={"destroy": DESTROY},
)
