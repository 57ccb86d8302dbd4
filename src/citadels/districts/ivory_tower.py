"""Ivory Tower: at the end five points if it is the city's only unique district."""

from __future__ import annotations

from citadels.engine.cards import UNIQUE, District
from citadels.engine.scoring import ScoringContext


class IvoryTower(District):
    key = "ivory_tower"
    cost = 5

    def points(self, context: ScoringContext) -> int:
        return 5 if context.count(UNIQUE) == 1 else 0
