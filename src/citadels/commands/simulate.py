"""citadels simulate: bots play games to the end."""

from __future__ import annotations

import json
import sys
import time

from rich.console import Console
from rich.table import Table

from citadels.commands.faults import print_faults, warn_without_network
from citadels.commands.progress import games_bar
from citadels.lab.runner import Plan, Workers, entered, summary
from citadels.lab.runner import simulate as play_all
from citadels.terminal.printable import raw


def simulate(plan: Plan, jobs: Workers, as_json: bool) -> int:
    """Play and report; returns 1 if any game went wrong."""
    plan.check()
    warn_without_network(plan.names)
    with games_bar(plan.games) as progress, entered(jobs):
        started = time.perf_counter()
        outcomes = play_all(plan, jobs, progress)
        seconds = time.perf_counter() - started
    report = summary(plan, outcomes, seconds)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _print(report)
    return 1 if report["errors"] else 0


def _print(report: dict[str, object]) -> None:
    games, finished = report["games"], report["finished"]
    assert isinstance(finished, int)
    cards = "chosen cards" if report["characters"] or report["districts"] else report["preset"]
    print(
        f"{games} {'game' if games == 1 else 'games'} of {report['seats']} ({report['edition']}, "
        f"{cards}, seed {report['seed']}): "
        f"{report['decisions']} decisions, {report['rounds']} rounds, {report['cpu_seconds']} CPU seconds, "
        f"{report['games_per_cpu_second']} games per CPU second"
    )
    bots, wins, points, errors = report["bots"], report["wins"], report["mean_points"], report["errors"]
    faults = report["faults"]
    assert isinstance(bots, list)
    assert isinstance(wins, list)
    assert isinstance(points, list)
    assert isinstance(errors, list)
    assert isinstance(faults, list)
    table = Table("seat", "bot", "wins", "share", "mean points", box=None)
    for seat, name in enumerate(bots):
        table.add_row(str(seat), name, *_columns(wins[seat], points[seat], finished))
    names = list(dict.fromkeys(bots))
    for name in names if len(names) > 1 else []:
        seats = [seat for seat, bot in enumerate(bots) if bot == name]
        mean = sum(points[seat] for seat in seats) / len(seats)
        table.add_row("all", name, *_columns(sum(wins[seat] for seat in seats), mean, finished))
    Console(file=raw(sys.stdout), markup=False, emoji=False, highlight=False).print(table)
    for error in errors:
        print(f"game {error['game']}: {error['error']} (at {error['where']})", file=sys.stderr)
    if errors:
        print("The game files that lead to these errors are in the report of --json.", file=sys.stderr)
    print_faults(faults)


def _columns(wins: float, points: float, finished: int) -> tuple[str, str, str]:
    return f"{wins:.1f}", f"{100 * wins / max(1, finished):.1f} %", f"{points:.2f}"
