"""Rate limits of the clients at a table."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from citadels.engine.view import SPECTATOR
from citadels.tables.clock import Clock
from citadels.tables.limits import TokenBucket
from citadels.tables.presence import Subscriber


class TableRateLimits:
    """Token buckets: one per seat, shared by all its sockets and kept when its player reconnects; one per
    spectator socket; and one for all spectators together."""

    def __init__(self, most: int, together: int, seconds: float, clock: Clock) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._seats: dict[int, TokenBucket] = {}
        self._spectators: WeakKeyDictionary[Subscriber, TokenBucket] = WeakKeyDictionary()
        self._together = TokenBucket(together, seconds, clock)

    def try_consume(self, client: Subscriber, amount: int = 1) -> bool:
        """Consume tokens of a client. Return False if fewer are left."""
        if client.seat == SPECTATOR:
            own = self._spectators.setdefault(client, self._full())
            return own.try_consume(amount) and self._together.try_consume(amount)
        return self._seats.setdefault(client.seat, self._full()).try_consume(amount)

    def _full(self) -> TokenBucket:
        return TokenBucket(self._most, self._seconds, self._clock)
