"""Haunted Quarter: at scoring counts as one type of the owner's choice."""

from __future__ import annotations

from citadels.engine.actions import TYPES
from citadels.engine.cards import District


class HauntedQuarter(District):
    key = "haunted_quarter"
    cost = 2

    def scoring_types(self, late: bool) -> tuple[str, ...]:
        return TYPES
