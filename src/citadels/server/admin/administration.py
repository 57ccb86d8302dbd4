"""Administration: actions directly in the database, whether servers are running or not.

An action on a table begins a new epoch, so that a server that owns the table cannot overwrite it. The action
is written to the audit log in the same transaction. Running servers follow that log: on PostgreSQL by
notification, on SQLite by polling every second. Write access to the database is what makes an administrator;
there is no other credential.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypedDict, cast

from sqlalchemy import ColumnElement, Select, delete, event, func, insert, literal, or_, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from citadels.engine.errors import CitadelsError
from citadels.server.admission.bans import network_to_ban
from citadels.server.cluster.peers import ALIVE, AUDIT_CHANGED, CHANNEL
from citadels.server.storage.database import DatabaseError, check_revision
from citadels.server.storage.engine_factory import connect
from citadels.server.storage.schema import (
    AuditRow,
    BanRow,
    SeatBanRow,
    audit,
    bans,
    chat,
    reports,
    seat_addresses,
    seat_bans,
    servers,
    subscriptions,
    tables,
    tokens,
)
from citadels.server.storage.sql_storage import SqlStorage, delete_rows_of, take_startup_lock
from citadels.tables.bot_runner import InlineBotRunner
from citadels.tables.clock import RealClock
from citadels.tables.document import DAY, TableDocument, read_document
from citadels.tables.errors import TableError
from citadels.tables.grants import SEAT_GRANTS, token_hash
from citadels.tables.host import Host
from citadels.tables.storage import Write
from citadels.tables.table import BARRED, Table

MAX_ATTEMPTS: Final = 5  # at a table that a server keeps acquiring
PHASES: Final = ("lobby", "playing", "over", BARRED)

Also = Callable[[AsyncConnection], Coroutine[Any, Any, None]]


class TableLine(TypedDict):
    """A table in an administrator's list."""

    id: str
    phase: str
    players: list[str]
    bots: int
    seats: int
    public: bool
    days: bool
    answers: int
    updated: float
    server: str | None


class ServerLine(TypedDict):
    """A server in an administrator's list."""

    id: str
    address: str
    alive: bool
    draining: bool
    tables: int


class SeatOfTable(TypedDict):
    """A seat that a token opened."""

    table: str
    seat: int


class Statistics(TypedDict):
    """What a database holds."""

    tables: dict[str, int]
    players: int
    answers: int
    lines_of_chat: int
    devices: int
    bans: int
    open_reports: int
    servers: list[ServerLine]


class ReportLine(TypedDict):
    """A report in an administrator's list."""

    table: str
    phase: str
    seat: int  # of the reporter; -1 is a spectator
    name: str
    reason: str
    at: float
    closed: float | None


class ChatLineOf(TypedDict):
    """A chat line of a reported table."""

    seat: int  # -1 is a spectator
    name: str
    text: str
    at: str


class _RecordingStorage(SqlStorage):
    """Storage whose next commit also runs `also`, in the same transaction."""

    also: Also | None = None

    async def _write(self, connection: AsyncConnection, writes: Sequence[Write]) -> None:
        await super()._write(connection, writes)
        if self.also is not None:
            await self.also(connection)


