"""Merchant: one gold per trade district, and one gold extra."""

from __future__ import annotations

from citadels.characters.common import GoldIncome
from citadels.engine import table
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import TRADE
from citadels.engine.state import State

PROFIT = act("profit")


class Merchant(GoldIncome):
    key = "merchant"
    rank = 6
    income_type = TRADE
    verbs = {"income": ALONE, "profit": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*super().candidates(s, seat), PROFIT]

    def use(self, s: State, seat: int, action: Action) -> None:
        if action is PROFIT:
            table.gain(s, seat, 1, self.key)
        else:
            super().use(s, seat, action)
