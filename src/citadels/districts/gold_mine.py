"""Gold Mine: gathering gold gains one more."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.state import State


class GoldMine(District):
    key = "gold_mine"
    cost = 6

    def gather_gold(self, s: State, gold: int) -> int:
        return gold + 1
