"""Wishing Well: at the end one point per unique district in the city."""

from __future__ import annotations

from citadels.engine.cards import UNIQUE, District
from citadels.engine.scoring import Standing


class WishingWell(District):
    key = "wishing_well"
    cost = 5

    def points(self, standing: Standing) -> int:
        return standing.count(UNIQUE)
