"""All tables of a server: resuming them after a restart, deleting old ones, listing public ones, and what the
administrator does to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from random import shuffle
from typing import Final

from citadels.locale import LANGUAGES
from citadels.server import listing
from citadels.server.admin import retention
from citadels.server.admin.retention import Retention
from citadels.server.admission.addresses import AddressKeys
from citadels.server.admission.bans import StoredBans
from citadels.server.admission.control import ClientQuota
from citadels.server.archives import Archives
from citadels.server.bots.bot_pool import BotPool
from citadels.server.config.limits import ServerLimits
from citadels.server.http.app_shell import BUILD
from citadels.server.listing import Listed
from citadels.server.monitoring import metrics
from citadels.server.monitoring.readiness import Readiness
from citadels.server.push.notifier import PushNotifier
from citadels.server.replays import ReplayQueue
from citadels.server.storage.schema import AuditRow
from citadels.server.storage.seat_addresses import RETENTION_SECONDS, SeatAddresses
from citadels.server.storage.sql_storage import SqlStorage
from citadels.settings import Settings
from citadels.tables import presenter
from citadels.tables.clock import Alarm, Clock
from citadels.tables.document import TableOptions
from citadels.tables.errors import TableError, TableOnPeer
from citadels.tables.host import Host
from citadels.tables.protocol import TableInfo
from citadels.tables.registry import TableRegistry
from citadels.tables.seats import TableLinks
from citadels.tables.table import Table

IDLE_SECONDS: Final = 600.0
NO_ENTRY: Final = -1
TEXTS_DELAY: Final = 5.0  # after the start, when those who came back are served
WAKE_INTERVAL: Final = 60.0  # between looks for games that are asleep and in which something is due
COUNT_INTERVAL: Final = 10.0  # between counts of the stored tables
SHUTDOWN_TIMEOUT: Final = 7.0  # for an orderly end; letting go of a database that hangs takes some more
NOTE_TIMEOUT: Final = 1.0  # seconds: when the server was last up, at its end
AUDIT_POLL_INTERVAL: Final = 1.0  # between looks for what the administrator did, where nobody says so

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
        self._stored = 0  # tables, by the last count
        self._count_again = 0.0  # when they are counted next
        self._kept = kept or Retention({"lobby": limits.lobby_days})
        self._resuming: asyncio.Task[None] | None = None
        self._orphans = False  # whether there may be games over days that nobody has
        self._next_upkeep = Alarm(clock, "looking after the tables", self._run_upkeep)
        self._next_waking = Alarm(clock, "waking games over days", self._wake_due)
        self._next_audit_poll = Alarm(clock, "looking for what the administrator did", self._poll_audit_log)
        self._next_texts = Alarm(clock, "reading the texts", self._load_texts)
        self._last_audit_entry = NO_ENTRY  # the last thing that the administrator did, as far as we know
        self._audit_lock = asyncio.Lock()
        self.on_bans_change: Callable[[StoredBans], None] | None = None
        self.seat_addresses = SeatAddresses(storage, clock, self.addresses)
        self._end_by: float | None = None  # when the server must have ended
        self.is_draining = False  # whether others are to have all tables
        self._started = clock.now()
        self.readiness = Readiness(storage, clock)

    # -- the server's life

    async def begin(self) -> None:
        """Know who is banned before anybody comes."""
        await self.apply_audit_log()
        if self.is_alone:
            try:
                await self.storage.make_up_for_downtime(self.clock.time())
            except Exception:
                log.exception("clocks of games over days that are asleep count the time without a server")

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
        """Read the texts of all languages beside what else goes on. Reading one takes a tenth of a second,
        for which everybody would wait when its first reader comes."""
        for language in LANGUAGES:
            await asyncio.to_thread(presenter.texts, language)

    def expect_end(self) -> float:
        """Begin the time in which the server ends, whatever its database does; returns when it is over by the
        clock of the event loop."""
        if self._end_by is None:
            self._end_by = asyncio.get_running_loop().time() + SHUTDOWN_TIMEOUT
        return self._end_by

    async def stop(self) -> None:
        """Store the clocks of all games, then close the storage, in the time that is left for it."""
        try:
            async with asyncio.timeout_at(self.expect_end()):
                await self._stop()
        except TimeoutError:
            log.warning("the database does not answer: the server ends without storing the clocks of games")
        finally:
            self.archives.stop()
            self.bot_pool.stop()

    async def _stop(self) -> None:
        self._next_texts.cancel()
        for alarm in (self._next_upkeep, self._next_audit_poll, self._next_waking):
            await alarm.finish()
        self.archives.stop()
        await self.archives.ended()  # before the storage that they may still read from
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.wait({self._resuming})
        await self.close()
        with suppress(TimeoutError):  # a database that does not answer must not hold up the end
            async with asyncio.timeout(NOTE_TIMEOUT):
                await self._note_alive()
        await self.push.stop()
        await self.storage.stop()

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return self.clock.now() - self._started

    def resume_orphans(self) -> None:
        """Resume games over days that nobody has; others wait for their players."""
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
            log.exception("games over days could not be brought back; they go on when somebody comes")
            return
        shuffle(running)  # of several servers each begins with others
        for id in running:
            await self._resume(id)

    async def _resume(self, id: str) -> None:
        """Let a game over days go on here, before anybody comes."""
        try:
            await (await self.existing(id)).wake()
        except TableOnPeer:
            return  # another server was quicker
        except Exception:
            log.exception("table %s could not be brought back", id)

    async def _wake_due(self) -> None:
        """Read the games over days again in which something is due, and look when that is next so."""
        now, wait = self.clock.time(), WAKE_INTERVAL
        try:
            sleeping = await self.storage.read_due(now + WAKE_INTERVAL) if self.takes_tables else []
            for id, due in sleeping:
                if due > now:
                    wait = min(wait, due - now)
                elif id not in self._tables:
                    await self._resume(id)
        except Exception:
            log.exception("games over days could not be woken; the next round tries again")
        self._next_waking.set(self.clock.now() + wait)

    @property
    def takes_tables(self) -> bool:
        """Whether this server takes up tables now."""
        return True

    async def _note_alive(self) -> None:
        try:
            await self.storage.note_alive(self.clock.time())
        except Exception as error:
            log.warning("the time could not be stored: %s", type(error).__name__)

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
            log.exception("old tables could not be deleted; the next round tries again")
        self._next_upkeep.set(self.clock.now() + IDLE_SECONDS / 4)

    @property
    def deletes(self) -> bool:
        """Whether it is this server that deletes what is too old."""
        return True

    # -- what the administrator does

    async def _take_up(self, id: str) -> Table | None:
        last_entry = self._last_audit_entry
        read = await super()._take_up(id)
        if (
            NO_ENTRY != last_entry != self._last_audit_entry
        ):  # what we heard of meanwhile may have been done to this table
            return await self._take_up(id)
        if read is not None and read.is_barred:
            raise TableError("barred")
        return read

    def _schedule_audit_poll(self) -> None:
        """One server alone is told of nothing: it looks."""
        self._next_audit_poll.set(self.clock.now() + AUDIT_POLL_INTERVAL)

    async def _poll_audit_log(self) -> None:
        try:
            await self.apply_audit_log()
        except Exception as error:
            log.warning("what the administrator did could not be read: %s", type(error).__name__)
        self._schedule_audit_poll()

    async def apply_audit_log(self) -> None:
        """Act on what the administrator did since we last heard. What was done before we began is stored."""
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

    # -- what others are told

    @property
    def count(self) -> int:
        return len(self._tables)

    def phases(self) -> list[str]:
        """The phase of each table in memory."""
        return [table.phase for table in [*self._tables.values()]]

    async def public(self) -> list[TableInfo]:
        """Tables that anybody may join."""
        return listing.in_order(await self.listed(), self.limits.listed)

    async def listed(self) -> list[Listed]:
        return await listing.list_tables([*self._tables.values()], self.limits.listed)

    # -- making

    async def count_table(self, quota: ClientQuota) -> None:
        """Count a table that somebody is about to make; refuse it if that is too many."""
        quota.check("tables")

    def reserve_table(self) -> bool:
        """Return whether another table may be stored, and count it until the next count of all."""
        if self._stored >= self.limits.all_tables:
            metrics.REFUSED.count("all_tables")
            return False
        self._stored += 1
        return True

    async def _count_stored(self) -> None:
        """Count the stored tables, if that was not done a moment ago."""
        now = self.clock.now()
        if now < self._count_again:
            return
        self._count_again = now + COUNT_INTERVAL
        try:
            self._stored = await self.storage.count_tables()
        except Exception as error:  # then nothing can be stored either
            log.warning("tables could not be counted: %s", type(error).__name__)

    async def make_tutorial(self, name: str, language: str) -> TableLinks:
        await self._count_stored()
        return await super().make_tutorial(name, language)

    async def make(
        self,
        settings: Settings,
        options: TableOptions,
        name: str,
        language: str,
        bots: list[str | None],
        address: str = "",
    ) -> TableLinks:
        await self._count_stored()
        made = await super().make(settings, options, name, language, bots, address)
        if options.public:
            await self._list(made.table)
        return made

    async def _list(self, id: str) -> None:
        """Have a new table in memory, and so in the list, before anybody comes to it."""
        try:
            await self.find(id)
        except TableOnPeer:
            return  # it is listed there once somebody comes to it
        except Exception:
            log.exception("table %s is not listed until somebody comes to it", id)
