"""Park: two cards at the end of your turn if you have none."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.cards import District
from citadels.engine.state import State


class Park(District):
    key = "park"
    cost = 6
    order = 20

    def end_of_turn(self, s: State, seat: int) -> None:
        if not s.players[seat].hand:
            changes.draw(s, seat, 2, self.key)
