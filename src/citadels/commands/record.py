"""citadels record: bots play games, and every decision is written down for others to learn from."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from citadels.commands.progress import games_bar
from citadels.engine.errors import CitadelsError
from citadels.lab.runner import Plan, Workers, entered


@dataclass(frozen=True)
class RecordArguments:
    """What was asked for on the command line."""

    plan: Plan
    out: Path | None
    shard: int
    jobs: Workers = 1
    as_json: bool = False


def record(arguments: RecordArguments) -> int:
    """Play, write and report; returns 1 if any game went wrong."""
    folder = _checked(arguments)
    try:
        _play(arguments, folder)
    except ModuleNotFoundError as missing:
        raise CitadelsError(
            f"record needs the package {missing.name}: pip install 'citadels[research]'"
        ) from missing
    report = _report(folder)
    print(json.dumps(report, indent=2) if arguments.as_json else _sentence(report))
    _tell_problems(report)
    return 1 if report["errors"] else 0


def _play(arguments: RecordArguments, folder: Path) -> None:
    from citadels.research.dataset import Recording
    from citadels.research.dataset import record as record_all

    recording = Recording(arguments.plan, folder, arguments.shard)
    done = 0

    def note(games: int) -> None:
        nonlocal done
        done = games
        progress(games)

    with games_bar(arguments.plan.games) as progress, entered(arguments.jobs):
        try:
            record_all(recording, arguments.jobs, note)
        except KeyboardInterrupt:
            said = f"{done} of {arguments.plan.games} games are in {folder}"
            print(f"Interrupted: {said}; the same command continues from there.", file=sys.stderr)
            raise


def _checked(arguments: RecordArguments) -> Path:
    folder = arguments.out
    if folder is None:
        raise CitadelsError("--out: name a folder for the recorded games")
    if folder.exists() and not folder.is_dir():
        raise CitadelsError(f"--out: {folder} is not a folder")
    if not folder.parent.is_dir():
        raise CitadelsError(f"--out: there is no folder {folder.parent}")
    arguments.plan.check()
    return folder


def _report(folder: Path) -> dict[str, Any]:
    """What the folder holds."""
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


def _tell_problems(report: dict[str, Any]) -> None:
    for error in report["errors"]:
        print(f"game {error['game']}: {error['error']}", file=sys.stderr)
    if report["errors"]:
        print("The game files that lead to these errors are in the report of", file=sys.stderr, end=" ")
        print("simulate --json with the same options.", file=sys.stderr)
    if report["faults"]:
        print(f"{report['faults']} answers are a greedy bot's, given for a bot that failed.", file=sys.stderr)
