"""Storage in SQLite or PostgreSQL: tables, tokens, game entries, chat and push subscriptions.

There is one writer. It commits everything that arrived during its last commit in one transaction, so that a
busy server needs few fsyncs and nothing is broadcast before it is on disk. A table is written only at the
epoch and revision that the writer knows. Every operation has a timeout, so that requests are answered even if
the database is down.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import (
    Executable,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from citadels.server.monitoring import metrics
from citadels.server.monitoring.readiness import reason_of
from citadels.server.storage.engine_factory import OPERATION_TIMEOUT, POOL_SIZE, connect
from citadels.server.storage.schema import (
    PER_TABLE,
    AuditRow,
    BanRow,
    DeviceRow,
    SeatAddressRow,
    SeatBanRow,
    audit,
    bans,
    changes,
    chat,
    keys,
    probes,
    reports,
    seat_addresses,
    seat_bans,
    subscriptions,
    tables,
    tokens,
)
from citadels.tables.document import DAY
from citadels.tables.storage import (
    AnswerRow,
    ChatRow,
    EntryRow,
    PresentedToken,
    ReportRow,
    RevisionCheck,
    StaleEpoch,
    StorageTimeout,
    StoredPhase,
    TableRow,
    TokenRow,
    VoidPush,
    VoidToken,
    Write,
    WriteFailed,
)

T = TypeVar("T")

DELETE_BATCH_SIZE: Final = 20  # tables per transaction, for which players wait
REPORTED_SECONDS: Final = 30 * DAY  # longer that a table with an open report is kept
STARTUP_LOCK_ID: Final = 8_420_2016  # of an advisory lock; never change it


class VoidDevice(NamedTuple):
    """A push subscription to delete."""

    table_id: str
    hash: str


@dataclass
class DeviceWrite(Write):
    """Changes to push subscriptions."""

    new_devices: list[DeviceRow] = field(default_factory=list)
    void_devices: list[VoidDevice] = field(default_factory=list)


@dataclass
class SeatAddressWrite(Write):
    """Hashed addresses from which seats are played, with the latest time."""

    seat_addresses: list[SeatAddressRow] = field(default_factory=list)


# A timeline is read only on request.
TABLE_COLUMNS = [column for column in tables.columns if column.name != "course"]
_SLEEP_COLUMNS: Final = ("asleep", "asleep_revision", "due")
_SAVED_COLUMNS = [
    column.name for column in TABLE_COLUMNS if column.name not in ("id", "epoch", "server", *_SLEEP_COLUMNS)
]
_GUARDED_UPDATE = update(tables).where(
    tables.c.id == bindparam("which"),
    tables.c.epoch == bindparam("held"),
    tables.c.revision == bindparam("before"),
    tables.c.server.is_not_distinct_from(bindparam("holder")),
)
_SAVE_TABLE = _GUARDED_UPDATE.values(
    {name: bindparam(name) for name in _SAVED_COLUMNS} | dict.fromkeys(_SLEEP_COLUMNS)
)
_PUT_TO_SLEEP = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(asleep=bindparam("since"), asleep_revision=tables.c.revision, due=bindparam("until"))
)
_GOES_ON: Final = and_(tables.c.phase == "playing", tables.c.days.is_(True))
# Code before revision 0009 saves tables without ending their sleep.
_IS_ASLEEP: Final = and_(tables.c.asleep.is_not(None), tables.c.asleep_revision == tables.c.revision)
_ALIVE_KEY: Final = "alive"  # in the table `keys`: when a server was last up
_HOLD_TABLE = _GUARDED_UPDATE.values(revision=bindparam("revision"), written=bindparam("written"))
_other_tokens = tokens.alias()
_REMATCHES = exists().where(  # tokens of a table also open its rematch
    tokens.c.table_id == tables.c.id,
    _other_tokens.c.hash == tokens.c.hash,
    _other_tokens.c.table_id != tables.c.id,
)
_OLD = select(tables.c.id, tables.c.epoch, tables.c.updated).order_by(tables.c.updated)
_REPORTED = exists().where(reports.c.table_id == tables.c.id, reports.c.closed.is_(None))
_DELETE_TABLE = delete(tables).where(
    tables.c.id == bindparam("which"), tables.c.epoch == bindparam("held"), tables.c.phase == bindparam("was")
)
_VOID_TOKEN = delete(tokens).where(
    tokens.c.table_id == bindparam("table_id"), tokens.c.hash == bindparam("hash")
)
_VOID_DEVICE = delete(subscriptions).where(
    subscriptions.c.table_id == bindparam("table_id"), subscriptions.c.hash == bindparam("hash")
)
_UNCALL_SEAT = delete(subscriptions).where(
    subscriptions.c.table_id == bindparam("table_id"), subscriptions.c.seat == bindparam("seat")
)


class _Attempt:
    """A transaction, and whether it has begun to commit."""

    def __init__(self) -> None:
        self.is_committing = False


class SqlStorage:
    """The single writer, and concurrent reads."""

    def __init__(
        self,
        engine: AsyncEngine,
        seconds: float = OPERATION_TIMEOUT,
        server: str | None = None,
    ) -> None:
        self.engine = engine
        self.server = server  # the id of this server in a cluster
        self._reading = _reading(engine)
        self._unpooled = connect(engine.url, NullPool, server or "")
        self._seconds = seconds
        # SQLite has a single writer; waiting here is fair and has a timeout.
        self._write_lock = asyncio.Lock()
        # One connection is reserved for the writer, which never waits for these.
        self._slots = asyncio.Semaphore(POOL_SIZE - 1)
        self._abandoned: set[asyncio.Future[Any]] = set()
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._has_work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    # -- writing

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._write_loop(), name="writer")

    async def stop(self) -> None:
        """Commit pending writes, then close."""
        self._stopping = True
        self._has_work.set()
        if self._task is not None:
            await self._task
        if self._abandoned:  # until they return their connections
            await asyncio.wait(self._abandoned, timeout=self._seconds)
        await self._within(self.engine.dispose())

    async def commit(self, write: Write) -> None:
        """Return once the write is on disk. Raise WriteFailed if it certainly is not."""
        if self._stopping:
            raise WriteFailed("the storage is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._has_work.set()
        await done

    async def _write_loop(self) -> None:
        while self._waiting or not self._stopping:
            await self._has_work.wait()
            self._has_work.clear()
            group, self._waiting = self._waiting, []
            if group:
                await self._commit_all(group)

    async def _commit_all(self, group: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        """Commit a group of writes in one transaction. If that fails, commit them one by one, so that a bad
        write does not fail the others."""
        try:
            await self._commit_group([write for write, _ in group])
        except WriteFailed as error:
            if isinstance(error, StorageTimeout):
                _fail(group, error)
            else:
                await self._commit_singly(group)
        except Exception as error:
            _fail(group, error)
        else:
            for _, done in group:
                if not done.cancelled():
                    done.set_result(None)

    async def _commit_singly(self, group: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        for number, (write, done) in enumerate(group):
            try:
                await self._commit_group([write])
            except Exception as error:
                _fail(group[number : number + 1], error)
                if isinstance(error, TimeoutError | StorageTimeout):
                    _fail(group[number + 1 :], error)
                    return
            else:
                if not done.cancelled():
                    done.set_result(None)

    async def _commit_group(self, writes: Sequence[Write]) -> None:
        try:
            with metrics.COMMIT_SECONDS.time():
                await self._transact(lambda connection: self._write(connection, writes))
        except Exception as error:
            metrics.COMMITS_FAILED.count(
                metrics.LOST_REASON if isinstance(error, StaleEpoch) else reason_of(error)
            )
            raise
        metrics.WRITES.inc(len(writes))
        for write in writes:
            for row in write.new_entries:
                if row["kind"] == "act":
                    metrics.ACTIONS.count("player" if row["request"] else "program")

    async def _write(self, connection: AsyncConnection, writes: Sequence[Write]) -> None:
        await _write(connection, writes, self.server)

    async def acquire_table(self, id: str, epoch: int | None = None) -> TableRow | None:
        """Begin a new epoch of a table, if it is still in the given one, whichever server owns it."""
        begun = {"epoch": tables.c.epoch + 1, "server": self.server}
        taking = update(tables).where(tables.c.id == id).values(begun)
        if epoch is not None:
            taking = taking.where(tables.c.epoch == epoch)

        async def take(connection: AsyncConnection) -> TableRow | None:
            found = (await connection.execute(taking.returning(*TABLE_COLUMNS))).mappings().first()
            return None if found is None else cast("TableRow", dict(found))

        return await self._transact(take)

    async def keep_course(self, id: str, course: bytes) -> None:
        """Store the timeline of a finished game. It needs no epoch, because such a game no longer changes."""
        keeping = update(tables).where(tables.c.id == id, tables.c.phase == "over").values(course=course)
        await self._transact(lambda connection: connection.execute(keeping))

    async def probe(self) -> None:
        """Write a probe row and read, over a new connection with no cached pages. Bypass the write lock, so
        that nothing waits for the probe."""
        await self._within(self._attempt(_probe, _Attempt(), self._unpooled))

    async def _transact(
        self,
        work: Callable[[AsyncConnection], Coroutine[Any, Any, T]],
        turn: asyncio.Lock | asyncio.Semaphore | None = None,
    ) -> T:
        """Run work in a transaction. Raise WriteFailed if it certainly failed, another error if it may have
        been committed."""
        attempt, turn = _Attempt(), turn or self._write_lock
        try:
            async with asyncio.timeout(self._seconds):
                await turn.acquire()
            try:
                return await self._within(self._attempt(work, attempt, self.engine))
            finally:
                turn.release()
        except WriteFailed:
            raise
        except Exception as error:
            if attempt.is_committing and self._may_be_done(error):
                raise
            kind = StorageTimeout if isinstance(error, TimeoutError) else WriteFailed
            raise kind(type(error).__name__) from error

    async def _attempt(
        self,
        work: Callable[[AsyncConnection], Coroutine[Any, Any, T]],
        attempt: _Attempt,
        engine: AsyncEngine,
    ) -> T:
        async with engine.connect() as connection:
            found = await work(connection)
            attempt.is_committing = True
            await connection.commit()
            return found

    def _may_be_done(self, error: Exception) -> bool:
        """Return whether a commit that failed may have taken effect. SQLite always reports what it did."""
        return self.engine.dialect.name != "sqlite" or not isinstance(error, DBAPIError)

    async def _within(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of some work, or raise TimeoutError without waiting for the work to be canceled,
        because disconnecting from a database that hangs takes time too."""
        task = asyncio.ensure_future(work)
        try:
            done, _ = await asyncio.wait({task}, timeout=self._seconds)
        finally:
            if not task.done():  # timed out or canceled
                task.cancel()
                self._abandoned.add(task)
                task.add_done_callback(self._forget)
        if done:
            return task.result()
        raise TimeoutError("the database does not answer")

    def _forget(self, task: asyncio.Future[Any]) -> None:
        self._abandoned.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the caller has long been told

    async def delete_old(self, phase: StoredPhase, before: float, but: Collection[str] = ()) -> int:
        """Delete a batch of tables of a phase that were last visited before a time. Return how many. Skip the
        ids in `but`, and tables that are loaded meanwhile."""
        found = await self._rows(self._old(phase, before).limit(DELETE_BATCH_SIZE + len(but)))
        old = [row for row in found if row["id"] not in but][:DELETE_BATCH_SIZE]
        if old:
            await self._transact(lambda connection: _delete_tables(connection, phase, old))
        return len(old)

    async def delete_seat_addresses(self, before: float) -> None:
        """Delete hashed addresses that were stored before a time."""
        old = delete(seat_addresses).where(seat_addresses.c.at < before)
        await self._transact(lambda connection: connection.execute(old))

    async def count_old(self, phase: StoredPhase, before: float) -> tuple[int, float | None]:
        """Return how many tables of a phase were last visited before a time, and the oldest visit."""
        old = self._old(phase, before).subquery()
        found = await self._rows(select(func.count().label("n"), func.min(old.c.updated).label("oldest")))
        return found[0]["n"], found[0]["oldest"]

    def _old(self, phase: StoredPhase, before: float) -> Select[Any]:
        """Select the tables that may be deleted. Exclude games that continue by themselves, lobbies of a
        rematch while the previous game exists, and, for longer, tables with an open report."""
        old = _OLD.where(tables.c.phase == phase, tables.c.updated < before)
        old = old.where(or_(~_REPORTED, tables.c.updated < before - REPORTED_SECONDS))
        if phase == "playing":
            return old.where(tables.c.due.is_(None))
        return old.where(~_REMATCHES) if phase == "lobby" else old

    # -- reading

    async def read_table(self, id: str) -> TableRow | None:
        found = await self._rows(select(*TABLE_COLUMNS).where(tables.c.id == id))
        return cast("TableRow", found[0]) if found else None

    async def read_valid_tokens(self, shown: Collection[PresentedToken]) -> set[PresentedToken]:
        """Return those of these tokens that are stored for their table."""
        hashes = {one.hash for one in shown}
        found = await self._rows(select(tokens.c.table_id, tokens.c.hash).where(tokens.c.hash.in_(hashes)))
        return {PresentedToken(row["table_id"], row["hash"]) for row in found} & set(shown)

    async def read_tokens(self, id: str) -> list[TokenRow]:
        return cast("list[TokenRow]", await self._rows(select(tokens).where(tokens.c.table_id == id)))

    async def read_entries(self, id: str, after: int = -1) -> list[EntryRow]:
        """Return the entries of a game after a version, in order."""
        wanted = select(changes).where(changes.c.table_id == id, changes.c.version > after)
        return cast("list[EntryRow]", await self._rows(wanted.order_by(changes.c.version)))

    async def read_answers(self, id: str) -> list[AnswerRow]:
        """Return the parts of a game's entries that replay it, in order."""
        wanted = select(changes.c.seat, changes.c.kind, changes.c.answer).where(changes.c.table_id == id)
        return cast("list[AnswerRow]", await self._rows(wanted.order_by(changes.c.version)))

    async def read_course(self, id: str) -> bytes | None:
        """Return the stored timeline of a finished game, if any."""
        found = await self._rows(select(tables.c.course).where(tables.c.id == id))
        return found[0]["course"] if found else None

    async def read_chat(self, id: str, for_players: bool, most: int) -> list[ChatRow]:
        """Return the last chat lines of players, or of spectators, in order."""
        wanted = select(chat).where(chat.c.table_id == id, chat.c.for_players.is_(for_players))
        rows = await self._rows(wanted.order_by(chat.c.number.desc()).limit(most))
        return cast("list[ChatRow]", rows[::-1])

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        """Return the next line numbers: even for players, odd for spectators."""
        wanted = select(chat.c.for_players, func.max(chat.c.number).label("last"))
        rows = await self._rows(wanted.where(chat.c.table_id == id).group_by(chat.c.for_players))
        return {True: 0, False: 1} | {bool(row["for_players"]): row["last"] + 2 for row in rows}

    async def read_devices(self, id: str, seat: int) -> list[DeviceRow]:
        """Return the push subscriptions of a seat, latest first."""
        wanted = select(subscriptions).where(subscriptions.c.table_id == id, subscriptions.c.seat == seat)
        return cast("list[DeviceRow]", await self._rows(wanted.order_by(subscriptions.c.at.desc())))

    async def read_known(self, ids: set[str]) -> set[str]:
        """Return those of these ids that are stored."""
        return {row["id"] for row in await self._rows(select(tables.c.id).where(tables.c.id.in_(ids)))}

    async def read_running(self) -> list[str]:
        """Return the correspondence games that are in progress and awake: a server must load them."""
        rows = await self._rows(self._available(select(tables.c.id).where(_GOES_ON, not_(_IS_ASLEEP))))
        return [row["id"] for row in rows]

    async def read_due(self, before: float) -> list[tuple[str, float]]:
        """Return the sleeping correspondence games that must be loaded before a time, with that time."""
        wanted = select(tables.c.id, tables.c.due).where(tables.c.due <= before, _GOES_ON, _IS_ASLEEP)
        return [(row["id"], row["due"]) for row in await self._rows(self._available(wanted))]

    def _available(self, wanted: Select[Any]) -> Select[Any]:
        """Restrict a query to tables that this server may acquire."""
        return wanted

    async def note_alive(self, now: float) -> None:
        """Store that a server is up. The clocks of sleeping games stop while none is."""
        await self._transact(lambda connection: _note_alive(connection, now))

    async def make_up_for_downtime(self, now: float) -> None:
        """Move the clocks of sleeping games by the time for which no server was up."""

        async def move(connection: AsyncConnection) -> None:
            await take_startup_lock(connection)
            found = (await connection.execute(select(keys.c.value).where(keys.c.name == _ALIVE_KEY))).scalar()
            down = max(0.0, now - float(found)) if found is not None else 0.0
            moved = {"asleep": tables.c.asleep + down, "due": tables.c.due + down}
            await connection.execute(update(tables).where(tables.c.asleep.is_not(None)).values(moved))
            await _note_alive(connection, now)

        await self._transact(move)

    async def count_tables(self) -> int:
        """Return how many tables are stored."""
        return int((await self._rows(select(func.count().label("n")).select_from(tables)))[0]["n"])

    async def read_audit(self, after: int) -> list[AuditRow]:
        """Return the entries of the audit log after this number, in order."""
        wanted = select(audit).where(audit.c.number > after).order_by(audit.c.number)
        return cast("list[AuditRow]", await self._rows(wanted))

    async def read_last_audit(self) -> int:
        """Return the number of the last audit entry; 0 if there is none."""
        return int((await self._rows(select(func.max(audit.c.number).label("last"))))[0]["last"] or 0)

    async def read_key(self, name: str) -> str | None:
        """Return the value stored under a name; None if there is none."""
        found = await self._rows(select(keys.c.value).where(keys.c.name == name))
        return str(found[0]["value"]) if found else None

    async def read_reports(self, id: str) -> list[ReportRow]:
        """Return all reports about a table, in order."""
        wanted = select(reports).where(reports.c.table_id == id).order_by(reports.c.number)
        return cast("list[ReportRow]", await self._rows(wanted))

    async def read_seat_bans(self) -> list[SeatBanRow]:
        return cast("list[SeatBanRow]", await self._rows(select(seat_bans)))

    async def read_bans(self) -> list[BanRow]:
        return cast("list[BanRow]", await self._rows(select(bans).order_by(bans.c.network)))

    async def _rows(self, wanted: Any) -> list[dict[str, Any]]:
        return await self._within(self._read(wanted))

    async def _read(self, wanted: Any) -> list[dict[str, Any]]:
        async with self._slots, self._reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]


