"""Bishop: one gold per religious district; this round rank 8 cannot touch the city."""

from __future__ import annotations

from citadels.characters.common import GoldIncome
from citadels.engine import changes
from citadels.engine.cards import A_SEAT, RELIGIOUS
from citadels.engine.state import State


class Bishop(GoldIncome):
    key = "bishop"
    rank = 5
    income_type = RELIGIOUS
    round_flags = {"bishop": A_SEAT}

    def on_turn(self, s: State, seat: int) -> None:
        changes.remember_for_round(s, self.key, seat)

    def protects(self, s: State, seat: int, by: int) -> bool:
        return by != seat and s.round_flags.get(self.key, -1) == seat
