"""Necropolis: may be built by destroying one of the builder's districts instead of paying."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import BUILT, Action
from citadels.engine.building import ANY_WAY, PlaceDistrict
from citadels.engine.cards import District
from citadels.engine.state import State


class Necropolis(District):
    key = "necropolis"
    cost = 5
    verbs = {"necropolis": BUILT}

    def ways_to_pay(self, s: State, seat: int, kind: int, price: int, terms: int, cards: int) -> list[Action]:
        """Offer it for the Necropolis being built, not from one in the city."""
        if terms != ANY_WAY or kind != self.kind:
            return []
        return s.rules.each_built("necropolis", s.players[seat].districts)

    def pay_by(self, s: State, seat: int, price: int, action: Action) -> None:
        changes.destroy(s, seat, s.rules.built[action.name], seat, self.key)
        s.then(PlaceDistrict(seat, seat, 0))
