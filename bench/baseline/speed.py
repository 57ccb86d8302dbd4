"""Compare the speed with an earlier version, in games per CPU second.

Each round starts a process of either version anew and lets them play the same games in turn, with little time
between, so that whatever else the machine does slows both alike. What counts is the ratio of a round.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

from rich.console import Console
from rich.progress import track
from scripts.environment import Environment, SetupError, clean_variables, prepare, prepare_compiled, say
from scripts.external_tools import missing_compiler

from bench.baseline.release import FIRST, Release

PLAYER = Path(__file__).with_name("player.py")


@dataclass(frozen=True)
class SpeedArguments:
    preset: str
    seats: int
    games: int
    turns: int
    rounds: int
    noise: bool
    commit: str | None

    def baseline(self) -> Release:
        return Release.of_commit(self.commit) if self.commit else FIRST


class GamePlayer:
    """A process that plays the games of a file in one version."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.seconds: dict[bool, list[float]] = {
            False: [],
            True: [],
        }  # of each turn, by `record`
        self.told: dict[str, Any] = json.loads(self._line())

    def play(self, record: bool) -> None:
        assert self._process.stdin is not None
        print(json.dumps(record), file=self._process.stdin, flush=True)
        self.seconds[record].append(float(self._line()))

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SetupError("A process that plays has ended; the lines above say why.")
        return line


def command(environment: Environment, mode: str, wanted: SpeedArguments, what: str) -> list[str]:
    """Run without this folder on the path, so that only the environment decides which version is imported."""
    return [str(environment.python), "-P", str(PLAYER), mode, wanted.preset, str(wanted.seats), what]


def _output(words: list[str]) -> str:
    done = subprocess.run(words, env=clean_variables(), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise SetupError("The games could not be played; the lines above say why.")
    return done.stdout


@contextmanager
def player(
    environment: Environment, wanted: SpeedArguments, file: Path, number: int = 0
) -> Iterator[GamePlayer]:
    variables = clean_variables() | {"PYTHONHASHSEED": str(number)}
    pipe = subprocess.PIPE
    words = command(environment, "again", wanted, str(file))
    with subprocess.Popen(words, env=variables, stdin=pipe, stdout=pipe, text=True) as process:
        yield GamePlayer(process)


# -- the games ---------------------------------------------------------------------------------


def write_games(file: Path, old: Environment, new: Environment, wanted: SpeedArguments) -> tuple[int, float]:
    """Write random games that both versions can replay. Return their number and mean length."""
    words = command(old, "random", wanted, str(wanted.games))
    file.write_text(_output(words))
    games = json.loads(file.read_text())
    with player(new, wanted, file) as present:
        for seed in present.told["refused"]:
            del games[str(seed)]
    file.write_text(json.dumps(games))
    return len(games), fmean([len(answers) for answers in games.values()])


# -- measuring ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Round:
    """Results of both versions, played alternately."""

    old: GamePlayer
    new: GamePlayer

    def ratio(self, record: bool) -> float:
        """Return the speedup of the present version, turn by turn."""
        turns = zip(self.old.seconds[record], self.new.seconds[record], strict=True)
        return median([old / new for old, new in turns])


def measure(old: Environment, new: Environment, wanted: SpeedArguments, file: Path, number: int) -> Round:
    with ExitStack() as stack:
        first, second = (old, new) if number % 2 else (new, old)
        players = [stack.enter_context(player(each, wanted, file, number)) for each in (first, second)]
        for record in (False, True):
            for _ in range(wanted.turns):
                for each in players:
                    each.play(record)
    return Round(*(players if number % 2 else players[::-1]))


def show(build: str, rounds: Sequence[Round], games: int) -> None:
    for record in (False, True):
        name = f"{build}, with a log" if record else build
        before = [games / median(each.old.seconds[record]) for each in rounds]
        now = [games / median(each.new.seconds[record]) for each in rounds]
        print(row(name, spread(before), spread(now), error([each.ratio(record) for each in rounds])))
    for name, field in (("memory of a game, bytes", "memory"), ("its document, bytes", "document")):
        size, size_now = rounds[0].old.told[field], rounds[0].new.told[field]
        print(row(f"{build}: {name}", f"{size:,.0f}", f"{size_now:,.0f}", f"{size_now / size:.3f}"))


def spread(values: Sequence[float]) -> str:
    return f"{median(values):,.0f} ({min(values):,.0f}–{max(values):,.0f})"


def error(ratios: Sequence[float]) -> str:
    """Format the mean with its 95 % interval."""
    return f"{fmean(ratios):.3f} ± {1.96 * stdev(ratios) / sqrt(len(ratios)):.3f}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def builds(baseline: Release, noise: bool) -> Iterator[tuple[str, Environment, Environment]]:
    """Yield the builds that this machine can make, of both versions; or the baseline twice, for the noise."""
    old = baseline.plain()
    yield "plain", old, old if noise else prepare("test")
    missing = missing_compiler()
    if missing:
        say(f"The compiled builds are left out: they need {missing}.")
        return
    old = baseline.compiled()
    yield "compiled", old, old if noise else prepare_compiled("test")


def main(wanted: SpeedArguments) -> int:
    baseline = wanted.baseline()
    made = list(builds(baseline, wanted.noise))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.json")
        games, decisions = write_games(file, *made[0][1:], wanted)
        found: dict[str, list[Round]] = {build: [] for build, _, _ in made}
        for number in track(range(wanted.rounds), "rounds", console=Console(stderr=True)):
            for build, old, new in made:
                found[build].append(measure(old, new, wanted, file, number))
    told = found["plain"][0].new.told
    print(
        f"{games} games of {wanted.seats} ({wanted.preset}), {decisions:.1f} decisions each, the same in both"
    )
    if games < wanted.games:
        print(f"{wanted.games - games} more have answers that {told['version']} refuses; they are left out")
    print(f"\n{row('games / CPU second', baseline.name, told['version'], 'ratio')}\n|---|---|---|---|")
    for build, rounds in found.items():
        show(build, rounds, games)
    return 0
