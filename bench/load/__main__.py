"""Load-test the table server: latency, CPU, memory, and recovery after a restart.

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
import platform
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.progress import Progress

from bench.clients import Failures, Server
from bench.load.measures import Report, act_for, find_limit, measure, reconnect_storm, restart
from bench.load.table_setup import set_up
from bench.load.tables import SEATS, Load

WARM_UP: Final = 2.0  # seconds


async def bench(server: Server, wanted: argparse.Namespace, failures: Failures) -> Report:
    load = Load(server, failures, Random(wanted.seed))
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
            at = partial(measure, load, server, seconds=wanted.step_seconds)
            report["limit"] = await find_limit(at, wanted.rate * 1.25, number * SEATS)
        report["memory"] = memory
        report["games_ended"] = load.games
        back = min(wanted.come_back, (number - 1) * SEATS)
        progress.add_task(f"{back} sockets come back", total=None)
        report["come_back"] = await reconnect_storm(
            load, server, back, min(wanted.rate, wanted.sockets - back)
        )
        progress.add_task("restart", total=None)
        report["restart"] = await restart(load, server)
        await server.stop()
        for table in load.tables:
            await table.close()
    if not report["load"]["acks"]:
        failures.add("nothing happened", "no action was acknowledged")
    server.check_log()
    return report


def run(wanted: argparse.Namespace, folder: Path) -> tuple[Failures, Report]:
    failures = Failures()
    server = Server(folder, failures)
    report: Report = {}
    try:
        if sys.platform == "win32":
            report = asyncio.run(bench(server, wanted, failures))
        else:
            import uvloop

            report = uvloop.run(bench(server, wanted, failures))
    except RuntimeError as error:
        failures.add("the server failed", str(error))
    finally:
        server.kill()
    return failures, report


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
    row(f"  until a client is back at {back['live_tables']} tables, s", back["all_loaded_s"])
    row("a stored game: hello to welcome, ms", back.get("stored_game_ms"))
    row("  the same from memory, ms", back.get("game_in_memory_ms"))


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__, formatter_class=form)
    parser.add_argument(
        "--sockets", type=int, default=1000, help="number of sockets, five per table (default: 1,000)"
    )
    parser.add_argument(
        "--rate", type=float, default=100.0, help="actions per second in total (default: 100)"
    )
    parser.add_argument(
        "--seconds", type=float, default=30.0, help="duration of the measurement (default: 30)"
    )
    parser.add_argument(
        "--find-limit", action="store_true", help="afterwards raise the rate until p99 > 50 ms"
    )
    parser.add_argument(
        "--step-seconds", type=float, default=8.0, help="duration of each step of --find-limit (default: 8)"
    )
    parser.add_argument(
        "--come-back", type=int, default=800, help="sockets that reconnect at once (default: 800)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seed", default="load")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="citadels-load-") as temporary:
        failures, report = run(wanted, Path(temporary))
    failures.show()
    if report and wanted.json:
        print(json.dumps(report | {"errors": failures.total}, indent=2))
    elif report:
        show(report)
    if not wanted.json:
        p99 = report["load"]["ack_ms"]["p99"] if report else None
        print(f"{wanted.sockets} sockets, {wanted.rate:g} actions/s: p99 {p99} ms, {failures.total} errors")
    return 1 if failures.total else 0


if __name__ == "__main__":
    sys.exit(main())
