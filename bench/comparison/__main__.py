"""Compare the speed of random play with games of other packages.

    python -m bench.comparison                               all of them
    python -m bench.comparison --only citadels,catan,chess   some, by the game's or the package's name
    python -m bench.comparison --seconds 5 --runs 9          longer
    python -m bench.comparison --json

At every decision all legal actions are listed and one of them is played at random; a decision with
one legal action counts too. Figures are per CPU second, the median of several runs, with the lowest
and highest beside it. The other packages are installed into `.venv-comparison`, in the versions of
`requirements/comparison.txt`. One that cannot be installed or does not run is named, with the reason.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass

from scripts.environment import ROOT, Environment, SetupError, clean_variables, prepare, prepare_compiled, say

from bench.comparison.install import prepare_comparison, reason
from bench.comparison.measure import Run
from bench.comparison.roster import GAMES, ComparedGame
from bench.engine import Figure, spread


class NotRun(Exception):
    """A game could not be measured; the message says why, in one line."""


@dataclass(frozen=True)
class Row:
    """The measurements of a game."""

    name: str
    package: str
    version: str
    about: str
    decisions_per_game: float
    games: Figure
    decisions: Figure


def python_of(game: ComparedGame) -> str:
    """Return the Python that has the package, installing it first if necessary."""
    try:
        return str(_environment_of(game).python)
    except SetupError as error:
        raise NotRun(reason(str(error))) from error


def _environment_of(game: ComparedGame) -> Environment:
    if game.home == "plain":
        return prepare("test")
    if game.home == "compiled":
        return prepare_compiled("test")
    environment, missing = prepare_comparison()
    if game.package in missing:
        raise NotRun(f"not installed: {missing[game.package]}")
    return environment


def measured(game: ComparedGame, runs: int, games: int, seconds: float) -> Row:
    command = [
        python_of(game),
        "-m",
        "bench.comparison.measure",
        game.name,
        *map(str, (runs, games, seconds)),
    ]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=clean_variables() | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise NotRun(reason(done.stderr))
    found = json.loads(done.stdout.splitlines()[-1])
    return row_of(game, found["version"], found["runs"])


def row_of(game: ComparedGame, version: str, runs: list[Run]) -> Row:
    return Row(
        game.name,
        game.package,
        version,
        game.about,
        round(sum(decisions for _, decisions, _ in runs) / sum(games for games, _, _ in runs), 1),
        spread([games / seconds for games, _, seconds in runs]),
        spread([decisions / seconds for _, decisions, seconds in runs]),
    )


# -- what is shown -------------------------------------------------------------------


def times(row: Row, rows: list[Row], name: str) -> float | None:
    """Return how many times as many decisions per second the game of this name makes."""
    ours = next((other for other in rows if other.name == name), None)
    return ours.decisions["median"] / row.decisions["median"] if ours else None


def show(rows: list[Row], failed: dict[str, str]) -> None:
    heads = ("decisions a game", "games / CPU second", "decisions / CPU second", "plain", "compiled")
    print(f"{'':46}{heads[0]:>17}{heads[1]:>26}{heads[2]:>30}{heads[3]:>9}{heads[4]:>10}")
    for row in rows:
        label = f"{row.about} ({row.package} {row.version})"
        ratios = [times(row, rows, name) for name in ("plain", "compiled")]
        plain, compiled = ("-" if ratio is None else f"{ratio:.2f} x" for ratio in ratios)
        figures = f"{cell(row.games):>26}{cell(row.decisions):>30}"
        print(f"{label:46}{row.decisions_per_game:>17,.1f}{figures}{plain:>9}{compiled:>10}")
    print("plain, compiled: how many decisions ours makes in the time of one")
    for name, why in failed.items():
        print(f"{name}: {why}")


def cell(figure: Figure) -> str:
    return f"{figure['median']:,.0f} ({figure['low']:,.0f}-{figure['high']:,.0f})"


def document(rows: list[Row], failed: dict[str, str]) -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "games": [
            asdict(row) | {"plain": times(row, rows, "plain"), "compiled": times(row, rows, "compiled")}
            for row in rows
        ],
        "failed": failed,
    }


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.comparison",
        description=__doc__,
        epilog="names: " + ", ".join(game.name for game in GAMES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", metavar="NAME,NAME", default="", help="only these games or packages")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per run (default: 2)")
    parser.add_argument("--games", type=int, default=0, help="games per run, instead of --seconds")
    parser.add_argument("--runs", type=int, default=5, help="runs per figure (default: 5)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args()
    unknown = chosen_names(wanted) - {name for game in GAMES for name in (game.name, game.package)}
    if unknown:
        parser.error(f"nothing is called {min(unknown)!r}")
    if wanted.runs < 1 or (wanted.games < 1 and wanted.seconds <= 0):
        parser.error("--only matches no game; leave it out to measure all")
    return wanted


def chosen_names(wanted: argparse.Namespace) -> set[str]:
    return set(filter(None, wanted.only.split(",")))


def main() -> int:
    wanted = options()
    names = chosen_names(wanted)
    rows: list[Row] = []
    failed: dict[str, str] = {}
    for game in GAMES:
        if names and not names & {game.name, game.package}:
            continue
        say(f"{game.name} ...")
        try:
            rows.append(measured(game, wanted.runs, wanted.games, wanted.seconds))
        except NotRun as why:
            failed[game.name] = str(why)
    if wanted.json:
        print(json.dumps(document(rows, failed), indent=2))
    else:
        show(rows, failed)
    return 1 if failed and all(row.package == "citadels" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
