"""Local processes that compute bot moves and replay finished games."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from citadels.tables.bot_runner import Question, answer_question

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Processes:
    """A process pool that starts on demand and replaces crashed processes."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.count = count
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: Question) -> str:
        """Return a bot's answer."""
        return await self.run(_answer_in_time, question)

    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """Run work in one of the processes; once more if that process crashes."""
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self.stop()
            return await loop.run_in_executor(self._open(), work, *args)

    def begin(self) -> None:
        """Start one process in advance."""
        self._open().submit(_nothing)

    async def begin_all(self) -> None:
        """Start all processes, and wait until one is ready."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*[loop.run_in_executor(self._open(), _nothing) for _ in range(self.count)])

    def stop(self) -> None:
        """Stop the processes. They start again on demand."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, _belong_to_parent, (self._niceness,))
        return self._pool


# -- run in the processes------------------------------------------------------------------


def _belong_to_parent(niceness: int) -> None:
    """Exit with the parent, however it ends, and ignore signals meant for it."""
    if sys.platform != "win32":
        os.nice(niceness)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _nothing() -> None:
    """Do nothing: the imports are what takes time."""


def _answer_in_time(question: Question) -> str:
    found, left = answer_question(question)
    time.sleep(left)
    return found
