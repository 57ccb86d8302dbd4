"""A long run: rounds of mishaps, each with fresh data, recorded so that it can be interrupted."""

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

from bench.clients import Faults, Json
from bench.crash.mishaps import Scene
from bench.crash.rounds import Round
from bench.record import Record

Opening = Callable[[Path, Faults, Random], AbstractAsyncContextManager[Scene]]


class Setting(NamedTuple):
    """Where rounds take place: a name for the record, and how a scene of it is opened."""

    name: str
    open: Opening


class Run:
    """Rounds in each setting in turn."""

    def __init__(self, wanted: argparse.Namespace, settings: Sequence[Setting], record: Record) -> None:
        self._wanted = wanted
        self._settings = settings
        self._record = record

    async def rounds(self) -> None:
        """Go on until there were as many mishaps as wanted."""
        with Progress(console=Console(stderr=True)) as progress:
            bar = progress.add_task("mishaps", total=self._wanted.mishaps)
            while (left := self._wanted.mishaps - self._record.total("mishaps").total()) > 0:
                progress.update(bar, completed=self._wanted.mishaps - left)
                size = min(left, self._wanted.round)
                outcome = await self._round(len(self._record.rounds), size, lambda: progress.advance(bar))
                self._record.add(outcome)

    async def _round(self, number: int, size: int, done: Callable[[], None]) -> Json:
        faults, started, counts = Faults(), time.perf_counter(), dict[str, int]()
        rng = Random(f"{self._wanted.seed}/{number}")
        setting = self._settings[number % len(self._settings)]
        with tempfile.TemporaryDirectory(prefix="citadels-crash-") as temporary:
            folder = self._wanted.keep / str(number) if self._wanted.keep else Path(temporary)
            folder.mkdir(parents=True, exist_ok=True)
            async with setting.open(folder, faults, rng) as scene:
                mishaps = dealt(list(scene.mishaps()), size, rng)
                course = Round(scene, self._wanted.clients, self._wanted.most)
                try:
                    counts = await course.run(mishaps, done)
                except RuntimeError as error:
                    faults.add("the server failed", str(error))
        faults.show()
        return {
            "number": number,
            "database": setting.name,
            "mishaps": Counter(mishaps),
            "counts": counts,
            "wrong": faults.counts,
            "details": faults.details,
            "seconds": round(time.perf_counter() - started, 1),
            **scene.figures(),
        }


def dealt(kinds: list[str], size: int, rng: Random) -> list[str]:
    """So many mishaps from a pack with one of each kind, which is shuffled anew when it is used up."""
    found: list[str] = []
    while len(found) < size:
        found += rng.sample(kinds, len(kinds))
    return found[:size]


def show(record: Record) -> None:
    """A line for every kind of mishap, and one for all."""
    for database in dict.fromkeys(outcome["database"] for outcome in record.rounds):
        rounds = [outcome for outcome in record.rounds if outcome["database"] == database]
        kinds = sum([Counter(outcome["mishaps"]) for outcome in rounds], Counter[str]())
        for kind, number in sorted(kinds.items()):
            wrong = sum([sum(outcome["wrong"].values()) for outcome in rounds if kind in outcome["mishaps"]])
            print(f"{database}, {kind}: {number}, in rounds with {wrong} violations")
    counts, mishaps = record.total("counts"), record.total("mishaps").total()
    print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())), file=sys.stderr)
    print(
        f"{mishaps} mishaps in {len(record.rounds)} rounds, {counts['tables']} tables "
        f"({counts['finished']} finished), {counts['actions']} actions, {counts['ack']} acks, "
        f"{counts['duplicates']} duplicates, {counts['done']} of {counts['changes']} changes were clients', "
        f"{record.seconds:.0f} s: {record.total('wrong').total()} violations"
    )


def add_arguments(parser: argparse.ArgumentParser, mishaps: int, clients: int, each: int, seed: str) -> None:
    """What can be said about every such run, with these defaults."""
    parser.add_argument("--mishaps", type=int, default=mishaps, help=f"how many in all (default {mishaps})")
    parser.add_argument("--round", type=int, default=each, help=f"how many until the next check ({each})")
    parser.add_argument("--clients", type=int, default=clients, help=f"how many (default {clients})")
    parser.add_argument("--seed", default=seed, help="of all that is random here but the moments")
    parser.add_argument("--most", type=float, default=1.0, help="seconds of play before a mishap (default 1)")
    parser.add_argument("--record", type=Path, help="a file for the outcome of every round, to go on from")
    parser.add_argument("--keep", type=Path, help="an empty folder for data and logs, which are kept")
