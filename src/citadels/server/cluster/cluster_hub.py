"""The tables of a server with peers: acquire, hand over, lose and list them."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Collection, Coroutine
from random import choice
from typing import Any, Final

from litestar.types import ASGIApp

from citadels.engine.errors import CitadelsError
from citadels.server import listing
from citadels.server.admin.retention import Retention
from citadels.server.admission.addresses import AddressKeys
from citadels.server.admission.control import AdmissionControl, ClientQuota
from citadels.server.bots.bot_pool import BotPool
from citadels.server.cluster.cluster_storage import ClusterStorage
from citadels.server.cluster.peer_client import PeerClient
from citadels.server.cluster.peer_proxy import PeerProxy
from citadels.server.cluster.peers import HEARTBEAT_INTERVAL, Peer, PeerGroup
from citadels.server.config.limits import ServerLimits
from citadels.server.http.table_routes import TableRoutes
from citadels.server.hub import Hub
from citadels.server.listing import Listed
from citadels.server.push.notifier import PushNotifier
from citadels.tables.clock import Alarm, Clock
from citadels.tables.errors import TableError, TableOnPeer
from citadels.tables.table import Table

HAND_OVER_TIMEOUT: Final = 3.0  # seconds to store all tables
RELEASE_TIMEOUT: Final = 2.0  # seconds, after that, to release them

log = logging.getLogger(__name__)


class ClusterHub(Hub):
    """The tables that one of several servers owns."""

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
        self._looks = 0  # counts rechecks: a table that was being loaded meanwhile may be lost
        self._next_listing = Alarm(clock, "publishing public tables", self._publish)
        self._published = "[]"

    # -- lifecycle

    def start(self) -> None:
        super().start()
        self.peers.start(self)
        self._next_listing.set(self.clock.now())

    def use_admission(self, admission: AdmissionControl) -> None:
        super().use_admission(admission)
        admission.verify_peer, admission.known_as = self.peers.verify, self.peers.pseudonym
        self.peers.usage = admission

    def end_when_replaced(self, end: Callable[[], None]) -> None:
        self.peers.on_replaced = end

    def check_not_replaced(self) -> None:
        if self.peers.is_replaced:
            at = self.peers.address
            raise CitadelsError(
                f"another server is registered at {at}; give each server its own --internal-url"
            )

    def forwarding(self, app: ASGIApp, routes: TableRoutes) -> ASGIApp:
        return PeerProxy(app, self, routes)

    async def hand_over(self) -> None:
        """Store and release all tables, disconnect their clients, and acquire no more."""
        self.is_leaving = True
        self._next_listing.cancel()
        tables = [table for table in self._tables.values() if not table.closed]
        await self._in_time(HAND_OVER_TIMEOUT, self.close())
        for table in tables:
            table.on_ownership_lost(sys.maxsize)  # if storing it timed out
        await self._in_time(RELEASE_TIMEOUT, self._shared.release(tables))
        for table in tables:
            table.disconnect_all()

    async def _in_time(self, seconds: float, handing_over: Coroutine[Any, Any, None]) -> None:
        try:
            async with asyncio.timeout(seconds):
                await handing_over
        except Exception:
            log.exception("handover failed; peers take the tables once this server is gone")

    def drain(self, wanted: bool) -> None:
        """Hand over all tables and acquire no more, or end that."""
        if wanted != self.is_draining:
            self.is_draining = wanted
            self._draining = asyncio.create_task(self._drain() if wanted else self._fill())

    async def _drain(self) -> None:
        await self.hand_over()
        self.is_leaving = False  # requests are forwarded from now on
        await self._publish()

    async def _fill(self) -> None:
        self.resume_orphans()
        await self._publish()

    async def _stop(self) -> None:
        await self.hand_over()  # tables that were acquired meanwhile
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
        """Whether this server deletes old tables: the one with the lowest id does."""
        return all(self.peers.id < other for other in self.peers.others)

    # -- finding and releasing

    async def find(self, id: str) -> Table | None:
        """Return the table with this id. Raise TableOnPeer if a peer owns it."""
        await self.peers.ensure_fresh()
        if not self.takes_tables:
            raise self._anywhere_else()
        return await super().find(id)

    def serves(self, id: str) -> bool:
        """Return whether the table is in memory here, so that no peer needs to be asked."""
        found = self._tables.get(id)
        return found is not None and not found.closed and self.takes_tables

    async def elsewhere(self, id: str) -> TableOnPeer | None:
        """Return the peer that owns the table, or may acquire it; None if this server owns or may acquire
        it."""
        await self.peers.ensure_fresh()
        if not self.takes_tables:
            return self._anywhere_else()
        if self.serves(id):
            return None
        peer = (await self._shared.read_owners([id])).get(id)
        return None if peer is None else TableOnPeer(*peer)

    async def _take_up(self, id: str) -> Table | None:
        """Load a table. If this server was suspended meanwhile, check that a peer has not acquired it."""
        looks = self._looks
        read = await super()._take_up(id)
        await self.peers.ensure_fresh()
        if read is not None and self._looks != looks:
            await self._check({id: read})
        return read

    def _anywhere_else(self) -> TableOnPeer:
        """Return a random peer: it can acquire the table as soon as we have released it."""
        peers = self.peers
        others = [peer for id, peer in peers.others.items() if id not in peers.draining]
        if not others:
            raise TableError("elsewhere")
        return TableOnPeer(*choice(others))

    async def locate(self, ids: Collection[str]) -> dict[str, Peer]:
        return await self._shared.read_owners([id for id in ids if id not in self._tables])

    async def ask_peer(self, peer: Peer, scope: Any, body: bytes) -> bytes:
        return await self.peer_client.share(peer, scope, body)

    async def evict_idle(self, idle_seconds: float) -> list[Table]:
        put = await super().evict_idle(idle_seconds)
        await self._shared.release(put)
        return put

    # -- ownership changes

    def on_taken(self, table: str, epoch: int) -> None:
        self._looks += table in self._reading
        found = self._tables.get(table)
        if found is not None:
            found.on_ownership_lost(epoch)

    def _schedule_audit_poll(self) -> None:
        """Do nothing: notifications replace polling."""

    async def recheck_ownership(self) -> None:
        self._looks += 1
        self._published = ""
        await self.apply_audit_log()
        await self._check(dict(self._tables))

    async def _check(self, tables: dict[str, Table]) -> None:
        """Drop those of these tables that are no longer ours."""
        ours = await self._shared.read_epochs([*tables])
        for id, table in tables.items():
            table.on_ownership_lost(ours.get(id, sys.maxsize))

    # -- new tables

    async def count_table(self, quota: ClientQuota) -> None:
        """Count a new table across all servers, so that a burst over several of them gets no more."""
        if quota.name is not None:
            granted = await self.peers.claim(quota.name, "tables", self._shared.tell)
            quota.check_claim("tables", granted)

    # -- public tables

    async def listed(self) -> list[Listed]:
        elsewhere = [listing.read(text) for text in await self._shared.read_listings()]
        return [*await super().listed(), *[one for tables in elsewhere for one in tables]]

    async def _publish(self) -> None:
        """Publish our public tables to the peers."""
        try:
            listed = listing.write(await super().listed())
            if listed != self._published:
                await self._shared.publish(listed)
                self._published = listed
        except Exception:
            log.exception("cannot publish public tables; retrying at the next heartbeat")
        if not self.is_leaving:
            self._next_listing.set(self.clock.now() + HEARTBEAT_INTERVAL)
