"""Armory: in your turn, destroy it to destroy a district in any city that is not complete."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import SEAT_BUILT, Action, act
from citadels.engine.cards import District
from citadels.engine.errors import COMPLETE, OWN_CITY, Reason
from citadels.engine.state import State


class Armory(District):
    key = "armory"
    cost = 3
    verbs = {"armory": SEAT_BUILT}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [
            act("armory", owner, built.name)
            for owner in [*s.others(seat), seat]
            for built in s.players[owner].districts
            if built.kind != self.kind
        ]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return COMPLETE if s.is_complete(seat) or s.is_complete(action.number) else None

    def use(self, s: State, seat: int, action: Action) -> None:
        armory = next(built for built in s.players[seat].city if built.kind == self.kind)
        changes.destroy(s, seat, armory, seat, self.key)
        changes.destroy(s, action.number, s.rules.built[action.name], seat, self.key)
        changes.forget_used(s, "armory")  # not limited to once a turn: it may be drawn and built again


class OldArmory(Armory):
    """The Armory that destroys another player's district, even in or from a complete city."""

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return OWN_CITY if action.number == seat else None
