"""Marshal: gold for military districts; seizes what the leader built."""

from __future__ import annotations

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.base import CharacterAdvice
from citadels.bots.advice.temperament import HARM
from citadels.bots.advice.verbs import TAKE_DISTRICT
from citadels.engine.cards import MILITARY


def worth(r: Assessment, seat: int) -> float:
    return 0.9 * r.districts_of(seat, MILITARY)


ADVICE = CharacterAdvice(
    worth, HARM, bias=0.5, feature_weights={"city": 0.9, "crown": 0.7}, verbs={"seize": TAKE_DISTRICT}
)
