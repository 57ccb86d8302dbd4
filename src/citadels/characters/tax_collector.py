"""Tax Collector: other players put a gold on this card when they build; takes all gold there."""

from __future__ import annotations

from citadels.characters.common import BEWITCHED
from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import A_SEAT, Character
from citadels.engine.errors import Reason
from citadels.engine.flow import KILLED
from citadels.engine.state import State

COLLECT = act("collect")


class TaxCollector(Character):
    key = "tax_collector"
    rank = 9
    verbs = {"collect": ALONE}
    holds_gold = True

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [COLLECT]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if s.gold_on.get(self.key) else Reason("no_tax")

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.collect_gold(s, seat, self.key)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return self.earnings(s, seat)

    def earnings(self, s: State, seat: int) -> int:
        return s.gold_on.get(self.key, 0)

    def on_built(self, s: State, seat: int) -> None:
        """Tax the player whose city grew, unless it is the Tax Collector's own turn."""
        own_turn = s.turn.rank == self.rank and s.turn.seat == seat
        if s.players[seat].gold and not own_turn:
            changes.put_gold(s, seat, 1, self.key)


TAXABLE = "taxable"  # the turn flag that a district was built
OWES = "owes_tax"  # the player who built before the Tax Collector was called


class OldTaxCollector(Character):
    """The Tax Collector without a pot: players who built pay one gold at the end of their turn."""

    key = "tax_collector"
    rank = 2
    order = 5
    turn_flags = (TAXABLE,)
    round_flags = {OWES: A_SEAT}

    def on_called(self, s: State, seat: int) -> None:
        if OWES in s.round_flags:
            self._tax(s, changes.forget_for_round(s, OWES))

    def on_built(self, s: State, seat: int) -> None:
        changes.note_used(s, TAXABLE)

    def end_of_any_turn(self, s: State, seat: int) -> None:
        if TAXABLE not in s.turn.used:
            return
        if s.called < self.rank:
            changes.remember_for_round(s, OWES, seat)
        else:
            self._tax(s, seat)

    def _tax(self, s: State, seat: int) -> None:
        collector = self._collector(s)
        if collector >= 0 and s.players[seat].gold:
            changes.pay_to(s, seat, collector, 1, self.key)

    def _collector(self, s: State) -> int:
        """Return who gets the taxes: the called player who lives, or the Witch; -1 for nobody."""
        bewitched = s.mark_on(self.rank, BEWITCHED)
        if s.revealed[self.rank] < 0 or s.mark_on(self.rank, KILLED) is not None:
            return -1
        return s.revealed[self.rank] if bewitched is None else bewitched.owner
