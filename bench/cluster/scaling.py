"""Measure throughput by number of servers on one machine, and the load of PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.progress import Progress
from tests.server.postgresql import Postgresql, run_sql

from bench.clients import Failures, cpu_seconds
from bench.cluster.fleet import Fleet
from bench.cluster.haproxy import Balance
from bench.load.measures import Report, act_for, find_limit, measure
from bench.load.table_setup import set_up
from bench.load.tables import SEATS, Load
from bench.postgresql import processes

WARM_UP: Final = 3.0  # seconds
BALANCES: Final[tuple[Balance, ...]] = ("by table", "in turn")
DONE: Final = (
    "SELECT xact_commit AS commits, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS wal "
    "FROM pg_stat_database WHERE datname = current_database()"
)


class ScalingRun:
    """Measures the limit of a number of servers."""

    def __init__(
        self, postgres: Postgresql, failures: Failures, sockets: int, rate: float, seconds: float
    ) -> None:
        self._postgres = postgres
        self._failures = failures
        self._tables = max(1, sockets // SEATS)
        self._rate = rate
        self._seconds = seconds

    async def limit(self, number: int, balance: Balance) -> Report:
        """Raise the rate until p99 is too slow. Return every step, and the last that was fast enough."""
        url = await asyncio.to_thread(self._postgres.new_database)
        with (
            tempfile.TemporaryDirectory(prefix="citadels-scaling-") as folder,
            Fleet.behind_haproxy(
                Path(folder), self._failures, [["--database", url]] * number, balance
            ) as fleet,
            Progress(console=Console(stderr=True), transient=True) as progress,
        ):
            progress.add_task(f"{number} servers, {balance}", total=None)
            fleet.start()
            await fleet.ready()
            load = Load(fleet, self._failures, Random(0))
            await set_up(load, fleet, self._tables, progress)
            gc.collect()
            await act_for(load, self._rate, WARM_UP)
            found = await find_limit(partial(self._at, load, fleet, url), self._rate, self._tables * SEATS)
            load.ending = True
            for table in load.tables:
                await table.close()
            await fleet.stop()
            fleet.check_log()
        return {"servers": number, "balance": balance, **found}

    async def _at(self, load: Load, fleet: Fleet, url: str, rate: float) -> Report:
        """Measure at a rate, including the CPU of PostgreSQL and HAProxy."""
        before, started = await self._work(fleet, url), time.perf_counter()
        report = await measure(load, fleet, rate, self._seconds)
        seconds = time.perf_counter() - started
        after = await self._work(fleet, url)
        work = {name: (after[name] - before[name]) / seconds for name in after}
        return report | {
            "postgresql_cpu_percent": round(100 * work["postgresql"], 1),
            "haproxy_cpu_percent": round(100 * work["haproxy"], 1),
            "commits_per_second": round(work["commits"], 1),
            "wal_bytes_per_second": round(work["wal"]),
        }

    async def _work(self, fleet: Fleet, url: str) -> dict[str, float]:
        (done,) = await run_sql(url, DONE)
        backends = 0.0
        for process in processes(self._postgres):
            with suppress(FileNotFoundError, ProcessLookupError):  # The process has ended.
                backends += cpu_seconds(process)
        return {**done, "postgresql": backends, "haproxy": cpu_seconds(fleet.balancer)}


async def run_scaling(scaling: ScalingRun, most: int, show: Callable[[Report], None]) -> None:
    """Measure one server, then more, with a balancer that hashes by table and one that does not."""
    for number in range(1, most + 1):
        for balance in BALANCES if number > 1 else BALANCES[:1]:
            show(await scaling.limit(number, balance))


HEAD: Final = (
    "| servers | asked | actions/s | ack p50 / p99 ms | CPU %: servers | PostgreSQL | HAProxy | load "
    "| commits/s | WAL kB/s | WAL kB an action | then |\n|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def row(report: Report) -> str:
    """Format a row: the last rate that was fast enough."""
    good = [step for step in report["steps"] if step["wanted_per_second"] <= report["per_second"]]
    step = good[-1] if good else report["steps"][0]
    wal, done = step["wal_bytes_per_second"] / 1000, max(1.0, step["per_second"])
    cells = [
        report["servers"], report["balance"], step["per_second"] if good else "none",
        f"{step['ack_ms']['p50']} / {step['ack_ms']['p99']}", step["server_cpu_percent"],
        step["postgresql_cpu_percent"], step["haproxy_cpu_percent"], step["generator_cpu_percent"],
        step["commits_per_second"], round(wal), round(wal / done, 1), report["why"],
    ]  # fmt: skip
    return "| " + " | ".join(str(cell) for cell in cells) + " |"
