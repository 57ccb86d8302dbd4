"""Poor House: one gold at the end of your turn if you have none."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.cards import District
from citadels.engine.state import State


class PoorHouse(District):
    key = "poor_house"
    cost = 4
    order = 10

    def end_of_turn(self, s: State, seat: int) -> None:
        if not s.players[seat].gold:
            changes.gain(s, seat, 1, self.key)
