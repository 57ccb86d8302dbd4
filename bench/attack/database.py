"""Databases that fail, and a wire to PostgreSQL that loses replies or falls silent."""

from __future__ import annotations

import asyncio
import resource
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Literal

import asyncpg
from scripts import programs
from tests.server.house import Postgresql, postgresql

from bench.clients import HOST, Json, Server
from citadels.server.database import FILE

COMMIT = b"COMMIT"  # in what a client asks
COMMITTED = b"COMMIT\0"  # in the reply
SOCKET = ".s.PGSQL.5432"
PAGE = 4096  # bytes of a page of SQLite

Loss = Literal["closes", "hangs"]


class NoPostgresql(Exception):
    """It is not installed here."""


@contextmanager
def own_postgresql() -> Iterator[Postgresql]:
    folder = programs.postgresql()
    if folder is None:
        raise NoPostgresql(programs.missing_postgresql())
    with postgresql(folder) as running:
        yield running


async def rows(url: str, query: str, *values: object) -> list[Json]:
    """What a database holds, read past the server."""
    connection = await asyncpg.connect(url)
    try:
        return [dict(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


# -- databases that fail -----------------------------------------------------------------------


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
    await rows(url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    others = "FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
    await rows(url, f"SELECT pg_terminate_backend(pid) {others}", name)


# -- the wire ----------------------------------------------------------------------------------


class Wire:
    """A TCP proxy in front of PostgreSQL. It passes everything on, until it is told to misbehave."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._loss: Loss | None = None
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._lines: set[asyncio.Task[None]] = set()
        self.lost = 0
        self.port = 0

    @staticmethod
    @asynccontextmanager
    async def to(postgres: Postgresql) -> AsyncIterator[Wire]:
        wire = Wire(postgres.folder / SOCKET)
        server = await asyncio.start_server(wire._serve, HOST, 0)
        wire.port = server.sockets[0].getsockname()[1]
        try:
            yield wire
        finally:
            server.close()
            wire._flowing.set()
            if wire._lines:
                await asyncio.wait(wire._lines, timeout=5)

    def through(self, url: str) -> str:
        """The address of a database, by way of this wire."""
        name = url.partition("@/")[2].partition("?")[0]
        return f"postgresql://citadels@{HOST}:{self.port}/{name}"

    def lose_reply(self, then: Loss) -> None:
        """The next COMMIT is carried out and its reply lost; then the connection closes, or it hangs."""
        self._loss = then

    def fall_silent(self) -> None:
        """Take connections and bytes, and answer nothing from now on."""
        self._flowing.clear()

    # -- connections

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        await self._flowing.wait()
        theirs, ours = await asyncio.open_unix_connection(str(self._socket))
        line = _Line(self, writer, ours)
        with suppress(OSError):
            await asyncio.gather(line.ask(reader), line.answer(theirs))

    def take_loss(self) -> Loss | None:
        loss, self._loss = self._loss, None
        return loss

    async def flows(self) -> None:
        await self._flowing.wait()


class _Line:
    """One connection through the wire."""

    def __init__(self, wire: Wire, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self._wire = wire
        self._client = client
        self._server = server
        self._loss: Loss | None = None

    async def ask(self, client: asyncio.StreamReader) -> None:
        while data := await client.read(65536):
            await self._wire.flows()
            if COMMIT in data:
                self._loss = self._wire.take_loss()
            self._server.write(data)
        self._server.close()

    async def answer(self, server: asyncio.StreamReader) -> None:
        while data := await server.read(65536):
            await self._wire.flows()
            if self._loss is not None and COMMITTED in data:
                self._wire.lost += 1
                if self._loss == "hangs":
                    return
                break
            self._client.write(data)
        self._server.close()
        self._client.close()
