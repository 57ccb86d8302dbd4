"""LogCache that were told already: whoever asks for the same again is answered from memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from citadels.tables.protocol import Line


class LogCache:
    """The logs that were asked for last, of all tables together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._told: OrderedDict[Hashable, list[Line]] = OrderedDict()  # the one asked for last is last

    async def get(self, key: Hashable, tell: Callable[[], Awaitable[list[Line]]]) -> list[Line]:
        """Return the log of this key, which is told now if nobody remembers it."""
        found = self._told.pop(key, None)
        if found is None:
            found = await tell()
        self._told[key] = found
        if len(self._told) > self._most:
            self._told.popitem(last=False)
        return found
