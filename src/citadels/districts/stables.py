"""Stables: building it does not count against the limit."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.state import State


class Stables(District):
    key = "stables"
    cost = 2

    def counts_against_limit(self, s: State, seat: int, kind: int) -> bool:
        return False
