"""Wishing Well: at the end one point per unique district in the city."""

from __future__ import annotations

from typing import ClassVar

from citadels.engine.cards import UNIQUE, District
from citadels.engine.scoring import Standing


class WishingWell(District):
    key = "wishing_well"
    cost = 5

    def points(self, standing: Standing) -> int:
        return standing.count(UNIQUE)


class OldWishingWell(WishingWell):
    """The Wishing Well itself does not count."""

    each: ClassVar[int] = 1

    def points(self, standing: Standing) -> int:
        return self.each * (standing.count(UNIQUE) - 1)


class WishingWell2000(OldWishingWell):
    each = 4
