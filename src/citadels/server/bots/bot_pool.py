"""Bot moves at web tables: computed inline if quick, otherwise in worker processes or on remote workers.

A bot in another process gets a game dealt from its seat's view. A plug-in has a process of its own, which is
killed if it takes too long.

Response times reveal nothing about the question: a question takes equally long whatever its options, and
every answer is held for longer than that. Only for plug-ins this is not guaranteed.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import citadels
from citadels.bots import BOTS, FallbackBot, make_bot
from citadels.bots.fallback import CHOOSE_TIMEOUT, START_TIMEOUT, BotError
from citadels.bots.learned.network import load_default_network
from citadels.bots.subprocess_bot import programs_kept
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.server.bots.fair_queue import FairQueue
from citadels.server.bots.processes import Processes
from citadels.server.bots.workers import Workers
from citadels.server.monitoring import metrics
from citadels.tables.bot_runner import (
    LEARNED,
    QUICK,
    SLOW_DELAY,
    BotMove,
    Question,
    answer,
    redacted_question,
    response_delay,
    table_seed_prefix,
)

PLUGIN_GRACE_SECONDS: Final = 1.0  # beyond the limit that the process enforces itself
FALLBACK_BOT: Final = "greedy"  # answers when a plug-in fails
TARGET_SLOWDOWN: Final = 2.0  # target slowdown of bot answers under load
MIN_SHARE: Final = 0.2  # minimum fraction of its usual time that a bot gets
OVERLOAD_BOT: Final = "expert"  # answers when a question is shed


class BotPool:
    """Computes the moves of all tables' bots through a fair queue.

    The more questions are pending, the less time each gets, so that nobody waits much longer than usual,
    however many tables others have. When the time per question would be too short, a quick bot answers for
    the most-served table.
    """

    def __init__(self, processes: int = 1, quick: tuple[str, ...] = QUICK) -> None:
        self.workers = Workers(self._resize_queue)
        self._quick = quick
        self._processes = Processes(processes)
        self._queue = FairQueue(processes, _max_questions(processes))
        self._plugins: dict[str, PluginProcess] = {}

    def _resize_queue(self) -> None:
        self._queue.resize(self._capacity, _max_questions(self._capacity))
        metrics.WORKER_JOBS.set(self.workers.jobs)

    @property
    def _capacity(self) -> int:
        """Number of questions that can be computed concurrently."""
        return self._processes.count + self.workers.proven_jobs

    @property
    def questions(self) -> int:
        """Number of questions being computed or waiting."""
        return self._queue.questions

    def is_quick(self, level: str) -> bool:
        """Return whether a bot answers faster than its question could be sent to another process."""
        return level in self._quick

    def response_delay(self, level: str) -> float:
        if self.is_quick(level):
            return response_delay(level)
        return SLOW_DELAY if level in BOTS else 0.0

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        if self.is_quick(level):
            return BotMove(answer(game, seat, level, seed))
        question = redacted_question(game, seat, level, seed)
        if level in BOTS:
            legal = [action.text for action in game.actions()]
            with metrics.BOT_SECONDS.time():
                found = await self._wait_for_turn(table_seed_prefix(seed), question, legal)
            return BotMove(found or answer(game, seat, OVERLOAD_BOT, question.seed))
        try:
            return await self._plugin(level).answer(question)
        except BotError as error:
            return BotMove(answer(game, seat, FALLBACK_BOT, question.seed), error.kind)

    async def _wait_for_turn(self, table: str, question: Question, legal: Collection[str]) -> str | None:
        """Compute an answer when it is the table's turn, within its share of time. Return None if it is
        shed."""
        if not await self._queue.take(table):
            metrics.BOTS_HASTY.inc()
            return None
        share = min(1.0, TARGET_SLOWDOWN * self._capacity / self._queue.questions)
        began = time.monotonic()
        try:
            return await self._think(question._replace(share=share), legal)
        finally:
            self._queue.end(table, time.monotonic() - began)

    async def _think(self, question: Question, legal: Collection[str]) -> str:
        """Compute an answer on a free worker, or else in a process of this server."""
        return await self.workers.answer(question, legal) or await self._processes.answer(question)

    async def prepare(self, levels: Collection[str]) -> None:
        """Do nothing: all bots of a server are available."""

    def warm(self, levels: Collection[str]) -> None:
        """Load the network and start the processes in advance, if these bots need them."""
        if LEARNED in levels:
            load_default_network()
        if any(level in BOTS and not self.is_quick(level) for level in levels):
            self._processes.begin()

    def _plugin(self, level: str) -> PluginProcess:
        if level not in self._plugins:
            self._plugins[level] = PluginProcess(level)
        return self._plugins[level]

    def stop(self) -> None:
        self._processes.stop()
        for plugin in self._plugins.values():
            plugin.stop()
        self._plugins.clear()


def _max_questions(capacity: int) -> int:
    """Return how many questions may be pending so that each gets its minimum share of time."""
    return round(TARGET_SLOWDOWN * capacity / MIN_SHARE)


# -- plug-ins ------------------------------------------------------------------------------


class PluginProcess:
    """The process of a plug-in, which answers one question at a time."""

    def __init__(self, level: str, limit: float = CHOOSE_TIMEOUT + PLUGIN_GRACE_SECONDS) -> None:
        self._level = level
        self._limit = limit
        self._thread = ThreadPoolExecutor(1)  # waits for the process
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    async def answer(self, question: Question) -> BotMove:
        """Return the plug-in's answer. Raise BotError if its process crashes, or times out and is killed."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._answer, question)

    def _answer(self, question: Question) -> BotMove:
        try:
            line = self._line or self._start()
            line.send(question)
            return self._receive(line, self._limit)
        except (OSError, EOFError) as error:
            self._kill()
            raise BotError("crash", "its process has ended") from error

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._level), daemon=True)
        self._process.start()
        theirs.close()
        self._receive(self._line, START_TIMEOUT)
        return self._line

    def _receive(self, line: Connection, seconds: float) -> BotMove:
        if not line.poll(seconds):
            self._kill()
            raise BotError("hang", f"no answer after {seconds:g} seconds")
        move: BotMove = line.recv()
        return move

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    def stop(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
            process.join()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _serve(line: Connection, level: str) -> None:
    """Answer questions from the pipe until it is closed, with a new bot for each."""
    with suppress(EOFError, KeyboardInterrupt), programs_kept():
        with suppress(CitadelsError):
            make_bot(level, "").close()  # warm up imports
        line.send(BotMove(""))
        while True:
            line.send(_guarded_answer(line.recv()))


def _guarded_answer(question: Question) -> BotMove:
    position, seat, level, seed, _ = question
    game = citadels.load(json.loads(position))
    try:
        bot = make_bot(level, seed)
    except CitadelsError:
        return BotMove(answer(game, seat, FALLBACK_BOT, seed), "cannot be started")
    action = bot.choose(game.view(seat), game.options())
    bot.close()
    faults = bot.lost_choices() if isinstance(bot, FallbackBot) else []
    return BotMove(action.text, faults[0].kind if faults else "")
