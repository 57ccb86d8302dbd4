"""In-memory storage, for tests and short-lived programs."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

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


class MemoryStorage:
    """Keeps everything in memory, except push subscriptions, which it does not support."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.entries: dict[tuple[str, int], EntryRow] = {}
        self.tokens: dict[tuple[str, str], TokenRow] = {}
        self.chat: dict[tuple[str, int], ChatRow] = {}
        self.reports: list[ReportRow] = []

    async def commit(self, write: Write) -> None:
        said = {_request(row) for row in self.chat.values()}
        if any(row["request"] and _request(row) in said for row in write.new_chat):
            raise WriteFailed("a line is stored once")
        for row in write.saved_tables:
            self._check(row["id"], row["epoch"], row["revision"])
        for held in write.revision_checks:
            self._check(held.id, held.epoch, held.revision)
            changed = {"revision": held.revision, "written": held.written}
            self.tables[held.id] = cast("TableRow", {**self.tables[held.id], **changed})
        self.tables |= {row["id"]: row for row in (*write.new_tables, *write.saved_tables)}
        for one in write.sleeping_tables:
            slept = {"asleep": one.asleep, "asleep_revision": self.tables[one.id]["revision"]}
            self.tables[one.id] = cast("TableRow", {**self.tables[one.id], **slept})
        self.entries |= {(row["table_id"], row["version"]): row for row in write.new_entries}
        for void in write.void_tokens:
            self.tokens.pop(void, None)
        self.tokens |= {(row["table_id"], row["hash"]): row for row in write.new_tokens}
        self.chat |= {(row["table_id"], row["number"]): row for row in write.new_chat}
        self.reports += write.new_reports

    def _check(self, id: str, epoch: int, revision: int) -> None:
        stored = self.tables[id]
        if (stored["epoch"], stored["revision"]) != (epoch, revision - 1):
            raise StaleEpoch(id)

    async def acquire_table(self, id: str, epoch: int | None = None) -> TableRow | None:
        row = self.tables.get(id)
        if row is None or epoch not in (None, row["epoch"]):
            return None
        self.tables[id] = {**row, "epoch": row["epoch"] + 1}
        return self.tables[id]

    async def read_table(self, id: str) -> TableRow | None:
        return self.tables.get(id)

    async def read_known(self, ids: set[str]) -> set[str]:
        return ids & self.tables.keys()

    async def read_valid_tokens(self, shown: Collection[PresentedToken]) -> set[PresentedToken]:
        return {one for one in shown if one in self.tokens}

    async def read_tokens(self, id: str) -> list[TokenRow]:
        return [row for row in self.tokens.values() if row["table_id"] == id]

    async def read_entries(self, id: str, after: int = -1) -> list[EntryRow]:
        found = [row for row in self.entries.values() if row["table_id"] == id and row["version"] > after]
        return sorted(found, key=lambda row: row["version"])

    async def read_chat(self, id: str, for_players: bool, most: int) -> list[ChatRow]:
        return [row for row in self._chat_of(id) if row["for_players"] == for_players][-most:]

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        last = {row["for_players"]: row["number"] for row in self._chat_of(id)}
        return {True: 0, False: 1} | {for_players: number + 2 for for_players, number in last.items()}

    async def read_reports(self, id: str) -> list[ReportRow]:
        return [row for row in self.reports if row["table_id"] == id]

    def _chat_of(self, id: str) -> list[ChatRow]:
        found = [row for row in self.chat.values() if row["table_id"] == id]
        return sorted(found, key=lambda row: row["number"])


def _request(row: ChatRow) -> tuple[str, int, str]:
    return row["table_id"], row["seat"], row["request"]
