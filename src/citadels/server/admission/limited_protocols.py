"""uvicorn's protocols with the limits of admission control.

Everything is counted before it is parsed, because parsing is what costs time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.server import ServerProtocol

from citadels.server.admission.control import (
    AdmissionControl,
    ClientQuota,
    ConnectionSlot,
    RateLimitExceeded,
    retry_jitter,
)
from citadels.server.config.limits import WINDOW_SECONDS
from citadels.server.monitoring import metrics
from citadels.tables.limits import TokenBucket
from citadels.tables.protocol import CLOSE_RATE, MAX_FRAME_BYTES

MAX_REQUEST_BYTES: Final = 128 * 1024  # of an HTTP request with head and chunk headers
MAX_HEAD_BYTES: Final = 8 * 1024  # of the request line and headers
PARSE_CHUNK_BYTES: Final = 2048  # parsed at a time
MAX_SMALL_CHUNKS: Final = 32  # in the body of one request
SMALL_CHUNK_BYTES: Final = 512
UVLOOP_CLOSED_MESSAGE: Final = "the handler is closed"  # in uvloop's exception


class LimitedHttp(H11Protocol):
    """An HTTP connection, until it becomes a WebSocket."""

    def __init__(self, admission: AdmissionControl, **given: Any) -> None:
        super().__init__(**given)
        self.conn = _ChunkLimitedConnection(h11.SERVER, MAX_HEAD_BYTES)
        self._admission = admission
        self._slot: ConnectionSlot | None = None
        self._received = 0
        self._pending_refusal: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._slot = self._admission.enter(self._peer, transport.abort)
        if self._slot is None:
            transport.abort()

    @property
    def _peer(self) -> str | None:
        return self.client[0] if self.client else None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._pending_refusal is not None:
            self._pending_refusal.cancel()
        if self._slot is not None:
            self._slot.leave()

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._received > MAX_REQUEST_BYTES:
            self.transport.abort()
            return
        for start in range(0, len(data), PARSE_CHUNK_BYTES):
            if self._pending_refusal is None and self.transport.get_protocol() is self:
                super().data_received(data[start : start + PARSE_CHUNK_BYTES])

    def on_response_complete(self) -> None:
        self._received = 0
        if self._slot is not None and not self.transport.is_closing():
            self._slot.begin()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        assert self._slot is not None
        quota = self._admission.client_quota(self._peer, self.headers)
        if quota.may_open_socket():
            self._admission.note_socket(self._slot, self._admission.sender(self._peer, self.headers))
            socket = LimitedWebSocket if not self._admission.is_worker(self.headers) else WorkerWebSocket
            self.ws_protocol_class = partial(socket, self._slot, quota)  # type: ignore[assignment]
            super().handle_websocket_upgrade(event)
        else:
            self._refuse_later(self._refuse_socket)

    def _refuse_socket(self) -> None:
        refusal = RateLimitExceeded("too_many", WINDOW_SECONDS["new_sockets"])
        body = str(refusal).encode()
        headers = [("Retry-After", str(refusal.seconds)), ("Content-Length", str(len(body)))]
        response = h11.Response(status_code=429, headers=[*headers, ("Connection", "close")])
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self._refuse_later(partial(super().send_400_response, msg))

    def _refuse_later(self, answer: Callable[[], None]) -> None:
        """Stop reading from a client that sends a bad request, and refuse it after a delay."""
        self.flow.pause_reading()
        self._pending_refusal = self.loop.call_later(retry_jitter(), self._refuse_now, answer)

    def _refuse_now(self, answer: Callable[[], None]) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            answer()
        else:
            self.transport.close()


class _ChunkLimitedConnection(h11.Connection):
    """An h11 connection that rejects bodies sent in too many small chunks."""

    _small_chunks = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._small_chunks = 0
        elif isinstance(event, h11.Data) and len(event.data) < SMALL_CHUNK_BYTES:
            self._small_chunks += 1
            if self._small_chunks > MAX_SMALL_CHUNKS:
                raise h11.RemoteProtocolError("the body has too many small chunks")
        return event


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection with limits on its frames and bytes."""

    def __init__(self, slot: ConnectionSlot, quota: ClientQuota, **given: Any) -> None:
        super().__init__(**given)
        admission = slot.admission
        self.conn = _FrameLimitedProtocol(self._count_frame, max_size=MAX_FRAME_BYTES, logger=self.logger)
        self._slot = slot
        self._quota = quota
        self._frames = TokenBucket(admission.limits.frames, WINDOW_SECONDS["frames"], admission.clock)
        self._bytes = TokenBucket(admission.limits.bytes, WINDOW_SECONDS["bytes"], admission.clock)
        self._over_limit = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._quota.hold_sockets(1)
        metrics.SOCKETS.inc()
        self._slot.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._quota.hold_sockets(-1)
        metrics.SOCKETS.dec()
        self._slot.leave()

    def data_received(self, data: bytes) -> None:
        if self._may_pass("bytes", self._bytes, len(data)):
            super().data_received(data)
        if self._over_limit and not self.transport.is_closing():
            self._hang_up()

    def _count_frame(self) -> bool:
        return self._may_pass("frames", self._frames, 1)

    def _may_pass(self, what: str, own: TokenBucket, amount: int) -> bool:
        is_little = own.try_consume(amount)
        if not is_little:
            metrics.REFUSED.count(what)
        self._over_limit = not (is_little and self._quota.may(f"address_{what}", amount))
        return not self._over_limit

    async def send(self, message: Any) -> None:
        with _ignore_lost_connection():
            await super().send(message)

    def shutdown(self) -> None:
        """Announce the shutdown. Ignore connections that are just closing: an exception here would end the
        server before it stores the clocks of its games."""
        try:
            super().shutdown()
        except (InvalidState, RuntimeError):
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        self._slot.settle()
        super().send_receive_event_to_app()

    def _hang_up(self) -> None:
        """Stop reading, send the close frame, and abort once the client had time to read it."""
        self._slot.begin()  # half open from now on: dropped first when the server is full
        self.transport.pause_reading()
        self.read_paused = False  # so that nothing resumes reading
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_RATE})
        self.conn.fail(CLOSE_RATE, "too much at once")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(retry_jitter(), self.transport.abort)


class WorkerWebSocket(LimitedWebSocket):
    """The socket of a worker, which has no limits: the worker is disconnected if it answers what it was not
    asked."""

    def _may_pass(self, what: str, own: TokenBucket, amount: int) -> bool:
        return True


@contextmanager
def _ignore_lost_connection() -> Iterator[None]:
    """Ignore writes to a lost connection. uvloop raises there, asyncio does not."""
    try:
        yield
    except RuntimeError as error:
        if UVLOOP_CLOSED_MESSAGE not in str(error):
            raise


class _FrameLimitedProtocol(ServerProtocol):
    """A WebSocket protocol that discards frames above the limit."""

    def __init__(self, count: Callable[[], bool], **given: Any) -> None:
        super().__init__(**given)
        self._count = count

    def recv_frame(self, frame: Frame) -> None:
        if self._count():
            super().recv_frame(frame)
        else:
            self.reader.discard()
