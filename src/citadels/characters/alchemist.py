"""Alchemist: gets back all gold paid for building at the end of the turn."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.cards import Character
from citadels.engine.state import State


class Alchemist(Character):
    key = "alchemist"
    rank = 6
    order = 30

    def end_of_turn(self, s: State, seat: int) -> None:
        changes.gain(s, seat, s.turn.spent, self.key)


class AlchemistDarkCity(Alchemist):
    """The Alchemist who gets the gold back right after building."""

    def on_built(self, s: State, seat: int) -> None:
        if s.turn.rank == self.rank:
            changes.gain(s, seat, s.turn.spent, self.key)
            changes.forget_spent(s)

    def end_of_turn(self, s: State, seat: int) -> None:
        pass
