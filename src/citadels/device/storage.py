"""Storage on a device, in the browser's database (IndexedDB)."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Protocol

from citadels.tables.storage import (
    ChatRow,
    EntryRow,
    PresentedToken,
    ReportRow,
    StaleEpoch,
    TableRow,
    TokenRow,
    Write,
    WriteFailed,
)


class Database(Protocol):
    """The browser's database. All arguments and results are JSON."""

    async def commit(self, changes: str) -> bool:
        """Apply all changes atomically. Return False if a table has another epoch or revision by now."""
        ...

    async def take(self, id: str, epoch: int | None) -> str:
        """Begin a new epoch of a table if it is still in the given one. Return its row, or null."""
        ...

    async def read(self, store: str, table: str) -> str:
        """Return all rows of a table in one of the stores, in key order."""
        ...

    async def known(self, ids: str) -> str:
        """Return the ids that belong to stored tables."""
        ...

    async def ids(self) -> str:
        """Return the ids of all tables."""
        ...


class DeviceStorage:
    """Stores tables in the browser. Epochs guard against other windows that use the same database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, write: Write) -> None:
        guards = [(row["id"], row["epoch"], row["revision"] - 1) for row in write.saved_tables]
        guards += [(row.id, row.epoch, row.revision - 1) for row in write.revision_checks]
        changes = {
            "guards": guards,
            "tables": [*write.new_tables, *write.saved_tables],
            "held": [row._asdict() for row in write.revision_checks],
            "entries": write.new_entries,
            "tokens": write.new_tokens,
            "void": write.void_tokens,
            "chat": write.new_chat,
        }
        try:
            done = await self._database.commit(json.dumps(changes))
        except Exception as error:  # A failed transaction has no effect.
            raise WriteFailed(str(error)) from error
        if not done:
            raise StaleEpoch(", ".join(id for id, *_ in guards))

    async def acquire_table(self, id: str, epoch: int | None = None) -> TableRow | None:
        row: TableRow | None = json.loads(await self._database.take(id, epoch))
        return row

    async def _read(self, store: str, table: str) -> list[Any]:
        rows: list[Any] = json.loads(await self._database.read(store, table))
        return rows

    async def read_table(self, id: str) -> TableRow | None:
        return next(iter(await self._read("tables", id)), None)

    async def read_known(self, ids: set[str]) -> set[str]:
        return set(json.loads(await self._database.known(json.dumps(sorted(ids)))))

    async def read_ids(self) -> list[str]:
        """Return the ids of all tables."""
        ids: list[str] = json.loads(await self._database.ids())
        return ids

    async def read_valid_tokens(self, shown: Collection[PresentedToken]) -> set[PresentedToken]:
        rows = [row for table in {one.table_id for one in shown} for row in await self.read_tokens(table)]
        return {PresentedToken(row["table_id"], row["hash"]) for row in rows} & set(shown)

    async def read_tokens(self, id: str) -> Sequence[TokenRow]:
        return await self._read("tokens", id)

    async def read_entries(self, id: str, after: int = -1) -> Sequence[EntryRow]:
        return [row for row in await self._read("entries", id) if row["version"] > after]

    async def read_all_chat(self, id: str) -> list[ChatRow]:
        return await self._read("chat", id)

    async def read_chat(self, id: str, for_players: bool, most: int) -> Sequence[ChatRow]:
        rows = [row for row in await self._read("chat", id) if row["for_players"] == for_players]
        return rows[-most:]

    async def read_reports(self, id: str) -> Sequence[ReportRow]:
        """Return nothing: a device has no administrator to report to."""
        return []

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        last = {row["for_players"]: row["number"] for row in await self._read("chat", id)}
        return {True: 0, False: 1} | {for_players: number + 2 for for_players, number in last.items()}
