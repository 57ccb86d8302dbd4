"""``citadels simulate``: let bots play games."""

from __future__ import annotations

import json
import sys
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from citadels.commands.app import command, command_app
from citadels.commands.faults import print_faults, warn_without_network
from citadels.commands.options import (
    BOT_NAMES,
    AsJson,
    Games,
    Jobs,
    OnCluster,
    Ray,
    Seed,
    bots_of,
    with_setup,
    workers,
)
from citadels.commands.progress import games_bar
from citadels.lab.runner import Plan, Workers, entered, summary
from citadels.lab.runner import simulate as play_all
from citadels.settings import Setup
from citadels.terminal.printable import raw

app = command_app()


@command(
    app,
    "simulate --games 1000 --seats 6 --bots random --json",
    "simulate --preset random --bots greedy,random --jobs 2",
    "simulate --games 100000 --bots expert --ray",
    cls=OnCluster,
)
@with_setup
def simulate(
    setup: Setup,
    games: Games = 100,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all seats, or several in rotation: {BOT_NAMES}.")
    ] = "random",
    seed: Seed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play games and report the results."""
    return run_simulation(Plan(games, setup, bots_of(bots), seed), workers(jobs, ray), as_json)


def run_simulation(plan: Plan, jobs: Workers, as_json: bool) -> int:
    """Play and report. Return 1 if any game failed."""
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
