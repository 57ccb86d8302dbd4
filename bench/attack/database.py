"""Databases that fail."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgresql import run_sql

from bench.clients import Server
from citadels.server.storage.database import FILE

PAGE = 4096  # bytes of a page of SQLite


def fill_disk(server: Server) -> None:
    """No file of a server's SQLite database can become longer than its log of writes is now."""
    size = server.database.with_name(f"{FILE}-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, size))


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """A database in a folder cannot be written, not even by root where the file system can forbid it."""
    files = [str(folder / name) for name in (FILE, f"{FILE}-wal")]
    for file in files:
        Path(file).chmod(0o400)
    subprocess.run(["chattr", "+i", *files], check=False, capture_output=True)
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=False, capture_output=True)


def corrupt(server: Server) -> None:
    """All pages of a SQLite database but the first are garbage."""
    with server.rows() as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with server.database.open("r+b") as file:
        file.seek(PAGE)
        file.write(b"\xff" * (server.database.stat().st_size - PAGE))


async def take_no_writes(url: str) -> None:
    """What a server finds after it was led to a copy of its PostgreSQL database that may only be read."""
    name = url.partition("@/")[2].partition("?")[0]
    await run_sql(url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    others = "FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
    await run_sql(url, f"SELECT pg_terminate_backend(pid) {others}", name)
