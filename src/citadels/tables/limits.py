"""How much anybody may do at a table. Whoever runs a server can change each of these limits."""

from __future__ import annotations

from dataclasses import dataclass, field

from citadels.tables.clock import Clock


def limit(default: int, what: str) -> int:
    """A field for a limit: the number unless another is set, and what it is the most of."""
    number: int = field(default=default, metadata={"what": what})
    return number


@dataclass(frozen=True)
class Limits:
    """The limits at one table."""

    messages: int = limit(100, "messages from one seat in 20 seconds")


class Allowance:
    """What may still be done: ``most`` at once, and as much again every ``seconds``."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self._most = most
        self._a_second = most / seconds
        self._clock = clock
        self._left = float(most)
        self._at = clock.now()

    def take(self, amount: int = 1) -> bool:
        """Use some of it; False, and nothing is used, if that is more than is left."""
        self._refill()
        if amount > self._left:
            return False
        self._left -= amount
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing has been used lately, so that it need not be remembered."""
        self._refill()
        return self._left >= self._most

    def _refill(self) -> None:
        now = self._clock.now()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
