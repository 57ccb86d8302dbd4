"""Dragon Gate: at the end two points."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import ScoringContext


class DragonGate(District):
    key = "dragon_gate"
    cost = 6

    def points(self, context: ScoringContext) -> int:
        return 2


class OldDragonGate(District):
    """The Dragon Gate worth eight points. The two beyond its cost count as the district's in ties (OLD-7)."""

    key = "dragon_gate"
    cost = 6
    bonus = 2
