"""One socket: hello, then requests and broadcasts, within limits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from citadels.engine.view import SPECTATOR
from citadels.server.http.closing import CLOSE_SECONDS, HELLO_SECONDS, SEND_SECONDS, Closed
from citadels.server.hub import Hub
from citadels.server.monitoring import metrics
from citadels.tables import protocol
from citadels.tables.dispatch import InvalidHello, handle_frame, read_hello, refusal
from citadels.tables.errors import RateLimited, TableError
from citadels.tables.protocol import ErrorMessage, Hello, Outgoing
from citadels.tables.table import Table

MAX_OUTBOX: Final = 256  # unsent messages
# Limits by error code.
LIMIT_OF_ERROR: Final = {"too_much_chat": "chat", "too_many_undos": "undos", "crowd": "spectators"}

log = logging.getLogger(__name__)

_under_way: set[asyncio.Future[None]] = set()


class Connection:
    """A client connected to a table."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:  # type: ignore[type-arg]
        self.seat = SPECTATOR
        self.language = "en"
        self.address = hub.addresses.key(socket.scope["client"][0])  # type: ignore[index]
        self._socket = socket
        self._hub = hub
        self._outbox: asyncio.Queue[str | Closed] = asyncio.Queue()
        self._closing = False
        self._table: Table | None = None

    # -- subscriber

    def send(self, message: Outgoing) -> None:
        if isinstance(message, ErrorMessage) and message.code in LIMIT_OF_ERROR:
            metrics.REFUSED.count(LIMIT_OF_ERROR[message.code])
        if self._outbox.qsize() >= MAX_OUTBOX:
            self.close(protocol.CLOSE_SLOW, "the client does not read what it is sent")
        elif not self._closing:
            self._outbox.put_nowait(protocol.encode(message))

    def close(self, code: int, reason: str) -> None:
        """Close after sending what is queued; at once if the client does not read."""
        if self._closing:
            return
        self._closing = True
        if code == protocol.CLOSE_SLOW:
            while not self._outbox.empty():
                self._outbox.get_nowait()
        self._outbox.put_nowait(Closed(code, reason))

    # -- lifecycle

    async def run(self, table_id: str) -> None:
        """Serve the socket until either side closes it."""
        await self._socket.accept()
        sender = asyncio.create_task(self._send_on())
        receiver = asyncio.create_task(self._receive_on(table_id))
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
            if not receiver.done():
                receiver.cancel()
            await receiver
        except Closed as closed:
            await self._end(sender, closed)
        except RateLimited:
            metrics.REFUSED.count("messages")
            await self._end(sender, Closed(protocol.CLOSE_RATE, "too many messages"))
        except (WebSocketDisconnect, WebSocketException, asyncio.CancelledError):
            pass
        except Exception:
            log.exception("socket of table %s failed", table_id)
            await self._end(
                sender, Closed(protocol.SERVICE_RESTART, "the table cannot be loaded now; reconnect")
            )
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            if self._table is not None:
                await self._table.leave(self)

    async def _end(self, sender: asyncio.Task[None], closed: Closed) -> None:
        self.close(closed.code, closed.reason)
        await asyncio.wait({sender}, timeout=CLOSE_SECONDS)

    async def _send_on(self) -> None:
        while True:
            message = await self._outbox.get()
            async with asyncio.timeout(SEND_SECONDS):
                if isinstance(message, Closed):
                    await self._socket.close(code=message.code, reason=message.reason)
                    return
                await self._socket.send_text(message)

    async def _receive_on(self, table_id: str) -> None:
        hello = await self._hello()
        self.language = hello.language
        try:
            self._table = await self._hub.open_with_token(table_id, hello.token)
            await self._table.arrive(self, hello.token, hello.seen)
            self._hub.seat_addresses.note(table_id, self.seat, self._socket.scope["client"][0])  # type: ignore[index]
        except TableError as error:
            code, reason = refusal(error)
            if error.code in LIMIT_OF_ERROR:
                metrics.REFUSED.count(LIMIT_OF_ERROR[error.code])
            raise Closed(code, _short(reason)) from error
        while True:
            frame = await self._frame()
            with metrics.ANSWER_SECONDS.time():
                await _finish(handle_frame(self._table, self, frame))

    async def _hello(self) -> Hello:
        """Return the first message, which must arrive in time."""
        deadline = self._hub.clock.call_at(self._hub.clock.now() + HELLO_SECONDS, self._give_up)
        try:
            return read_hello(await self._frame())
        except InvalidHello as error:
            raise Closed(protocol.CLOSE_PROTOCOL, _short(str(error))) from error
        finally:
            deadline.cancel()

    def _give_up(self) -> None:
        self.close(protocol.CLOSE_PROTOCOL, "there was no hello")

    async def _frame(self) -> str:
        return str(await self._socket.receive_data(mode="text"))


async def _finish(doing: Coroutine[Any, Any, None]) -> None:
    """Finish a request even if the client is gone, so that nothing is half done."""
    task = asyncio.ensure_future(doing)
    _under_way.add(task)
    task.add_done_callback(_note_finished)
    await asyncio.shield(task)


def _note_finished(task: asyncio.Future[None]) -> None:
    _under_way.discard(task)
    if not task.cancelled():
        task.exception()  # Mark it as retrieved: the client was told, or is gone.


def _short(reason: str) -> str:
    """Truncate a reason: a close frame has at most 123 bytes."""
    return reason.encode()[:120].decode(errors="ignore")
