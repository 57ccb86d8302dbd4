"""An SQL storage on a migrated database, and rows to put into it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from citadels.server.storage import database
from citadels.server.storage.engine_factory import connect, database_url
from citadels.server.storage.sql_storage import SqlStorage
from citadels.tables.storage import TableRow


@asynccontextmanager
async def open_storage(address: str, seconds: float = 10.0) -> AsyncIterator[SqlStorage]:
    engine = connect(database_url(address))
    await database.migrate_to_head(engine, 0.0)
    running = SqlStorage(engine, seconds)
    running.start()
    yield running
    await running.stop()


def table_row(id: str, epoch: int = 0, revision: int = 0, written: str = "") -> TableRow:
    return {
        "id": id, "epoch": epoch, "revision": revision, "written": written, "document": "{}",
        "position": None, "undo": "[]", "version": 0, "lines": 0, "phase": "lobby", "public": False,
        "days": False, "rules": 1, "updated": 0.0,
    }  # fmt: skip
