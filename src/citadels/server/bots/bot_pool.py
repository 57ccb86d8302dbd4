"""Bots at web tables: the quick ones answer at once, others think in processes of their own or on workers.

A bot in another process gets a game dealt from the view of its seat. A plug-in has a process to itself,
which is killed if it takes too long.

The time until an answer says nothing about the question. A question takes its process equally long whatever
its options, and every answer is held for longer than that. Only for plug-ins this cannot be promised.
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

PLUGIN_GRACE_SECONDS: Final = 1.0  # seconds that a plug-in's process gets beyond the limit it enforces itself
FALLBACK_BOT: Final = "greedy"  # answers if a plug-in fails
TARGET_SLOWDOWN: Final = 2.0  # how many times as long as usual an answer is to take while many ask
MIN_SHARE: Final = 0.2  # the part of its time below which a bot need not begin to think
OVERLOAD_BOT: Final = "expert"  # answers then


class BotPool:
    """Answers for the bots of all tables, which take turns.

    The more questions there are at a time, the shorter bots think about each, so that nobody waits much
    longer than usual, however many tables others have. If that were too short, a bot that need not think
    answers for the table that has had most.
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
        """How many questions can be thought about at a time."""
        return self._processes.count + self.workers.proven_jobs

    @property
    def questions(self) -> int:
        """How many are thought about, or wait."""
        return self._queue.questions

    def is_quick(self, level: str) -> bool:
        """Whether a bot answers faster than the question could be sent to another process."""
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
        """Think when it is the table's turn, for as long as others allow; None if it goes without one."""
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
        """Let a worker think if one is there and free, and else a process of our own."""
        return await self.workers.answer(question, legal) or await self._processes.answer(question)

    async def prepare(self, levels: Collection[str]) -> None:
        """A server has all of its bots."""

    def warm(self, levels: Collection[str]) -> None:
        """Load the network and start the processes before they are needed, if these bots need them."""
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
    """How many questions there may be at a time, so that none has too little time."""
    return round(TARGET_SLOWDOWN * capacity / MIN_SHARE)


# -- plug-ins ------------------------------------------------------------------------------


class PluginProcess:
    """The process in which a plug-in answers, one question after another."""

    def __init__(self, level: str, limit: float = CHOOSE_TIMEOUT + PLUGIN_GRACE_SECONDS) -> None:
        self._level = level
        self._limit = limit
        self._thread = ThreadPoolExecutor(1)  # waits for the process
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    async def answer(self, question: Question) -> BotMove:
        """Its answer; raises BotError if its process crashes, or takes too long and is killed."""
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
    """Answer what comes over the line until it is closed, with a new bot for each question."""
    with suppress(EOFError, KeyboardInterrupt):
        with suppress(CitadelsError):
            make_bot(level, "").close()  # load now what is slow to load
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
    faults = bot.faults if isinstance(bot, FallbackBot) else []
    return BotMove(action.text, faults[0].kind if faults else "")
