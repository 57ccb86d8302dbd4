"""Basilica: at the end one point per district of odd cost in the city."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import ScoringContext


class Basilica(District):
    key = "basilica"
    cost = 4

    def points(self, context: ScoringContext) -> int:
        return len([built for built in context.city if built.cost % 2])
