"""Wishing Well: at the end one point per unique district in the city."""

from __future__ import annotations

from typing import ClassVar

from citadels.engine.cards import UNIQUE, District
from citadels.engine.scoring import ScoringContext


class WishingWell(District):
    key = "wishing_well"
    cost = 5

    def points(self, context: ScoringContext) -> int:
        return context.count(UNIQUE)


class OldWishingWell(WishingWell):
    """The Wishing Well that does not count itself."""

    each: ClassVar[int] = 1

    def points(self, context: ScoringContext) -> int:
        return self.each * (context.count(UNIQUE) - 1)


class WishingWell2000(OldWishingWell):
    each = 4
