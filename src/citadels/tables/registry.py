"""The registry of a program's tables: makes, loads, caches and evicts them."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final

from citadels.tables.document import TableDocument
from citadels.tables.errors import TableError
from citadels.tables.grants import token_hash
from citadels.tables.host import Host
from citadels.tables.seats import TableLinks
from citadels.tables.storage import PresentedToken
from citadels.tables.table import Table

TABLE_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)

log = logging.getLogger(__name__)


class TableRegistry:
    """The tables of a program. Those in use are in memory, each at most once."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table | None]] = {}

    # -- loading

    async def find(self, id: str) -> Table | None:
        """Return the table of this id, loading it if necessary, or None if there is none."""
        if TABLE_ID.fullmatch(id) is None:
            return None
        found = self._tables.get(id)
        if found is not None and not found.closed:
            return found
        if id not in self._reading:
            self._reading[id] = reading = asyncio.create_task(self._read(id))
            reading.add_done_callback(_note_read)
        return await asyncio.shield(self._reading[id])

    async def _read(self, id: str) -> Table | None:
        """Load a table. Concurrent callers share one load, so that it is never in memory twice."""
        try:
            read = await self._take_up(id)
            if read is not None:
                self._tables[id] = read
            return read
        finally:
            del self._reading[id]

    async def _take_up(self, id: str) -> Table | None:
        return await Table.read(id, self.host)

    async def existing(self, id: str) -> Table:
        table = await self.find(id)
        if table is None:
            raise TableError("no_table")
        return table

    async def open_with_token(self, id: str, token: str) -> Table:
        """Return the table of this id for the bearer of a token. The table checks what the token grants, but
        an unknown token does not even load it."""
        shown = PresentedToken(id, token_hash(token))
        if shown not in await self.valid_tokens({shown}):
            is_there = TABLE_ID.fullmatch(id) and await self.host.storage.read_known({id})
            raise TableError("token" if is_there else "no_table")
        return await self.existing(id)

    async def valid_tokens(self, shown: set[PresentedToken]) -> set[PresentedToken]:
        """Return the tokens that may be valid: their table is in memory, or the token is stored."""
        here = {one for one in shown if one.table_id in self._tables}
        others = {one for one in shown - here if TABLE_ID.fullmatch(one.table_id)}
        return here | (await self.host.storage.read_valid_tokens(others) if others else set())

    @property
    def ids_in_use(self) -> set[str]:
        """The ids of the tables that are in memory or being loaded."""
        return {*self._tables, *self._reading}

    # -- making

    async def make(self, document: TableDocument) -> TableLinks:
        """Make a table."""
        return await Table.make(document, self.host)

    # -- evicting

    async def evict_idle(self, idle_seconds: float) -> list[Table]:
        """Evict tables that have been idle for this long and return them; they are loaded again on demand."""
        idle = [table for table in self._tables.values() if table.is_idle(idle_seconds)]
        for table in idle:
            if self._tables.get(table.id) is table and table.is_idle(idle_seconds):
                del self._tables[table.id]
                await self._close(table, asleep=True)
        return [table for table in idle if table.closed]

    async def close(self) -> None:
        """Close all tables, storing their clocks."""
        await asyncio.gather(*[self._close(table) for table in self._tables.values()])

    async def _close(self, table: Table, asleep: bool = False) -> None:
        try:
            await table.close(asleep)
        except Exception:
            log.exception("table %s could not be stored when it was closed", table.id)


def _note_read(reading: asyncio.Task[Table | None]) -> None:
    if not reading.cancelled():
        reading.exception()  # Mark it as retrieved: the callers got it, or were cancelled.
