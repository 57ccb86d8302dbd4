"""The fair queue: the least-served table is next, and overload sheds the most-served one."""

from __future__ import annotations

import asyncio
from collections import Counter

from citadels.server.bots.fair_queue import FairQueue
from tests.tables.table_harness import spin


def ask(queue: FairQueue, table: str) -> asyncio.Task[bool]:
    return asyncio.get_running_loop().create_task(queue.take(table))


async def served(queue: FairQueue, waiting: dict[str, asyncio.Task[bool]], seconds: float) -> str:
    """Return the table that is served now, for the given seconds."""
    await spin()
    [table] = [name for name, task in waiting.items() if task.done() and task.result()]
    del waiting[table]
    queue.end(table, seconds)
    return table


def test_the_least_served_table_is_next_and_ties_go_to_the_first() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 10)
        for name, seconds in (("busy", 5.0), ("calm", 1.0), ("idle", 0.0)):
            assert await queue.take(name)
            queue.end(name, seconds - queue._used[name])
        assert await queue.take("now")
        waiting = {name: ask(queue, name) for name in ("busy", "new", "newer", "calm", "idle")}
        await spin()
        queue.end("now", 0.0)
        told = [await served(queue, waiting, 0.0) for _ in range(5)]
        assert told == ["idle", "calm", "new", "newer", "busy"]

    asyncio.run(scene())


def test_a_table_below_its_share_is_never_shed_under_load() -> None:
    async def scene() -> None:
        queue, answers = FairQueue(1, 10), Counter[tuple[str, bool]]()
        pending: dict[str, asyncio.Task[bool]] = {}
        for step in range(2000):
            names = [f"x{n}" for n in range(20)] + (["honest"] if step % 40 == 0 else [])
            pending |= {name: ask(queue, name) for name in names if name not in pending}
            await spin()
            done = [name for name, task in pending.items() if task.done()]
            for name in done:
                thinks = pending.pop(name).result()
                answers[name, thinks] += 1
                if thinks:
                    queue.end(name, 0.02)
            assert queue.questions <= 10
        thought = [answers[f"x{n}", True] for n in range(20)]
        assert answers["honest", False] <= 2  # a new table is no better than others at first
        assert answers["honest", True] >= 45
        assert min(thought) > 0.5 * max(thought)

    asyncio.run(scene())


def test_new_tables_gain_no_advantage_in_the_queue() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 10)
        for name, seconds in (("honest", 1.0), ("busy", 9.0)):
            assert await queue.take(name)
            queue.end(name, seconds - queue._used[name])
        assert await queue.take("now")
        waiting = {name: ask(queue, name) for name in ("new", "honest")}
        await spin()
        queue.end("now", 0.1)
        assert await served(queue, waiting, 1.0) == "honest"

    asyncio.run(scene())


def test_a_cancelled_request_frees_its_place() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 10)
        assert await queue.take("now")
        waiting, called = ask(queue, "a"), ask(queue, "b")
        await spin()
        waiting.cancel()
        await spin()
        assert queue.questions == 2
        queue.end("now", 0.1)  # b is next, but was cancelled before it noticed
        called.cancel()
        await spin()
        assert queue.questions == 0
        assert await queue.take("c")

    asyncio.run(scene())


def test_old_usage_is_forgotten() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 10)
        for number in range(2000):
            assert await queue.take(f"t{number}")
            queue.end(f"t{number}", 0.0 if number else 50.0)
            assert await queue.take("busy")
            queue.end("busy", 1.0)
        assert len(queue._used) < 500

    asyncio.run(scene())
