"""Queen: three gold if seated next to the player who revealed the rank-4 character."""

from __future__ import annotations

from typing import ClassVar

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import A_SEAT, Character
from citadels.engine.errors import Reason
from citadels.engine.flow import KILLED
from citadels.engine.state import State

FAVOUR = act("favour")
ROYAL_RANK = 4
GIFT = 3


class Queen(Character):
    key = "queen"
    rank = 9
    min_seats = 5
    order = 20  # after a killed rank-4 character is revealed
    verbs = {"favour": ALONE}
    round_flags = {"queen": A_SEAT}
    apart: ClassVar[str] = "not_beside"  # the reason if no neighbor counts

    def sits_beside(self, s: State, seat: int) -> bool:
        """Return whether a neighbor has revealed the rank-4 character."""
        royal = s.revealed[ROYAL_RANK]
        seats = len(s.players)
        return royal >= 0 and (royal - seat) % seats in (1, seats - 1)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [FAVOUR]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if self.sits_beside(s, seat) else Reason(self.apart)

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.gain(s, seat, GIFT, self.key)

    def gain_of(self, s: State, seat: int, action: Action) -> int:
        return GIFT

    def on_turn(self, s: State, seat: int) -> None:
        """Note that the neighbor is already revealed, and so brings no gold at the end of the round."""
        if s.mark_on(ROYAL_RANK, KILLED) is not None and s.revealed[ROYAL_RANK] >= 0:
            changes.remember_for_round(s, self.key, seat)

    def end_of_round(self, s: State) -> None:
        """Gain the gold for a killed neighbor who is revealed only now."""
        seat = s.revealed[self.rank]
        if self.key in s.round_flags or s.mark_on(ROYAL_RANK, KILLED) is None:
            return
        if seat >= 0 and self.sits_beside(s, seat):
            changes.gain(s, seat, GIFT, self.key)


class OldQueen(Queen):
    """The Queen who gets the gold only beside the King."""

    apart = "not_beside_king"

    def sits_beside(self, s: State, seat: int) -> bool:
        return s.rules.characters[ROYAL_RANK].key == "king" and super().sits_beside(s, seat)
