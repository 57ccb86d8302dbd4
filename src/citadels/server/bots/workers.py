"""Connected workers, and the questions they are asked.

Workers are not trusted: they get what a bot's seat may see, and an answer is accepted only if it is legal. A
worker that sends anything else is disconnected.

Nobody waits for an unreliable worker. A new one is probed with questions that the server also answers itself.
Once an answer arrived in time, the worker is proven and used; when it is late, the server answers itself and
the worker must prove itself again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from typing import Any, Final, NamedTuple

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import DecodeError
from websockets.frames import CloseCode

from citadels.server.bots import worker_protocol
from citadels.server.bots.worker_protocol import Answer, Ask, Hello, Leave
from citadels.server.http.closing import CLOSE_SECONDS, HELLO_SECONDS, SEND_SECONDS, Closed
from citadels.tables.bot_runner import QUESTION_SECONDS, Question
from citadels.tables.protocol import CLOSE_PROTOCOL, CLOSE_SLOW
from citadels.version import stamp

ATTEMPTS: Final = 2  # workers to ask before the server answers itself
ANSWER_GRACE_SECONDS: Final = 0.5  # late by this much, the server answers itself
DISMISS_GRACE_SECONDS: Final = 3.0  # late by this much, a worker is disconnected

log = logging.getLogger(__name__)


class Workers:
    """All connected workers."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self._connected: list[Worker] = []
        self._on_change = on_change

    @property
    def jobs(self) -> int:
        """Number of questions that all workers take concurrently."""
        return sum([worker.jobs for worker in self._connected])

    @property
    def proven_jobs(self) -> int:
        """Number of questions that proven workers take concurrently."""
        return sum([worker.jobs for worker in self._connected if worker.is_proven])

    async def answer(self, question: Question, legal: Collection[str]) -> str | None:
        """Return a worker's legal answer; None if no proven worker is free or answers in time."""
        self._probe(question, legal)
        for _ in range(ATTEMPTS):
            worker = self._freest(is_proven=True)
            if worker is None:
                return None
            asked = worker.ask(question, legal)
            done, _ = await asyncio.wait({asked}, timeout=_time_limit(question))
            if not done:
                worker.mark_unproven()
                return None
            if (answer := asked.result()) is not None:
                return answer
        return None

    def _probe(self, question: Question, legal: Collection[str]) -> None:
        """Ask an unproven worker the same question, without waiting for its answer."""
        worker = self._freest(is_proven=False)
        if worker is not None and not worker.is_busy:
            worker.ask(question, legal)

    def _freest(self, is_proven: bool) -> Worker | None:
        free = [worker for worker in self._connected if worker.is_proven == is_proven and worker.free > 0]
        return max(free, key=lambda worker: worker.free, default=None)

    async def receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Serve a worker with a valid token until either side closes."""
        await socket.accept()
        try:
            worker = Worker(socket, (await _hello(socket)).jobs, self._on_change)
        except Closed as closed:
            await socket.close(code=closed.code, reason=closed.reason)
            return
        self._connected.append(worker)
        self._on_change()
        try:
            await worker.run()
        finally:
            self._connected.remove(worker)
            self._on_change()
            worker.fail_all()


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello:
    """Return the worker's hello, which must arrive in time and name the same program version."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = worker_protocol.read_hello(await socket.receive_data(mode="text"))
    except TimeoutError as error:
        raise Closed(CLOSE_PROTOCOL, "there was no hello") from error
    except DecodeError as error:
        raise Closed(CLOSE_PROTOCOL, "the first message must be a hello") from error
    if hello.program != stamp():
        raise Closed(CLOSE_PROTOCOL, f"the server runs citadels {stamp()}")
    return hello


def _time_limit(question: Question) -> float:
    """Return how many seconds a worker has before the server answers a question itself."""
    return question.share * QUESTION_SECONDS + ANSWER_GRACE_SECONDS


class _Open(NamedTuple):
    """A pending question."""

    answer: asyncio.Future[str | None]
    legal: Collection[str]
    due: float  # by the clock of the event loop
    deadline: asyncio.TimerHandle


