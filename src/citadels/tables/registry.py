"""All tables of a program: making them, finding them, putting away those that nobody needs."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final

from citadels.settings import Settings
from citadels.tables import tutorial
from citadels.tables.document import TableOptions, new_document
from citadels.tables.errors import TableError
from citadels.tables.grants import token_hash
from citadels.tables.host import Host
from citadels.tables.seats import TableLinks
from citadels.tables.storage import PresentedToken
from citadels.tables.table import Table

TABLE_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)

log = logging.getLogger(__name__)


class TableRegistry:
    """The tables of a program, of which those in use are in memory."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table | None]] = {}

    # -- finding

    async def find(self, id: str) -> Table | None:
        """The table of this id."""
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
        """Read a table, once for all who ask meanwhile: it must not be in memory twice."""
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
        """The table of this id, for somebody who shows a token. What the token opens is for the table to say,
        but a token that nobody was given loads no table."""
        shown = PresentedToken(id, token_hash(token))
        if shown not in await self.valid_tokens({shown}):
            is_there = TABLE_ID.fullmatch(id) and await self.host.storage.read_known({id})
            raise TableError("token" if is_there else "no_table")
        return await self.existing(id)

    async def valid_tokens(self, shown: set[PresentedToken]) -> set[PresentedToken]:
        """Those of these tokens that may open their table: it is in memory, or the token is stored."""
        here = {one for one in shown if one.table_id in self._tables}
        others = {one for one in shown - here if TABLE_ID.fullmatch(one.table_id)}
        return here | (await self.host.storage.read_valid_tokens(others) if others else set())

    @property
    def ids_in_use(self) -> set[str]:
        """The tables in memory, and those that are being read."""
        return {*self._tables, *self._reading}

    # -- making

    async def make(
        self,
        settings: Settings,
        options: TableOptions,
        name: str,
        language: str,
        bots: list[str | None],
        address: str = "",
    ) -> TableLinks:
        """A table with its owner at the first seat; ``bots`` has a level for each other seat, or None."""
        made = new_document(settings, options, name, language, bots, address=address)
        return await Table.make(made, self.host)

    async def make_tutorial(self, name: str, language: str) -> TableLinks:
        """The table of a newcomer's first game."""
        return await Table.make(tutorial.document(name, language), self.host)

    # -- putting away

    async def evict_idle(self, idle_seconds: float) -> list[Table]:
        """Unload tables that nobody has needed for so long; they are read again when somebody comes."""
        idle = [table for table in self._tables.values() if table.is_idle(idle_seconds)]
        for table in idle:
            if self._tables.get(table.id) is table and table.is_idle(idle_seconds):
                del self._tables[table.id]
                await self._close(table, asleep=True)
        return [table for table in idle if table.closed]

    async def close(self) -> None:
        """Store the clocks of all games."""
        await asyncio.gather(*[self._close(table) for table in self._tables.values()])

    async def _close(self, table: Table, asleep: bool = False) -> None:
        try:
            await table.close(asleep)
        except Exception:
            log.exception("table %s could not be stored when it was closed", table.id)


def _note_read(reading: asyncio.Task[Table | None]) -> None:
    if not reading.cancelled():
        reading.exception()  # mark it as retrieved: whoever asked was told, or is gone
