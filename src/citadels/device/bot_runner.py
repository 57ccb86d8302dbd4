"""Run bots on a device: the quick ones inline, the slow one in a worker of its own."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final, Protocol

from citadels.bots.learned import network
from citadels.engine.game import Game
from citadels.tables.bot_runner import (
    LEARNED,
    QUESTION_SECONDS,
    QUICK,
    SLOW,
    BotMove,
    Question,
    answer,
    answer_question,
    redacted_question,
    response_delay,
)
from citadels.tables.errors import TableError

FALLBACK_BOT: Final = "expert"  # answers if the bot fails
NETWORK_BOTS: Final = {LEARNED, SLOW}
THINKING_SHARE: Final = 3.0  # of the time on a server, because a browser takes two to three times as long


class BotWorker(Protocol):
    """A second web worker, which computes the answers of slow bots. The page gives it the weights."""

    def start(self) -> None:
        """Start loading the worker."""
        ...

    async def think(self, question: str) -> str:
        """Pass a question to :func:`think` in the worker; return its answer once it may be released."""
        ...


class Weights(Protocol):
    """The network's weights, which the page downloads when a bot needs them."""

    async def fetch(self, file: str) -> None:
        """Write the weights to a file, unless they are there."""
        ...


def think(question: str) -> str:
    """Run in the second worker: return a bot's answer and for how many seconds to hold it back, as JSON.

    Raise WeightsError without the weights, with which alone the bot is as strong as on a server.
    """
    load_weights()
    return json.dumps(answer_question(Question(*json.loads(question))))


def load_weights() -> None:
    """Run in the second worker: load the network from the file of weights, before the first question."""
    network.load_default_network()


class DeviceBotRunner:
    """Runs the bots of a device."""

    def __init__(self, other: BotWorker, weights: Weights) -> None:
        self._other = other
        self._weights = weights

    def response_delay(self, level: str) -> float:
        more = (THINKING_SHARE - 1) * QUESTION_SECONDS if level == SLOW else 0.0
        return response_delay(level) + more

    def warm(self, levels: Collection[str]) -> None:
        if any(level not in QUICK for level in levels):
            self._other.start()

    async def prepare(self, levels: Collection[str]) -> None:
        """Download what these bots need. Raise TableError if that fails."""
        try:
            await self._fetch_for(levels)
        except Exception as error:  # JavaScript errors have no common Python type.
            raise TableError("weights") from error

    async def _fetch_for(self, levels: Collection[str]) -> None:
        if NETWORK_BOTS & {*levels}:
            await self._weights.fetch(str(network.FILE))
        if LEARNED in levels:
            network.load_default_network()

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        try:
            await self._fetch_for([level])
            if level in QUICK:
                return BotMove(answer(game, seat, level, seed))
            question = redacted_question(game, seat, level, seed)._replace(share=THINKING_SHARE)
            return BotMove(await self._other.think(json.dumps(question)))
        except Exception as error:  # The worker failed or ended, or the weights are missing.
            return BotMove(answer(game, seat, FALLBACK_BOT, seed), type(error).__name__)
