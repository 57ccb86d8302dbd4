"""The door: people are let in a few at a time, so that those who are in are served in between.

An event loop accepts all who wait at once. When thousands come back after a proxy's restart, everybody who is
playing would then wait until the last of them has been read.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Final

import uvicorn

ACCEPT_RETRY_DELAY: Final = 0.1  # seconds, when nobody can be let in


class ThrottledServer(uvicorn.Server):
    """Accepts one connection in a turn of the event loop; the others wait with the system."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._accepting: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._accepting = [asyncio.create_task(self._accept_loop(listening)) for listening in sockets or ()]

    async def close(self, sockets: list[socket.socket] | None) -> None:
        """Let nobody in any more, so that a proxy asks another server at once. Who is just coming in still
        does: they would otherwise never be known to have left."""
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        for listening in sockets or ():
            listening.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.close(sockets)
        await super().shutdown(sockets)

    async def _accept_loop(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        listening.setblocking(False)
        listening.listen(self.config.backlog)
        while True:
            try:
                connection, _ = await loop.sock_accept(listening)
                await asyncio.shield(loop.connect_accepted_socket(self._protocol, connection))
            except OSError:  # there are no files left, or they are gone again
                await asyncio.sleep(ACCEPT_RETRY_DELAY)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
