"""Capitol: at the end three points if three districts of the city share a type."""

from __future__ import annotations

from citadels.engine.actions import TYPES
from citadels.engine.cards import District
from citadels.engine.scoring import ScoringContext


class Capitol(District):
    key = "capitol"
    cost = 5

    def points(self, context: ScoringContext) -> int:
        return 3 if any(context.count(type) >= 3 for type in TYPES) else 0
