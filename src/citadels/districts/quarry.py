"""Quarry: districts identical to own ones may be built."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.state import State


class Quarry(District):
    key = "quarry"
    cost = 5

    def may_duplicate(self, s: State, seat: int, kind: int) -> bool:
        return True
