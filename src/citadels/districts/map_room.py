"""Map Room: at the end one point per card in hand."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import ScoringContext


class MapRoom(District):
    key = "map_room"
    cost = 5

    def points(self, context: ScoringContext) -> int:
        return context.hand_size
