"""The queue for work on finished games, which runs in a separate process.

Replaying a game takes many times as long as any other HTTP request, so it never runs in the process that
serves tables, and heavy users delay only themselves.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final, Generic, TypeVar, TypeVarTuple

from litestar import Request

from citadels.server.admission.control import RateLimitExceeded
from citadels.server.bots.fair_queue import FairQueue
from citadels.server.bots.processes import Processes
from citadels.server.http import hosts
from citadels.server.monitoring import metrics
from citadels.tables.errors import TableError

T = TypeVar("T")
Args = TypeVarTuple("Args")

MAX_QUEUED: Final = 64  # jobs, of all addresses
NICENESS: Final = 10  # below the bots
RETRY_SECONDS: Final = 1  # until the queue is likely to have a free place


class ReplayQueue:
    """One worker process with a fair queue over client addresses."""

    def __init__(self, most: int) -> None:
        self._most = most  # jobs per address
        self._processes = Processes(1, NICENESS)
        self._fair_queue = FairQueue(1, MAX_QUEUED)
        self._queued: Counter[str] = Counter()
        self._flights: dict[Hashable, _Flight[Any]] = {}
        self._running: set[asyncio.Task[Any]] = set()

    async def run(self, client: str, work: Callable[[*Args], T], *args: *Args) -> T:
        """Run a job for a client address. Raise RateLimitExceeded if it has too many in the queue.

        A queued job that is canceled leaves the queue. A running job keeps its slot until it is done, because
        the process cannot be interrupted.
        """
        if self._queued[client] >= self._most and not hosts.is_loopback(client):
            raise _too_many()
        self._queued[client] += 1
        try:
            if not await self._fair_queue.take(client):
                raise _too_many()
            running = asyncio.ensure_future(self._run(client, work, *args))
            self._running.add(running)
            running.add_done_callback(self._note_done)
            return await asyncio.shield(running)
        finally:
            self._queued[client] -= 1
            if not self._queued[client]:
                del self._queued[client]

    async def _run(self, client: str, work: Callable[[*Args], T], *args: *Args) -> T:
        began = time.monotonic()
        try:
            return await self._processes.run(work, *args)
        finally:
            self._fair_queue.end(client, time.monotonic() - began)

    def _note_done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # Mark it as retrieved: the client was told, or is gone.

    async def once(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run a job once for all concurrent callers with the same key. It is canceled when the last caller
        is."""
        if key not in self._flights:
            self._flights[key] = _Flight(asyncio.ensure_future(work()))
        flight: _Flight[T] = self._flights[key]
        flight.waiting += 1
        try:
            return await asyncio.shield(flight.task)
        finally:
            flight.waiting -= 1
            if not flight.waiting:
                flight.task.cancel()
                if self._flights.get(key) is flight:
                    del self._flights[key]

    @property
    def tasks(self) -> list[asyncio.Task[Any]]:
        """All running jobs."""
        return [*self._running, *[flight.task for flight in self._flights.values()]]

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        self._processes.stop()


class _Flight(Generic[T]):
    """A job shared by concurrent callers."""

    def __init__(self, task: asyncio.Task[T]) -> None:
        self.task = task
        self.waiting = 0


def _too_many() -> RateLimitExceeded:
    metrics.REFUSED.count("replays")
    return RateLimitExceeded("too_many", RETRY_SECONDS)


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine for a client, and cancel it when the client disconnects."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise TableError("gone")  # The client is gone and never sees it.
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _disconnected(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
