"""Limits at a table, and token buckets. An administrator can change each limit of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from citadels.tables.clock import Clock

WINDOW: Final = 20.0  # seconds, for messages
MINUTE: Final = 60.0


def limit(default: int, what: str) -> int:
    """Declare a limit: its default, and a description of what it limits."""
    number: int = field(default=default, metadata={"what": what})
    return number


@dataclass(frozen=True)
class Limits:
    """The limits at one table."""

    messages: int = limit(100, "messages from one seat, or from one spectator, in 20 seconds")
    spectator_messages: int = limit(400, "messages from all spectators of a table together in 20 seconds")
    seat_sockets: int = limit(10, "sockets of one seat at once")
    spectators: int = limit(100, "spectators at a table at once")
    chat: int = limit(30, "lines of chat from one seat, or from one spectator, in a minute")
    spectator_chat: int = limit(60, "lines of chat from all spectators of a table together in a minute")
    undos: int = limit(30, "answers that one seat takes back in a minute")
    address_seats: int = limit(6, "seats of one address at a table to which people are invited")
    public_address_seats: int = limit(2, "seats of one address at a public table")
    lobby_seat_minutes: int = limit(10, "minutes that others in a public lobby wait for an absent player")
    listed_minutes: int = limit(10, "minutes that a public table stays in the list without a player there")


class TokenBucket:
    """A token bucket: holds ``most`` tokens and refills fully in ``seconds``."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self._most = most
        self._a_second = most / seconds
        self._clock = clock
        self._left = float(most)
        self._at = clock.now()

    def has(self, amount: int) -> bool:
        """Return whether ``amount`` tokens are left."""
        self._refill()
        return amount <= self._left

    def try_consume(self, amount: int = 1) -> bool:
        """Consume ``amount`` tokens. Return False, consuming none, if fewer are left."""
        if not self.has(amount):
            return False
        self._left -= amount
        return True

    def consume(self, amount: int) -> None:
        """Consume ``amount`` tokens, or all that are left: they were used on another server."""
        self._refill()
        self._left = max(0.0, self._left - amount)

    @property
    def is_full(self) -> bool:
        """Whether no tokens are missing, so that the bucket need not be kept."""
        self._refill()
        return self._left >= self._most

    def _refill(self) -> None:
        now = self._clock.now()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
