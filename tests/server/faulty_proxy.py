"""A TCP proxy in front of PostgreSQL that loses replies, goes silent or cuts connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

from tests.server.postgresql import Postgresql

HOST = "127.0.0.1"
COMMIT = b"COMMIT;"  # in a query; the semicolon excludes READ COMMITTED
COMMITTED = b"COMMIT\0"  # in the reply
SOCKET = ".s.PGSQL.5432"
Loss = Literal["closes", "hangs"]
Moment = Literal["before", "after"]


class FaultyProxy:
    """A TCP proxy in front of PostgreSQL that forwards everything until a fault is injected."""

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
        """Return the URL of a database as reached through this proxy."""
        name = url.partition("@/")[2].partition("?")[0]
        return f"postgresql://citadels@{HOST}:{self.port}/{name}"

    # -- faults

    def lose_reply(self, then: Loss = "closes") -> None:
        """Forward the next COMMIT but lose its reply; then close the connection or hang."""
        self._loss = then

    def at_commit(self, moment: Moment, blow: Callable[[], None]) -> None:
        """Call `blow` when the next COMMIT arrives, before forwarding it or before forwarding its reply; then
        close the connection."""
        self._blows[moment] = blow

    def blackhole(self) -> None:
        """Accept connections and bytes but forward nothing until `resume`."""
        self._flowing.clear()

    def resume(self) -> None:
        """Forward everything again."""
        self._flowing.set()

    def reset(self) -> None:
        """Cancel faults that have not happened yet."""
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
        line = _ProxiedConnection(self, writer, ours)
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


class _ProxiedConnection:
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
