"""All tables: made, found, brought back after a restart, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import Final

from msgspec import Struct

from citadels.engine.view import SPECTATOR
from citadels.server import introduction, saved, telling
from citadels.server.push import Pushing
from citadels.server.saved import Document, Options, Place, TableError
from citadels.server.storage import Storage, Write
from citadels.server.table import Table
from citadels.server.thinking import Thinking
from citadels.settings import Settings

IDLE_SECONDS: Final = 600.0
LISTED: Final = 50
TABLE_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)

log = logging.getLogger(__name__)


class Made(Struct, frozen=True):
    """A table that was made, and the owner's way in."""

    table: str
    seat: int
    token: str
    invite: str
    watch: str


class Hub:
    """The tables of a server."""

    def __init__(self, storage: Storage, thinking: Thinking, pushing: Pushing) -> None:
        self.storage = storage
        self.thinking = thinking
        self.pushing = pushing
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.started = time.time()

    # -- the server's life

    def start(self) -> None:
        self.storage.start()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._bring_back()), loop.create_task(self._put_away())]

    async def stop(self) -> None:
        """Keep the clocks of all games, then close the storage."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._tables.values()):
            try:
                await table.close()
            except Exception:
                log.exception("table %s could not be stored at the end", table.id)
        self.thinking.stop()
        await self.pushing.stop()
        await self.storage.stop()

    async def _bring_back(self) -> None:
        """Games over days go on after a restart before anybody comes; others wait for their players."""
        for id in await self.storage.read_running():
            try:
                table = await self.existing(id)
                async with table.lock:
                    table.reschedule()
            except Exception:
                log.exception("table %s could not be brought back", id)

    async def _put_away(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            long_ago = time.monotonic() - IDLE_SECONDS
            for id, table in list(self._tables.items()):
                idle = (
                    not table.waits_for_time and not table.attendance.listeners and table.touched < long_ago
                )
                if idle and not table.lock.locked():
                    del self._tables[id]
                    await table.close()

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
                read = await Table.read(id, self.storage, self.thinking, self.pushing)
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

    @property
    def count(self) -> int:
        return len(self._tables)

    async def public(self) -> list[Table]:
        """Tables in the lobby that anybody may join."""
        ids = await self.storage.read_open(LISTED)
        found = [await self.find(id) for id in ids]
        return [
            table
            for table in found
            if table is not None and any(p.kind == "open" for p in table.document.places)
        ]

    # -- making

    async def make(
        self, settings: Settings, options: Options, name: str, language: str, bots: list[str | None]
    ) -> Made:
        """A table with its owner at the first seat; ``bots`` has a level for each other seat, or None."""
        options.check()
        if len(bots) != settings.seats - 1:
            raise TableError("bots", seats=settings.seats - 1)
        places = [Place(kind="player", name=saved.clean_name(name), language=language)]
        taken = [places[0].name]
        for level in bots:
            places.append(Place() if level is None else _bot(level, taken, language))
            taken.append(places[-1].name)
        document = Document(settings.to_json(), places, options, saved.new_secret())
        return await self._store(document)

    async def introduce(self, name: str, language: str) -> Made:
        """The table of a newcomer's first game."""
        return await self._store(introduction.document(saved.clean_name(name), language))

    async def _store(self, document: Document) -> Made:
        table = Table(saved.new_table_id(), document, self.storage, self.thinking, self.pushing)
        write = Write(new_tables=[table.row()])
        made = Made(
            table=table.id,
            seat=0,
            token=table.grants.new(write, "seat", 0),
            invite=table.grants.new(write, "invite", SPECTATOR),
            watch=table.grants.new(write, "watch", SPECTATOR),
        )
        try:
            await self.storage.commit(write)
        except Exception as error:
            log.exception("a table could not be made")
            raise TableError("storage") from error
        return made


def _bot(level: str, taken: list[str], language: str) -> Place:
    return Place(
        kind="bot", name=telling.bot_name(taken, language), level=saved.check_level(level), ready=True
    )
