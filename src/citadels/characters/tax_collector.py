"""Tax Collector: every district built puts a gold on the token; takes what lies there."""

from __future__ import annotations

from citadels.characters.common import is_bewitched
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


TAXABLE = "taxable"  # the flag of a turn in which a district was built
OWES = "owes_tax"  # the player who built in a turn before the Tax Collector was called


class OldTaxCollector(Character):
    """Whoever built in their turn gives the Tax Collector one gold at its end; there is no pot."""

    key = "tax_collector"
    rank = 2
    order = 5

    def on_called(self, s: State, seat: int) -> None:
        if not is_bewitched(s, self.rank):
            self._collect_from_now_on(s, seat)

    def on_turn(self, s: State, seat: int) -> None:
        """A Witch who goes on as the Tax Collector gets the taxes."""
        self._collect_from_now_on(s, seat)

    def _collect_from_now_on(self, s: State, seat: int) -> None:
        s.round_flags[self.key] = seat
        if OWES in s.round_flags:
            self._tax(s, s.round_flags.pop(OWES))

    def on_built(self, s: State, seat: int) -> None:
        s.turn.used.add(TAXABLE)

    def end_of_any_turn(self, s: State, seat: int) -> None:
        if TAXABLE not in s.turn.used:
            return
        if s.called < self.rank:
            s.round_flags[OWES] = seat
        else:
            self._tax(s, seat)

    def _tax(self, s: State, seat: int) -> None:
        collector = s.round_flags.get(self.key, -1)
        if collector >= 0 and s.players[seat].gold:
            table.pay_to(s, seat, collector, 1, self.key)
