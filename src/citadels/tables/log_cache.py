"""An LRU cache of the logs that were sent to readers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from citadels.tables.protocol import Line


class LogCache:
    """The most recently used logs, of all tables together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._told: OrderedDict[Hashable, list[Line]] = OrderedDict()  # least recently used first

    async def get(self, key: Hashable, tell: Callable[[], Awaitable[list[Line]]]) -> list[Line]:
        """Return the log of this key, computing it with ``tell`` if it is not cached."""
        found = self._told.pop(key, None)
        if found is None:
            found = await tell()
        self._told[key] = found
        if len(self._told) > self._most:
            self._told.popitem(last=False)
        return found
