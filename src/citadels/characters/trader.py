"""Trader: one gold per trade district; trade districts do not count against the build limit."""

from __future__ import annotations

from citadels.characters.common import GoldIncome
from citadels.engine.cards import TRADE
from citadels.engine.state import State


class Trader(GoldIncome):
    key = "trader"
    rank = 6
    income_type = TRADE

    def counts_against_limit(self, s: State, seat: int, kind: int) -> bool:
        return s.rules.districts[kind].type != TRADE
