"""All tables of a server: resuming them after a restart, deleting old ones, listing public ones."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from random import choice, shuffle
from typing import Final

from citadels.server.fellows import Fellows
from citadels.server.limits import ServerLimits
from citadels.server.push import Pushing
from citadels.server.readiness import Readiness
from citadels.server.shared_storage import SharedStorage
from citadels.server.shell import BUILD
from citadels.server.storage import SqlStorage
from citadels.server.thinking import Thinking
from citadels.settings import Settings
from citadels.tables.clock import Alarm, Clock
from citadels.tables.document import TableOptions
from citadels.tables.errors import TableElsewhere, TableError
from citadels.tables.hall import Hall
from citadels.tables.host import Host
from citadels.tables.protocol import TableInfo
from citadels.tables.seats import TableLinks
from citadels.tables.storage import NotStored
from citadels.tables.table import Table

IDLE_SECONDS: Final = 600.0
DAY: Final = 86_400.0

log = logging.getLogger(__name__)


class Hub(Hall):
    """The tables of a server."""

    def __init__(
        self,
        storage: SqlStorage,
        thinking: Thinking,
        pushing: Pushing,
        clock: Clock,
        limits: ServerLimits,
        fellows: Fellows | None = None,
    ) -> None:
        super().__init__(Host(storage, clock, thinking, pushing, BUILD, limits))
        self.fellows = fellows
        self.storage = storage
        self.pushing = pushing
        self.clock = clock
        self.limits = limits
        self._thinking = thinking
        self._bringing_back: asyncio.Task[None] | None = None
        self._leaving = False
        self._next_round = Alarm(clock, "looking after the tables", self._look_after)
        self._started = clock.now()
        self.readiness = Readiness(storage, clock)

    # -- the server's life

    def start(self) -> None:
        self.storage.start()
        if self.fellows is not None:
            self.fellows.start(self)
        self.adopt()
        self._next_round.set(self.clock.now() + IDLE_SECONDS / 4)

    async def hand_over(self) -> None:
        """Let the other servers have all tables, and send their people there; take up no more."""
        if isinstance(self.storage, SharedStorage):
            await self._rest()
            await self.close()
            await self._let_go([*self._tables.values()])
            for table in self._tables.values():
                table.send_away()

    async def _rest(self) -> None:
        self._leaving = True
        self._next_round.cancel()
        if self._bringing_back is not None:
            self._bringing_back.cancel()
            await asyncio.wait({self._bringing_back})

    async def stop(self) -> None:
        """Store the clocks of all games, then close the storage."""
        await self._rest()
        await self.close()
        if self.fellows is not None:
            await self.fellows.leave()
        self._thinking.stop()
        await self.pushing.stop()
        await self.storage.stop()

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return self.clock.now() - self._started

    def adopt(self) -> None:
        """Resume games over days that nobody has, after a restart or when another server is gone; others wait
        for their players."""
        if self._bringing_back is None or self._bringing_back.done():
            self._bringing_back = asyncio.get_running_loop().create_task(self._bring_back())

    async def _bring_back(self) -> None:
        try:
            running = await self.storage.read_running()
        except Exception:
            log.exception("games over days could not be brought back; they go on when somebody comes")
            return
        shuffle(running)  # each of several servers begins elsewhere
        for id in running:
            try:
                await (await self.existing(id)).wake()
            except TableElsewhere:
                pass
            except Exception:
                log.exception("table %s could not be brought back", id)

    async def _look_after(self) -> None:
        try:
            await self.put_away(IDLE_SECONDS)
            old = self.clock.time() - self.limits.lobby_days * DAY
            await self.storage.delete_lobbies(old, but=self._tables)
        except Exception:
            log.exception("old tables could not be deleted; the next round tries again")
        self._next_round.set(self.clock.now() + IDLE_SECONDS / 4)

    # -- other servers

    async def find(self, id: str) -> Table | None:
        """The table of this id; raises TableElsewhere if another server has it."""
        if self.fellows is not None:
            await self.fellows.certain()
        if self._leaving:
            raise self._anywhere_else()
        return await super().find(id)

    def _anywhere_else(self) -> TableError:
        """Any other server: it takes the table as soon as we have let it go."""
        others = [*self.fellows.others.values()] if self.fellows is not None else []
        return TableElsewhere(*choice(others)) if others else TableError("elsewhere")

    async def put_away(self, idle_seconds: float) -> list[Table]:
        put = await super().put_away(idle_seconds)
        await self._let_go(put)
        return put

    async def _let_go(self, closed: Sequence[Table]) -> None:
        if isinstance(self.storage, SharedStorage) and closed:
            try:
                await self.storage.let_go({table.id: table.epoch for table in closed})
            except NotStored:
                log.exception("tables could not be let go; others have them when this server is gone")

    def taken(self, table: str, epoch: int) -> None:
        found = self._tables.get(table)
        if found is not None:
            found.lose(epoch)

    async def look_again(self) -> None:
        assert isinstance(self.storage, SharedStorage)
        known = dict(self._tables)
        ours = await self.storage.read_epochs([*known])
        for id, table in known.items():
            table.lose(ours.get(id, sys.maxsize))

    def listing(self) -> str:
        return "[]"

    # -- what others are told

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
        made = await super().make(settings, options, name, language, bots)
        if options.public:
            await self._list(made.table)
        return made

    async def _list(self, id: str) -> None:
        """Have a new table in memory, and so in the list, before anybody comes to it."""
        try:
            await self.find(id)
        except Exception:
            log.exception("table %s is not listed until somebody comes to it", id)
