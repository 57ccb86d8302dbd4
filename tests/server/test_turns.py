"""Tables that share a few processes: who has used least is next, and who asks most goes without."""

from __future__ import annotations

import asyncio
from collections import Counter

from citadels.server.turns import Turns


async def let_go_on() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def ask(turns: Turns, table: str) -> asyncio.Task[bool]:
    return asyncio.get_running_loop().create_task(turns.take(table))


async def served(turns: Turns, waiting: dict[str, asyncio.Task[bool]], seconds: float) -> str:
    """Which of these tables has its turn now; it takes so long."""
    await let_go_on()
    [table] = [name for name, task in waiting.items() if task.done() and task.result()]
    del waiting[table]
    turns.end(table, seconds)
    return table


def test_who_has_used_least_is_next_and_of_equals_who_came_first() -> None:
    async def scene() -> None:
        turns = Turns(1, 10)
        for name, seconds in (("busy", 5.0), ("calm", 1.0), ("idle", 0.0)):
            assert await turns.take(name)
            turns.end(name, seconds - turns._used[name])
        assert await turns.take("now")
        waiting = {name: ask(turns, name) for name in ("busy", "new", "newer", "calm", "idle")}
        await let_go_on()
        turns.end("now", 0.0)
        told = [await served(turns, waiting, 0.0) for _ in range(5)]
        assert told == ["idle", "calm", "new", "newer", "busy"]

    asyncio.run(scene())


def test_a_table_that_asks_for_less_than_its_part_always_thinks_though_twenty_others_always_ask() -> None:
    async def scene() -> None:
        turns, answers = Turns(1, 10), Counter[tuple[str, bool]]()
        pending: dict[str, asyncio.Task[bool]] = {}
        for step in range(2000):
            names = [f"x{n}" for n in range(20)] + (["honest"] if step % 40 == 0 else [])
            pending |= {name: ask(turns, name) for name in names if name not in pending}
            await let_go_on()
            done = [name for name, task in pending.items() if task.done()]
            for name in done:
                thinks = pending.pop(name).result()
                answers[name, thinks] += 1
                if thinks:
                    turns.end(name, 0.02)
            assert turns.questions <= 10
        thought = [answers[f"x{n}", True] for n in range(20)]
        assert answers["honest", False] <= 2  # a new table is no better than others at first
        assert answers["honest", True] >= 45
        assert min(thought) > 0.5 * max(thought)

    asyncio.run(scene())


def test_nobody_gains_by_making_new_tables() -> None:
    async def scene() -> None:
        turns = Turns(1, 10)
        for name, seconds in (("honest", 1.0), ("busy", 9.0)):
            assert await turns.take(name)
            turns.end(name, seconds - turns._used[name])
        assert await turns.take("now")
        waiting = {name: ask(turns, name) for name in ("new", "honest")}
        await let_go_on()
        turns.end("now", 0.1)
        assert await served(turns, waiting, 1.0) == "honest"

    asyncio.run(scene())


def test_whoever_no_longer_waits_makes_room() -> None:
    async def scene() -> None:
        turns = Turns(1, 10)
        assert await turns.take("now")
        waiting, called = ask(turns, "a"), ask(turns, "b")
        await let_go_on()
        waiting.cancel()
        await let_go_on()
        assert turns.questions == 2
        turns.end("now", 0.1)  # it is the turn of b, who is gone before noticing
        called.cancel()
        await let_go_on()
        assert turns.questions == 0
        assert await turns.take("c")

    asyncio.run(scene())


def test_what_was_used_long_ago_is_forgotten() -> None:
    async def scene() -> None:
        turns = Turns(1, 10)
        for number in range(2000):
            assert await turns.take(f"t{number}")
            turns.end(f"t{number}", 0.0 if number else 50.0)
            assert await turns.take("busy")
            turns.end("busy", 1.0)
        assert len(turns._used) < 500

    asyncio.run(scene())
