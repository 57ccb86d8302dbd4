"""Thousands of sockets that reconnect at once, as after a restart of the proxy."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple, cast
from urllib.parse import urlsplit

from tests.server.raw_frames import masked_frame, upgrade_request

from bench.clients import Address

TEXT = 1
HEAD_ENDS = b"\r\n\r\n"
SWITCHED = b"HTTP/1.1 101 "
WELCOME = b'"type":"welcome"'
TIMEOUT = 60.0  # seconds
RETRY_DELAY = 1.0  # seconds, as the page does


class Seat(NamedTuple):
    """A seat to reconnect to."""

    table: str
    token: str
    seen: int


class Visit(asyncio.Protocol):
    """A socket that sends hello and waits for its welcome; later messages are ignored.

    It costs next to nothing, so that the time that is measured is the server's.
    """

    def __init__(self, address: Address, table: str, greeting: str) -> None:
        self.welcomed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._upgrade = upgrade_request(address.socket_url(table), address.headers)
        self._hello = masked_frame(TEXT, greeting.encode())
        self._head = b""
        self._switched = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        if not self._switched:
            self._head += data
            if HEAD_ENDS not in self._head:
                return
            if not self._head.startswith(SWITCHED):
                self.transport.abort()
                return
            self._switched = True
            self.transport.write(self._hello)
            data = self._head.partition(HEAD_ENDS)[2]
        if not self.welcomed.done() and WELCOME in data[:200]:
            self.welcomed.set_result(True)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.welcomed.done():
            self.welcomed.set_result(False)


async def _come_back(address: Address, seat: Seat) -> float | None:
    """Reconnect to a seat, retrying if necessary. Return how many milliseconds it took."""
    parts = urlsplit(address.url)
    assert parts.hostname is not None
    assert parts.port is not None
    greeting = address.greeting(seat.table, seat.token, seat.seen)
    started = time.perf_counter()
    while time.perf_counter() - started < TIMEOUT:
        try:
            _, visit = await asyncio.get_running_loop().create_connection(
                lambda: Visit(address, seat.table, greeting), parts.hostname, parts.port
            )
            async with asyncio.timeout(TIMEOUT):
                if await visit.welcomed:
                    return (time.perf_counter() - started) * 1000
        except (OSError, TimeoutError):
            pass
        await asyncio.sleep(RETRY_DELAY)
    return None


def come_back(url: str, seats: list[Seat]) -> list[float | None]:
    """Reconnect all at once, and disconnect when all are welcome. Meant for its own process."""

    async def crowd() -> list[float | None]:
        address = Address(url)
        return await asyncio.gather(*[_come_back(address, seat) for seat in seats])

    return asyncio.run(crowd())
