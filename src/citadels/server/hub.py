"""All tables of a server: making them, finding them, resuming them after a restart, unloading idle ones."""

from __future__ import annotations

import asyncio
import logging
import re
from random import shuffle
from typing import Final

from citadels.server.limits import ServerLimits
from citadels.server.push import Pushing
from citadels.server.readiness import Readiness
from citadels.server.shell import BUILD
from citadels.server.storage import SqlStorage
from citadels.server.thinking import Thinking
from citadels.settings import Settings
from citadels.tables import introduction
from citadels.tables.clock import Alarm, Clock
from citadels.tables.document import TableOptions, new_document
from citadels.tables.errors import TableError
from citadels.tables.host import Host
from citadels.tables.protocol import TableInfo
from citadels.tables.seats import TableLinks
from citadels.tables.table import Table

IDLE_SECONDS: Final = 600.0
DAY: Final = 86_400.0
TABLE_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)

log = logging.getLogger(__name__)


class Hub:
    """The tables of a server."""

    def __init__(
        self,
        storage: SqlStorage,
        thinking: Thinking,
        pushing: Pushing,
        clock: Clock,
        limits: ServerLimits,
    ) -> None:
        self.storage = storage
        self.pushing = pushing
        self.clock = clock
        self.limits = limits
        self._thinking = thinking
        self._host = Host(storage, clock, thinking, pushing, BUILD, limits)
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._bringing_back: asyncio.Task[None] | None = None
        self._next_round = Alarm(clock, "looking after the tables", self._look_after)
        self._started = clock.now()
        self.readiness = Readiness(storage, clock)

    # -- the server's life

    def start(self) -> None:
        self.storage.start()
        self._bringing_back = asyncio.get_running_loop().create_task(self._bring_back())
        self._next_round.set(self.clock.now() + IDLE_SECONDS / 4)

    async def stop(self) -> None:
        """Store the clocks of all games, then close the storage."""
        self._next_round.cancel()
        if self._bringing_back is not None:
            self._bringing_back.cancel()
            await asyncio.wait({self._bringing_back})
        await asyncio.gather(*[self._close(table) for table in self._tables.values()])
        self._thinking.stop()
        await self.pushing.stop()
        await self.storage.stop()

    async def _close(self, table: Table) -> None:
        try:
            await table.close()
        except Exception:
            log.exception("table %s could not be stored when it was closed", table.id)

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return self.clock.now() - self._started

    async def _bring_back(self) -> None:
        """Resume games over days after a restart; others wait for their players."""
        try:
            running = await self.storage.read_running()
        except Exception:
            log.exception("games over days could not be brought back; they go on when somebody comes")
            return
        for id in running:
            try:
                await (await self.existing(id)).wake()
            except Exception:
                log.exception("table %s could not be brought back", id)

    async def _look_after(self) -> None:
        try:
            await self._put_away()
            old = self.clock.time() - self.limits.lobby_days * DAY
            await self.storage.delete_lobbies(old, but=self._tables)
        except Exception:
            log.exception("old tables could not be deleted; the next round tries again")
        self._next_round.set(self.clock.now() + IDLE_SECONDS / 4)

    async def _put_away(self) -> None:
        """Unload tables that nobody needs; they are read again when somebody comes."""
        for id, table in list(self._tables.items()):
            if table.is_idle(IDLE_SECONDS):
                del self._tables[id]
                await self._close(table)

    # -- finding

    async def find(self, id: str) -> Table | None:
        """The table of this id."""
        if TABLE_ID.fullmatch(id) is None:
            return None
        found = self._tables.get(id)
        if found is not None and not found.closed:
            return found
        async with self._reading.setdefault(id, asyncio.Lock()):
            found = self._tables.get(id)
            if found is None or found.closed:
                read = await Table.read(id, self._host)
                if read is None:
                    self._reading.pop(id, None)
                    return None
                self._tables[id] = read
        self._reading.pop(id, None)
        return self._tables[id]

    async def existing(self, id: str) -> Table:
        table = await self.find(id)
        if table is None:
            raise TableError("no_table")
        return table

    async def known(self, ids: set[str]) -> set[str]:
        """Those that are the ids of tables, without reading any of them."""
        others = {id for id in ids - self._tables.keys() if TABLE_ID.fullmatch(id)}
        return (ids & self._tables.keys()) | (await self.storage.read_known(others) if others else set())

    @property
    def count(self) -> int:
        return len(self._tables)

    async def public(self) -> list[TableInfo]:
        """Tables that anybody may join: first those where a player is, and those used last. Nobody can fill
        the list: of too many, it has others each time."""
        found = [table for table in self._tables.values() if table.is_listed()]
        shuffle(found)
        listed = sorted(found, key=lambda table: not table.is_attended)[: self.limits.listed]
        listed.sort(key=lambda table: (table.is_attended, table.visited), reverse=True)
        return [await table.info() for table in listed]

    # -- making

    async def make(
        self, settings: Settings, options: TableOptions, name: str, language: str, bots: list[str | None]
    ) -> TableLinks:
        """A table with its owner at the first seat; ``bots`` has a level for each other seat, or None."""
        made = await Table.make(new_document(settings, options, name, language, bots), self._host)
        if options.public:
            await self._list(made.table)
        return made

    async def _list(self, id: str) -> None:
        """Have a new table in memory, and so in the list, before anybody comes to it."""
        try:
            await self.find(id)
        except Exception:
            log.exception("table %s is not listed until somebody comes to it", id)

    async def introduce(self, name: str, language: str) -> TableLinks:
        """The table of a newcomer's first game."""
        return await Table.make(introduction.document(name, language), self._host)
