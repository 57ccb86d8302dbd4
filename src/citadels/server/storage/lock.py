"""The lock that lets one server alone use a SQLite database."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.server.storage.database import DatabaseError


class ServerLock:
    """A lock on a database, held until the process ends. This base class does nothing."""

    def acquire(self) -> None:
        """Raise DatabaseError if another server holds the lock."""
        if not self._try():
            raise DatabaseError(
                "another server is using this database; stop it, or choose another --database"
            )

    def _try(self) -> bool:
        return True

    def release(self) -> None:
        """Release the lock. Nothing may use the database afterwards."""


class FileLock(ServerLock):
    """A lock on a SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self._sidecar: sqlite3.Connection | None = None

    def _try(self) -> bool:
        return self._lock_file() if sys.platform == "linux" else self._lock_sidecar()

    def _lock_file(self) -> bool:
        """Lock the file itself, whatever its name. On Linux, flock does not interfere with SQLite's locks,
        but closing the file would drop those, so it stays open."""
        assert sys.platform == "linux"
        import fcntl

        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _lock_sidecar(self) -> bool:
        """Lock a file beside it, because elsewhere the two kinds of locks interfere."""
        try:
            self._sidecar = sqlite3.connect(f"{self._path.resolve()}.lock", timeout=0)
            self._sidecar.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return False
        return True

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
        if self._sidecar is not None:
            self._sidecar.close()


def server_lock(engine: AsyncEngine) -> ServerLock:
    """Return the lock for a database; servers on PostgreSQL share theirs."""
    path = engine.url.database if engine.url.get_backend_name() == "sqlite" else None
    return FileLock(Path(path)) if path and path != ":memory:" else ServerLock()
