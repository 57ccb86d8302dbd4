"""Storage shared by several servers: each table is owned by one until it releases the table or dies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from sqlalchemy import ColumnElement, Select, bindparam, exists, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from citadels.server.cluster.peers import ALIVE, CHANNEL, Peer
from citadels.server.storage.schema import servers, tables
from citadels.server.storage.sql_storage import TABLE_COLUMNS, SqlStorage
from citadels.tables.errors import TableError, TableOnPeer
from citadels.tables.storage import StoredPhase, TableRow, WriteFailed
from citadels.tables.table import Table

_is_alive: Final[ColumnElement[bool]] = text(ALIVE)  # type: ignore[assignment]
_ABANDONED: Final = or_(
    tables.c.server.is_(None),
    tables.c.server == bindparam("me"),
    ~exists().where(servers.c.id == tables.c.server, _is_alive),
)
_LOCK: Final = select(*TABLE_COLUMNS).where(tables.c.id == bindparam("which")).with_for_update()
# Query after acquiring the lock: an earlier snapshot could list servers that have died since.
_HOLDER: Final = select(servers.c.id, servers.c.address).where(servers.c.id == bindparam("holder"), _is_alive)
_TAKE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(epoch=tables.c.epoch + 1, server=bindparam("me"))
)
_RELEASE: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("which"),
        tables.c.epoch == bindparam("held"),
        tables.c.server == bindparam("me"),
    )
    .values(server=None)
)
_TELL: Final = select(func.pg_notify(CHANNEL, bindparam("message")))


class ClusterStorage(SqlStorage):
    """Storage in PostgreSQL, used by one of several servers."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        super().__init__(engine, server=server)
        self._me = server

    async def acquire_table(self, id: str, epoch: int | None = None) -> TableRow | None:
        """Begin a new epoch of a table. Raise TableOnPeer if a live peer owns it. The owner is read first,
        because a row lock would block it, and the transaction bypasses the write lock, so that writers do not
        wait for it."""
        if epoch is None and (peer := await self._find_owner(id)) is not None:
            raise TableOnPeer(*peer)

        async def take(connection: AsyncConnection) -> TableRow | TableOnPeer | None:
            found = (await connection.execute(_LOCK, {"which": id})).mappings().first()
            if found is None or epoch not in (None, found["epoch"]):
                return None
            is_others = found["server"] not in (None, self._me)
            if is_others:
                holder = (await connection.execute(_HOLDER, {"holder": found["server"]})).first()
                if holder is not None:
                    return TableOnPeer(*holder)
            await connection.execute(_TAKE, {"which": id, "me": self._me})
            if is_others:
                message = f"taken {id} {found['epoch'] + 1} {self._me}"
                await connection.execute(_TELL, {"message": message})
            return cast("TableRow", {**found, "epoch": found["epoch"] + 1})

        try:
            taken = await self._transact(take, self._slots)
        except WriteFailed as error:  # A table whose owner is unknown is not served.
            raise TableError("storage") from error
        if isinstance(taken, TableOnPeer):
            raise taken
        return taken

    async def _find_owner(self, id: str) -> Peer | None:
        """Return the live peer that owns a table, if any."""
        try:
            return (await self.read_owners([id])).get(id)
        except Exception as error:
            raise TableError("storage") from error

    async def release(self, closed: Sequence[Table]) -> None:
        """Release these tables, unless they were acquired again meanwhile."""
        rows = [{"which": table.id, "held": table.epoch, "me": self._me} for table in closed]
        if rows:
            await self._transact(lambda connection: connection.execute(_RELEASE, rows))

    async def read_epochs(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the epochs of those tables that this server owns."""
        wanted = select(tables.c.id, tables.c.epoch).where(tables.c.id.in_(ids), tables.c.server == self._me)
        return {row["id"]: row["epoch"] for row in await self._rows(wanted)}

    async def read_owners(self, ids: Sequence[str]) -> dict[str, Peer]:
        """Return which of these tables live peers own."""
        wanted = select(tables.c.id.label("table_id"), servers.c.id, servers.c.address)
        wanted = wanted.join(servers, (servers.c.id == tables.c.server) & _is_alive)
        rows = await self._rows(wanted.where(tables.c.id.in_(ids), servers.c.id != self._me))
        return {row["table_id"]: Peer(row["id"], row["address"]) for row in rows}

    async def tell(self, message: str) -> None:
        """Notify all servers, including this one."""
        try:
            await self._transact(lambda c: c.execute(_TELL, {"message": message}), self._slots)
        except Exception as error:
            raise TableError("storage") from error

    async def publish(self, listed: str) -> None:
        """Store the listing of our public tables for the peers."""
        telling = update(servers).where(servers.c.id == self._me).values(listed=listed)
        await self._transact(lambda connection: connection.execute(telling))

    async def read_listings(self) -> list[str]:
        """Return the listings of public tables of live peers."""
        rows = await self._rows(select(servers.c.listed).where(servers.c.id != self._me, _is_alive))
        return [row["listed"] for row in rows]

    def _available(self, wanted: Select[Any]) -> Select[Any]:
        return wanted.where(_ABANDONED).params(me=self._me)

    def _old(self, phase: StoredPhase, before: float) -> Select[Any]:
        return super()._old(phase, before).where(_ABANDONED.params(me=self._me))
