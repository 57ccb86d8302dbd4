"""Factory: its owner's other unique districts cost one gold less to build."""

from __future__ import annotations

from citadels.engine.cards import UNIQUE, District
from citadels.engine.state import State


class Factory(District):
    key = "factory"
    cost = 5

    def price(self, s: State, seat: int, kind: int, price: int) -> int:
        cheaper = kind != self.kind and s.rules.districts[kind].type == UNIQUE
        return price - 1 if cheaper else price
