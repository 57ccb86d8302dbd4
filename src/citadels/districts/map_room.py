"""Map Room: at the end one point per card in hand."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.scoring import Estate


class MapRoom(District):
    key = "map_room"
    cost = 5

    def points(self, estate: Estate) -> int:
        return estate.hand_size
