"""Background players at tables of their own, in a process of its own, while something else goes on.

They answer at a modest rate, and the time from each answer to its ack is measured. An answer that waits
keeps its table from giving the next ones; those count as well, as late as they would have been, so that a
server that stops answering cannot hide it (what is called coordinated omission).
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from bench.clients import Address, Api, Failures
from bench.load.measures import act_for, percentiles
from bench.load.tables import SEATS, Figures, Load, LoadTable

TABLES = 8
RATE = 20.0  # answers a second, at all tables together
FOREVER = 24 * 3600.0
SET_UP_WITHIN = 120.0
WARM_UP = 8.0  # seconds; a server reads the texts of all languages some seconds after its start


class BackgroundPlayers:
    """The process, from outside."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def begin(self) -> None:
        await self._say("begin")

    async def end(self) -> dict[str, Any]:
        """Milliseconds since `begin`: p50, p99 and max; the number of answers; and what went wrong."""
        await self._say("end")
        found: dict[str, Any] = json.loads(await self._line())
        return found

    async def _say(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n".encode())
        await self._process.stdin.drain()

    async def _line(self) -> str:
        assert self._process.stdout is not None
        async with asyncio.timeout(SET_UP_WITHIN):
            return (await self._process.stdout.readline()).decode()

    @staticmethod
    @asynccontextmanager
    async def at(server: Address) -> AsyncIterator[BackgroundPlayers]:
        """People who play at a server until the end of the block."""
        command = [sys.executable, "-m", "bench.attack.background_players", server.url, str(server.protocol)]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        background = BackgroundPlayers(process)
        try:
            if await background._line() != "ready\n":
                raise RuntimeError("the background players could not sit down")
            yield background
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def live(address: Address) -> None:
    """Play, and obey what is said on the standard input."""
    load = Load(address, Failures(), Random("background"))
    for number in range(TABLES):
        home = address.seen_from(f"203.0.113.{100 + number}")
        api = Api(home)
        table, tokens, _ = await api.table([None] * (SEATS - 1))
        await api.close()
        load.tables.append(LoadTable(load, table, tokens, home))
        await load.tables[-1].connect()
        await load.tables[-1].deal()
    while len(load.ready) < TABLES:
        await asyncio.sleep(0.05)
    acting = asyncio.create_task(act_for(load, RATE, FOREVER))
    await asyncio.sleep(WARM_UP)
    print("ready", flush=True)
    while word := await asyncio.to_thread(sys.stdin.readline):
        if word == "begin\n":
            load.figures = Figures()
        else:
            print(json.dumps(figures(load)), flush=True)
    acting.cancel()


def figures(load: Load) -> dict[str, Any]:
    waiting = [table.waiting for table in load.tables if table.waiting]
    times = with_omitted([*load.figures.acks, *waiting], 1000 * TABLES / RATE)
    found = percentiles(times)
    return {"acts": len(load.figures.acks), "failures": dict(load.failures.counts)} | found


def with_omitted(times: list[float], interval: float) -> list[float]:
    """The times of answers, and of those that each late one kept from being given."""
    omitted = [time - late * interval for time in times for late in range(1, int(time / interval) + 1)]
    return times + omitted


if __name__ == "__main__":
    asyncio.run(live(Address(sys.argv[1], int(sys.argv[2]))))
