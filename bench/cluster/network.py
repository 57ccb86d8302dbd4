"""The network between the servers, with partitions of any two of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.faulty_proxy import Loss

from bench.clients import HOST, Server

SCAN_DELAY = 0.05  # seconds in which more connections may arrive, because a scan is slow
ESTABLISHED = "01"  # as the kernel writes it

Ports = tuple[int, int]  # source and target of a connection
Pair = frozenset[int | None]  # the servers at its ends; None for one that has ended


class PartitionableNetwork:
    """A forwarded internal address for each server, on which partitions can be imposed."""

    def __init__(self) -> None:
        self.urls: list[str] = []
        self.servers: Sequence[Server] = ()
        self._partitions: dict[Pair, Loss] = {}
        self._together = asyncio.Event()
        self._askers: dict[Ports, int] = {}  # as of the last scan
        self._lines: set[asyncio.Task[None]] = set()

    @staticmethod
    @asynccontextmanager
    async def between(number: int) -> AsyncIterator[PartitionableNetwork]:
        network = PartitionableNetwork()
        listening = [await network._listen(target) for target in range(number)]
        try:
            yield network
        finally:
            for one in listening:
                one.close()
            await _end(network._lines)

    async def _listen(self, target: int) -> asyncio.Server:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await self._serve(target, reader, writer)

        listening = await asyncio.start_server(serve, HOST, 0)
        self.urls.append(f"http://{HOST}:{listening.sockets[0].getsockname()[1]}")
        return listening

    # -- faults

    def partition(self, one: int, other: int, loss: Loss) -> None:
        """Partition two servers: connections break, or nothing comes through them."""
        self._askers.clear()
        self._together.clear()
        self._partitions[frozenset((one, other))] = loss

    def heal(self) -> None:
        """End all partitions."""
        self._partitions.clear()
        self._together.set()

    # -- connections

    async def _serve(self, target: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        ports = writer.get_extra_info("peername")[1], writer.get_extra_info("sockname")[1]
        try:
            with suppress(OSError, asyncio.CancelledError):
                await self._flows(target, ports)
                theirs, ours = await asyncio.open_connection(HOST, self.servers[target].port)
                try:
                    await _until_one_ends(
                        self._copy(target, ports, reader, ours), self._copy(target, ports, theirs, writer)
                    )
                finally:
                    ours.transport.abort()
        finally:
            self._lines.discard(task)
            writer.transport.abort()

    async def _copy(
        self, target: int, ports: Ports, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        while data := await reader.read(65536):
            await self._flows(target, ports)
            writer.write(data)
            await writer.drain()

    async def _flows(self, target: int, ports: Ports) -> None:
        """Wait until data may pass; raise ConnectionError if the connection breaks."""
        while self._partitions:
            loss = self._partitions.get(frozenset((await self._asker(ports), target)))
            if loss is None:
                return
            if loss == "closes":
                raise ConnectionAbortedError
            await self._together.wait()

    # -- finding the client

    async def _asker(self, ports: Ports) -> int | None:
        """Return the server whose process has the other end; None if it has ended."""
        if ports not in self._askers:
            await asyncio.sleep(SCAN_DELAY)
        if ports not in self._askers:
            self._look()
        return self._askers.get(ports)

    def _look(self) -> None:
        owners = {
            inode: number
            for number, server in enumerate(self.servers)
            if server.alive
            for inode in _sockets(server.pid)
        }
        found = {ports: owners.get(inode) for ports, inode in _connections()}
        self._askers = {ports: owner for ports, owner in found.items() if owner is not None}


def _connections() -> Iterable[tuple[Ports, str]]:
    """Return the ports of all connections of this machine, with their socket inodes."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == ESTABLISHED:
            ports = int(fields[1].rpartition(":")[2], 16), int(fields[2].rpartition(":")[2], 16)
            yield ports, fields[9]


def _sockets(process: int) -> set[str]:
    """Return the socket inodes of a process."""
    found = set()
    with suppress(FileNotFoundError):  # The process has ended.
        for file in Path(f"/proc/{process}/fd").iterdir():
            with suppress(FileNotFoundError):
                found.add(str(file.readlink()).removeprefix("socket:[").removesuffix("]"))
    return found


async def _until_one_ends(*ways: Coroutine[Any, Any, None]) -> None:
    tasks = [asyncio.ensure_future(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _end(tasks)


async def _end(tasks: Iterable[asyncio.Future[None]]) -> None:
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
