"""Monument: cannot be built in a city of five or more; counts as two toward a complete city."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.errors import Reason
from citadels.engine.state import State

TOO_MANY = 5


class Monument(District):
    key = "monument"
    cost = 4
    size = 2

    def why_not_build(self, s: State, seat: int) -> Reason | None:
        if len(s.players[seat].city) >= TOO_MANY:
            return Reason("city_too_large", TOO_MANY, len(s.players[seat].city), self.key)
        return None
