"""Observatory: when gathering cards, draw three instead of two."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.state import State


class Observatory(District):
    key = "observatory"
    cost = 4

    def gather_draw(self, s: State, cards: int) -> int:
        return cards + 1


class OldObservatory(Observatory):
    cost = 5
