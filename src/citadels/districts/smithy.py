"""Smithy: once a turn pay two gold and gain three cards."""

from __future__ import annotations

from citadels.engine import table
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import District
from citadels.engine.errors import Reason
from citadels.engine.state import State

SMITHY = act("smithy")
PRICE = 2
CARDS = 3


class Smithy(District):
    key = "smithy"
    cost = 5
    verbs = {"smithy": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [SMITHY]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if not s.deck:
            return Reason("empty_deck")
        gold = s.players[seat].gold
        return Reason("gold", PRICE, gold) if gold < PRICE else None

    def cost_of(self, s: State, seat: int, action: Action) -> int:
        return PRICE

    def use(self, s: State, seat: int, action: Action) -> None:
        table.pay(s, seat, PRICE, self.key)
        table.draw(s, seat, CARDS, self.key)
