"""Quarry: its owner may build duplicates."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.state import State


class Quarry(District):
    key = "quarry"
    cost = 5

    def may_duplicate(self, s: State, seat: int, kind: int) -> bool:
        return True


class Quarry2002(Quarry):
    """The Quarry that allows one duplicate in the city at a time, however it came there."""

    def may_duplicate(self, s: State, seat: int, kind: int) -> bool:
        kinds = [built.kind for built in s.players[seat].city]
        return len(set(kinds)) == len(kinds)


class Quarry2000(Quarry):
    """The Quarry with which duplicates are free."""

    def price(self, s: State, seat: int, kind: int, price: int) -> int:
        return 0 if s.players[seat].has(kind) else price
