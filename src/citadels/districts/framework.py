"""Framework: a district may be built by destroying the Framework instead of paying."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.building import ANY_WAY, PlaceDistrict
from citadels.engine.cards import District
from citadels.engine.state import State


class Framework(District):
    key = "framework"
    cost = 3
    verbs = {"framework": ALONE}

    def ways_to_pay(self, s: State, seat: int, kind: int, price: int, terms: int, cards: int) -> list[Action]:
        """Offer the Framework in the city, not one being built."""
        return [DISMANTLE] if terms == ANY_WAY and kind != self.kind else []

    def pay_by(self, s: State, seat: int, price: int, action: Action) -> None:
        framework = next(built for built in s.players[seat].city if built.kind == self.kind)
        changes.destroy(s, seat, framework, seat, self.key)
        s.then(PlaceDistrict(seat, seat, 0))


DISMANTLE = act("framework")
