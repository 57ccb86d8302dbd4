"""Bots on a device: the quick ones answer at once, the slow one thinks in a worker of its own."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final, Protocol

from citadels.bots.learned import network
from citadels.engine.game import Game
from citadels.tables.bot_runner import (
    LEARNED,
    QUICK,
    BotMove,
    Question,
    answer,
    answer_question,
    redacted_question,
    response_delay,
)
from citadels.tables.errors import TableError

FALLBACK_BOT: Final = "expert"  # answers if the bot itself cannot


class BotWorker(Protocol):
    """Thinks beside the tables."""

    def start(self) -> None:
        """Get ready."""
        ...

    async def think(self, question: str) -> str:
        """The answer to a question for :func:`think`, once it need not be kept any longer."""
        ...


class Weights(Protocol):
    """What the network has learned, a download of its own: the page fetches it when a bot needs it."""

    async def fetch(self, file: str) -> None:
        """Write the weights to a file, unless they are there."""
        ...


def think(question: str) -> str:
    """In the other worker: a bot's answer, and for how many seconds to keep it, as JSON."""
    return json.dumps(answer_question(Question(*json.loads(question))))


class DeviceBotRunner:
    """Thinks for the bots of a device."""

    def __init__(self, other: BotWorker, weights: Weights) -> None:
        self._other = other
        self._weights = weights

    def response_delay(self, level: str) -> float:
        return response_delay(level)

    def warm(self, levels: Collection[str]) -> None:
        if any(level not in QUICK for level in levels):
            self._other.start()

    async def prepare(self, levels: Collection[str]) -> None:
        """Fetch what these bots need; refuses them if it cannot be had."""
        try:
            await self._fetch_for(levels)
        except Exception as error:  # of the browser, whatever it is called there
            raise TableError("weights") from error

    async def _fetch_for(self, levels: Collection[str]) -> None:
        if LEARNED in levels:
            await self._weights.fetch(str(network.FILE))
            network.learned()

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        try:
            await self._fetch_for([level])
            if level in QUICK:
                return BotMove(answer(game, seat, level, seed))
            question = redacted_question(game, seat, level, seed)
            return BotMove(await self._other.think(json.dumps(question)))
        except Exception as error:  # the worker could not be started, or ended; or there are no weights
            return BotMove(answer(game, seat, FALLBACK_BOT, seed), type(error).__name__)
