"""Throttle accepting, so that connected clients are served in between.

An event loop accepts all pending connections at once. When thousands of clients reconnect after a proxy
restart, everybody who is playing would wait until the last of them has been read.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Final

import uvicorn

ACCEPT_RETRY_DELAY: Final = 0.1  # seconds after an accept failed


class ThrottledServer(uvicorn.Server):
    """Accept one connection per event-loop iteration; the rest wait in the kernel backlog."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._accepting: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._accepting = [asyncio.create_task(self._accept_loop(listening)) for listening in sockets or ()]

    async def close(self, sockets: list[socket.socket] | None) -> None:
        """Stop accepting, so that a proxy tries another server at once. Connections that are being accepted
        are finished, because otherwise their end would never be noticed."""
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
            except OSError:  # Out of file descriptors, or the client hung up.
                await asyncio.sleep(ACCEPT_RETRY_DELAY)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
