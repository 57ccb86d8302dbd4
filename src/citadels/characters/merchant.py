"""Merchant: one gold per trade district, and one gold extra."""

from __future__ import annotations

from typing import Final

from citadels.characters.common import GoldIncome
from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import TRADE
from citadels.engine.state import State

PROFIT: Final = act("profit")
EXTRA: Final = 1


class Merchant(GoldIncome):
    key = "merchant"
    rank = 6
    income_type = TRADE
    verbs = {"income": ALONE, "profit": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [*super().candidates(s, seat), PROFIT]

    def use(self, s: State, seat: int, action: Action) -> None:
        if action is PROFIT:
            changes.gain(s, seat, EXTRA, self.key)
        else:
            super().use(s, seat, action)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return EXTRA if action is PROFIT else super().gain_of(s, seat, action)

    def earnings(self, s: State, seat: int) -> int:
        return super().earnings(s, seat) + EXTRA


class OldMerchant(Merchant):
    """The Merchant who gets the extra gold automatically at the start of the turn (OLD-4)."""

    verbs = {"income": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return GoldIncome.candidates(self, s, seat)

    def on_turn(self, s: State, seat: int) -> None:
        changes.gain(s, seat, EXTRA, self.key)


class Merchant2002(OldMerchant):
    """The Merchant who gets the gold right after gathering, or on resuming: a Witch has gathered before."""

    def on_turn(self, s: State, seat: int) -> None:
        if s.turn.gathered:
            self.after_gathering(s, seat)

    def after_gathering(self, s: State, seat: int) -> None:
        changes.gain(s, seat, EXTRA, self.key)