class Administrator:
    """An administrator by name, with the reason for their actions."""

    def __init__(self, engine: AsyncEngine, by: str, reason: str = "") -> None:
        self._engine = engine
        self._by = by
        self._reason = reason
        self._clock = RealClock()

    @staticmethod
    @asynccontextmanager
    async def open(url: URL, by: str, reason: str = "") -> AsyncIterator[Administrator]:
        """Open a database, which must exist and have the newest schema, as its administrator."""
        engine = connect(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _secure_delete)
        try:
            await check_revision(engine)
            yield Administrator(engine, by, reason)
        except (SQLAlchemyError, OSError) as error:
            told = (str(error).strip() or type(error).__name__).splitlines()[0]
            raise DatabaseError(f"cannot use the database: {told}") from error
        finally:
            await engine.dispose()

    # -- lists

    async def tables(self, phase: str | None = None, limit: int = 50) -> list[TableLine]:
        """Return the most recently used tables."""
        if phase is not None and phase not in PHASES:
            raise CitadelsError(f"--phase: write one of {', '.join(PHASES)}, not {phase!r}")
        wanted = select(tables, servers.c.address).outerjoin(servers, servers.c.id == tables.c.server)
        if phase is not None:
            wanted = wanted.where(tables.c.phase == phase)
        rows = await self._rows(wanted.order_by(tables.c.updated.desc()).limit(limit))
        return [_table_line(row) for row in rows]

    async def statistics(self) -> Statistics:
        by_phase = await self._rows(select(tables.c.phase, func.count().label("n")).group_by(tables.c.phase))
        seats = select(tokens.c.table_id, tokens.c.seat).where(tokens.c.kind == "seat").distinct()
        return {
            "tables": dict.fromkeys(PHASES, 0) | {row["phase"]: row["n"] for row in by_phase},
            "players": await self._count(select(func.count()).select_from(seats.subquery())),
            "answers": await self._count(select(func.coalesce(func.sum(tables.c.version), 0))),
            "lines_of_chat": await self._count(select(func.count()).select_from(chat)),
            "devices": await self._count(select(func.count()).select_from(subscriptions)),
            "bans": await self._count(select(func.count()).select_from(bans)) + len(await self.seat_bans()),
            "open_reports": await self._count(
                select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
            ),
            "servers": await self.servers(),
        }

    async def servers(self) -> list[ServerLine]:
        """Return the servers on PostgreSQL. SQLite does not record its server."""
        if self._engine.dialect.name == "sqlite":
            return []
        held = select(func.count()).where(tables.c.server == servers.c.id).scalar_subquery()
        shown = (servers.c.id, servers.c.address, text(f"{ALIVE} AS alive"), servers.c.draining)
        rows = await self._rows(select(*shown, held.label("tables")).order_by(servers.c.address))
        return cast("list[ServerLine]", rows)

    async def bans(self) -> list[BanRow]:
        return cast("list[BanRow]", await self._rows(select(bans).order_by(bans.c.network)))

    async def seat_bans(self) -> list[SeatBanRow]:
        """Return the banned seats: one row per seat, with its first address."""
        rows = await self._rows(select(seat_bans).order_by(seat_bans.c.at, seat_bans.c.address))
        by_seat = {(row["table_id"], row["seat"]): row for row in reversed(rows)}
        return cast("list[SeatBanRow]", list(reversed(by_seat.values())))

    async def reports(self, closed: bool = False, limit: int = 50) -> list[ReportLine]:
        """Return the latest reports about tables: open ones, or all."""
        wanted = select(reports, tables.c.phase, tables.c.document)
        wanted = wanted.join(tables, tables.c.id == reports.c.table_id)
        if not closed:
            wanted = wanted.where(reports.c.closed.is_(None))
        rows = await self._rows(wanted.order_by(reports.c.at.desc()).limit(limit))
        return [_report_line(row) for row in rows]

    async def log(self, limit: int = 50) -> list[AuditRow]:
        """Return the latest audit entries, latest first."""
        wanted = select(audit).order_by(audit.c.number.desc()).limit(limit)
        return cast("list[AuditRow]", await self._rows(wanted))

    # -- reported tables

    async def chat(self, table: str, limit: int = 200) -> list[ChatLineOf]:
        """Return the last chat lines of a table with an open report, after writing an audit entry. The chat
        of other tables is not accessible."""
        async with self._writing() as connection:
            await self._check_reported(connection, table)
            await self._note(connection, "chat", table)
        wanted = select(chat.c.seat, chat.c.name, chat.c.text, chat.c.at).where(chat.c.table_id == table)
        rows = await self._rows(wanted.order_by(chat.c.at.desc(), chat.c.number.desc()).limit(limit))
        return cast("list[ChatLineOf]", rows[::-1])

    async def resolve(self, table: str) -> None:
        """Close all reports about a table. Its chat becomes inaccessible until it is reported again."""
        async with self._writing() as connection:
            await self._check_reported(connection, table)
            closing = update(reports).where(*_is_open(table)).values(closed=self._clock.time())
            await connection.execute(closing)
            await self._note(connection, "resolve", table)

    async def _check_reported(self, connection: AsyncConnection, table: str) -> None:
        found = await connection.execute(select(reports.c.number).where(*_is_open(table)).limit(1))
        if found.first() is None:
            raise CitadelsError(f"table {table!r} has no open report; `admin reports` lists them")

    # -- tables

    async def close(self, table: str) -> None:
        """Close a table permanently, keeping what is stored."""
        closing = update(tables).where(tables.c.id == table)
        closed = {"phase": BARRED, "epoch": tables.c.epoch + 1, "server": None, "updated": self._clock.time()}
        async with self._writing() as connection:
            returned = await connection.execute(closing.values(closed).returning(tables.c.epoch))
            await self._note(connection, "close", table, _found(returned.scalar(), table))

    async def delete(self, table: str) -> None:
        """Delete a table with all its rows."""
        async with self._writing() as connection:
            deleting = delete(tables).where(tables.c.id == table).returning(tables.c.epoch)
            epoch = _found((await connection.execute(deleting)).scalar(), table)
            await delete_rows_of(connection, table)
            await self._note(connection, "delete", table, epoch + 1)

    async def remove(self, table: str, seat: int) -> None:
        """Remove a player: a bot takes over, or before the deal the seat becomes open."""
        await self._take_seat(table, seat, "remove")

    async def forget(self, token: str) -> list[SeatOfTable]:
        """Delete the personal data of a token's holder: the seats it opens, also at rematches, with name,
        chat lines, devices and tokens. The game itself stays, because it belongs to all players."""
        seats = await self._seats_of(token)
        if not seats:
            raise CitadelsError("this token opens no seat; pass a seat's token or link")
        for seat in seats:
            await self._take_seat(seat["table"], seat["seat"], "forget")
        return seats

    async def _seats_of(self, token: str) -> list[SeatOfTable]:
        valid = or_(tokens.c.expires.is_(None), tokens.c.expires > self._clock.time())
        of_a_seat = select(tokens).where(tokens.c.kind.in_(SEAT_GRANTS), valid)
        held = await self._rows(of_a_seat.where(tokens.c.hash == token_hash(token)))
        if not held:
            return []
        own = [(row["table_id"], row["seat"]) for row in held]
        same_seat = or_(*[(tokens.c.table_id == table) & (tokens.c.seat == seat) for table, seat in own])
        hashes = [row["hash"] for row in await self._rows(of_a_seat.where(same_seat))]
        rows = await self._rows(of_a_seat.where(tokens.c.hash.in_(hashes)))
        found = dict.fromkeys([*own, *[(row["table_id"], row["seat"]) for row in rows]])
        return [{"table": table, "seat": seat} for table, seat in found]

    async def _take_seat(self, table: str, seat: int, action: str) -> None:
        storage = _RecordingStorage(self._engine)
        storage.start()
        try:
            await self._check_player(storage, table, seat)
            for _ in range(MAX_ATTEMPTS):
                if await self._try_to_take_seat(storage, table, seat, action):
                    return
            raise CitadelsError(f"table {table} is busy; nothing has changed, try again")
        finally:
            await storage.stop()

    async def _check_player(self, storage: SqlStorage, table: str, seat: int) -> None:
        """Raise CitadelsError before taking a table from its server for nothing."""
        row = await storage.read_table(table)
        if row is None:
            raise _no_table(table)
        if seat not in read_document(row["document"]).players():
            raise CitadelsError(f"seat {seat} of table {table} has no player")

    async def _try_to_take_seat(self, storage: _RecordingStorage, id: str, seat: int, action: str) -> bool:
        """Try to remove the player. Return False if a server acquired the table in between."""
        table = await Table.read(id, Host(storage, self._clock, InlineBotRunner()))
        if table is None:
            raise _no_table(id)

        async def note(connection: AsyncConnection) -> None:
            await take_startup_lock(connection)
            if action == "forget":
                said = chat.c.table_id == id, chat.c.seat == seat
                await connection.execute(delete(chat).where(*said))
                for own in (reports, seat_addresses):
                    await connection.execute(delete(own).where(own.c.table_id == id, own.c.seat == seat))
            await self._note(connection, action, id, table.epoch, seat)

        storage.also = note
        try:
            await table.remove(seat)
        except TableError:
            return False
        finally:
            storage.also = None
            table.on_ownership_lost(sys.maxsize)
        return True

    # -- addresses

    async def ban(self, address: str, days: float | None = None) -> str:
        """Ban an address or a network, for some days or permanently. Return the network."""
        network, now = network_to_ban(address), self._clock.time()
        row: BanRow = {"network": network, "expires": None if days is None else now + days * DAY, "at": now}
        async with self._writing() as connection:
            await connection.execute(delete(bans).where(bans.c.network == network))
            await connection.execute(insert(bans).values(**row))
            await self._note(connection, "ban", subject=network)
        return network

    async def player_at(self, table: str, seat: int) -> str:
        """Return the name of the player at a seat; empty if it has none."""
        document = await self._document(table)
        if not 0 <= seat < len(document.chairs):
            last = len(document.chairs) - 1
            raise CitadelsError(f"table {table} has no seat {seat}; choose one from 0 to {last}")
        return document.chairs[seat].name if seat in document.players() else ""

    async def ban_seat(self, table: str, seat: int, days: float | None = None) -> int:
        """Ban the addresses of the player who was last at a seat, for some days or permanently. Return their
        number. A player who has left can be banned while their address is stored."""
        await self.player_at(table, seat)
        since = (await self._document(table)).chairs[seat].since  # Earlier players at the seat are not meant.
        of_seat = seat_addresses.c.table_id == table, seat_addresses.c.seat == seat
        latest = select(seat_addresses.c.address).where(*of_seat, seat_addresses.c.at >= since)
        now = self._clock.time()
        row = {
            "table_id": table,
            "seat": seat,
            "expires": None if days is None else now + days * DAY,
            "at": now,
        }
        async with self._writing() as connection:
            found = (await connection.execute(latest)).scalars().all()
            if not found:
                why = "no player has connected there in the last week except from a local network"
                raise CitadelsError(f"no address is stored for seat {seat} of table {table}: {why}")
            await connection.execute(delete(seat_bans).where(*_banned(table, seat)))
            await connection.execute(insert(seat_bans), [{"address": address, **row} for address in found])
            await self._note(connection, "ban", table, seat=seat)
        return len(found)

    async def unban_seat(self, table: str, seat: int) -> None:
        """Lift a ban by table and seat."""
        async with self._writing() as connection:
            if not (await connection.execute(delete(seat_bans).where(*_banned(table, seat)))).rowcount:
                raise CitadelsError(f"seat {seat} of table {table} is not banned")
            await self._note(connection, "unban", table, seat=seat)

    async def _document(self, table: str) -> TableDocument:
        rows = await self._rows(select(tables.c.document).where(tables.c.id == table))
        if not rows:
            raise _no_table(table)
        return read_document(rows[0]["document"])

    async def unban(self, address: str) -> str:
        """Lift the ban of an address or a network."""
        network = network_to_ban(address)
        async with self._writing() as connection:
            if not (await connection.execute(delete(bans).where(bans.c.network == network))).rowcount:
                raise CitadelsError(f"{network} is not banned")
            await self._note(connection, "unban", subject=network)
        return network

    # -- servers

    async def drain(self, server: str, lift: bool = False) -> ServerLine:
        """Tell a server, by address or id, to hand over all tables and acquire no more; or, with `lift`, to
        resume."""
        if self._engine.dialect.name == "sqlite":
            raise CitadelsError("a SQLite database has a single server; stop it instead of draining it")
        there = [line for line in await self.servers() if line["alive"]]
        found = next((line for line in there if server in (line["id"], line["address"])), None)
        if found is None:
            known = ", ".join(line["address"] for line in there) or "none"
            raise CitadelsError(f"unknown server {server!r}; running servers: {known}")
        if not lift and all(line["draining"] for line in there if line is not found):
            raise CitadelsError("cannot drain the last active server; start another one first")
        async with self._writing() as connection:
            changing = update(servers).where(servers.c.id == found["id"])
            await connection.execute(changing.values(draining=not lift))
            await self._note(connection, "fill" if lift else "drain", subject=found["address"])
        return {**found, "draining": not lift}

    # -- database

    async def _rows(self, wanted: Select[Any]) -> list[dict[str, Any]]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def _count(self, wanted: Select[Any]) -> int:
        async with self._engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction in which audit entries become visible in the order of their numbers."""
        async with self._engine.begin() as connection:
            await take_startup_lock(connection)
            yield connection

    async def _note(
        self,
        connection: AsyncConnection,
        action: str,
        table: str | None = None,
        epoch: int | None = None,
        seat: int | None = None,
        subject: str | None = None,
    ) -> None:
        last = select(func.coalesce(func.max(audit.c.number), literal(0))).scalar_subquery()
        entry = {"at": self._clock.time(), "by": self._by[:120], "action": action, "table_id": table}
        entry |= {"epoch": epoch, "seat": seat, "subject": subject, "reason": self._reason}
        await connection.execute(insert(audit).values(number=last + 1, **entry))
        if connection.dialect.name != "sqlite":
            await connection.execute(select(func.pg_notify(CHANNEL, AUDIT_CHANGED)))


def _secure_delete(connection: Any, _: object) -> None:
    """Overwrite deleted data in the file. Servers do not, because it slows down every change."""
    connection.execute("PRAGMA secure_delete=ON").close()


def _table_line(row: Mapping[str, Any]) -> TableLine:
    document = read_document(row["document"])
    kinds = [chair.kind for chair in document.chairs]
    return {
        "id": row["id"],
        "phase": row["phase"],
        "players": [chair.name for chair in document.chairs if chair.kind == "player"],
        "bots": kinds.count("bot"),
        "seats": len(kinds),
        "public": row["public"],
        "days": row["days"],
        "answers": max(0, row["version"]),
        "updated": row["updated"],
        "server": row["address"],
    }


def _report_line(row: Mapping[str, Any]) -> ReportLine:
    seat, chairs = row["seat"], read_document(row["document"]).chairs
    return {
        "table": row["table_id"],
        "phase": row["phase"],
        "seat": seat,
        "name": chairs[seat].name if 0 <= seat < len(chairs) else "",
        "reason": row["reason"],
        "at": row["at"],
        "closed": row["closed"],
    }


def _is_open(table: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return reports.c.table_id == table, reports.c.closed.is_(None)


def _banned(table: str, seat: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return seat_bans.c.table_id == table, seat_bans.c.seat == seat


def _found(epoch: int | None, table: str) -> int:
    if epoch is None:
        raise _no_table(table)
    return epoch


def _no_table(table: str) -> CitadelsError:
    return CitadelsError(f"unknown table {table!r}; `admin tables` lists them")
