"""An in-process socket from the page to a table on the device."""

from __future__ import annotations

from collections.abc import Callable

from citadels.engine.view import SPECTATOR
from citadels.tables import protocol
from citadels.tables.dispatch import InvalidHello, handle_frame, read_hello, refusal
from citadels.tables.errors import RateLimited, TableError
from citadels.tables.protocol import Outgoing
from citadels.tables.registry import TableRegistry
from citadels.tables.table import Table


class DeviceSocket:
    """A connection of the page to a table."""

    def __init__(
        self,
        registry: TableRegistry,
        table: str,
        tell: Callable[[str], None],
        end: Callable[[int, str], None],
    ) -> None:
        self.seat = SPECTATOR
        self.language = "en"
        self.address = ""  # There is no network in between.
        self._registry = registry
        self._id = table
        self._tell = tell
        self._end = end
        self._table: Table | None = None
        self._closed = False

    def send(self, message: Outgoing) -> None:
        if not self._closed:
            self._tell(protocol.encode(message))

    def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._closed = True
            self._end(code, reason)

    async def receive(self, frame: str) -> None:
        """Handle a frame from the page. The page sends the next one when this is done."""
        try:
            if self._table is None:
                await self._arrive(frame)
            elif not self._closed:
                await handle_frame(self._table, self, frame)
        except InvalidHello as error:
            self.close(protocol.CLOSE_PROTOCOL, str(error))
        except RateLimited:
            self.close(protocol.CLOSE_RATE, "too many messages")

    async def _arrive(self, frame: str) -> None:
        hello = read_hello(frame)
        self.language = hello.language
        try:
            table = await self._registry.existing(self._id)
            await table.arrive(self, hello.token, hello.seen)
            self._table = table
        except TableError as error:
            self.close(*refusal(error))

    async def leave(self) -> None:
        """Handle that the page has closed the socket."""
        self._closed = True
        if self._table is not None:
            await self._table.leave(self)
