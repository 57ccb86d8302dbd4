"""Statue: at the end five points to the holder of the crown."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import Standing


class Statue(District):
    key = "statue"
    cost = 3

    def points(self, standing: Standing) -> int:
        return 5 if standing.crown else 0
