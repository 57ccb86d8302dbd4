"""Great Wall: rank 8 pays one gold more for any other district of this city."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.state import Built, State


class GreatWall(District):
    key = "great_wall"
    cost = 6

    def surcharge(self, s: State, built: Built) -> int:
        return 1 if built.kind != self.kind else 0
