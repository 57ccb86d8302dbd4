"""Great Wall: rank 8 pays one gold more for any other district in this city."""

from __future__ import annotations

from typing import ClassVar

from citadels.engine.cards import District
from citadels.engine.state import Built, State


class GreatWall(District):
    key = "great_wall"
    cost = 6
    extra: ClassVar[int] = 1

    def surcharge(self, s: State, built: Built) -> int:
        return self.extra if built.kind != self.kind else 0


class GreatWall2000(GreatWall):
    extra = 4
