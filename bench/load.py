"""How the table server does under load: latency, CPU, memory, and how quickly it is back after a restart.

    python -m bench.load                                  1,000 sockets at 200 tables, 100 actions/s
    python -m bench.load --find-limit                     and then more, until p99 is above 50 ms
    python -m bench.load --sockets 5200 --come-back 5000  a crowd that comes back at once
    python -m bench.load --sockets 20 --rate 10 --seconds 3 --json

Five people at every table, no bots. An action goes through the rules and is on disk before its ack. Each
figure of an action counts from sending it: to its ack, and to the last of the five updates at its table.
The load comes from this process, the server runs in another. The exit code is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import platform
import secrets
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.clients import Address, Api, Faults, Server, copy_table, open_socket
from bench.coming_back import PATIENCE, Seat, come_back
from citadels.server.limits import ServerLimits
from citadels.tables.limits import WINDOW

SEATS = 5
AT_ONCE = 20  # tables that are set up at the same time
TOO_SLOW = 50.0  # milliseconds
STORED = 10  # games that are read from the database for the figure of one
WARM_UP = 2.0  # seconds
Report = dict[str, Any]


# The parts of a message that matter here; the rest is skipped quickly.


class OptionPart(msgspec.Struct):
    action: str


class QuestionPart(msgspec.Struct):
    options: list[OptionPart]


class ViewPart(msgspec.Struct):
    phase: str


class SituationPart(msgspec.Struct):
    view: ViewPart
    question: QuestionPart | None = None


class Part(msgspec.Struct):
    type: str
    id: str | None = None
    version: int = 0
    situation: SituationPart | None = None
    table: msgspec.Raw = msgspec.Raw()
    code: str = ""
    text: str = ""


_part = msgspec.json.Decoder(Part)


class Figures:
    """The measurements of a period."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # milliseconds
        self.updates: list[float] = []
        self.missed = 0  # how often no table could take an action


class Load:
    """All tables, and those that can take an action now."""

    def __init__(self, address: Address, faults: Faults, rng: Random) -> None:
        self.address = address
        self.faults = faults
        self.rng = rng
        self.tables: list[LoadTable] = []
        self.ready: deque[LoadTable] = deque()
        self.figures = Figures()
        self.games = 0  # that were finished
        self.ending = False
        self._errands: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


class LoadTable:
    """Five sockets at one table."""

    def __init__(self, load: Load, id: str, tokens: list[str], address: Address | None = None) -> None:
        self.load = load
        self.address = address or load.address
        self.id = id
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.version = 0
        self._asked: tuple[int, list[str]] | None = None
        self._number = 0
        self._waits_for = ""  # the id of the request under way
        self._sent = 0.0
        self._updated = 0
        self._acked = True
        self._over = False

    async def connect(self) -> None:
        for seat, token in enumerate(self.tokens):
            ws = await open_socket(self.address, self.id)
            await ws.send(self.address.greeting(self.id, token))
            self.sockets.append(ws)
            self.load.run(self._read(seat, ws))

    async def deal(self) -> None:
        for ws in self.sockets:
            part = secrets.token_hex(16)
            await ws.send(json.dumps({"type": "ready", "id": "r", "ready": True, "contribution": part}))

    async def close(self) -> None:
        sockets, self.sockets = self.sockets, []
        for ws in sockets:
            await ws.close()

    def cut_off(self) -> None:
        """Lose all sockets, as with a broken line."""
        sockets, self.sockets = self.sockets, []
        for ws in sockets:
            ws.transport.abort()

    # -- hearing

    async def _read(self, seat: int, ws: ClientConnection) -> None:
        try:
            while True:
                self._hear(seat, _part.decode(await ws.recv()))
        except ConnectionClosed as closed:
            if ws in self.sockets and not self.load.ending:
                self.load.faults.add("a socket was closed", f"table {self.id}, seat {seat}: {closed}")

    def _hear(self, seat: int, part: Part) -> None:
        now = time.perf_counter()
        if part.type == "update":
            self._hear_update(seat, part, now)
        elif part.type == "ack" and part.id == self._waits_for:
            self.load.figures.acks.append((now - self._sent) * 1000)
            self._acked = True
            self._may_go_on()
        elif part.type in ("error", "stale"):
            self.load.faults.add(f"answered by {part.type}", f"table {self.id}, seat {seat}: {part}")
        elif part.type == "moved" and seat == 0:
            self.load.run(self._move(msgspec.json.decode(part.table)))

    def _hear_update(self, seat: int, part: Part, now: float) -> None:
        assert part.situation is not None
        if part.version > self.version:
            self.version, self._updated, self._asked = part.version, 0, None
        self._updated += 1
        if part.situation.question is not None:
            self._asked = (seat, [option.action for option in part.situation.question.options])
        if part.situation.view.phase == "over":
            self._over = True
        if self._updated == SEATS:
            if self._waits_for:
                self.load.figures.updates.append((now - self._sent) * 1000)
            self._may_go_on()

    def _may_go_on(self) -> None:
        if not self._acked or self._updated < SEATS:
            return
        self._waits_for = ""
        if self._over:
            self._over = False
            self.load.games += 1
            self.load.run(self._rematch())
        elif self._asked is not None:
            self.load.ready.append(self)

    @property
    def waiting(self) -> float:
        """Milliseconds for which an action has had no ack."""
        return 0.0 if self._acked else (time.perf_counter() - self._sent) * 1000

    # -- talking

    async def act(self) -> None:
        assert self._asked is not None
        seat, actions = self._asked
        self._number += 1
        self._acked, self._updated = False, 0
        self._waits_for = f"a{self._number}"
        request = {"type": "act", "id": self._waits_for, "version": self.version}
        frame = json.dumps(request | {"action": self.load.rng.choice(actions)})
        self._sent = time.perf_counter()
        await self.sockets[seat].send(frame)

    async def _rematch(self) -> None:
        await self.sockets[0].send(json.dumps({"type": "rematch", "id": "m"}))

    async def _move(self, table: str) -> None:
        await self.close()
        self.id, self.version, self._asked, self._updated = table, 0, None, 0
        await self.connect()
        await self.deal()


