"""Patrician: takes the crown when called; one card per noble district."""

from __future__ import annotations

from citadels.characters.common import CardIncome
from citadels.characters.king import take_crown_if_killed
from citadels.engine import changes
from citadels.engine.cards import NOBLE
from citadels.engine.state import State


class Patrician(CardIncome):
    key = "patrician"
    rank = 4
    income_type = NOBLE

    def on_called(self, s: State, seat: int) -> None:
        changes.give_crown(s, seat)

    def end_of_round(self, s: State) -> None:
        take_crown_if_killed(s, self.rank)
