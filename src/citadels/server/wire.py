"""The connections themselves: uvicorn's protocols, which let in no more than the gate does.

Everything is counted before it is understood, because understanding is what costs time.
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

from citadels.server import metrics
from citadels.server.gate import Gate, RateLimitExceeded, Stay, Visitor, a_while
from citadels.server.limits import SECONDS
from citadels.tables.limits import TokenBucket
from citadels.tables.protocol import CLOSE_RATE, MOST_FRAME

MOST_REQUEST: Final = 128 * 1024  # bytes of an HTTP request, with all that is around its body
MOST_HEAD: Final = 8 * 1024  # bytes of the lines before the body
SIP: Final = 2048  # bytes that are parsed at a time
MOST_CRUMBS: Final = 32  # small pieces of the body of a request
CRUMB: Final = 512  # bytes
LOST: Final = "the handler is closed"  # in what uvloop says about a connection


class Http(H11Protocol):
    """A connection that speaks HTTP, until it becomes a socket."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.conn = _Pieces(h11.SERVER, MOST_HEAD)
        self._gate = gate
        self._stay: Stay | None = None
        self._received = 0
        self._answer: asyncio.TimerHandle | None = None  # to a request that is refused

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stay = self._gate.enter(self._peer, transport.abort)
        if self._stay is None:
            transport.abort()

    @property
    def _peer(self) -> str | None:
        return self.client[0] if self.client else None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._answer is not None:
            self._answer.cancel()
        if self._stay is not None:
            self._stay.leave()

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._received > MOST_REQUEST:
            self.transport.abort()
            return
        for start in range(0, len(data), SIP):
            if self._answer is None and self.transport.get_protocol() is self:
                super().data_received(data[start : start + SIP])

    def on_response_complete(self) -> None:
        self._received = 0
        if self._stay is not None and not self.transport.is_closing():
            self._stay.begin()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        assert self._stay is not None
        visitor = self._gate.sender_as_visitor(self._peer, self.headers)
        if visitor.may_open_socket():
            self._gate.note_socket(self._stay, self._gate.sender(self._peer, self.headers))
            socket = Socket if not self._gate.is_worker(self.headers) else WorkerSocket
            self.ws_protocol_class = partial(socket, self._stay, visitor)  # type: ignore[assignment]
            super().handle_websocket_upgrade(event)
        else:
            self._answer_later(self._refuse_socket)

    def _refuse_socket(self) -> None:
        refusal = RateLimitExceeded("too_many", SECONDS["new_sockets"])
        body = str(refusal).encode()
        headers = [("Retry-After", str(refusal.seconds)), ("Content-Length", str(len(body)))]
        response = h11.Response(status_code=429, headers=[*headers, ("Connection", "close")])
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self._answer_later(partial(super().send_400_response, msg))

    def _answer_later(self, answer: Callable[[], None]) -> None:
        """Let somebody wait who sends what is no good, and read no more from them."""
        self.flow.pause_reading()
        self._answer = self.loop.call_later(a_while(), self._answer_now, answer)

    def _answer_now(self, answer: Callable[[], None]) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            answer()
        else:
            self.transport.close()


class _Pieces(h11.Connection):
    """Requests whose bodies do not come in more small pieces than anybody needs."""

    _crumbs = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._crumbs = 0
        elif isinstance(event, h11.Data) and len(event.data) < CRUMB:
            self._crumbs += 1
            if self._crumbs > MOST_CRUMBS:
                raise h11.RemoteProtocolError("the body comes in crumbs")
        return event


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, stay: Stay, visitor: Visitor, **given: Any) -> None:
        super().__init__(**given)
        gate = stay.gate
        self.conn = _Frames(self._count_frame, max_size=MOST_FRAME, logger=self.logger)
        self._stay = stay
        self._visitor = visitor
        self._frames = TokenBucket(gate.limits.frames, SECONDS["frames"], gate.clock)
        self._bytes = TokenBucket(gate.limits.bytes, SECONDS["bytes"], gate.clock)
        self._too_much = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._visitor.hold_sockets(1)
        metrics.SOCKETS.inc()
        self._stay.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visitor.hold_sockets(-1)
        metrics.SOCKETS.dec()
        self._stay.leave()

    def data_received(self, data: bytes) -> None:
        if self._may_pass("bytes", self._bytes, len(data)):
            super().data_received(data)
        if self._too_much and not self.transport.is_closing():
            self._hang_up()

    def _count_frame(self) -> bool:
        return self._may_pass("frames", self._frames, 1)

    def _may_pass(self, what: str, own: TokenBucket, amount: int) -> bool:
        is_little = own.try_consume(amount)
        if not is_little:
            metrics.REFUSED.count(what)
        self._too_much = not (is_little and self._visitor.may(f"address_{what}", amount))
        return not self._too_much

    async def send(self, message: Any) -> None:
        with _unless_lost():
            await super().send(message)

    def shutdown(self) -> None:
        """Say that the server ends; but not to one who is just leaving, which would raise, and the server
        would then end at once without storing the clocks of its games."""
        try:
            super().shutdown()
        except (InvalidState, RuntimeError):
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        self._stay.settle()
        super().send_receive_event_to_app()

    def _hang_up(self) -> None:
        """Read no more, say why, and end it when there was time to hear it."""
        self._stay.begin()  # if there is no room it goes at once
        self.transport.pause_reading()
        self.read_paused = False  # nobody may resume it
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_RATE})
        self.conn.fail(CLOSE_RATE, "too much at once")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(a_while(), self.transport.abort)


class WorkerSocket(Socket):
    """The socket of a worker, which may say as much as it is asked; one that says more is sent away."""

    def _may_pass(self, what: str, own: TokenBucket, amount: int) -> bool:
        return True


@contextmanager
def _unless_lost() -> Iterator[None]:
    """Write to a connection, unless it is lost and we have not been told: uvloop raises then, where asyncio
    says nothing."""
    try:
        yield
    except RuntimeError as error:
        if LOST not in str(error):
            raise


class _Frames(ServerProtocol):
    """Frames, of which no more are read once they are too many."""

    def __init__(self, count: Callable[[], bool], **given: Any) -> None:
        super().__init__(**given)
        self._count = count

    def recv_frame(self, frame: Frame) -> None:
        if self._count():
            super().recv_frame(frame)
        else:
            self.reader.discard()
