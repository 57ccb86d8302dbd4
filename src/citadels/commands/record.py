"""``citadels record``: let bots play, and write every decision to a dataset."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from citadels.commands.app import command, command_app
from citadels.commands.options import (
    BOT_NAMES,
    AsJson,
    Games,
    Jobs,
    OnCluster,
    Ray,
    Seed,
    bots_of,
    integer_option,
    with_setup,
    workers,
)
from citadels.commands.progress import games_bar
from citadels.engine.errors import CitadelsError
from citadels.extras import require
from citadels.lab.runner import Plan, Workers, entered
from citadels.settings import Setup

app = command_app()


@command(
    app,
    "record --bots expert --games 1000 --out data --jobs 2",
    "record --bots expert,greedy --preset random --seats 6 --games 50 --out small --shard 10",
    "record --bots expert --games 100000 --out data --ray 10.0.0.1:6379",
    cls=OnCluster,
)
@with_setup
def record(
    setup: Setup,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="The folder to write. If it exists, continue from it."),
    ] = None,
    games: Games = 100,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all seats, or several in rotation: {BOT_NAMES}.")
    ] = "expert",
    seed: Seed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    shard: Annotated[int, integer_option("Games per file. Each process writes whole files.", 1)] = 100,
    as_json: AsJson = False,
) -> int:
    """Let bots play games and write every decision to Parquet files for training."""
    require("research", "record", "gymnasium", "numpy", "pettingzoo", "pyarrow")
    plan = Plan(games, setup, bots_of(bots), seed)
    folder, cluster = _checked(out, plan), workers(jobs, ray)
    _play(plan, folder, shard, cluster)
    report = _report(folder)
    print(json.dumps(report, indent=2) if as_json else _sentence(report))
    _print_problems(report)
    return 1 if report["errors"] else 0


def _play(plan: Plan, folder: Path, shard: int, jobs: Workers) -> None:
    from citadels.research.dataset import Recording
    from citadels.research.dataset import record as record_all

    recording = Recording(plan, folder, shard)
    done = 0

    def note(games: int) -> None:
        nonlocal done
        done = games
        progress(games)

    with games_bar(plan.games) as progress, entered(jobs):
        try:
            record_all(recording, jobs, note)
        except KeyboardInterrupt:
            said = f"{done} of {plan.games} games are in {folder}"
            print(f"Interrupted: {said}; the same command continues from there.", file=sys.stderr)
            raise


def _checked(folder: Path | None, plan: Plan) -> Path:
    if folder is None:
        raise CitadelsError("--out: name a folder for the recorded games")
    if folder.exists() and not folder.is_dir():
        raise CitadelsError(f"--out: {folder} is not a folder")
    if not folder.parent.is_dir():
        raise CitadelsError(f"--out: folder {folder.parent} does not exist")
    plan.check()
    return folder


def _report(folder: Path) -> dict[str, Any]:
    """Summarize the folder."""
    from citadels.research.dataset import Dataset

    dataset = Dataset(folder)
    games = dataset.games().select(["game", "decisions", "faults", "error"]).to_pylist()
    whole = [game for game in games if game["error"] is None]
    return {
        "folder": str(folder),
        **dataset.manifest,
        "finished": len(whole),
        "decisions": sum(game["decisions"] for game in whole),
        "bytes": sum(path.stat().st_size for path in folder.rglob("*.parquet")),
        "faults": sum(game["faults"] for game in games),
        "errors": [{"game": game["game"], "error": game["error"]} for game in games if game["error"]],
    }


def _sentence(report: dict[str, Any]) -> str:
    games, bots = report["games"], ",".join(report["bots"])
    return (
        f"{games} {'game' if games == 1 else 'games'} of {report['seats']} ({report['edition']}, {bots}, "
        f"seed {report['seed']}): {report['decisions']} decisions, {report['bytes']} bytes "
        f"in {report['folder']}"
    )


def _print_problems(report: dict[str, Any]) -> None:
    for error in report["errors"]:
        print(f"game {error['game']}: {error['error']}", file=sys.stderr)
    if report["errors"]:
        print("The game files that lead to these errors are in the report of", file=sys.stderr, end=" ")
        print("simulate --json with the same options.", file=sys.stderr)
    if report["faults"]:
        print(f"{report['faults']} answers are a greedy bot's, given for a bot that failed.", file=sys.stderr)
