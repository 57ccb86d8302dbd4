"""Statue: at the end five points if its owner has the crown."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import ScoringContext


class Statue(District):
    key = "statue"
    cost = 3

    def points(self, context: ScoringContext) -> int:
        return 5 if context.crown else 0
