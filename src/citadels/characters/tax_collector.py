"""Tax Collector: every district built puts a gold on the token; takes what lies there."""

from __future__ import annotations

from citadels.engine import table
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import Reason
from citadels.engine.state import State

COLLECT = act("collect")


class TaxCollector(Character):
    key = "tax_collector"
    rank = 9
    verbs = {"collect": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [COLLECT]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if s.gold_on.get(self.key) else Reason("no_tax")

    def use(self, s: State, seat: int, action: Action) -> None:
        table.collect_gold(s, seat, self.key)

    def on_built(self, s: State, seat: int) -> None:
        """The one whose city grew pays, unless it is the Tax Collector's own turn."""
        own_turn = s.turn.rank == self.rank and s.turn.seat == seat
        if s.players[seat].gold and not own_turn:
            table.put_gold(s, seat, 1, self.key)
