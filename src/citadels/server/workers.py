"""The workers that are connected to this server, and what they are asked.

A worker is trusted with nothing: it gets what a bot's seat may see, and its answer is taken only if it is one
of the options. Whoever does anything else than answer what it was asked is sent away.
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

from citadels.server import elsewhere
from citadels.server.closing import CLOSE_SECONDS, HELLO_SECONDS, SEND_SECONDS, Closed
from citadels.server.elsewhere import Answer, Ask, Hello, Leave
from citadels.tables.protocol import CLOSE_PROTOCOL, CLOSE_SLOW
from citadels.tables.thinker import QUESTION_SECONDS, Question
from citadels.version import stamp

ATTEMPTS: Final = 2  # workers that are asked the same before the server thinks itself
LATE_SECONDS: Final = 3.0  # beyond the time that a question takes

log = logging.getLogger(__name__)


class Workers:
    """All workers that are there."""

    def __init__(self, when_changed: Callable[[], None]) -> None:
        self._there: list[Worker] = []
        self._when_changed = when_changed

    @property
    def jobs(self) -> int:
        """How many questions they take at a time."""
        return sum([worker.jobs for worker in self._there])

    async def answer(self, question: Question, legal: Collection[str]) -> str | None:
        """A legal answer of one of them; None if nobody is free, or nobody gives one."""
        for _ in range(ATTEMPTS):
            worker = max(self._there, key=lambda worker: worker.free, default=None)
            if worker is None or worker.free <= 0:
                return None
            answer = await worker.ask(question)
            if answer in legal:
                return answer
            if answer is not None:
                worker.dismiss(CLOSE_PROTOCOL, "that is not an answer to the question")
        return None

    async def receive(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Talk with a worker whose token was good, until either side ends it."""
        await socket.accept()
        try:
            worker = Worker(socket, (await _hello(socket)).jobs, self._when_changed)
        except Closed as closed:
            await socket.close(code=closed.code, reason=closed.reason)
            return
        self._there.append(worker)
        self._when_changed()
        try:
            await worker.run()
        finally:
            self._there.remove(worker)
            self._when_changed()
            worker.lose_all()


async def _hello(socket: WebSocket[Any, Any, Any]) -> Hello:
    """The first message, if it comes in time from the same program as ours."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = elsewhere.read_hello(await socket.receive_data(mode="text"))
    except TimeoutError as error:
        raise Closed(CLOSE_PROTOCOL, "there was no hello") from error
    except DecodeError as error:
        raise Closed(CLOSE_PROTOCOL, "the first message must be a hello") from error
    if hello.program != stamp():
        raise Closed(CLOSE_PROTOCOL, f"the server runs citadels {stamp()}")
    return hello


class _Open(NamedTuple):
    """A question that was not answered yet."""

    answer: asyncio.Future[str | None]
    deadline: asyncio.TimerHandle


class Worker:
    """One that is connected."""

    def __init__(self, socket: WebSocket[Any, Any, Any], jobs: int, when_changed: Callable[[], None]) -> None:
        self.jobs = jobs  # none once it wants to leave
        self._socket = socket
        self._when_changed = when_changed
        self._ids = count()
        self._open: dict[int, _Open] = {}
        self._outbox: asyncio.Queue[str | Closed] = asyncio.Queue()

    @property
    def free(self) -> int:
        """How many more questions it can take."""
        return self.jobs - len(self._open)

    async def ask(self, question: Question) -> str | None:
        """Its answer; None if it has none, is too late, or is gone. A question that nobody waits for any more
        is still open until it is answered."""
        loop, id = asyncio.get_running_loop(), next(self._ids)
        deadline = loop.call_later(
            question.share * QUESTION_SECONDS + LATE_SECONDS,
            self.dismiss, CLOSE_SLOW, "there was no answer in time",
        )  # fmt: skip
        asked = self._open[id] = _Open(loop.create_future(), deadline)
        self._outbox.put_nowait(elsewhere.encode(Ask(id, *question)).decode())
        return await asked.answer

    def dismiss(self, code: int, reason: str) -> None:
        """Send it away; others answer whatever it was asked."""
        log.warning("a worker is sent away: %s", reason)
        self._end(code, reason)
        self.lose_all()

    def lose_all(self) -> None:
        """No answer comes any more."""
        for id in list(self._open):
            self._settle(id, None)

    def _settle(self, id: int, action: str | None) -> None:
        asked = self._open.pop(id)
        asked.deadline.cancel()
        if not asked.answer.done():
            asked.answer.set_result(action)

    # -- its life

    async def run(self) -> None:
        """Ask and hear until either side ends it."""
        hearing = asyncio.create_task(self._hear_on())
        try:
            with suppress(OSError, RuntimeError, WebSocketException):  # it is gone
                await self._send_on()
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        if self._open:
            log.warning("a worker is gone, and others answer what it was asked: %d", len(self._open))

    async def _send_on(self) -> None:
        while not isinstance(frame := await self._outbox.get(), Closed):
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.send_text(frame)
        async with asyncio.timeout(CLOSE_SECONDS):
            await self._socket.close(code=frame.code, reason=frame.reason)

    async def _hear_on(self) -> None:
        try:
            while True:
                self._hear(await self._socket.receive_data(mode="text"))
        except Closed as closed:
            self.dismiss(closed.code, closed.reason)
        except (WebSocketDisconnect, WebSocketException):
            self._end(CloseCode.NORMAL_CLOSURE, "")

    def _hear(self, frame: str) -> None:
        try:
            said = elsewhere.read_reply(frame)
        except DecodeError as error:
            raise Closed(CLOSE_PROTOCOL, "a message cannot be read") from error
        if isinstance(said, Leave):
            self.jobs = 0
            self._when_changed()
        elif said.id not in self._open:
            raise Closed(CLOSE_PROTOCOL, "there is no such question")
        else:
            self._settle(said.id, said.action if isinstance(said, Answer) else None)
        if not self.jobs and not self._open:
            self._end(CloseCode.NORMAL_CLOSURE, "goodbye")

    def _end(self, code: int, reason: str) -> None:
        """Close the socket after what has been sent; it is asked no more."""
        self.jobs = 0
        self._when_changed()
        self._outbox.put_nowait(Closed(code, reason))
