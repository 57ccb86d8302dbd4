"""Bots that take their time, and bots that fail."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from citadels.engine.game import Game
from citadels.tables.bot_runner import BotMove, InlineBotRunner, answer
from citadels.tables.document import PACES
from tests.tables.table_harness import TableHarness, begin, run, spin


class Slow(InlineBotRunner):
    """A bot runner that answers on demand and can fail."""

    def __init__(self, fault: str = "") -> None:
        self.asked: list[int] = []
        self.warmed: list[str] = []
        self.done = asyncio.Event()
        self.fault = fault

    async def prepare(self, levels: Collection[str]) -> None:
        pass

    def warm(self, levels: Collection[str]) -> None:
        self.warmed += levels

    async def answer(self, game: Game, seat: int, level: str, seed: str) -> BotMove:
        self.asked.append(seat)
        await self.done.wait()
        return BotMove(answer(game, seat, level, seed), self.fault)


def test_a_bot_starts_thinking_at_once_and_answers_at_its_pace() -> None:
    async def scene() -> None:
        bot_runner = Slow()
        harness = await TableHarness(bot_runner).open(["greedy", "random"], pace="slow")
        owner = await harness.owner().arrive()
        await begin_without_waiting(harness)
        assert bot_runner.warmed == ["greedy", "random"]
        assert bot_runner.asked == [1]
        version = owner.version
        bot_runner.done.set()
        await spin()
        await harness.clock.advance(PACES["slow"] - 0.01, spin)
        assert owner.version == version
        await harness.clock.advance(0.01, spin)
        assert owner.version == version + 1

    run(scene())


def test_a_slow_bot_blocks_no_other_request() -> None:
    async def scene() -> None:
        bot_runner = Slow()
        harness = await TableHarness(bot_runner).open(["greedy", "greedy"], pace="fast")
        owner = await harness.owner().arrive()
        await begin_without_waiting(harness)
        version = owner.version
        await harness.clock.advance(60, spin)
        await owner.done("say", text="take your time")
        assert owner.version == version
        assert bot_runner.asked == [1]
        bot_runner.done.set()
        await harness.clock.advance(0, spin)
        assert owner.version == version + 1

    run(scene())


def test_players_are_notified_once_that_a_bot_fails() -> None:
    async def scene() -> None:
        bot_runner = Slow("hang")
        bot_runner.done.set()
        harness = await TableHarness(bot_runner).open(["greedy", "greedy"])
        owner = await harness.owner().arrive()
        await begin(owner)
        while bot_runner.asked.count(1) < 3:
            await harness.clock.advance(1)
            if owner.is_asked():
                await owner.act()
        assert owner.notices().count(("bot_failed", 1)) == 1
        assert owner.notices().count(("bot_failed", 2)) == 1

    run(scene())


async def begin_without_waiting(harness: TableHarness) -> None:
    """The game begins, and a bot thinks."""
    owner = harness.owner()
    await owner.arrive()
    await owner.done("ready", ready=True)
    await owner.leave()
    await spin()
