"""School of Magic: counts as any type for income."""

from __future__ import annotations

from citadels.engine.cards import District


class SchoolOfMagic(District):
    key = "school_of_magic"
    cost = 6

    def earns_as(self, type: str) -> bool:
        return True
