"""The lock by which one server alone serves a database."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from citadels.server.database import DatabaseError
from citadels.tables.storage import NotStored

log = logging.getLogger(__name__)

KEY: Final = 8_420_2016
WATCH_SECONDS: Final = 5.0  # between two looks at a session that has not said that it ended
RETRY_SECONDS: Final = 1.0
TRIES: Final = 5  # after which the lock is another's, and not that of our own session, which is being ended


class ServerLock:
    """A lock on a database, which is held until the process ends. This one is always held."""

    async def take(self) -> None:
        """Raise DatabaseError if another server has it."""
        if not await self._try():
            raise DatabaseError("another server is using this database; stop it, or name another --database")

    async def _try(self) -> bool:
        return True

    async def hold(self) -> None:
        """Return while the lock is held; raise NotStored once another server has it."""

    async def watch(self) -> None:
        """Return once another server has it."""
        await asyncio.Event().wait()

    async def give_back(self) -> None:
        """Let others have it; nothing may use the database any more."""


class FileLock(ServerLock):
    """A lock on a SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self._beside: sqlite3.Connection | None = None

    async def _try(self) -> bool:
        return self._lock_file() if sys.platform == "linux" else self._lock_beside()

    def _lock_file(self) -> bool:
        """Lock the file itself, by whatever name it is reached. On Linux this has nothing to do with the
        locks of SQLite, but to close the file would drop those: it stays open to the end."""
        assert sys.platform == "linux"
        import fcntl

        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _lock_beside(self) -> bool:
        """Lock a file beside it: elsewhere the two kinds of locks get in each other's way."""
        try:
            self._beside = sqlite3.connect(f"{self._path.resolve()}.lock", timeout=0)
            self._beside.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return False
        return True

    async def give_back(self) -> None:
        if self._file is not None:
            os.close(self._file)
        if self._beside is not None:
            self._beside.close()


class SessionLock(ServerLock):
    """An advisory lock of PostgreSQL. It ends with its session, so that is watched."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._name = f"citadels {secrets.token_hex(8)}"
        self._session: AsyncConnection | None = None
        self._ended = asyncio.Event()
        self._decided = asyncio.Event()  # whether it is held
        self._is_held = False

    async def _try(self) -> bool:
        session = await self._engine.connect()
        try:
            await session.execute(_END_FORMER, {"name": self._name})
            if not await session.scalar(_LOCK, {"key": KEY}):
                return False
            await session.execute(_NAME, {"name": self._name})
            await session.commit()
            await self._listen(session)
            self._session, session = session, None  # type: ignore[assignment]
        finally:
            if session is not None:
                await session.invalidate()
        self._decide(True)
        return True

    async def _listen(self, session: AsyncConnection) -> None:
        self._ended.clear()
        raw: Any = (await session.get_raw_connection()).driver_connection
        raw.add_termination_listener(self._note_end)

    def _note_end(self, _: object) -> None:
        self._decided.clear()
        self._ended.set()
        log.warning("the lock on the database was lost; nothing is stored until it is taken again")

    def _decide(self, is_held: bool) -> None:
        self._is_held = is_held
        self._decided.set()

    async def hold(self) -> None:
        await self._decided.wait()
        if not self._is_held:
            raise NotStored("another server has this database")

    async def watch(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(WATCH_SECONDS):
                    await self._ended.wait()
            if self._ended.is_set() or not await self._answers():
                self._decided.clear()
                if not await self._take_again():
                    self._decide(False)
                    return

    async def _answers(self) -> bool:
        assert self._session is not None
        try:
            await self._session.execute(text("SELECT 1"))
            await self._session.commit()
        except Exception:
            return False
        return True

    async def _take_again(self) -> bool:
        """Take the lock again as soon as PostgreSQL is back; returns False if another server has it."""
        await self._let_go()
        refused = 0
        while refused < TRIES:
            with suppress(Exception):  # until PostgreSQL is back
                if await self._try():
                    return True
                refused += 1
            await asyncio.sleep(RETRY_SECONDS)
        return False

    async def _let_go(self) -> None:
        if self._session is not None:
            with suppress(Exception):
                await self._session.invalidate()
                await self._session.close()
            self._session = None

    async def give_back(self) -> None:
        await self._let_go()


_LOCK: Final = text("SELECT pg_try_advisory_lock(:key)")
_NAME: Final = text("SELECT set_config('application_name', :name, false)")
# PostgreSQL may not have noticed that our former session is gone; then it would keep the lock from us.
_END_FORMER: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name"
)


def server_lock(engine: AsyncEngine) -> ServerLock:
    """The lock for this kind of database."""
    if engine.url.get_backend_name() != "sqlite":
        return SessionLock(engine)
    path = engine.url.database
    return FileLock(Path(path)) if path and path != ":memory:" else ServerLock()
