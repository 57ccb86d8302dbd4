"""What lies between a server and its PostgreSQL: it passes everything on, loses replies, or swallows all."""

from __future__ import annotations

import asyncio
from types import TracebackType

from tests.server.house import Postgresql


class Proxy:
    """Listens on a port of its own for the PostgreSQL of the tests."""

    def __init__(self, postgres: Postgresql) -> None:
        self.lost = 0  # commits that were done and whose reply was lost
        self._postgres = postgres
        self._losing = 0
        self._passing = asyncio.Event()
        self._passing.set()
        self._links: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._link, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for link in self._links:
            link.cancel()
        await asyncio.gather(*self._links, return_exceptions=True)

    def url(self, database: str) -> str:
        """The address of a database behind this proxy."""
        assert self._server is not None
        name = database.split("?", maxsplit=1)[0].rsplit("/", 1)[1]
        return f"postgresql://citadels@127.0.0.1:{self._server.sockets[0].getsockname()[1]}/{name}"

    # what it does

    def lose_reply(self) -> None:
        """Let the next commit be done, and end the connection instead of passing on the reply."""
        self._losing += 1

    def swallow(self) -> None:
        """Pass nothing on, and say nothing."""
        self._passing.clear()

    def pass_on(self) -> None:
        self._passing.set()

    # how

    async def _link(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = asyncio.current_task()
        assert link is not None
        self._links.add(link)
        try:
            await self._connect(reader, writer)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            self._links.discard(link)
            writer.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._passing.wait()
        socket = self._postgres.folder / ".s.PGSQL.5432"
        answers, questions = await asyncio.open_unix_connection(str(socket))
        losing = asyncio.Event()
        ways = [
            asyncio.create_task(self._ask(reader, questions, losing)),
            asyncio.create_task(self._answer(answers, writer, losing)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            questions.close()

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event
    ) -> None:
        while data := await reader.read(65536):
            await self._passing.wait()
            if self._losing and b"COMMIT" in data:
                self._losing -= 1
                losing.set()
            writer.write(data)
            await writer.drain()

    async def _answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event
    ) -> None:
        while data := await reader.read(65536):
            await self._passing.wait()
            if losing.is_set():
                self.lost += 1
                return
            writer.write(data)
            await writer.drain()
