"""Queen: three gold if seated next to the player who revealed the rank-4 character."""

from __future__ import annotations

from citadels.engine import table
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import Reason
from citadels.engine.flow import KILLED
from citadels.engine.state import State

FAVOUR = act("favour")
ROYAL_RANK = 4
GIFT = 3


def beside_rank_four(s: State, seat: int) -> bool:
    """Whether a neighbour has revealed the rank-4 character."""
    royal = s.shown[ROYAL_RANK]
    seats = len(s.players)
    return royal >= 0 and (royal - seat) % seats in (1, seats - 1)


class Queen(Character):
    key = "queen"
    rank = 9
    least_seats = 5
    order = 20  # after the killed rank-4 character was revealed
    verbs = {"favour": ALONE}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [FAVOUR]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if beside_rank_four(s, seat) else Reason("not_beside")

    def use(self, s: State, seat: int, action: Action) -> None:
        table.gain(s, seat, GIFT, self.key)

    def end_of_round(self, s: State) -> None:
        """A killed neighbour was revealed only now."""
        seat = s.shown[self.rank]
        if seat >= 0 and s.mark_on(ROYAL_RANK, KILLED) is not None and beside_rank_four(s, seat):
            table.gain(s, seat, GIFT, self.key)
