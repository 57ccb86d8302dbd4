"""citadels simulate: bots play games to the end."""

from __future__ import annotations

import json
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from citadels.bots import make_bot
from citadels.engine.errors import CitadelsError
from citadels.lab.runner import Outcome, Plan, summary
from citadels.lab.runner import simulate as play_all


def simulate(
    games: int,
    seats: int,
    edition: str,
    preset: str,
    bots: tuple[str, ...],
    seed: str,
    jobs: int,
    as_json: bool,
) -> int:
    """Play, report, and answer 1 if any game went wrong."""
    if len(bots) > seats:
        raise CitadelsError(f"{len(bots)} bots for {seats} seats; name at most {seats}")
    for name in bots:
        make_bot(name, seed)
    plan = Plan(games, seats, edition, preset, bots, seed)
    plan.settings(0)
    started = time.perf_counter()
    outcomes = _with_progress(plan, jobs)
    report = summary(plan, outcomes, time.perf_counter() - started)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _print(report)
    return 1 if report["errors"] else 0


def _with_progress(plan: Plan, jobs: int) -> list[Outcome]:
    columns = (
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("games", total=plan.games)
        return play_all(plan, jobs, lambda done: progress.update(task, completed=done))


def _print(report: dict[str, object]) -> None:
    games, cpu = report["games"], report["cpu_seconds"]
    assert isinstance(games, int)
    assert isinstance(cpu, float)
    print(
        f"{games} games of {report['seats']} ({report['edition']}, {report['preset']}, "
        f"seed {report['seed']}): "
        f"{report['decisions']} decisions, {report['rounds']} rounds, {cpu} CPU seconds, "
        f"{report['games_per_cpu_second']} games per CPU second"
    )
    bots, wins, points, errors = report["bots"], report["wins"], report["mean_points"], report["errors"]
    assert isinstance(bots, list)
    assert isinstance(wins, list)
    assert isinstance(points, list)
    assert isinstance(errors, list)
    table = Table("seat", "bot", "wins", "share", "mean points", box=None)
    for seat, name in enumerate(bots):
        table.add_row(
            str(seat), name, f"{wins[seat]:.1f}", f"{100 * wins[seat] / games:.1f} %", str(points[seat])
        )
    Console().print(table)
    for error in errors:
        print(f"game {error['game']}: {error['error']}", file=sys.stderr)
