"""Bots at web tables: the quick ones answer at once, others think in processes of their own.

A bot in another process gets a game that is dealt from the view of its seat: what it may see is the
same there, and what it may not see is not there at all.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final

import citadels
from citadels.bots import make_bot
from citadels.engine.deal import deal
from citadels.engine.game import Game

QUICK: Final = ("random", "greedy")


def answer(game: Game, seat: int, level: str, seed: str) -> str:
    """What a bot answers, from the view of its seat."""
    return make_bot(level, seed).choose(game.view(seat), game.options()).text


def _answer_elsewhere(position: str, seat: int, level: str, seed: str) -> str:
    return answer(citadels.load(json.loads(position)), seat, level, seed)


class Thinking:
    """Answers in order of asking; every table asks at most once at a time, so none is starved."""

    def __init__(self, processes: int = 1, quick: tuple[str, ...] = QUICK) -> None:
        self._processes = processes
        self._quick = quick
        self._pool: ProcessPoolExecutor | None = None

    def is_quick(self, level: str) -> bool:
        """Whether a bot answers faster than one could send it elsewhere."""
        return level in self._quick

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> str:
        if self.is_quick(level):
            return answer(game, seat, level, seed)
        redacted = deal(game.view(seat), Random(seed), record=True)
        position = json.dumps(redacted.to_json())
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), _answer_elsewhere, position, seat, level, seed)
        except BrokenProcessPool:
            self.stop()
            return await loop.run_in_executor(self._open(), _answer_elsewhere, position, seat, level, seed)

    def warm(self, levels: Iterable[str]) -> None:
        """Start the processes before they are needed, if these bots need them."""
        if any(not self.is_quick(level) for level in levels):
            self._open().submit(make_bot, "random", "")

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