def _reading(engine: AsyncEngine) -> AsyncEngine:
    """Return an engine for reads: on PostgreSQL in autocommit mode, which saves two round trips."""
    is_sqlite = engine.dialect.name == "sqlite"
    return engine if is_sqlite else engine.execution_options(isolation_level="AUTOCOMMIT")


def _fail(group: Sequence[tuple[Write, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in group:
        if not done.cancelled():
            done.set_exception(error)


async def _note_alive(connection: AsyncConnection, now: float) -> None:
    alive = update(keys).where(keys.c.name == _ALIVE_KEY).values(value=str(now))
    if not (await connection.execute(alive)).rowcount:
        await connection.execute(insert(keys).values(name=_ALIVE_KEY, value=str(now)))


async def _probe(connection: AsyncConnection) -> None:
    await connection.execute(delete(probes))
    await connection.execute(insert(probes).values(at=time.time()))
    for table in (tables, changes, tokens, chat):
        await connection.execute(select(table).limit(1))


async def _write(connection: AsyncConnection, writes: Sequence[Write], server: str | None) -> None:
    await _insert(connection, tables, [row for write in writes for row in write.new_tables])
    await _save_tables(connection, writes, server)
    sleeping = [one for write in writes for one in write.sleeping_tables]
    slept = [{"which": one.id, "since": one.asleep, "until": one.due} for one in sleeping]
    await _execute(connection, _PUT_TO_SLEEP, slept)
    await _insert(connection, changes, [row for write in writes for row in write.new_entries])
    await _execute(connection, _VOID_TOKEN, _keys([void for one in writes for void in one.void_tokens]))
    await _insert(connection, tokens, [row for write in writes for row in write.new_tokens])
    await _insert(connection, chat, [row for write in writes for row in write.new_chat])
    await _insert(connection, reports, [row for write in writes for row in write.new_reports])
    await _note_addresses(connection, writes)
    await _commit_devices(connection, writes)


async def _save_tables(connection: AsyncConnection, writes: Sequence[Write], server: str | None) -> None:
    """Save or check tables. Raise StaleEpoch if one of them is not as its writer knew it."""
    saved = [row for write in writes for row in write.saved_tables]
    held = [table for write in writes for table in write.revision_checks]
    holder = {"holder": server}
    await _execute(connection, _SAVE_TABLE, [_update(row) | holder for row in saved])
    await _execute(connection, _HOLD_TABLE, [_hold(table) | holder for table in held])
    wanted = {row["id"]: row["written"] for row in saved} | {table.id: table.written for table in held}
    if wanted:
        last = select(tables.c.id, tables.c.written).where(tables.c.id.in_(wanted))
        found = {row.id: row.written for row in await connection.execute(last)}
        if found != wanted:
            raise StaleEpoch(", ".join(id for id in wanted if found.get(id) != wanted[id]))


async def _delete_tables(
    connection: AsyncConnection, phase: StoredPhase, old: Sequence[Mapping[str, Any]]
) -> None:
    """Delete tables with all their rows, if they are still in the phase and epoch that was read."""
    for row in old:
        which = {"which": row["id"], "held": row["epoch"], "was": phase}
        if (await connection.execute(_DELETE_TABLE, which)).rowcount:
            await delete_rows_of(connection, row["id"])


async def delete_rows_of(connection: AsyncConnection, table: str) -> None:
    """Delete all rows that belong to a table, except its own."""
    for kept in PER_TABLE:
        await connection.execute(delete(kept).where(kept.c.table_id == table))


async def _commit_devices(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    uncalled = [seat for write in writes for seat in write.void_push]
    await _execute(connection, _UNCALL_SEAT, _keys(uncalled))
    of_devices = [write for write in writes if isinstance(write, DeviceWrite)]
    void = [void for write in of_devices for void in write.void_devices]
    await _execute(connection, _VOID_DEVICE, _keys(void))
    await _insert(connection, subscriptions, [row for write in of_devices for row in write.new_devices])


async def _note_addresses(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Store from where seats are played. A seat has one row per address."""
    noted = [row for write in writes if isinstance(write, SeatAddressWrite) for row in write.seat_addresses]
    adding = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    for row in noted:
        known = [seat_addresses.c.table_id, seat_addresses.c.seat, seat_addresses.c.address]
        await connection.execute(
            adding(seat_addresses)
            .values(**row)
            .on_conflict_do_update(index_elements=known, set_={"at": row["at"]})
        )


async def get_or_create_keys(
    engine: AsyncEngine, make: Callable[[], Mapping[str, str]], names: Sequence[str]
) -> dict[str, str]:
    """Return the stored keys of these names. Create them under a lock if there are none."""
    async with engine.begin() as connection:
        await take_startup_lock(connection)
        wanted = select(keys).where(keys.c.name.in_(names))
        found = {row["name"]: row["value"] for row in (await connection.execute(wanted)).mappings()}
        if not found:
            found = dict(make())
            rows = [{"name": name, "value": value} for name, value in found.items()]
            await _insert(connection, keys, rows)
    return found


async def take_startup_lock(connection: AsyncConnection) -> None:
    """Take the PostgreSQL startup lock until the transaction ends; do nothing on SQLite."""
    if connection.dialect.name != "sqlite":  # which has a single server
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": STARTUP_LOCK_ID})


async def _insert(connection: AsyncConnection, into: Table, rows: Sequence[Mapping[str, object]]) -> None:
    await _execute(connection, insert(into), rows)


async def _execute(
    connection: AsyncConnection, what: Executable, rows: Sequence[Mapping[str, object]]
) -> None:
    if rows:
        await connection.execute(what, [dict(row) for row in rows])


def _update(row: TableRow) -> dict[str, object]:
    guard = _guard(row["id"], row["epoch"], row["revision"])
    return guard | {name: value for name, value in row.items() if name in _SAVED_COLUMNS}


def _hold(table: RevisionCheck) -> dict[str, object]:
    guard = _guard(table.id, table.epoch, table.revision)
    return guard | {"revision": table.revision, "written": table.written}


def _guard(id: str, epoch: int, revision: int) -> dict[str, object]:
    return {"which": id, "held": epoch, "before": revision - 1}


def _keys(keys: Sequence[VoidToken | VoidDevice | VoidPush]) -> list[dict[str, object]]:
    return [key._asdict() for key in keys]