# -- measuring -------------------------------------------------------------------------------------


def percentiles(values: list[float]) -> Report:
    if not values:
        return {"p50": None, "p90": None, "p99": None, "max": None}
    ordered = sorted(values)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50": at(0.50), "p90": at(0.90), "p99": at(0.99), "max": round(ordered[-1], 2)}


async def act_for(load: Load, rate: float, seconds: float) -> None:
    """Send this many actions a second, at tables that are ready, without waiting for the last answers."""
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
                continue  # the reader of that socket reports it
        else:
            load.figures.missed += 1
            await asyncio.sleep(0)


async def measure(load: Load, server: Server, rate: float, seconds: float) -> Report:
    """The figures at a rate."""
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
    await asyncio.sleep(1)  # for the last answers
    return report | {
        "acks": len(figures.acks),
        "per_second": round(len(figures.acks) / wall, 1),
        "missed": figures.missed,
        "ack_ms": percentiles(figures.acks),
        "last_update_ms": percentiles(figures.updates),
    }


async def find_limit(load: Load, server: Server, rate: float, sockets: int, seconds: float) -> Report:
    """Raise the rate until p99 is too slow; returns every step, and the last rate that was fast enough."""
    steps: list[Report] = []
    limit = 0.0
    allowed = 0.8 * ServerLimits().messages / WINDOW * sockets
    why = "no more messages are allowed on so few sockets"
    again = True  # a slow step is tried once more: other programs may have disturbed it
    while rate <= allowed:
        await asyncio.sleep(1)
        step = await measure(load, server, rate, seconds)
        steps.append(step)
        p99 = step["ack_ms"]["p99"]
        if p99 is not None and p99 <= TOO_SLOW and step["per_second"] >= 0.95 * rate:
            limit = rate
            rate *= 1.25
            again = True
        elif again:
            again = False
        else:
            why = f"at {rate:.0f} p99 is {p99} ms and {step['per_second']} actions/s are done"
            break
    return {"per_second": round(limit, 1), "why": why, "steps": steps}


