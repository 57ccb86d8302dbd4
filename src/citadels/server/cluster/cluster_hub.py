"""The tables of a server that shares its database: taken over, handed over, lost, and listed for all."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Collection, Coroutine
from random import choice
from typing import Any, Final

from citadels.server import listing
from citadels.server.admin.retention import Retention
from citadels.server.admission.addresses import AddressKeys
from citadels.server.admission.control import ClientQuota
from citadels.server.bots.bot_pool import BotPool
from citadels.server.cluster.cluster_storage import ClusterStorage
from citadels.server.cluster.peer_client import PeerClient
from citadels.server.cluster.peers import HEARTBEAT_INTERVAL, Peer, PeerGroup
from citadels.server.config.limits import ServerLimits
from citadels.server.hub import Hub
from citadels.server.listing import Listed
from citadels.server.push.notifier import PushNotifier
from citadels.tables.clock import Alarm, Clock
from citadels.tables.errors import TableError, TableOnPeer
from citadels.tables.table import Table

HAND_OVER_TIMEOUT: Final = 3.0  # to store all tables
RELEASE_TIMEOUT: Final = 2.0  # then, to let others have them

log = logging.getLogger(__name__)


class ClusterHub(Hub):
    """The tables that one of several servers has."""

    def __init__(
        self,
        storage: ClusterStorage,
        bot_pool: BotPool,
        push: PushNotifier,
        clock: Clock,
        limits: ServerLimits,
        peers: PeerGroup,
        kept: Retention | None = None,
        chat: bool = True,
        addresses: AddressKeys | None = None,
    ) -> None:
        super().__init__(storage, bot_pool, push, clock, limits, kept, chat, addresses)
        self.peers = peers
        self.peer_client = PeerClient(peers)
        self._shared = storage
        self.is_leaving = False
        self._draining: asyncio.Task[None] | None = None
        self._looks = 0  # at all tables, after which of those that are being read nobody knows
        self._next_listing = Alarm(clock, "telling other servers of public tables", self._publish)
        self._published = "[]"

    # -- the server's life

    def start(self) -> None:
        super().start()
        self.peers.start(self)
        self._next_listing.set(self.clock.now())

    async def hand_over(self) -> None:
        """Let the other servers have all tables, and send their people there; take up no more."""
        self.is_leaving = True
        self._next_listing.cancel()
        tables = [table for table in self._tables.values() if not table.closed]
        await self._in_time(HAND_OVER_TIMEOUT, self.close())
        for table in tables:
            table.on_ownership_lost(sys.maxsize)  # if it could not be stored in time
        await self._in_time(RELEASE_TIMEOUT, self._shared.release(tables))
        for table in tables:
            table.disconnect_all()

    async def _in_time(self, seconds: float, handing_over: Coroutine[Any, Any, None]) -> None:
        try:
            async with asyncio.timeout(seconds):
                await handing_over
        except Exception:
            log.exception("tables could not be handed over; others have them when this server is gone")

    def drain(self, wanted: bool) -> None:
        """Let other servers have all tables and take up no more, or take up tables again."""
        if wanted != self.is_draining:
            self.is_draining = wanted
            self._draining = asyncio.create_task(self._drain() if wanted else self._fill())

    async def _drain(self) -> None:
        await self.hand_over()
        self.is_leaving = False  # what it is asked it passes on
        await self._publish()

    async def _fill(self) -> None:
        self.resume_orphans()
        await self._publish()

    async def _stop(self) -> None:
        await self.hand_over()  # what was taken up meanwhile
        await self.peers.leave()
        await self.peer_client.close()
        await super()._stop()

    @property
    def is_alone(self) -> bool:
        return not self.peers.others

    @property
    def takes_tables(self) -> bool:
        return not (self.is_leaving or self.is_draining)

    @property
    def deletes(self) -> bool:
        """One of all servers does it."""
        return all(self.peers.id < other for other in self.peers.others)

    # -- finding, and letting go

    async def find(self, id: str) -> Table | None:
        """The table of this id; raises TableOnPeer if another server has it."""
        await self.peers.ensure_fresh()
        if not self.takes_tables:
            raise self._anywhere_else()
        return await super().find(id)

    def serves(self, id: str) -> bool:
        """Return whether the table is in memory here, so that nobody needs to be asked about it."""
        found = self._tables.get(id)
        return found is not None and not found.closed and self.takes_tables

    async def elsewhere(self, id: str) -> TableOnPeer | None:
        """Return which other server has the table, or may have it; None if this one has it or may take it."""
        await self.peers.ensure_fresh()
        if not self.takes_tables:
            return self._anywhere_else()
        if self.serves(id):
            return None
        peer = (await self._shared.read_owners([id])).get(id)
        return None if peer is None else TableOnPeer(*peer)

    async def _take_up(self, id: str) -> Table | None:
        """If we were asleep while the table was read, another server may have it by now."""
        looks = self._looks
        read = await super()._take_up(id)
        await self.peers.ensure_fresh()
        if read is not None and self._looks != looks:
            await self._check({id: read})
        return read

    def _anywhere_else(self) -> TableOnPeer:
        """Return any other server: it takes the table as soon as we have let it go."""
        peers = self.peers
        others = [peer for id, peer in peers.others.items() if id not in peers.draining]
        if not others:
            raise TableError("elsewhere")
        return TableOnPeer(*choice(others))

    async def locate(self, ids: Collection[str]) -> dict[str, Peer]:
        return await self._shared.read_owners([id for id in ids if id not in self._tables])

    async def evict_idle(self, idle_seconds: float) -> list[Table]:
        put = await super().evict_idle(idle_seconds)
        await self._shared.release(put)
        return put

    # -- what happens elsewhere

    def on_taken(self, table: str, epoch: int) -> None:
        self._looks += table in self._reading
        found = self._tables.get(table)
        if found is not None:
            found.on_ownership_lost(epoch)

    def _schedule_audit_poll(self) -> None:
        """The peers say when there are any."""

    async def recheck_ownership(self) -> None:
        self._looks += 1
        self._published = ""
        await self.apply_audit_log()
        await self._check(dict(self._tables))

    async def _check(self, tables: dict[str, Table]) -> None:
        """Lose those of these tables that are no longer ours."""
        ours = await self._shared.read_epochs([*tables])
        for id, table in tables.items():
            table.on_ownership_lost(ours.get(id, sys.maxsize))

    # -- making

    async def count_table(self, quota: ClientQuota) -> None:
        """Count it at all servers together, so that a burst over several of them makes no more."""
        if quota.name is not None:
            granted = await self.peers.claim(quota.name, "tables", self._shared.tell)
            quota.check_claim("tables", granted)

    # -- public tables

    async def listed(self) -> list[Listed]:
        elsewhere = [listing.read(text) for text in await self._shared.read_listings()]
        return [*await super().listed(), *[one for tables in elsewhere for one in tables]]

    async def _publish(self) -> None:
        """Let other servers list our tables."""
        try:
            listed = listing.write(await super().listed())
            if listed != self._published:
                await self._shared.publish(listed)
                self._published = listed
        except Exception:
            log.exception("other servers could not be told of public tables; the next round tries again")
        if not self.is_leaving:
            self._next_listing.set(self.clock.now() + HEARTBEAT_INTERVAL)
