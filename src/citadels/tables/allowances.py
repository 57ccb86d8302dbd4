"""What those at a table may still do."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from citadels.engine.view import SPECTATOR
from citadels.tables.attendance import Listener
from citadels.tables.clock import Clock
from citadels.tables.limits import Allowance


class Allowances:
    """One allowance for each seat, over all of its sockets and whoever comes back to it; one for each
    spectator, who is known by a socket alone; and one for all spectators together."""

    def __init__(self, most: int, together: int, seconds: float, clock: Clock) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._seats: dict[int, Allowance] = {}
        self._spectators: WeakKeyDictionary[Listener, Allowance] = WeakKeyDictionary()
        self._together = Allowance(together, seconds, clock)

    def take(self, asker: Listener, amount: int = 1) -> bool:
        """Use some of what somebody may do; False if that is more than is left of it."""
        if asker.seat == SPECTATOR:
            own = self._spectators.setdefault(asker, self._full())
            return own.take(amount) and self._together.take(amount)
        return self._seats.setdefault(asker.seat, self._full()).take(amount)

    def _full(self) -> Allowance:
        return Allowance(self._most, self._seconds, self._clock)
