"""Set up the tables of a load test: all players present and the game dealt."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from rich.progress import Progress

from bench.clients import Api, Server
from bench.load.measures import MAX_CONCURRENT, Report
from bench.load.tables import SEATS, Load, LoadTable


async def together(jobs: list[Coroutine[Any, Any, Any]], progress: Progress, name: str) -> list[Any]:
    """Set up tables, some at a time."""
    gate, bar = asyncio.Semaphore(MAX_CONCURRENT), progress.add_task(name, total=len(jobs))

    async def one(job: Coroutine[Any, Any, Any]) -> Any:
        async with gate:
            done = await job
        progress.advance(bar)
        return done

    return await asyncio.gather(*[one(job) for job in jobs])


async def set_up(load: Load, server: Server, number: int, progress: Progress) -> Report:
    """Set up all tables with all players present and the game dealt; measure the memory."""
    api = Api(server)
    bare = server.resident_bytes()
    made = await together([api.table([None] * (SEATS - 1)) for _ in range(number)], progress, "tables")
    await api.close()
    with_tables = server.resident_bytes()
    load.tables = tables = [LoadTable(load, id, tokens) for id, tokens, _ in made]
    await together([table.connect() for table in tables], progress, "sockets")
    await asyncio.sleep(1)
    with_sockets = server.resident_bytes()
    await together([table.deal() for table in tables], progress, "deals")
    until = time.monotonic() + 120
    while len(load.ready) < number and time.monotonic() < until:
        await asyncio.sleep(0.05)
    if len(load.ready) < number:
        load.failures.add("games are not dealt", f"{len(load.ready)} of {number}")
    dealt = server.resident_bytes()
    sockets = number * SEATS
    return {
        "bare_mib": round(bare / 2**20, 1),
        "in_play_mib": round(dealt / 2**20, 1),
        "kib_a_socket": round((with_sockets - with_tables) / sockets / 1024, 1),
        "kib_a_socket_with_its_share_of_table_and_game": round((dealt - bare) / sockets / 1024, 1),
    }
