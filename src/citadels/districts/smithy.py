"""Smithy: once a turn, pay two gold and draw three cards."""

from __future__ import annotations

from typing import ClassVar

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import District
from citadels.engine.errors import EMPTY_DECK, Reason, lacks_gold
from citadels.engine.state import State

SMITHY = act("smithy")


class Smithy(District):
    key = "smithy"
    cost = 5
    verbs = {"smithy": ALONE}
    fee: ClassVar[int] = 2
    cards: ClassVar[int] = 3

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [SMITHY]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if not s.deck:
            return EMPTY_DECK
        gold = s.players[seat].gold
        return lacks_gold(self.fee, gold)

    def cost_of(self, s: State, seat: int, action: Action) -> int:
        return self.fee

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.pay(s, seat, self.fee, self.key)
        changes.draw(s, seat, self.cards, self.key)


class SmithyDarkCity(Smithy):
    fee = 3


class Smithy2000(Smithy):
    fee = 3
    cards = 2
