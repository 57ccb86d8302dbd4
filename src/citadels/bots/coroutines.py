"""Run the coroutines of bots, on one event loop in a thread of its own.

The loop stays, so that a bot may keep connections from question to question, and it also serves callers that
run in an event loop themselves, such as notebooks.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterable
from concurrent.futures import Future
from typing import Any


class BotExit(Exception):
    """A coroutine raised SystemExit, which would end the loop."""


class BotOverdue(Exception):
    """A coroutine has not ended in time."""


class BotLoop:
    """An event loop in a thread, started when it is first needed."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def run(self, coroutine: Coroutine[Any, Any, object], seconds: float | None) -> object:
        """Return the result of a coroutine; raise BotOverdue after ``seconds``."""
        loop = self._loop = self._loop or _started()
        future: Future[object] = asyncio.run_coroutine_threadsafe(_guarded(coroutine), loop)
        try:
            return future.result(seconds)
        except TimeoutError as error:
            if future.done():  # The bot itself raised it.
                raise
            raise BotOverdue from error
        finally:
            if not future.done():  # It may block the loop, so others get a new one.
                loop.call_soon_threadsafe(loop.stop)
                self._loop = None


def _started() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=_run, args=(loop,), name="bots", daemon=True).start()
    return loop


def _run(loop: asyncio.AbstractEventLoop) -> None:
    """Run a loop until it is stopped; then cancel what it still does."""
    loop.run_forever()
    loop.run_until_complete(_cancel(asyncio.all_tasks(loop)))
    loop.close()


async def _cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _guarded(coroutine: Coroutine[Any, Any, object]) -> object:
    try:
        return await coroutine
    except SystemExit as error:
        raise BotExit(f"SystemExit: {error}") from error


LOOP = BotLoop()
