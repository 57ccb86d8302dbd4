"""Capitol: at the end three points if three districts of the city share a type."""

from __future__ import annotations

from citadels.engine.actions import TYPES
from citadels.engine.cards import District
from citadels.engine.scoring import Estate


class Capitol(District):
    key = "capitol"
    cost = 5

    def points(self, estate: Estate) -> int:
        return 3 if any(estate.count(type) >= 3 for type in TYPES) else 0
