"""PostgreSQL for the benches and tests: a server of one's own, and a proxy to it that can misbehave."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Literal

import asyncpg
from scripts import external_tools
from tests.server.server_process import Postgresql, postgresql

from bench.clients import HOST, Json

COMMIT = b"COMMIT;"  # in what a client asks, and not in what it says of a transaction (READ COMMITTED)
COMMITTED = b"COMMIT\0"  # in the reply
SOCKET = ".s.PGSQL.5432"

Loss = Literal["closes", "hangs"]
Moment = Literal["before", "after"]


class NoPostgresql(Exception):
    """It is not installed here."""


@contextmanager
def own_postgresql(fsync: bool = False) -> Iterator[Postgresql]:
    folder = external_tools.postgresql()
    if folder is None:
        raise NoPostgresql(external_tools.missing_postgresql())
    with postgresql(folder, fsync) as running:
        yield running


def processes(postgres: Postgresql) -> list[int]:
    """PostgreSQL's first process, and all that it has started."""
    first = (postgres.folder / "data" / "postmaster.pid").read_text().split()[0]
    started = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [int(process) for process in (first, *started)]


async def rows(url: str, query: str, *values: object) -> list[Json]:
    """What a database holds, read past the server."""
    connection = await asyncpg.connect(url)
    try:
        return [dict(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()


# -- the proxy ----------------------------------------------------------------------------------


class FaultyProxy:
    """A TCP proxy in front of PostgreSQL. It passes everything on, until it is told to misbehave."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._loss: Loss | None = None
        self._blows: dict[Moment, Callable[[], None]] = {}
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._lines: set[asyncio.Task[None]] = set()
        self.lost = 0  # commits that were done and whose reply was lost
        self.port = 0

    @staticmethod
    @asynccontextmanager
    async def to(postgres: Postgresql) -> AsyncIterator[FaultyProxy]:
        proxy = FaultyProxy(postgres.folder / SOCKET)
        server = await asyncio.start_server(proxy._serve, HOST, 0)
        proxy.port = server.sockets[0].getsockname()[1]
        try:
            yield proxy
        finally:
            server.close()
            for line in proxy._lines:
                line.cancel()
            await asyncio.gather(*proxy._lines, return_exceptions=True)

    def through(self, url: str) -> str:
        """The address of a database, by way of this proxy."""
        name = url.partition("@/")[2].partition("?")[0]
        return f"postgresql://citadels@{HOST}:{self.port}/{name}"

    # -- what it does

    def lose_reply(self, then: Loss = "closes") -> None:
        """The next COMMIT is carried out and its reply lost; then the connection closes, or it hangs."""
        self._loss = then

    def at_commit(self, moment: Moment, blow: Callable[[], None]) -> None:
        """Do something when the next COMMIT arrives, before it is passed on, or after, before its reply is;
        then the connection closes."""
        self._blows[moment] = blow

    def blackhole(self) -> None:
        """Take connections and bytes, and answer nothing from now on."""
        self._flowing.clear()

    def resume(self) -> None:
        """Pass everything on again."""
        self._flowing.set()

    def reset(self) -> None:
        """Forget what has not happened yet."""
        self._loss = None
        self._blows.clear()

    # -- connections

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        try:
            with suppress(OSError, asyncio.CancelledError):  # PostgreSQL is down, or this ends
                await self._pass_on(reader, writer)
        finally:
            writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flowing.wait()
        theirs, ours = await asyncio.open_unix_connection(str(self._socket))
        line = _Line(self, writer, ours)
        try:
            await asyncio.gather(line.ask(reader), line.answer(theirs))
        finally:
            line.close()

    def take_loss(self) -> Loss | None:
        loss, self._loss = self._loss, None
        return loss

    def take_blow(self, moment: Moment) -> Callable[[], None] | None:
        return self._blows.pop(moment, None)

    async def flows(self) -> None:
        await self._flowing.wait()


class _Line:
    """One connection through the proxy."""

    def __init__(
        self, proxy: FaultyProxy, client: asyncio.StreamWriter, server: asyncio.StreamWriter
    ) -> None:
        self._proxy = proxy
        self._client = client
        self._server = server
        self._loss: Loss | None = None
        self._blow: Callable[[], None] | None = None

    async def ask(self, client: asyncio.StreamReader) -> None:
        while data := await client.read(65536):
            await self._proxy.flows()
            if COMMIT in data:
                blow = self._proxy.take_blow("before")
                if blow is not None:
                    blow()
                    break
                self._loss, self._blow = self._proxy.take_loss(), self._proxy.take_blow("after")
            self._server.write(data)
        self.close()

    async def answer(self, server: asyncio.StreamReader) -> None:
        while data := await server.read(65536):
            await self._proxy.flows()
            if COMMITTED in data and self._blow is not None:
                self._blow()
                break
            if COMMITTED in data and self._loss is not None:
                self._proxy.lost += 1
                if self._loss == "hangs":
                    return
                break
            self._client.write(data)
        self.close()

    def close(self) -> None:
        self._server.close()
        self._client.close()
