"""Proxy sockets and requests about a table to the peer that owns it.

A forwarded request was counted here and is admitted there by an HMAC that only servers on the same database
can make. It is forwarded once: a peer that does not own the table refuses, and we look up the owner again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from litestar import Request
from litestar.types import ASGIApp, Receive, Send
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from citadels.server.cluster.peer_client import MISDIRECTED, SHARED_PATHS
from citadels.server.cluster.peers import Peer
from citadels.server.http.http_errors import language_of, refuse
from citadels.server.http.table_routes import TableRequest, TableRoutes
from citadels.tables.dispatch import refusal as closing
from citadels.tables.errors import TableError, TableOnPeer
from citadels.tables.protocol import SERVICE_RESTART

if TYPE_CHECKING:
    from citadels.server.cluster.cluster_hub import ClusterHub

FORWARD_TIMEOUT: Final = 8.0  # seconds to find a server that serves the table
GENERATED_HEADERS: Final = (b"date", b"transfer-encoding")  # written anew by this server
RETRY_DELAY: Final = 0.2  # seconds; doubled after each attempt
MAX_RETRY_DELAY: Final = 0.8
CLOSE_TIMEOUT: Final = 2.0
PING_INTERVAL: Final = 5.0  # seconds between pings to a peer, and to wait for the pong

T = TypeVar("T")

log = logging.getLogger(__name__)


class ClientGone(Exception):
    """The client hung up before its request was answered."""


class PeerProxy:
    """ASGI middleware between the security middleware and the application of a server with peers."""

    def __init__(self, app: ASGIApp, hub: ClusterHub, routes: TableRoutes) -> None:
        self._app = app
        self._hub = hub
        self._routes = routes
        self._peers = hub.peers
        self._client = hub.peer_client

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        about = self._routes.match(scope)
        try:
            if about is not None:
                await self._answer(about, scope, receive, send)
            elif scope["from_peer"] and scope["path"] not in SHARED_PATHS:
                raise TableError("not_found")  # What a peer asks was not counted, so it gets nothing else.
            else:
                await self._app(scope, receive, send)
        except TableError as refusal:
            await self._refuse(refusal, scope, receive, send)
        except ClientGone:
            return

    async def _answer(self, about: TableRequest, scope: Any, receive: Receive, send: Send) -> None:
        """Handle the request if this server owns or can acquire the table; otherwise proxy it to the owner,
        retrying until one is up."""
        deadline = self._hub.clock.now() + (0.0 if scope["from_peer"] else FORWARD_TIMEOUT)
        is_socket, delay = scope["type"] == "websocket", RETRY_DELAY
        body = b"" if is_socket else await _body(receive)
        with ExitStack() as waiting:
            if not is_socket and not self._hub.serves(about.table):
                waiting.enter_context(scope["quota"].forwarding())
            while True:
                elsewhere = await self._locate(about.table)
                if elsewhere is None:
                    is_done = await self._serve(scope, receive if is_socket else _again(body, receive), send)
                elif self._hub.clock.now() >= deadline or (is_socket and self._hub.is_leaving):
                    raise elsewhere
                elif is_socket:
                    is_done = await self._forward_socket(elsewhere, about.path, scope, receive, send)
                else:
                    is_done = await self._forward_request(elsewhere, about.path, scope, body, receive, send)
                if is_done:
                    return
                await asyncio.sleep(delay)
                delay = min(2 * delay, MAX_RETRY_DELAY)

    async def _locate(self, table: str) -> TableOnPeer | None:
        """Return which peer owns a table. Load none: only the application checks whether the client's token
        opens it."""
        try:
            return await self._hub.elsewhere(table)
        except TableError:
            raise
        except Exception as error:
            log.exception("cannot load table %s", table)
            raise TableError("storage") from error

    async def _serve(self, scope: Any, receive: Receive, send: Send) -> bool:
        """Let the application respond. Return False if a peer acquired the table just before."""
        is_taken = False

        async def send_unless_taken(message: Any) -> None:
            nonlocal is_taken
            is_taken = is_taken or message.get("status") == MISDIRECTED
            if not is_taken:
                await send(message)

        await self._app(scope, receive, send if scope["from_peer"] else send_unless_taken)
        return not is_taken

    async def _forward_socket(
        self, elsewhere: TableOnPeer, path: str, scope: Any, receive: Receive, send: Send
    ) -> bool:
        """Proxy a socket until it closes. Return False if the peer cannot be reached or does not own the
        table."""
        is_gone = partial(self._peers.wait_until_gone, elsewhere.server)
        socket = await _first(self._open(elsewhere, path, scope), is_gone())
        if socket is None:
            return False
        await _Relay(socket, receive, send).run(is_gone)
        return True

    async def _open(self, elsewhere: TableOnPeer, path: str, scope: Any) -> ClientConnection | None:
        """Open a socket to a peer. Wait long, because retrying would make a busy peer busier."""
        try:
            return await open_socket(
                elsewhere.address.replace("http", "ws", 1) + path,
                additional_headers=self._client.headers_for(Peer(elsewhere.server, elsewhere.address), scope),
                user_agent_header=None,
                compression=None,
                max_size=None,
                proxy=None,
                ping_interval=PING_INTERVAL,  # A heartbeat does not prove that we can reach the peer.
                ping_timeout=PING_INTERVAL,
                open_timeout=FORWARD_TIMEOUT,
                close_timeout=CLOSE_TIMEOUT,
            )
        except (OSError, TimeoutError, WebSocketException):
            return None

    async def _forward_request(
        self, elsewhere: TableOnPeer, path: str, scope: Any, body: bytes, receive: Receive, send: Send
    ) -> bool:
        """Proxy a request. Return False if the peer cannot be reached or does not own the table. Drop it if
        the client hangs up."""
        peer = Peer(elsewhere.server, elsewhere.address)
        answer = await _first(self._client.ask(peer, scope, path, body), _hang_up(receive))
        if answer is None:
            return False
        told = [(name, value) for name, value in answer.headers.raw if name.lower() not in GENERATED_HEADERS]
        start: Any = {"type": "http.response.start", "status": answer.status_code, "headers": told}
        await send(start)
        await send({"type": "http.response.body", "body": answer.content, "more_body": False})
        return True

    # -- refusals

    async def _refuse(self, refusal: TableError, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if scope["from_peer"] and isinstance(refusal, TableOnPeer):
                await _misdirected(send)
            else:
                await refuse(send, refusal, language_of(Request(scope)))
            return
        await receive()
        code, reason = closing(refusal)
        if not scope["from_peer"] or code != SERVICE_RESTART:
            accept: Any = {"type": "websocket.accept", "headers": [], "subprotocol": None}
            await send(accept)
        close: Any = {"type": "websocket.close", "code": code, "reason": reason[:100]}
        await send(close)


async def _first(*ways: Coroutine[Any, Any, T]) -> T:
    """Return the result of the first coroutine that finishes, and cancel the others."""
    tasks = [asyncio.ensure_future(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next(task.result() for task in tasks if task.done())
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _misdirected(send: Send) -> None:
    start: Any = {"type": "http.response.start", "status": MISDIRECTED, "headers": []}
    await send(start)
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _body(receive: Receive) -> bytes:
    """Read the whole body of a request. Its length was limited when it arrived."""
    parts = []
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise TableError("malformed", detail="body")
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


async def _hang_up(receive: Receive) -> NoReturn:
    """Wait until the client hangs up."""
    while (await receive())["type"] != "http.disconnect":
        pass
    raise ClientGone


def _again(body: bytes, receive: Receive) -> Receive:
    """Return a receive function that delivers a body once more."""
    waiting = [body]

    async def receive_again() -> Any:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again


class _Relay:
    """A relay between a client's socket and the socket to the owner of the table."""

    def __init__(self, socket: ClientConnection, receive: Receive, send: Send) -> None:
        self._socket = socket
        self._receive = receive
        self._send = send
        self._is_open = True

    async def run(self, is_gone: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Relay until either side closes or the peer is gone."""
        try:
            await self._receive()  # the connect event
            accept: Any = {"type": "websocket.accept", "headers": [], "subprotocol": None}
            await self._send(accept)
            await _first(self._client_to_peer(), self._tell(), is_gone())
            await self._close_client()
        finally:
            await self._socket.close()

    async def _client_to_peer(self) -> None:
        """Relay frames from the client."""
        while True:
            message: Any = await self._receive()
            if message["type"] == "websocket.disconnect":
                self._is_open = False
                return
            text = message.get("text")
            try:
                await self._socket.send(message["bytes"] if text is None else text)
            except ConnectionClosed:
                return

    async def _tell(self) -> None:
        """Relay frames from the table."""
        try:
            async for frame in self._socket:
                kind = "text" if isinstance(frame, str) else "bytes"
                said: Any = {"type": "websocket.send", kind: frame}
                await self._send(said)
        except ConnectionClosed:
            return
        except OSError:  # the client is gone
            self._is_open = False

    async def _close_client(self) -> None:
        """Close the client's socket with the code of the peer's; with COME_BACK if there is none."""
        if self._is_open:
            code, reason = self._socket.close_code, self._socket.close_reason or ""
            if code is None or code == CloseCode.ABNORMAL_CLOSURE:
                code, reason = SERVICE_RESTART, "the server that owned the table is gone; reconnect"
            close: Any = {"type": "websocket.close", "code": code, "reason": reason}
            await self._send(close)
