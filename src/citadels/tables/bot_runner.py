"""Run the bots of a table, with response times that reveal nothing about their decisions."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple, Protocol

import citadels
from citadels.bots import BOTS, SEARCH_PREFIX, make_bot
from citadels.bots.search import DEFAULT_BUDGET
from citadels.engine.deal import deal
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.tables.clock import Clock

SLOW: Final = "search"  # takes its time budget; the others answer within a fraction of a millisecond,
LEARNED: Final = "learned"  # but this one may take a few
QUICK: Final = tuple([bot for bot in BOTS if bot != SLOW])
QUICK_DELAY: Final = 0.005  # seconds
LEARNED_DELAY: Final = 0.03
SLOW_DELAY: Final = 0.25  # also covers dealing the redacted position and a round trip to a worker
QUESTION_SECONDS: Final = DEFAULT_BUDGET.seconds + 0.02  # for every question, whatever its position


class BotMove(NamedTuple):
    """A bot's answer, and the kind of its fault if a fallback bot had to answer. The fault's own message is
    dropped, because it might mention the bot's cards."""

    action: str
    fault: str = ""


class Question(NamedTuple):
    """A question for a bot in another process or on another machine. Only :func:`redacted_question` makes
    one, from what the bot's seat may see."""

    position: str
    seat: int
    level: str
    seed: str
    share: float = 1.0  # fraction of the bot's usual time


class BotRunner(Protocol):
    """Runs the bots of a table."""

    def response_delay(self, level: str) -> float:
        """Return the minimum seconds between a question and its answer. It exceeds the bot's computing time,
        so that the response time reveals nothing about the decision."""
        ...

    async def prepare(self, levels: Collection[str]) -> None:
        """Check before a table is made that these bots are available; raise TableError if not."""
        ...

    def warm(self, levels: Collection[str]) -> None:
        """Start what these bots need, so that their first answer is not late."""
        ...

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        """Return a bot's answer, computed from the view of its seat."""
        ...


def response_delay(level: str) -> float:
    """Return the minimum response time of a built-in bot, in seconds."""
    return {SLOW: SLOW_DELAY, LEARNED: LEARNED_DELAY}.get(level, QUICK_DELAY)


def answer(game: Game, seat: int, level: str, seed: str) -> str:
    """Return a built-in bot's answer, computed from the view of its seat."""
    bot = make_bot(level, seed)
    bot.person = bot_seed_prefix(seed)
    return bot.choose(game.view(seat), game.options()).text


def redacted_question(game: Game, seat: int, level: str, seed: str) -> Question:
    """Build a question for a bot in another process. Its position is dealt from the seat's view, so hidden
    information is absent. The seed contains the dealer's secret, which determines the shuffle, so only a hash
    of it is sent."""
    told = sha256(f"bot/{seed}".encode()).hexdigest()
    position = deal(game.view(seat), Random(told))
    return Question(json.dumps(position.to_json()), seat, level, told)


def answer_question(question: Question) -> tuple[str, float]:
    """Return a bot's answer and for how many seconds to hold it back. Every question takes equally long, even
    with a single option: the time of the next answer from the same process would reveal it otherwise. Only
    built-in bots answer, so that a server cannot name programs on the machine of a worker."""
    position, seat, level, seed, share = question
    if level not in BOTS and not level.startswith(SEARCH_PREFIX):
        raise CitadelsError(f"bot {level!r} is not built in")
    end = time.monotonic() + share * QUESTION_SECONDS
    if level == SLOW:
        level = f"{SEARCH_PREFIX}{share * DEFAULT_BUDGET.seconds:g}s"
    found = answer(citadels.load(json.loads(position)), seat, level, seed)
    return found, max(0.0, end - time.monotonic())


def bot_seed(secret: str, version: int, seat: int) -> str:
    """Return the random seed of a bot's answer: the same question at one table gets the same answer."""
    return f"{secret}/{version}/{seat}"


def table_seed_prefix(seed: str) -> str:
    """Return the prefix that all bot seeds of one table share."""
    return seed.partition("/")[0]


def bot_seed_prefix(seed: str) -> str:
    """Return what the seeds of one bot at one table share, whatever the version."""
    return f"{table_seed_prefix(seed)}/{seed.rpartition('/')[2]}"


class InlineBotRunner:
    """Runs bots inline, in the table's own process, without delay."""

    def response_delay(self, level: str) -> float:
        return 0.0

    async def prepare(self, levels: Collection[str]) -> None:
        """Do nothing."""

    def warm(self, levels: Collection[str]) -> None:
        """Do nothing."""

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        return BotMove(answer(game, seat, level, seed))


class PendingBotMove:
    """A bot's answer that is computed in the background and released at a fixed time."""

    def __init__(self, bot_runner: BotRunner, clock: Clock) -> None:
        self.release_at = 0.0
        self._bot_runner = bot_runner
        self._clock = clock
        self._task: asyncio.Task[BotMove] | None = None
        self._about = (-1, -1)  # the version and the seat

    def begin(self, game: Game, version: int, seat: int, level: str, secret: str) -> None:
        """Start computing a bot's answer, unless this question is already being answered."""
        if self._task is not None and self._about == (version, seat):
            return
        self._about = (version, seat)
        self.release_at = self._clock.now() + self._bot_runner.response_delay(level)
        thinking = self._bot_runner.answer(game, seat, level, bot_seed(secret, version, seat))
        self._task = asyncio.ensure_future(thinking)

    async def wait(self) -> None:
        """Wait until the answer is ready, without taking it."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def take(self) -> BotMove:
        """Take the answer to the question that was begun last."""
        assert self._task is not None
        task, self._task = self._task, None
        return await task
