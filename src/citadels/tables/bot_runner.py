"""Bots at a table: where they think, and how their answers come at a fixed time."""

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
from citadels.engine.game import Game
from citadels.tables.clock import Clock

SLOW: Final = "search"  # thinks for a time; the others answer within a fraction of a millisecond,
LEARNED: Final = "learned"  # but this one may take a few
QUICK: Final = tuple([bot for bot in BOTS if bot != SLOW])
QUICK_DELAY: Final = 0.005  # seconds
LEARNED_DELAY: Final = 0.03
SLOW_DELAY: Final = 0.25  # enough also to deal the game, and to send it there and back
QUESTION_SECONDS: Final = DEFAULT_BUDGET.seconds + 0.02  # that a question takes whoever thinks about it


class BotMove(NamedTuple):
    """An answer, and the kind of the bot's fault if another bot had to give it: its own words might be about
    its cards."""

    action: str
    fault: str = ""


class Question(NamedTuple):
    """What a bot is asked that thinks elsewhere: in another process, or on another machine. It is made by
    :func:`redacted_question`, from what the bot's seat may see."""

    position: str
    seat: int
    level: str
    seed: str
    share: float = 1.0  # of the bot's usual time


class BotRunner(Protocol):
    """Thinks for the bots of a table."""

    def response_delay(self, level: str) -> float:
        """How many seconds after its question a bot's answer leaves at the earliest. That is longer than the
        bot thinks, so that nobody can tell by the time what it thought about."""
        ...

    async def prepare(self, levels: Collection[str]) -> None:
        """See before a table is made that these bots can be had; refuses them if not."""
        ...

    def warm(self, levels: Collection[str]) -> None:
        """Get ready for these bots."""
        ...

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        """What a bot answers, from the view of its seat."""
        ...


def response_delay(level: str) -> float:
    """How many seconds to hold the answers of a bot of this package."""
    return {SLOW: SLOW_DELAY, LEARNED: LEARNED_DELAY}.get(level, QUICK_DELAY)


def answer(game: Game, seat: int, level: str, seed: str) -> str:
    """What a bot of this package answers, from the view of its seat."""
    bot = make_bot(level, seed)
    bot.person = bot_seed_prefix(seed)
    return bot.choose(game.view(seat), game.options()).text


def redacted_question(game: Game, seat: int, level: str, seed: str) -> Question:
    """A question for those who think elsewhere. What the seat may see is the same in its position, and what
    it may not see is not there at all. The seed of a table is made of the dealer's secret, by which the cards
    are shuffled; so it stays here, and a hash of it goes."""
    told = sha256(f"bot/{seed}".encode()).hexdigest()
    position = deal(game.view(seat), Random(told))
    return Question(json.dumps(position.to_json()), seat, level, told)


def answer_question(question: Question) -> tuple[str, float]:
    """The answer of a bot, and for how many seconds to keep it. Every question takes equally long, also if
    there is only one option: whoever waits for the next answer from there could tell otherwise."""
    position, seat, level, seed, share = question
    end = time.monotonic() + share * QUESTION_SECONDS
    if level == SLOW:
        level = f"{SEARCH_PREFIX}{share * DEFAULT_BUDGET.seconds:g}s"
    found = answer(citadels.load(json.loads(position)), seat, level, seed)
    return found, max(0.0, end - time.monotonic())


def bot_seed(secret: str, version: int, seat: int) -> str:
    """The seed of a bot's chance: at one table the same question gets the same answer."""
    return f"{secret}/{version}/{seat}"


def table_seed_prefix(seed: str) -> str:
    """What the seeds of all questions at one table have in common."""
    return seed.partition("/")[0]


def bot_seed_prefix(seed: str) -> str:
    """What the seeds of all questions to one bot at a table have in common."""
    return f"{table_seed_prefix(seed)}/{seed.rpartition('/')[2]}"


class InlineBotRunner:
    """Thinks at once, in the table's own process."""

    def response_delay(self, level: str) -> float:
        return 0.0

    async def prepare(self, levels: Collection[str]) -> None:
        """There is nothing to do."""

    def warm(self, levels: Collection[str]) -> None:
        """There is nothing to do."""

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        return BotMove(answer(game, seat, level, seed))


class PendingBotMove:
    """Lets a bot think from the moment it is asked, so that its answer can come at a fixed time."""

    def __init__(self, bot_runner: BotRunner, clock: Clock) -> None:
        self.release_at = 0.0
        self._bot_runner = bot_runner
        self._clock = clock
        self._task: asyncio.Task[BotMove] | None = None
        self._about = (-1, -1)  # the version and the seat

    def begin(self, game: Game, version: int, seat: int, level: str, secret: str) -> None:
        """Let a bot think, unless it is already thinking about this."""
        if self._task is not None and self._about == (version, seat):
            return
        self._about = (version, seat)
        self.release_at = self._clock.now() + self._bot_runner.response_delay(level)
        thinking = self._bot_runner.answer(game, seat, level, bot_seed(secret, version, seat))
        self._task = asyncio.ensure_future(thinking)

    async def wait(self) -> None:
        """Wait until no bot is thinking; the answer is not taken."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def take(self) -> BotMove:
        """The answer of the bot that last began to think."""
        assert self._task is not None
        task, self._task = self._task, None
        return await task
