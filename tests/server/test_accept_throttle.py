"""The accept throttle: connections are accepted in turn, and closed cleanly at shutdown."""

from __future__ import annotations

import asyncio
import socket

import uvicorn
import uvloop

from citadels.server.admission.accept_throttle import ThrottledServer
from tests.waiting import TIMEOUT


class Guest(asyncio.Protocol):
    """Records when the connection is made and lost."""

    def __init__(self) -> None:
        self.is_in = asyncio.Event()
        self.has_left = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.is_in.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_left.set()


def test_a_connection_accepted_during_shutdown_is_closed() -> None:
    async def scene() -> None:
        door, guest = ThrottledServer(uvicorn.Config("nobody", log_config=None)), Guest()
        listening = socket.create_server(("127.0.0.1", 0))
        address = listening.getsockname()
        letting_in = asyncio.create_task(door._accept_loop(listening))
        door._accepting = [letting_in]

        def protocol() -> Guest:
            letting_in.cancel()  # just now
            return guest

        door._protocol = protocol  # type: ignore[method-assign]
        _, writer = await asyncio.open_connection(*address)
        await guest.is_in.wait()
        await door.close([listening])
        writer.close()
        async with asyncio.timeout(TIMEOUT):
            await guest.has_left.wait()

    uvloop.run(scene())
