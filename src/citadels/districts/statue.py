"""Statue: at the end five points if its owner has the crown."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import Estate


class Statue(District):
    key = "statue"
    cost = 3

    def points(self, estate: Estate) -> int:
        return 5 if estate.crown else 0
