"""One socket: hello, then requests and what the table tells, within limits."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from citadels.engine.view import SPECTATOR
from citadels.server import protocol
from citadels.server.hub import Hub
from citadels.server.protocol import Hello, Outgoing, Problem, Request
from citadels.server.requests import handle
from citadels.server.saved import TableError
from citadels.server.table import Table

HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 5.0
MOST_MESSAGES: Final = 100
WINDOW_SECONDS: Final = 20.0
MOST_WAITING: Final = 256  # messages that a client has not read
NO_SEAT: Final = "this token opens no seat at this table"


UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)

_under_way: set[asyncio.Future[Outgoing]] = set()


class Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """A client that reads along at a table."""

    def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self.seat = SPECTATOR
        self.language = "en"
        self._socket = socket
        self._outbox: asyncio.Queue[str | Closed] = asyncio.Queue()
        self._arrivals: deque[float] = deque(maxlen=MOST_MESSAGES)
        self._closing = False

    # -- a listener

    def send(self, message: Outgoing) -> None:
        if self._outbox.qsize() >= MOST_WAITING:
            self.close(protocol.CLOSE_SLOW, "you do not read what you are sent")
        elif not self._closing:
            self._outbox.put_nowait(protocol.encode(message))

    def close(self, code: int, reason: str) -> None:
        """Close after what was sent before; at once if the client does not read it."""
        if self._closing:
            return
        self._closing = True
        if code == protocol.CLOSE_SLOW:
            while not self._outbox.empty():
                self._outbox.get_nowait()
        self._outbox.put_nowait(Closed(code, reason))

    # -- its life

    async def run(self, hub: Hub) -> None:
        """Talk until one side has had enough."""
        await self._socket.accept()
        sender = asyncio.create_task(self._send_on())
        table: Table | None = None
        try:
            table = await self._greet(hub)
            receiver = asyncio.create_task(self._receive_on(table))
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
            if not receiver.done():
                receiver.cancel()
            await receiver
        except Closed as closed:
            self.close(closed.code, closed.reason)
            await asyncio.wait({sender}, timeout=CLOSE_SECONDS)
        except (WebSocketDisconnect, WebSocketException, asyncio.CancelledError):
            pass
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            if table is not None:
                async with table.lock:
                    table.disconnect(self)

    async def _send_on(self) -> None:
        while True:
            message = await self._outbox.get()
            async with asyncio.timeout(SEND_SECONDS):
                if isinstance(message, Closed):
                    await self._socket.close(code=message.code, reason=message.reason)
                    return
                await self._socket.send_text(message)

    async def _greet(self, hub: Hub) -> Table:
        """Read the hello and open the seat."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = protocol.decode(await self._frame())
        except TimeoutError as error:
            raise Closed(protocol.CLOSE_PROTOCOL, "no hello came") from error
        except UNREADABLE as error:
            raise Closed(protocol.CLOSE_PROTOCOL, _short(f"no hello: {error}")) from error
        if not isinstance(hello, Hello):
            raise Closed(protocol.CLOSE_PROTOCOL, "the first message must be a hello")
        if hello.protocol != protocol.PROTOCOL:
            raise Closed(protocol.CLOSE_PROTOCOL, f"this server speaks protocol {protocol.PROTOCOL}")
        table = await hub.find(hello.table)
        if table is None:
            raise Closed(protocol.CLOSE_TOKEN, NO_SEAT)
        async with table.lock:
            grant = table.grants.find(hello.token, "seat", "watch")
            if grant is None:
                raise Closed(protocol.CLOSE_TOKEN, NO_SEAT)
            self.seat, self.language = grant.seat, hello.language
            self.send(await table.connect(self, hello.seen))
        return table

    async def _receive_on(self, table: Table) -> None:
        while True:
            frame = await self._frame()
            try:
                message = protocol.decode(frame)
            except UNREADABLE as error:
                self._refuse(_id_of(frame), TableError("malformed", detail=_fault(error)))
                continue
            if not isinstance(message, Request):
                self._refuse(None, TableError("malformed", detail="hello"))
                continue
            try:
                self.send(await _to_the_end(handle(table, self, message)))
            except TableError as error:
                self._refuse(message.id, error)

    def _refuse(self, id: str | None, error: TableError) -> None:
        self.send(Problem(id, error.code, error.text(self.language)))

    async def _frame(self) -> str:
        frame = await self._socket.receive_data(mode="text")
        now = time.monotonic()
        if len(self._arrivals) == MOST_MESSAGES and now - self._arrivals[0] < WINDOW_SECONDS:
            raise Closed(protocol.CLOSE_RATE, f"more than {MOST_MESSAGES} messages in {WINDOW_SECONDS:.0f} s")
        self._arrivals.append(now)
        return str(frame)


async def _to_the_end(doing: Coroutine[Any, Any, Outgoing]) -> Outgoing:
    """Finish what was begun though the client is gone: half a change must not happen."""
    task = asyncio.ensure_future(doing)
    _under_way.add(task)
    task.add_done_callback(_finished)
    return await asyncio.shield(task)


def _finished(task: asyncio.Future[Outgoing]) -> None:
    _under_way.discard(task)
    if not task.cancelled():
        task.exception()  # somebody was there to hear of it, or nobody is


def _id_of(frame: str) -> str | None:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        found = msgspec.json.decode(frame)
    except UNREADABLE:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None


def _fault(error: Exception) -> str:
    """The part of a message that could not be read."""
    named = re.findall(r"(?:field|at) `[$.]*([^`]+)`", str(error))
    return named[-1] if named else "JSON"


def _short(reason: str) -> str:
    """A reason for closing has at most 123 bytes."""
    return reason.encode()[:120].decode(errors="ignore")