class Worker:
    """One connected worker."""

    def __init__(self, socket: WebSocket[Any, Any, Any], jobs: int, on_change: Callable[[], None]) -> None:
        self.jobs = jobs  # 0 once it is leaving
        self.is_proven = False  # whether its last answer was in time
        self._socket = socket
        self._on_change = on_change
        self._ids = count()
        self._open: dict[int, _Open] = {}
        self._outbox: asyncio.Queue[str | Closed] = asyncio.Queue()

    @property
    def free(self) -> int:
        """Number of questions it can still take."""
        return self.jobs - len(self._open)

    @property
    def is_busy(self) -> bool:
        """Whether it has a pending question."""
        return bool(self._open)

    def mark_unproven(self) -> None:
        """Stop relying on this worker until it answers in time again."""
        self._set_proven(False)

    def _set_proven(self, is_proven: bool) -> None:
        if is_proven != self.is_proven:
            self.is_proven = is_proven
            self._on_change()

    def ask(self, question: Question, legal: Collection[str]) -> asyncio.Future[str | None]:
        """Send a question. The future gets the answer, or None if the worker has none, is too late or
        disconnects. A question stays pending until it is answered, even if nobody waits for it."""
        loop, id = asyncio.get_running_loop(), next(self._ids)
        deadline = loop.call_later(
            question.share * QUESTION_SECONDS + DISMISS_GRACE_SECONDS,
            self.dismiss, CLOSE_SLOW, "there was no answer in time",
        )  # fmt: skip
        due = loop.time() + _time_limit(question)
        asked = self._open[id] = _Open(loop.create_future(), legal, due, deadline)
        self._outbox.put_nowait(worker_protocol.encode(Ask(id, *question)).decode())
        return asked.answer

    def dismiss(self, code: int, reason: str) -> None:
        """Disconnect the worker; its questions are answered elsewhere."""
        log.warning("disconnecting a worker: %s", reason)
        self._end(code, reason)
        self.fail_all()

    def fail_all(self) -> None:
        """Resolve all pending questions with None."""
        for id in list(self._open):
            self._settle(id, None)

    def _settle(self, id: int, action: str | None) -> None:
        asked = self._open.pop(id)
        asked.deadline.cancel()
        if not asked.answer.done():
            asked.answer.set_result(action)

    # -- lifecycle

    async def run(self) -> None:
        """Send questions and receive answers until either side closes."""
        hearing = asyncio.create_task(self._receive_loop())
        try:
            with suppress(OSError, RuntimeError, WebSocketException):  # disconnected
                await self._send_loop()
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        if self._open:
            log.warning("worker disconnected; reassigning %d questions", len(self._open))

    async def _send_loop(self) -> None:
        while not isinstance(frame := await self._outbox.get(), Closed):
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.send_text(frame)
        async with asyncio.timeout(CLOSE_SECONDS):
            await self._socket.close(code=frame.code, reason=frame.reason)

    async def _receive_loop(self) -> None:
        try:
            while True:
                self._handle(await self._socket.receive_data(mode="text"))
        except Closed as closed:
            self.dismiss(closed.code, closed.reason)
        except (WebSocketDisconnect, WebSocketException):
            self._end(CloseCode.NORMAL_CLOSURE, "")

    def _handle(self, frame: str) -> None:
        try:
            said = worker_protocol.read_reply(frame)
        except DecodeError as error:
            raise Closed(CLOSE_PROTOCOL, "a message cannot be read") from error
        if isinstance(said, Leave):
            self.jobs = 0
            self._on_change()
        elif said.id not in self._open:
            raise Closed(CLOSE_PROTOCOL, "unknown question id")
        elif isinstance(said, Answer):
            self._take_answer(said)
        else:
            self._settle(said.id, None)
        if not self.jobs and not self._open:
            self._end(CloseCode.NORMAL_CLOSURE, "goodbye")

    def _take_answer(self, said: Answer) -> None:
        asked = self._open[said.id]
        if said.action not in asked.legal:
            raise Closed(CLOSE_PROTOCOL, "that is not an answer to the question")
        self._set_proven(asyncio.get_running_loop().time() <= asked.due)
        self._settle(said.id, said.action)

    def _end(self, code: int, reason: str) -> None:
        """Close the socket after sending what is queued, and ask no more."""
        self.jobs = 0
        self._on_change()
        self._outbox.put_nowait(Closed(code, reason))
