"""Bots that think in processes of their own: the same answers, from what their seat may see alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

import citadels
from citadels.bots import BOTS
from citadels.bots.search import DEFAULT_BUDGET
from citadels.engine.game import Game
from citadels.server.bots.bot_pool import MIN_SHARE, OVERLOAD_BOT, TARGET_SLOWDOWN, BotPool
from citadels.server.bots.processes import _answer_in_time
from citadels.tables.bot_runner import QUESTION_SECONDS, BotMove, Question, answer, redacted_question
from tests.tables.table_harness import spin


def test_a_bot_in_another_process_answers_as_it_would_here() -> None:
    async def scene() -> list[tuple[str, str]]:
        bot_pool = BotPool(quick=())
        game = citadels.new_game(preset="cunning_agents", seats=4, seed=5)
        found = []
        for number in range(12):
            seat = game.seat
            assert seat is not None
            there = (await bot_pool.answer(game, seat, "greedy", str(number))).action
            seed = redacted_question(game, seat, "greedy", str(number)).seed
            found.append((there, answer(game, seat, "greedy", seed)))
            game.apply(there)
        bot_pool.stop()
        return found

    for there, here in asyncio.run(scene()):
        assert there == here


def test_quick_bots_need_no_process() -> None:
    bot_pool = BotPool()
    assert [bot for bot in BOTS if not bot_pool.is_quick(bot)] == ["search"]
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    move = asyncio.run(bot_pool.answer(game, game.seat, "greedy", "1"))
    assert move.action in [action.text for action in game.actions()]


def test_search_thinks_in_a_process_of_its_own() -> None:
    async def scene() -> list[str]:
        bot_pool = BotPool()
        bot_pool.warm(["search"])
        found = []
        for seed in range(2):
            game = citadels.new_game(preset="random", seats=4, seed=seed)
            assert game.seat is not None
            move = await bot_pool.answer(game, game.seat, "search", "1")
            game.apply(move.action)
            found.append(move.fault)
        bot_pool.stop()
        return found

    assert asyncio.run(scene()) == ["", ""]


def test_a_question_takes_its_process_equally_long_if_there_is_only_one_option() -> None:
    """Otherwise the next player waiting for the process could notice."""
    game = citadels.new_game(preset="random", seats=4, seed=1)
    while len(game.options()) > 1:
        game.apply(game.actions()[0])
    assert game.seat is not None
    began = time.monotonic()
    _answer_in_time(redacted_question(game, game.seat, "search", "1"))
    assert time.monotonic() - began >= QUESTION_SECONDS > DEFAULT_BUDGET.seconds


# -- many at once --------------------------------------------------------------------------------


class Watched(BotPool):
    """A pool whose bots answer on demand, recording the share of its time that each bot had."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.most = processes
        self.shares: list[float] = []
        self.active = 0
        self.done = asyncio.Semaphore(0)

    async def _think(self, question: Question, legal: Collection[str]) -> str:
        self.shares.append(question.share)
        self.active += 1
        assert self.active <= self.most
        await self.done.acquire()
        self.active -= 1
        return "move"

    def ask(self, game: Game, table: str = "t") -> asyncio.Task[BotMove]:
        assert game.seat is not None
        return asyncio.get_running_loop().create_task(self.answer(game, game.seat, "search", f"{table}/1/0"))


def test_a_bot_alone_has_all_its_time_and_many_share_it() -> None:
    async def scene() -> None:
        bot_pool, game = Watched(1), citadels.new_game(seats=4, seed=1)
        for _ in range(3):
            task = bot_pool.ask(game)
            bot_pool.done.release()
            assert (await task).action == "move"
        assert bot_pool.shares == [1.0] * 3
        tasks = [bot_pool.ask(game) for _ in range(5)]
        for _ in tasks:
            await spin()
            bot_pool.done.release()
        await asyncio.gather(*tasks)
        assert bot_pool.shares[3:] == [1.0, *[min(1.0, TARGET_SLOWDOWN / left) for left in (4, 3, 2, 1)]]

    asyncio.run(scene())


def test_an_overloaded_pool_answers_at_once_with_a_quick_bot() -> None:
    async def scene() -> None:
        bot_pool, game = Watched(2), citadels.new_game(seats=4, seed=1)
        most = round(TARGET_SLOWDOWN * 2 / MIN_SHARE)
        waiting = [bot_pool.ask(game) for _ in range(most)]
        await spin()
        hasty = await asyncio.gather(*[bot_pool.ask(game) for _ in range(30)])
        assert game.seat is not None
        assert {move.action for move in hasty} == {
            answer(
                game, game.seat, OVERLOAD_BOT, redacted_question(game, game.seat, OVERLOAD_BOT, "t/1/0").seed
            )
        }
        assert not any(task.done() for task in waiting)
        assert min(bot_pool.shares) >= MIN_SHARE
        for _ in waiting:
            bot_pool.done.release()
        assert {(await task).action for task in waiting} == {"move"}
        task = bot_pool.ask(game)
        bot_pool.done.release()
        await task
        assert bot_pool.shares[-1] == 1.0

    asyncio.run(scene())


def test_a_cancelled_question_frees_its_place_in_the_queue() -> None:
    async def scene() -> None:
        bot_pool, game = Watched(1), citadels.new_game(seats=4, seed=1)
        tasks = [bot_pool.ask(game) for _ in range(4)]
        await spin()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        bot_pool.active = 0
        task = bot_pool.ask(game)
        bot_pool.done.release()
        await task
        assert bot_pool.shares == [1.0, 1.0]

    asyncio.run(scene())
