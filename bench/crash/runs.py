"""A long run: rounds of faults, each with fresh data, recorded so that the run can be resumed."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from bench.clients import Failures, Json
from bench.crash.faults import Scene
from bench.crash.rounds import Round
from bench.record import Record

Opening = Callable[[Path, Failures, Random], AbstractAsyncContextManager[Scene]]


class Setting(NamedTuple):
    """A setting of rounds: a name for the record, and how to open a scene."""

    name: str
    open: Opening


class Run:
    """Runs rounds in each setting in turn."""

    def __init__(self, wanted: argparse.Namespace, settings: Sequence[Setting], record: Record) -> None:
        self._wanted = wanted
        self._settings = settings
        self._record = record

    async def rounds(self) -> None:
        """Run rounds until the wanted number of faults is reached."""
        with Progress(console=Console(stderr=True)) as progress:
            bar = progress.add_task("faults", total=self._wanted.faults)
            while (left := self._wanted.faults - self._record.total("faults").total()) > 0:
                progress.update(bar, completed=self._wanted.faults - left)
                size = min(left, self._wanted.round)
                outcome = await self._round(len(self._record.rounds), size, lambda: progress.advance(bar))
                self._record.add(outcome)

    async def _round(self, number: int, size: int, done: Callable[[], None]) -> Json:
        failures, started, counts = Failures(), time.perf_counter(), dict[str, int]()
        rng = Random(f"{self._wanted.seed}/{number}")
        setting = self._settings[number % len(self._settings)]
        with tempfile.TemporaryDirectory(prefix="citadels-crash-") as temporary:
            folder = self._wanted.keep / str(number) if self._wanted.keep else Path(temporary)
            folder.mkdir(parents=True, exist_ok=True)
            async with setting.open(folder, failures, rng) as scene:
                faults = dealt(list(scene.faults()), size, rng)
                course = Round(scene, self._wanted.clients, self._wanted.max_play)
                try:
                    counts = await course.run(faults, done)
                except RuntimeError as error:
                    failures.add("the server failed", str(error))
        failures.show()
        return {
            "number": number,
            "database": setting.name,
            "faults": Counter(faults),
            "counts": counts,
            "wrong": failures.counts,
            "details": failures.details,
            "seconds": round(time.perf_counter() - started, 1),
            **scene.figures(),
        }


def dealt(kinds: list[str], size: int, rng: Random) -> list[str]:
    """Draw faults from a shuffled pack with one of each kind, reshuffled when empty."""
    found: list[str] = []
    while len(found) < size:
        found += rng.sample(kinds, len(kinds))
    return found[:size]


def show(record: Record) -> None:
    """Return a line for each kind of fault, and one for all."""
    for database in dict.fromkeys(outcome["database"] for outcome in record.rounds):
        rounds = [outcome for outcome in record.rounds if outcome["database"] == database]
        kinds = sum([Counter(outcome["faults"]) for outcome in rounds], Counter[str]())
        for kind, number in sorted(kinds.items()):
            wrong = sum([sum(outcome["wrong"].values()) for outcome in rounds if kind in outcome["faults"]])
            print(f"{database}, {kind}: {number}, in rounds with {wrong} violations")
    counts, faults = record.total("counts"), record.total("faults").total()
    print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())), file=sys.stderr)
    print(
        f"{faults} faults in {len(record.rounds)} rounds, {counts['tables']} tables "
        f"({counts['finished']} finished), {counts['actions']} actions, {counts['ack']} acks, "
        f"{counts['duplicates']} duplicates, {counts['done']} of {counts['changes']} changes were clients', "
        f"{record.seconds:.0f} s: {record.total('wrong').total()} violations"
    )


def add_arguments(parser: argparse.ArgumentParser, faults: int, clients: int, each: int, seed: str) -> None:
    """Add the common options of such runs, with these defaults."""
    parser.add_argument(
        "--faults", "--mishaps", type=int, default=faults, help=f"total number of faults (default: {faults})"
    )
    parser.add_argument("--round", type=int, default=each, help=f"faults between checks (default: {each})")
    parser.add_argument(
        "--clients", type=int, default=clients, help=f"number of clients (default: {clients})"
    )
    parser.add_argument("--seed", default=seed, help="random seed; the timing of faults is not reproducible")
    parser.add_argument(
        "--max-play",
        "--most",
        type=float,
        default=1.0,
        help="maximum seconds of play before a fault (default: 1)",
    )
    parser.add_argument("--record", type=Path, help="journal of the rounds, from which the run resumes")
    parser.add_argument("--keep", type=Path, help="empty folder in which to keep data and logs")
