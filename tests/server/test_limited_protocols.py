"""The connections themselves, where what is below them has its own mind."""

from __future__ import annotations

import asyncio
import socket
import sys
from unittest.mock import Mock

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from citadels.server.admission.limited_protocols import LimitedWebSocket, _ignore_lost_connection


class Ear(asyncio.Protocol):
    """Hears when its connection is lost."""

    def __init__(self, lost: asyncio.Future[None]) -> None:
        self._lost = lost

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost.set_result(None)


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not for Windows")
def test_writing_to_a_lost_connection_is_silent() -> None:
    import uvloop

    async def scene() -> None:
        one, other = socket.socketpair()
        with other:
            lost = asyncio.get_running_loop().create_future()
            transport, _ = await asyncio.get_running_loop().create_connection(lambda: Ear(lost), sock=one)
            transport.abort()
            await lost
            with pytest.raises(RuntimeError):
                transport.write(b"frame")
            with _ignore_lost_connection():
                transport.write(b"frame")

    uvloop.run(scene())


@pytest.mark.parametrize("error", [InvalidState("it is closing"), RuntimeError("the handler is closed")])
def test_a_server_stops_cleanly_while_a_client_disconnects(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(_: object) -> None:
        raise error

    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", fail)
    leaving = object.__new__(LimitedWebSocket)
    leaving.transport = Mock()
    leaving.shutdown()
    leaving.transport.close.assert_called_once()


def test_other_mistakes_are_not_silent() -> None:
    with pytest.raises(RuntimeError), _ignore_lost_connection():
        raise RuntimeError("an ASGI message that nobody expects")
