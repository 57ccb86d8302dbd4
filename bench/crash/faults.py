"""The faults of a server and its database, each followed by recovery."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random

from tests.server.faulty_proxy import FaultyProxy, Loss, Moment
from tests.server.postgresql import Postgresql, run_sql

from bench.clients import Failures, Json, Server
from bench.crash.clients import World
from bench.postgresql import processes
from citadels.server.storage.database import FILE

STARTS = (0.1, 1.5)  # seconds until a starting server is killed
FULL = (0.3, 3.0)  # seconds of a full disk
COMMITS_WITHIN = 10.0  # seconds until a client causes a commit
POLL_INTERVAL = 0.00005  # seconds between polls of the write-ahead log
LATE = (0.0, 0.0, 0.001, 0.005)  # seconds between the first write of a commit and the kill
NAMES = ("tables", "changes", "chat")

Play = Callable[[], Awaitable[None]]
FaultInjection = Callable[[Play], Awaitable[None]]


class Scene(ABC):
    """A server with its own database, and the faults to inject. Clients play before each fault."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.world = World(server, server.failures)
        self.rng = rng

    def figures(self) -> Json:
        """Return additional measurements, for the record."""
        return {}

    def faults(self) -> dict[str, FaultInjection]:
        full: dict[str, FaultInjection] = {"disk full": self._fill_disk} if shutil.which("prlimit") else {}
        return {"kill": self._kill, "kill at start": self._kill_at_start, **full}

    async def rows(self) -> dict[str, list[Json]]:
        """Return all stored rows, by table."""
        return {name: await self._read(f"SELECT * FROM {name}") for name in NAMES}

    @abstractmethod
    async def _read(self, query: str) -> list[Json]: ...

    @abstractmethod
    def _writers(self) -> Sequence[int]:
        """Return the processes that write to the disk."""

    async def _kill(self, play: Play) -> None:
        await play()
        self.server.kill()

    async def _kill_at_start(self, play: Play) -> None:
        """Kill a starting server; the first one while it creates its database."""
        self.server.kill()
        self.server.start()
        await asyncio.sleep(self.rng.uniform(*STARTS))
        self.server.kill()

    async def _fill_disk(self, play: Play) -> None:
        await play()
        with full_disk(self._writers(), self._room()):
            await asyncio.sleep(self.rng.uniform(*FULL))

    def _room(self) -> int:
        """Return the maximum size of a file while the disk is full."""
        return 0


@contextmanager
def full_disk(processes: Sequence[int], size: int) -> Iterator[None]:
    """Keep the files of these processes from growing. Unlike filling a disk, this needs no privileges; the
    error is "file too large" instead of "no space left"."""
    for process in processes:
        _limit(process, str(size))
    try:
        yield
    finally:
        for process in processes:
            _limit(process, "unlimited")


def _limit(process: int, size: str) -> None:
    """Limit the files of a process, as the user it belongs to: root may not, in some containers."""
    with suppress(FileNotFoundError):  # The process has ended.
        owner = Path(f"/proc/{process}").stat()
        command = ["prlimit", "--pid", str(process), f"--fsize={size}:"]
        done = subprocess.run(
            command, user=owner.st_uid, group=owner.st_gid, capture_output=True, text=True, check=False
        )
        if done.returncode and Path(f"/proc/{process}").exists():
            raise RuntimeError(f"the disk cannot be filled: {done.stderr}")


# -- SQLite ------------------------------------------------------------------------------------


class SqliteScene(Scene):
    """A server on SQLite."""

    @staticmethod
    @asynccontextmanager
    async def on(folder: Path, failures: Failures, rng: Random) -> AsyncIterator[Scene]:
        server = Server(folder, failures)
        try:
            yield SqliteScene(server, rng)
        finally:
            server.kill()

    def faults(self) -> dict[str, FaultInjection]:
        return super().faults() | {"kill in a commit": self._kill_in_commit}

    async def _read(self, query: str) -> list[Json]:
        return self.server.read(query)

    def _writers(self) -> list[int]:
        return [self.server.pid]

    @property
    def _log_of_writes(self) -> Path:
        return self.server.database.with_name(f"{FILE}-wal")

    def _room(self) -> int:
        """Make the disk full: nothing can be written, or the write-ahead log cannot grow."""
        return self.rng.choice((0, self._log_of_writes.stat().st_size))

    async def _kill_in_commit(self, play: Play) -> None:
        await play()
        late = self.rng.choice(LATE)
        await asyncio.to_thread(kill_at_write, self.server.pid, self._log_of_writes, late)
        self.server.kill()


def kill_at_write(process: int, log: Path, late: float) -> None:
    """Kill a process at its next write to a file: a commit has begun, but has not reached the disk."""
    before, until = log.stat(), time.monotonic() + COMMITS_WITHIN
    while time.monotonic() < until:
        now = log.stat()
        if (now.st_mtime_ns, now.st_size) != (before.st_mtime_ns, before.st_size):
            time.sleep(late)
            break
        time.sleep(POLL_INTERVAL)
    os.kill(process, signal.SIGKILL)


# -- PostgreSQL --------------------------------------------------------------------------------


class PostgresqlScene(Scene):
    """A server on PostgreSQL, with a proxy in between."""

    def __init__(
        self, server: Server, rng: Random, postgres: Postgresql, proxy: FaultyProxy, url: str
    ) -> None:
        super().__init__(server, rng)
        self._postgres = postgres
        self._proxy = proxy
        self._url = url  # bypasses the proxy

    @classmethod
    @asynccontextmanager
    async def on(
        cls, postgres: Postgresql, folder: Path, failures: Failures, rng: Random
    ) -> AsyncIterator[Scene]:
        url = await asyncio.to_thread(postgres.new_database)
        async with FaultyProxy.to(postgres) as proxy:
            server = Server(folder, failures, arguments=["--database", proxy.through(url)])
            try:
                yield cls(server, rng, postgres, proxy, url)
            finally:
                server.kill()

    def faults(self) -> dict[str, FaultInjection]:
        return super().faults() | {
            "kill before COMMIT": lambda play: self._kill_at_commit(play, "before"),
            "kill after COMMIT": lambda play: self._kill_at_commit(play, "after"),
            "reply lost": lambda play: self._lose_reply(play, "closes"),
            "reply never comes": lambda play: self._lose_reply(play, "hangs"),
            "restart": self._restart,
        }

    async def _read(self, query: str) -> list[Json]:
        return await run_sql(self._url, query)

    def _writers(self) -> list[int]:
        """Return the processes of PostgreSQL. It panics; the processes that it restarts can write again."""
        return processes(self._postgres)[1:]

    async def _kill_at_commit(self, play: Play, moment: Moment) -> None:
        await play()
        done = asyncio.Event()

        def blow() -> None:
            self.server.kill()
            done.set()

        self._proxy.at_commit(moment, blow)
        with suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), COMMITS_WITHIN)
        self._proxy.reset()
        self.server.kill()

    async def _lose_reply(self, play: Play, then: Loss) -> None:
        await play()
        lost, until = self._proxy.lost, time.monotonic() + COMMITS_WITHIN
        self._proxy.lose_reply(then)
        while self._proxy.lost == lost and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self._proxy.reset()

    async def _restart(self, play: Play) -> None:
        await play()
        await asyncio.to_thread(self._postgres.end)
        await asyncio.sleep(self.rng.uniform(*FULL))
        await asyncio.to_thread(self._postgres.begin)