async def return_at_once(load: Load, server: Server, number: int, rate: float) -> Report:
    """So many sockets are cut off and come back at once, while the other tables go on."""
    gone = load.tables[: number // SEATS]
    for table in gone:
        table.cut_off()
    load.ready = deque([table for table in load.ready if table not in set(gone)])
    await asyncio.sleep(1)  # for the server to notice
    load.figures = figures = Figures()
    seats = [Seat(table.id, token, table.version) for table in gone for token in table.tokens]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as elsewhere:
        elsewhere.submit(come_back, server.url, []).result()  # the process is there
        acting = asyncio.create_task(act_for(load, rate, PATIENCE))
        started, used = time.perf_counter(), server.cpu_seconds()
        crowd = asyncio.get_running_loop().run_in_executor(elsewhere, come_back, server.url, seats)
        times = await crowd
        seconds, work = time.perf_counter() - started, server.cpu_seconds() - used
        acting.cancel()
    lost = times.count(None)
    if lost:
        load.faults.add("nobody welcomes those who come back", f"{lost} of {len(times)}")
    return {
        "sockets": len(times),
        "all_s": round(seconds, 2),
        "server_cpu_s": round(work, 2),
        "welcome_ms": percentiles([taken for taken in times if taken is not None]),
        "actions": len(figures.acks),
        "ack_ms": percentiles(figures.acks),
    }


async def restart(load: Load, server: Server) -> Report:
    """SIGTERM, then until it serves again, and until somebody is back at every table; and one stored game."""
    live = server.read("SELECT count(*) AS n FROM tables WHERE phase = 'playing'")[0]["n"]
    load.ending = True
    started = time.perf_counter()
    code = await server.stop()
    stopped = time.perf_counter() - started
    if code != 0:
        load.faults.add("the server does not end well", f"exit code {code}")
    copies = copy_games(server, STORED)
    started = time.perf_counter()
    server.start()
    await server.ready()
    served = time.perf_counter() - started
    gate = asyncio.Semaphore(AT_ONCE)

    async def come_back(table: LoadTable) -> None:
        async with gate:
            await hello_time(server, table.id, table.tokens[0])

    await asyncio.gather(*[come_back(table) for table in load.tables])
    loaded = time.perf_counter() - started
    tables = (await server.health() or {}).get("tables", live)
    if tables < live:
        load.faults.add("tables are not loaded", f"{tables} of {live}")
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
    """Copy live games so that the server does not resume them by itself; returns the new ids by the old."""
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
    """Milliseconds from hello to welcome."""
    ws = await open_socket(server, table)
    started = time.perf_counter()
    await ws.send(server.greeting(table, token))
    while _part.decode(await ws.recv()).type != "welcome":
        pass
    taken = (time.perf_counter() - started) * 1000
    await ws.close()
    return taken


# -- the course of things ----------------------------------------------------------------------------


async def together(jobs: list[Coroutine[Any, Any, Any]], progress: Progress, name: str) -> list[Any]:
    """Some at a time."""
    gate, bar = asyncio.Semaphore(AT_ONCE), progress.add_task(name, total=len(jobs))

    async def one(job: Coroutine[Any, Any, Any]) -> Any:
        async with gate:
            done = await job
        progress.advance(bar)
        return done

    return await asyncio.gather(*[one(job) for job in jobs])


async def set_up(load: Load, server: Server, number: int, progress: Progress) -> Report:
    """All tables with everybody there and the game dealt; and what it costs in memory."""
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
        load.faults.add("games are not dealt", f"{len(load.ready)} of {number}")
    dealt = server.resident_bytes()
    sockets = number * SEATS
    return {
        "bare_mib": round(bare / 2**20, 1),
        "in_play_mib": round(dealt / 2**20, 1),
        "kib_a_socket": round((with_sockets - with_tables) / sockets / 1024, 1),
        "kib_a_socket_with_its_share_of_table_and_game": round((dealt - bare) / sockets / 1024, 1),
    }


async def bench(server: Server, wanted: argparse.Namespace, faults: Faults) -> Report:
    load = Load(server, faults, Random(wanted.seed))
    server.start()
    await server.ready()
    number = max(1, wanted.sockets // SEATS)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        memory = await set_up(load, server, number, progress)
        report: Report = {"python": platform.python_version(), "sockets": number * SEATS, "tables": number}
        gc.collect()
        gc.freeze()
        progress.add_task(f"{wanted.rate:g} actions/s, {wanted.seconds:g} s", total=None)
        await act_for(load, wanted.rate, min(WARM_UP, wanted.seconds))
        await asyncio.sleep(0.5)
        report["load"] = await measure(load, server, wanted.rate, wanted.seconds)
        memory["after_load_mib"] = round(server.resident_bytes() / 2**20, 1)
        if wanted.find_limit:
            progress.add_task("looking for the limit", total=None)
            rate, sockets = wanted.rate * 1.25, number * SEATS
            report["limit"] = await find_limit(load, server, rate, sockets, wanted.step_seconds)
        report["memory"] = memory
        report["games_ended"] = load.games
        back = min(wanted.come_back, (number - 1) * SEATS)
        progress.add_task(f"{back} sockets come back", total=None)
        report["come_back"] = await return_at_once(
            load, server, back, min(wanted.rate, wanted.sockets - back)
        )
        progress.add_task("restart", total=None)
        report["restart"] = await restart(load, server)
        await server.stop()
        for table in load.tables:
            await table.close()
    if not report["load"]["acks"]:
        faults.add("nothing happened", "no action was acknowledged")
    server.check_log()
    return report


def run(wanted: argparse.Namespace, folder: Path) -> tuple[Faults, Report]:
    faults = Faults()
    server = Server(folder, faults)
    report: Report = {}
    try:
        if sys.platform == "win32":
            report = asyncio.run(bench(server, wanted, faults))
        else:
            import uvloop

            report = uvloop.run(bench(server, wanted, faults))
    except RuntimeError as error:
        faults.add("the server failed", str(error))
    finally:
        server.kill()
    return faults, report


def show(report: Report) -> None:
    load, memory, back = report["load"], report["memory"], report["restart"]

    def row(name: str, value: object) -> None:
        print(f"{name:44}{value!s:>12}")

    row("sockets", report["sockets"])
    row("tables", report["tables"])
    steps = [load, *report.get("limit", {}).get("steps", [])]
    print(f"\n{'actions/s':>10} {'done':>7} | {'ack p50':>8} {'p90':>7} {'p99':>7} {'max':>8} | ", end="")
    print(f"{'last p50':>8} {'p90':>7} {'p99':>7} {'max':>8} | {'CPU %':>6} {'load CPU %':>10}")
    for step in steps:
        ack, last = step["ack_ms"], step["last_update_ms"]
        print(f"{step['wanted_per_second']:>10.0f} {step['per_second']:>7} | ", end="")
        print(f"{ack['p50']!s:>8} {ack['p90']!s:>7} {ack['p99']!s:>7} {ack['max']!s:>8} | ", end="")
        print(f"{last['p50']!s:>8} {last['p90']!s:>7} {last['p99']!s:>7} {last['max']!s:>8} | ", end="")
        print(f"{step['server_cpu_percent']:>6} {step['generator_cpu_percent']:>10}")
    if "limit" in report:
        print(f"limit: {report['limit']['per_second']} actions/s, for then {report['limit']['why']}")
    print()
    row("memory of the server, bare, MiB", memory["bare_mib"])
    row("  with all games dealt", memory["in_play_mib"])
    row("  after the load", memory["after_load_mib"])
    row("KiB a socket", memory["kib_a_socket"])
    row("  with its share of table and game", memory["kib_a_socket_with_its_share_of_table_and_game"])
    row("games that ended", report["games_ended"])
    again = report["come_back"]
    row(f"{again['sockets']} sockets come back at once: all are there, s", again["all_s"])
    row("  CPU of the server for all that, s", again["server_cpu_s"])
    row("  an action elsewhere meanwhile, p50, ms", again["ack_ms"]["p50"])
    row("  p99, ms", again["ack_ms"]["p99"])
    row("restart: until it has stopped, s", back["stop_s"])
    row("  until /health answers, s", back["serve_s"])
    row(f"  until somebody is back at {back['live_tables']} tables, s", back["all_loaded_s"])
    row("a stored game: hello to welcome, ms", back.get("stored_game_ms"))
    row("  the same from memory, ms", back.get("game_in_memory_ms"))


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__, formatter_class=form)
    parser.add_argument("--sockets", type=int, default=1000, help="five a table (default 1,000)")
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second in total (default 100)")
    parser.add_argument("--seconds", type=float, default=30.0, help="to measure for (default 30)")
    parser.add_argument("--find-limit", action="store_true", help="then raise the rate until p99 > 50 ms")
    parser.add_argument("--step-seconds", type=float, default=8.0, help="for each rate of --find-limit (8)")
    parser.add_argument("--come-back", type=int, default=800, help="sockets that come back at once (800)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seed", default="load")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="citadels-load-") as temporary:
        faults, report = run(wanted, Path(temporary))
    faults.show()
    if report and wanted.json:
        print(json.dumps(report | {"errors": faults.total}, indent=2))
    elif report:
        show(report)
    if not wanted.json:
        p99 = report["load"]["ack_ms"]["p99"] if report else None
        print(f"{wanted.sockets} sockets, {wanted.rate:g} actions/s: p99 {p99} ms, {faults.total} errors")
    return 1 if faults.total else 0


if __name__ == "__main__":
    sys.exit(main())
