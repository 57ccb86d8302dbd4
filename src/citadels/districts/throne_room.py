"""Throne Room: one gold each time the crown passes from one player to another."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.cards import District
from citadels.engine.state import State


class ThroneRoom(District):
    key = "throne_room"
    cost = 6

    def on_crown_moved(self, s: State, seat: int) -> None:
        changes.gain(s, seat, 1, self.key)
