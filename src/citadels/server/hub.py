"""All tables of a server: resume them after a restart, delete old ones, list public ones, apply what
administrators do."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from random import shuffle
from typing import Any, Final

from litestar.types import ASGIApp

from citadels.locale import LANGUAGES
from citadels.server import listing
from citadels.server.admin import retention
from citadels.server.admin.retention import Retention
from citadels.server.admission.addresses import AddressKeys
from citadels.server.admission.bans import StoredBans
from citadels.server.admission.control import AdmissionControl, ClientQuota
from citadels.server.archives import Archives
from citadels.server.bots.bot_pool import BotPool
from citadels.server.cluster.peers import Peer
from citadels.server.config.limits import ServerLimits
from citadels.server.http.app_shell import BUILD
from citadels.server.http.table_routes import TableRoutes
from citadels.server.listing import Listed
from citadels.server.monitoring import metrics
from citadels.server.monitoring.readiness import ReadinessProbe
from citadels.server.push.notifier import PushNotifier
from citadels.server.replays import ReplayQueue
from citadels.server.storage.schema import AuditRow
from citadels.server.storage.seat_addresses import RETENTION_SECONDS, SeatAddresses
from citadels.server.storage.sql_storage import SqlStorage
from citadels.tables import presenter
from citadels.tables.clock import Alarm, Clock
from citadels.tables.document import TableDocument
from citadels.tables.errors import TableError, TableOnPeer
from citadels.tables.host import Host
from citadels.tables.protocol import TableInfo
from citadels.tables.registry import TableRegistry
from citadels.tables.seats import TableLinks
from citadels.tables.table import Table

IDLE_SECONDS: Final = 600.0
NO_ENTRY: Final = -1
TEXTS_DELAY: Final = 5.0  # seconds after the start, when clients have reconnected
WAKE_INTERVAL: Final = 60.0  # seconds between checks for sleeping games in which something is due
COUNT_INTERVAL: Final = 10.0  # seconds between counts of the stored tables
SHUTDOWN_TIMEOUT: Final = 7.0  # seconds; closing a database that hangs takes longer
NOTE_TIMEOUT: Final = 1.0  # seconds, at the end, to store when the server was last up
AUDIT_POLL_INTERVAL: Final = 1.0  # seconds

log = logging.getLogger(__name__)


class Hub(TableRegistry):
    """The tables of a server."""

    def __init__(
        self,
        storage: SqlStorage,
        bot_pool: BotPool,
        push: PushNotifier,
        clock: Clock,
        limits: ServerLimits,
        kept: Retention | None = None,
        chat: bool = True,
        addresses: AddressKeys | None = None,
    ) -> None:
        self.archives = Archives(storage, ReplayQueue(limits.replays))
        host = Host(
            storage,
            clock,
            bot_pool,
            push,
            BUILD,
            limits,
            chat,
            on_game_over=self.archives.prepare,
            reserve_table=self.reserve_table,
        )
        super().__init__(host)
        self.storage = storage
        self.push = push
        self.clock = clock
        self.limits = limits
        self.bot_pool = bot_pool
        self.addresses = addresses or AddressKeys(secrets.token_hex(32))
        self._stored = 0  # tables, as last counted
        self._count_again = 0.0  # when to count next
        self._kept = kept or Retention({"lobby": limits.lobby_days})
        self._resuming: asyncio.Task[None] | None = None
        self._orphans = False  # whether correspondence games may lack a server
        self._next_upkeep = Alarm(clock, "upkeep of tables", self._run_upkeep)
        self._next_waking = Alarm(clock, "waking correspondence games", self._wake_due)
        self._next_audit_poll = Alarm(clock, "polling the audit log", self._poll_audit_log)
        self._next_texts = Alarm(clock, "loading the texts", self._load_texts)
        self._last_audit_entry = NO_ENTRY  # number of the last entry applied
        self._audit_lock = asyncio.Lock()
        self.on_bans_change: Callable[[StoredBans], None] | None = None
        self.seat_addresses = SeatAddresses(storage, clock, self.addresses)
        self._end_by: float | None = None  # shutdown deadline
        self.is_draining = False  # whether tables are being handed over
        self._started = clock.now()
        self.readiness = ReadinessProbe(storage, clock)

    # -- lifecycle

    async def begin(self) -> None:
        """Load the bans before clients connect, and make up for the time without a server."""
        await self.apply_audit_log()
        if self.is_alone:
            try:
                await self.storage.make_up_for_downtime(self.clock.time())
            except Exception:
                log.exception("cannot adjust the clocks of sleeping games; the time without a server counts")

    @property
    def is_alone(self) -> bool:
        """Whether no other server uses the database."""
        return True

    def start(self) -> None:
        self.storage.start()
        metrics.watch_tables(self.phases, lambda: self.bot_pool.questions)
        self.resume_orphans()
        self._next_waking.set(self.clock.now())
        self._schedule_audit_poll()
        self._next_upkeep.set(self.clock.now() + IDLE_SECONDS / 4)
        self._next_texts.set(self.clock.now() + TEXTS_DELAY)

    async def _load_texts(self) -> None:
        """Load the texts of all languages in a thread. Loading one takes a tenth of a second, for which its
        first reader, and everybody else, would wait."""
        for language in LANGUAGES:
            await asyncio.to_thread(presenter.texts, language)

    def expect_end(self) -> float:
        """Start the shutdown deadline, if it has not started. Return it, by the clock of the event loop."""
        if self._end_by is None:
            self._end_by = asyncio.get_running_loop().time() + SHUTDOWN_TIMEOUT
        return self._end_by

    async def stop(self) -> None:
        """Store the clocks of all games, then close the storage, before the deadline."""
        try:
            async with asyncio.timeout_at(self.expect_end()):
                await self._stop()
        except TimeoutError:
            log.warning("database timed out during shutdown; the clocks of games are not stored")
        finally:
            self.archives.stop()
            self.bot_pool.stop()

    async def _stop(self) -> None:
        self._next_texts.cancel()
        for alarm in (self._next_upkeep, self._next_audit_poll, self._next_waking):
            await alarm.finish()
        self.archives.stop()
        await self.archives.ended()  # before closing the storage that they read from
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.wait({self._resuming})
        await self.close()
        with suppress(TimeoutError):  # A database that hangs must not delay the shutdown.
            async with asyncio.timeout(NOTE_TIMEOUT):
                await self._note_alive()
        await self.push.stop()
        await self.storage.stop()

    @property
    def seconds(self) -> float:
        """Uptime in seconds."""
        return self.clock.now() - self._started

    def resume_orphans(self) -> None:
        """Resume correspondence games that no server owns. Other games wait for their players."""
        self._orphans = True
        if self._resuming is None or self._resuming.done():
            self._resuming = asyncio.get_running_loop().create_task(self._resume_loop())

    async def _resume_loop(self) -> None:
        while self._orphans:
            self._orphans = False
            await self._resume_all()

    async def _resume_all(self) -> None:
        try:
            running = await self.storage.read_running()
        except Exception:
            log.exception("cannot resume correspondence games; each resumes when a player connects")
            return
        shuffle(running)  # so that several servers begin with different ones
        for id in running:
            await self._resume(id)

    async def _resume(self, id: str) -> None:
        """Load a correspondence game and let it continue."""
        try:
            await (await self.existing(id)).wake()
        except TableOnPeer:
            return  # A peer was faster.
        except Exception:
            log.exception("cannot resume table %s", id)

    async def _wake_due(self) -> None:
        """Load sleeping correspondence games in which something is due, and schedule the next check."""
        now, wait = self.clock.time(), WAKE_INTERVAL
        try:
            sleeping = await self.storage.read_due(now + WAKE_INTERVAL) if self.takes_tables else []
            for id, due in sleeping:
                if due > now:
                    wait = min(wait, due - now)
                elif id not in self._tables:
                    await self._resume(id)
        except Exception:
            log.exception("cannot wake correspondence games; retrying at the next check")
        self._next_waking.set(self.clock.now() + wait)

    @property
    def takes_tables(self) -> bool:
        """Whether this server loads tables now."""
        return True

    async def _note_alive(self) -> None:
        try:
            await self.storage.note_alive(self.clock.time())
        except Exception as error:
            log.warning("cannot store the time of the last heartbeat: %s", type(error).__name__)

    async def _run_upkeep(self) -> None:
        try:
            await self._note_alive()
            await self._count_stored()
            await self.evict_idle(IDLE_SECONDS)
            self.resume_orphans()
            if self.deletes:
                now = self.clock.time()
                await retention.delete_old(self.storage, self._kept.at(now), now, lambda: self.ids_in_use)
                await self.storage.delete_seat_addresses(now - RETENTION_SECONDS)
        except Exception:
            log.exception("upkeep of tables failed; retrying at the next round")
        self._next_upkeep.set(self.clock.now() + IDLE_SECONDS / 4)

    @property
    def deletes(self) -> bool:
        """Whether this server deletes old tables."""
        return True

    # -- administration

    async def _take_up(self, id: str) -> Table | None:
        last_entry = self._last_audit_entry
        read = await super()._take_up(id)
        # An entry that was applied meanwhile may concern this table.
        if NO_ENTRY != last_entry != self._last_audit_entry:
            return await self._take_up(id)
        if read is not None and read.is_barred:
            raise TableError("barred")
        return read

    def _schedule_audit_poll(self) -> None:
        """Schedule the next look at the audit log: a single server gets no notifications."""
        self._next_audit_poll.set(self.clock.now() + AUDIT_POLL_INTERVAL)

    async def _poll_audit_log(self) -> None:
        try:
            await self.apply_audit_log()
        except Exception as error:
            log.warning("cannot read the audit log: %s", type(error).__name__)
        self._schedule_audit_poll()

    async def apply_audit_log(self) -> None:
        """Apply the entries of the audit log since the last call. The effects of earlier entries are
        stored."""
        async with self._audit_lock:
            if self._last_audit_entry == NO_ENTRY:
                self._last_audit_entry = await self.storage.read_last_audit()
                await self._read_bans()
            for done in await self.storage.read_audit(self._last_audit_entry):
                self._apply_entry(done)
                if done["action"] in ("ban", "unban"):
                    await self._read_bans()
                self._last_audit_entry = done["number"]

    def _apply_entry(self, done: AuditRow) -> None:
        table = self._tables.get(done["table_id"] or "")
        if table is None or table.closed or table.epoch >= (done["epoch"] or 0):
            return
        if done["action"] in ("close", "delete"):
            table.close_permanently()
        elif done["seat"] is not None:
            table.tell_removal(done["seat"])
        table.on_ownership_lost(done["epoch"] or 0)

    async def _read_bans(self) -> None:
        if self.on_bans_change is not None:
            networks, seats = await self.storage.read_bans(), await self.storage.read_seat_bans()
            self.on_bans_change(StoredBans(networks, seats, self.addresses))

    # -- listings

    @property
    def count(self) -> int:
        return len(self._tables)

    def phases(self) -> list[str]:
        """Return the phase of each table in memory."""
        return [table.phase for table in [*self._tables.values()]]

    async def public(self) -> list[TableInfo]:
        """Return the public tables with open seats."""
        return listing.in_order(await self.listed(), self.limits.listed)

    async def listed(self) -> list[Listed]:
        return await listing.list_tables([*self._tables.values()], self.limits.listed)

    # -- peers, of which a single server has none

    def use_admission(self, admission: AdmissionControl) -> None:
        """Connect admission control with the bans and, in a cluster, with the peers."""
        self.on_bans_change = admission.ban

    def end_when_replaced(self, end: Callable[[], None]) -> None:
        """Call `end` when another server registers the address of this one."""

    def check_not_replaced(self) -> None:
        """Raise CitadelsError if another server has registered the address of this one."""

    def forwarding(self, app: ASGIApp, routes: TableRoutes) -> ASGIApp:
        """Wrap an application so that requests about peers' tables are forwarded."""
        return app

    async def hand_over(self) -> None:
        """Hand all tables over to peers."""

    async def locate(self, ids: Collection[str]) -> dict[str, Peer]:
        """Return which of these tables peers own."""
        return {}

    async def ask_peer(self, peer: Peer, scope: Any, body: bytes) -> bytes:
        """Forward the part of a request that concerns a peer's tables. Return the response body."""
        raise TableError("elsewhere")

    # -- new tables

    async def count_table(self, quota: ClientQuota) -> None:
        """Count a new table for a client. Raise RateLimitExceeded if it makes too many."""
        quota.check("tables")

    def reserve_table(self) -> bool:
        """Return whether another table may be stored, and count it until the next full count."""
        if self._stored >= self.limits.all_tables:
            metrics.REFUSED.count("all_tables")
            return False
        self._stored += 1
        return True

    async def _count_stored(self) -> None:
        """Count the stored tables, unless they were counted recently."""
        now = self.clock.now()
        if now < self._count_again:
            return
        self._count_again = now + COUNT_INTERVAL
        try:
            self._stored = await self.storage.count_tables()
        except Exception as error:  # Nothing can be stored then either.
            log.warning("cannot count the stored tables: %s", type(error).__name__)

    async def make(self, document: TableDocument) -> TableLinks:
        await self._count_stored()
        made = await super().make(document)
        if document.options.public:
            await self._list(made.table)
        return made

    async def _list(self, id: str) -> None:
        """Load a new public table, so that it is listed before anybody connects to it."""
        try:
            await self.find(id)
        except TableOnPeer:
            return  # The peer lists it once a player connects.
        except Exception:
            log.exception("cannot list table %s; it is listed once a player connects", id)
