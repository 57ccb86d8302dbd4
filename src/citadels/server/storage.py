"""Storage in SQLite or PostgreSQL: tables, tokens, the entries of every game, the chat, devices to call.

There is one writer. It commits everything that arrived during its last commit in one transaction, so
that a busy server needs few fsyncs and nothing is told to anyone before it is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict, cast

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Executable,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    delete,
    event,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from citadels.tables.storage import ChatRow, EntryRow, TableRow, TokenRow, UncalledSeat, VoidToken, Write

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("document", Text, nullable=False),  # everything about the table but the game
    Column("position", Text),  # the whole game at this moment
    Column("undo", Text, nullable=False),  # the positions before answers that can be taken back
    Column("version", Integer, nullable=False),
    Column("lines", Integer, nullable=False),  # how many lines the log has
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("days", Boolean, nullable=False),  # whether it goes on while nobody is there
    Column("rules", Integer, nullable=False),  # the version of the rules that was last used
    Column("updated", Float, nullable=False),
    Index("tables_by_phase", "phase", "public"),
)

changes: Final = Table(
    "changes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # deal, act, undo or rules
    Column("answer", String(200), nullable=False),
    Column("request", String(64), nullable=False),  # the id of the client's request
    Column("first", BigInteger, nullable=False),  # the number of the first event
    Column("events", Text, nullable=False),  # unredacted
    Column("at", Float, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),  # seat, invite, watch or claim
    Column("seat", Integer, nullable=False),
    Column("expires", Float),
    Index("tokens_by_table", "table_id"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("for_players", Boolean, nullable=False),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("hash", String(64), primary_key=True),  # of the endpoint: one for each device
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("at", Float, nullable=False),
)


class DeviceRow(TypedDict):
    """A device to call when a seat is asked."""

    table_id: str
    hash: str  # of the endpoint
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    at: float


class VoidDevice(NamedTuple):
    """A device that is no longer to be called."""

    table_id: str
    hash: str


@dataclass
class DeviceWrite(Write):
    """Changes to the devices that are called."""

    new_devices: list[DeviceRow] = field(default_factory=list)
    void_devices: list[VoidDevice] = field(default_factory=list)


_SAVED = [column.name for column in tables.columns if column.name != "id"]
_UPDATE_TABLE = (
    update(tables).where(tables.c.id == bindparam("which")).values({name: bindparam(name) for name in _SAVED})
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


def database_url(text: str) -> URL:
    """An address such as ``sqlite:///file`` or ``postgresql://…``, with the driver to use for it."""
    url = make_url(text)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.get_backend_name(), url.drivername))


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def connect(url: URL) -> AsyncEngine:
    """The engine; for SQLite, with a log that is on disk before a commit returns."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=4, max_overflow=4)
    engine = create_async_engine(url, pool_size=4, max_overflow=4, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def _durable(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class SqlStorage:
    """The one writer, and reads at any time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    # -- writing

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._keep_writing(), name="writer")

    async def stop(self) -> None:
        """Commit what is waiting, then close."""
        self._stopping = True
        self._something.set()
        if self._task is not None:
            await self._task
        await self.engine.dispose()

    async def commit(self, write: Write) -> None:
        """Return once the write is on disk; raise an error if it cannot be."""
        if self._stopping:
            raise RuntimeError("the storage is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._something.set()
        await done

    async def _keep_writing(self) -> None:
        while self._waiting or not self._stopping:
            await self._something.wait()
            self._something.clear()
            group, self._waiting = self._waiting, []
            if not group:
                continue
            try:
                await self._commit_group([write for write, _ in group])
            except Exception:
                await self._commit_singly(group)
                continue
            for _, done in group:
                if not done.cancelled():
                    done.set_result(None)

    async def _commit_singly(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """One bad write must not fail the others that arrived with it."""
        for write, done in group:
            try:
                await self._commit_group([write])
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(None)

    async def _commit_group(self, writes: Sequence[Write]) -> None:
        async with self.engine.begin() as connection:
            await _insert(connection, tables, [row for write in writes for row in write.new_tables])
            saved = {row["id"]: row for write in writes for row in write.saved_tables}
            await _execute(connection, _UPDATE_TABLE, [_update(row) for row in saved.values()])
            await _insert(connection, changes, [row for write in writes for row in write.new_changes])
            await _execute(
                connection, _VOID_TOKEN, _keys([void for one in writes for void in one.void_tokens])
            )
            await _insert(connection, tokens, [row for write in writes for row in write.new_tokens])
            await _insert(connection, chat, [row for write in writes for row in write.new_chat])
            await _commit_devices(connection, writes)

    # -- reading

    async def read_table(self, id: str) -> TableRow | None:
        found = await self._rows(select(tables).where(tables.c.id == id))
        return cast("TableRow", found[0]) if found else None

    async def read_tokens(self, id: str) -> list[TokenRow]:
        return cast("list[TokenRow]", await self._rows(select(tokens).where(tokens.c.table_id == id)))

    async def read_changes(self, id: str, after: int = -1) -> list[EntryRow]:
        """The entries of a game after a version, in order."""
        wanted = select(changes).where(changes.c.table_id == id, changes.c.version > after)
        return cast("list[EntryRow]", await self._rows(wanted.order_by(changes.c.version)))

    async def read_chat(self, id: str, most: int) -> list[ChatRow]:
        """The last lines of the chat, in order."""
        wanted = select(chat).where(chat.c.table_id == id).order_by(chat.c.number.desc()).limit(most)
        return cast("list[ChatRow]", (await self._rows(wanted))[::-1])

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        """The number of the next line for players, which is even, and for spectators, which is odd."""
        wanted = select(chat.c.for_players, func.max(chat.c.number).label("last"))
        rows = await self._rows(wanted.where(chat.c.table_id == id).group_by(chat.c.for_players))
        return {True: 0, False: 1} | {bool(row["for_players"]): row["last"] + 2 for row in rows}

    async def read_devices(self, id: str, seat: int) -> list[DeviceRow]:
        """The devices that want to be called for a seat, the latest first."""
        wanted = select(subscriptions).where(subscriptions.c.table_id == id, subscriptions.c.seat == seat)
        return cast("list[DeviceRow]", await self._rows(wanted.order_by(subscriptions.c.at.desc())))

    async def read_open(self, most: int) -> list[str]:
        """Public tables waiting for players, the latest first."""
        wanted = select(tables.c.id).where(tables.c.phase == "lobby", tables.c.public.is_(True))
        rows = await self._rows(wanted.order_by(tables.c.updated.desc()).limit(most))
        return [row["id"] for row in rows]

    async def read_running(self) -> list[str]:
        """Games over days that are not over: they go on while nobody is there."""
        wanted = select(tables.c.id).where(tables.c.phase == "playing", tables.c.days.is_(True))
        return [row["id"] for row in await self._rows(wanted)]

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            return bool(await self._rows(select(literal(1).label("one"))))
        except Exception:
            return False

    async def _rows(self, wanted: Any) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]


async def _commit_devices(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    uncalled = [seat for write in writes for seat in write.uncalled_seats]
    await _execute(connection, _UNCALL_SEAT, _keys(uncalled))
    of_devices = [write for write in writes if isinstance(write, DeviceWrite)]
    void = [void for write in of_devices for void in write.void_devices]
    await _execute(connection, _VOID_DEVICE, _keys(void))
    await _insert(connection, subscriptions, [row for write in of_devices for row in write.new_devices])


async def keep_keys(engine: AsyncEngine, make: Callable[[], Mapping[str, str]]) -> dict[str, str]:
    """The keys of this server, made once and then kept."""
    async with engine.begin() as connection:
        found = {row["name"]: row["value"] for row in (await connection.execute(select(keys))).mappings()}
        if not found:
            found = dict(make())
            rows = [{"name": name, "value": value} for name, value in found.items()]
            await _insert(connection, keys, rows)
    return found


async def _insert(connection: AsyncConnection, into: Table, rows: Sequence[Mapping[str, object]]) -> None:
    await _execute(connection, insert(into), rows)


async def _execute(
    connection: AsyncConnection, what: Executable, rows: Sequence[Mapping[str, object]]
) -> None:
    if rows:
        await connection.execute(what, [dict(row) for row in rows])


def _update(row: TableRow) -> dict[str, object]:
    return {"which": row["id"], **{name: value for name, value in row.items() if name != "id"}}


def _keys(keys: Sequence[VoidToken | VoidDevice | UncalledSeat]) -> list[dict[str, object]]:
    return [key._asdict() for key in keys]
