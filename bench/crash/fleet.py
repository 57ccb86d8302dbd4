"""Several servers on one PostgreSQL, behind a balancer, and what can happen to one of them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

from tests.server.house import Postgresql

from bench.clients import HOST, Faults, Json, Server
from bench.crash.mishaps import Mishap, Play, PostgresqlScene, Scene
from bench.postgresql import Wire

SERVERS = 3
# A table goes on for long here, where a single server that is killed forgets what its players have said.
ROOMY = ("--limit", "chat=1000000", "--limit", "undos=1000000")
LOOKS_EVERY = 0.5  # seconds between two looks whether a server lives
LOOKS_FOR = 1.0  # seconds after which it does not
GONE = (0.0, 9.0)  # seconds for which a server that was killed is not there
SLEEPS = (1.0, 12.0)  # seconds for which a server is asleep


class Balancer:
    """Asks one server after the other, of those that live. It cuts the connections of one that does not."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self._servers = servers
        self._living = set(servers)
        self._next = 0
        self._lines: dict[asyncio.Task[None], Server] = {}

    @asynccontextmanager
    async def at(self, port: int) -> AsyncIterator[None]:
        listening = await asyncio.start_server(self._serve, HOST, port)
        looking = asyncio.create_task(self._look())
        try:
            yield
        finally:
            listening.close()
            tasks = [looking, *self._lines]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.gather(*[self._look_at(server) for server in self._servers])
            await asyncio.sleep(LOOKS_EVERY)

    async def _look_at(self, server: Server) -> None:
        found = None
        with suppress(TimeoutError):
            found = await asyncio.wait_for(server.health(), LOOKS_FOR)
        if found is not None:
            self._living.add(server)
            return
        self._living.discard(server)
        for line in [line for line, at in self._lines.items() if at is server]:
            line.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        try:
            with suppress(OSError, asyncio.CancelledError):
                server, its_reader, its_writer = await self._connect()
                self._lines[task] = server
                try:
                    await _both(_copy(reader, its_writer), _copy(its_reader, writer))
                finally:
                    its_writer.transport.abort()
        finally:
            self._lines.pop(task, None)
            writer.transport.abort()

    async def _connect(self) -> tuple[Server, asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the next server that takes one; to one that seemed dead if there is no other."""
        self._next += 1
        turn = [self._servers[(self._next + n) % len(self._servers)] for n in range(len(self._servers))]
        for server in sorted(turn, key=lambda server: server not in self._living):
            with suppress(OSError):
                return server, *await asyncio.open_connection(HOST, server.port)
        raise ConnectionRefusedError


async def _both(*ways: object) -> None:
    """Until one way ends."""
    tasks = [asyncio.ensure_future(way) for way in ways]  # type: ignore[call-overload]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()


class Fleet(Server):
    """Several servers, as one: what is done to it is done to all of them."""

    def __init__(self, folder: Path, faults: Faults, arguments: Sequence[str]) -> None:
        super().__init__(folder, faults)
        self.servers = [Server(folder / str(n), faults, arguments=arguments) for n in range(SERVERS)]
        for server in self.servers:
            server.folder.mkdir()

    @property
    def alive(self) -> bool:
        return all(server.alive for server in self.servers)

    def start(self) -> None:
        for server in self.servers:
            if not server.alive:
                server.start()

    async def ready(self) -> Json:
        return (await asyncio.gather(*[server.ready() for server in self.servers]))[0]

    def kill(self) -> None:
        for server in self.servers:
            server.kill()

    async def stop(self) -> int:
        return max([await server.stop() for server in self.servers], key=abs)

    def check_log(self, excused: Callable[[str], bool] = lambda record: False) -> None:
        for server in self.servers:
            server.check_log(excused)


class FleetScene(PostgresqlScene):
    """Several servers on PostgreSQL."""

    server: Fleet

    @staticmethod
    @asynccontextmanager
    async def on(postgres: Postgresql, folder: Path, faults: Faults, rng: Random) -> AsyncIterator[Scene]:
        url = await asyncio.to_thread(postgres.new_database)
        async with Wire.to(postgres) as wire:
            fleet = Fleet(folder, faults, ["--database", wire.through(url), *ROOMY])
            async with Balancer(fleet.servers).at(fleet.port):
                try:
                    yield FleetScene(fleet, rng, postgres, wire, url)
                finally:
                    fleet.kill()

    def mishaps(self) -> dict[str, Mishap]:
        return {
            "kill": self._kill,
            "end": self._end,
            "sleep": self._sleep,
            "reply lost": lambda play: self._lose_reply(play, "closes"),
            "restart": self._restart,
        }

    def _one(self) -> Server:
        return self.rng.choice(self.server.servers)

    async def _kill(self, play: Play) -> None:
        await play()
        self._one().kill()
        await asyncio.sleep(self.rng.uniform(*GONE))

    async def _end(self, play: Play) -> None:
        """A server ends in good order, as for an upgrade."""
        await play()
        one = self._one()
        code = await one.stop()
        if code != 0:
            one.faults.add("the server does not end well", f"exit code {code}")

    async def _sleep(self, play: Play) -> None:
        await play()
        one = self._one()
        assert one.process is not None
        one.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(*SLEEPS))
        one.process.send_signal(signal.SIGCONT)
