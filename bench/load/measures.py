"""The measurements: actions at a rate, up to the limit; a reconnect storm; a restart."""

from __future__ import annotations

import asyncio
import multiprocessing
import statistics
import time
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from bench.clients import Server, copy_table, open_socket
from bench.load.reconnect_storm import TIMEOUT, Seat, come_back
from bench.load.tables import SEATS, Figures, Load, LoadTable, read_part
from citadels.server.config.limits import ServerLimits
from citadels.tables.limits import WINDOW

MAX_CONCURRENT: Final = 20  # tables set up at the same time
TOO_SLOW: Final = 50.0  # milliseconds
STORED: Final = 10  # games loaded from the database, to average over
Report = dict[str, Any]


def percentiles(values: list[float]) -> Report:
    if not values:
        return {"p50": None, "p90": None, "p99": None, "max": None}
    ordered = sorted(values)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50": at(0.50), "p90": at(0.90), "p99": at(0.99), "max": round(ordered[-1], 2)}


async def act_for(load: Load, rate: float, seconds: float) -> None:
    """Send actions at a rate, at tables that are ready, without waiting for the last answers."""
    started = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = started + number / rate
        late = due - time.perf_counter()
        if late > 0:
            await asyncio.sleep(late)
        if load.ready:
            try:
                await load.ready.popleft().act()
            except ConnectionClosed:
                continue  # The reader of that socket reports it.
        else:
            load.figures.missed += 1
            await asyncio.sleep(0)


async def measure(load: Load, server: Server, rate: float, seconds: float) -> Report:
    """Measure at a rate."""
    load.figures = figures = Figures()
    own, servers, started = time.process_time(), server.cpu_seconds(), time.perf_counter()
    await act_for(load, rate, seconds)
    wall = time.perf_counter() - started
    report = {
        "wanted_per_second": rate,
        "seconds": round(wall, 1),
        "server_cpu_percent": round((server.cpu_seconds() - servers) / wall * 100, 1),
        "generator_cpu_percent": round((time.process_time() - own) / wall * 100, 1),
    }
    await last_acks(figures)
    return report | {
        "acks": len(figures.acks),
        "per_second": round(len(figures.acks) / wall, 1),
        "missed": figures.missed,
        "ack_ms": percentiles(figures.acks),
        "last_update_ms": percentiles(figures.updates),
    }


async def last_acks(figures: Figures) -> None:
    """Wait a while for the acks of what was sent."""
    until = time.perf_counter() + TIMEOUT
    while len(figures.acks) < figures.sent and time.perf_counter() < until:
        await asyncio.sleep(0.1)


async def find_limit(at: Callable[[float], Awaitable[Report]], rate: float, sockets: int) -> Report:
    """Raise the rate until p99 is too slow. Return every step, and the last rate that was fast enough.

    `at` measures a rate.
    """
    steps: list[Report] = []
    limit = 0.0
    allowed = 0.8 * ServerLimits().messages / WINDOW * sockets
    why = "no more messages are allowed on so few sockets"
    again = True  # Retry a slow step once: other programs may have disturbed it.
    while rate <= allowed:
        await asyncio.sleep(1)
        step = await at(rate)
        steps.append(step)
        p99 = step["ack_ms"]["p99"]
        if p99 is not None and p99 <= TOO_SLOW and step["per_second"] >= 0.95 * rate:
            limit = rate
            rate = round(1.25 * rate, 1)
            again = True
        elif again:
            again = False
        else:
            why = f"at {rate:.0f} p99 is {p99} ms and {step['per_second']} actions/s are done"
            break
    return {"per_second": limit, "why": why, "steps": steps}


async def reconnect_storm(load: Load, server: Server, number: int, rate: float) -> Report:
    """Cut off sockets, which reconnect at once while the other tables continue."""
    gone = load.tables[: number // SEATS]
    for table in gone:
        table.cut_off()
    load.ready = deque([table for table in load.ready if table not in set(gone)])
    await asyncio.sleep(1)  # for the server to notice
    load.figures = figures = Figures()
    seats = [Seat(table.id, token, table.version) for table in gone for token in table.tokens]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as elsewhere:
        elsewhere.submit(come_back, server.url, []).result()  # the process is there
        acting = asyncio.create_task(act_for(load, rate, TIMEOUT))
        started, used = time.perf_counter(), server.cpu_seconds()
        crowd = asyncio.get_running_loop().run_in_executor(elsewhere, come_back, server.url, seats)
        times = await crowd
        seconds, work = time.perf_counter() - started, server.cpu_seconds() - used
        acting.cancel()
    lost = times.count(None)
    if lost:
        load.failures.add("no welcome after reconnecting", f"{lost} of {len(times)}")
    return {
        "sockets": len(times),
        "all_s": round(seconds, 2),
        "server_cpu_s": round(work, 2),
        "welcome_ms": percentiles([taken for taken in times if taken is not None]),
        "actions": len(figures.acks),
        "ack_ms": percentiles(figures.acks),
    }


async def restart(load: Load, server: Server) -> Report:
    """Restart the server. Measure until it serves, until every table has a client, and one stored game."""
    live = server.read("SELECT count(*) AS n FROM tables WHERE phase = 'playing'")[0]["n"]
    load.ending = True
    started = time.perf_counter()
    code = await server.stop()
    stopped = time.perf_counter() - started
    if code != 0:
        load.failures.add("the server does not end well", f"exit code {code}")
    copies = copy_games(server, STORED)
    started = time.perf_counter()
    server.start()
    await server.ready()
    served = time.perf_counter() - started
    gate = asyncio.Semaphore(MAX_CONCURRENT)

    async def come_back(table: LoadTable) -> None:
        async with gate:
            await hello_time(server, table.id, table.tokens[0])

    await asyncio.gather(*[come_back(table) for table in load.tables])
    loaded = time.perf_counter() - started
    tables = (await server.health() or {}).get("tables", live)
    if tables < live:
        load.failures.add("tables are not loaded", f"{tables} of {live}")
    report: Report = {
        "live_tables": live,
        "stop_s": round(stopped, 2),
        "serve_s": round(served, 2),
        "all_loaded_s": round(loaded, 2),
    }
    tokens = {table.id: table.tokens[0] for table in load.tables}
    times = [await hello_time(server, copy, tokens[id]) for id, copy in copies.items() if id in tokens]
    again = [await hello_time(server, copy, tokens[id]) for id, copy in copies.items() if id in tokens]
    if times:
        report["stored_game_ms"] = round(statistics.median(times), 2)
        report["game_in_memory_ms"] = round(statistics.median(again), 2)
    return report


def copy_games(server: Server, number: int) -> dict[str, str]:
    """Copy live games, so that the server does not resume them by itself. Return new ids by old ones."""
    copies: dict[str, str] = {}
    with server.rows() as rows:
        live = rows.execute("SELECT id FROM tables WHERE phase = 'playing' LIMIT ?", [number]).fetchall()
        for (id,) in live:
            copies[id] = copy = f"copy{len(copies)}"
            copy_table(rows, id, copy)
            rows.execute("UPDATE tables SET phase = 'stored' WHERE id = ?", [copy])
        rows.commit()
    return copies


async def hello_time(server: Server, table: str, token: str) -> float:
    """Return the milliseconds from hello to welcome."""
    ws = await open_socket(server, table)
    started = time.perf_counter()
    await ws.send(server.greeting(table, token))
    while read_part(await ws.recv()).type != "welcome":
        pass
    taken = (time.perf_counter() - started) * 1000
    await ws.close()
    return taken
