"""Kills, lost replies, restarts and full disks under a table server with unruly clients.

    python -m bench.crash                                   1,000 mishaps, on both databases and on a fleet
    python -m bench.crash --record crash.jsonl              the same; if interrupted, it goes on from there
    python -m bench.crash --database sqlite --mishaps 4 --seed 7     a quick look: one of each kind

A mishap is dealt from a pack with one of each kind: kill -9 at any moment, while the server starts, or in the
middle of a commit; a disk that is full for a while; with PostgreSQL also a reply to COMMIT that is lost or
never comes, and a restart. A fleet is three servers on one PostgreSQL, behind a balancer that asks each in
turn; one of them is killed, ends in good order or sleeps for some seconds, a reply is lost, or PostgreSQL
restarts. The clients repeat, delay, reorder and drop messages all the while. They go on from the version they
saw last, sending anew what was not answered.

A round has 25 mishaps and fresh data. At its end everything is checked: every acknowledged answer is stored
exactly once and at the version that was told, no request was done twice, nothing that was refused was done,
what each client was told is the log that a new client reads and the log that is stored, every stored position
is a replay of the stored answers, and the files of finished games verify. The exit code is 1 if anything is
wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, ExitStack
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress
from tests.server.house import Postgresql

from bench.clients import Faults, Json
from bench.crash.fleet import FleetScene
from bench.crash.mishaps import PostgresqlScene, Scene, SqliteScene
from bench.crash.rounds import Round
from bench.postgresql import NoPostgresql, own_postgresql
from bench.record import Record

DATABASES = ("sqlite", "postgresql", "fleet")


def show(record: Record) -> None:
    """A line for every kind of mishap, and one for all."""
    for database in DATABASES:
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


# -- the course of things ----------------------------------------------------------------------


class Run:
    """Rounds on each database in turn."""

    def __init__(self, wanted: argparse.Namespace, postgres: Postgresql | None, record: Record) -> None:
        self._wanted = wanted
        self._postgres = postgres
        self._record = record
        self._databases = [name for name in wanted.databases if name == "sqlite" or postgres is not None]

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
        database = self._databases[number % len(self._databases)]
        with tempfile.TemporaryDirectory(prefix="citadels-crash-") as temporary:
            folder = self._wanted.keep / str(number) if self._wanted.keep else Path(temporary)
            folder.mkdir(parents=True, exist_ok=True)
            async with self._scene(database, folder, faults, rng) as scene:
                mishaps = dealt(list(scene.mishaps()), size, rng)
                course = Round(scene, faults, self._wanted.clients, self._wanted.most)
                try:
                    counts = await course.run(mishaps, done)
                except RuntimeError as error:
                    faults.add("the server failed", str(error))
        faults.show()
        return {
            "number": number,
            "database": database,
            "mishaps": Counter(mishaps),
            "counts": counts,
            "wrong": faults.counts,
            "details": faults.details,
            "seconds": round(time.perf_counter() - started, 1),
        }

    def _scene(
        self, database: str, folder: Path, faults: Faults, rng: Random
    ) -> AbstractAsyncContextManager[Scene]:
        if database == "sqlite":
            return SqliteScene.on(folder, faults, rng)
        assert self._postgres is not None
        scene = FleetScene if database == "fleet" else PostgresqlScene
        return scene.on(self._postgres, folder, faults, rng)


def dealt(kinds: list[str], size: int, rng: Random) -> list[str]:
    """So many mishaps from a pack with one of each kind, which is shuffled anew when it is used up."""
    found: list[str] = []
    while len(found) < size:
        found += rng.sample(kinds, len(kinds))
    return found[:size]


def arguments() -> argparse.Namespace:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.crash", description=__doc__, formatter_class=form)
    parser.add_argument("--mishaps", type=int, default=1000, help="how many in all (default 1000)")
    parser.add_argument("--round", type=int, default=25, help="how many until the next check (default 25)")
    parser.add_argument(
        "--database", dest="databases", action="append", choices=DATABASES, help="by default each in turn"
    )
    parser.add_argument("--clients", type=int, default=20, help="how many (default 20)")
    parser.add_argument("--seed", default="crash", help="of all that is random here but the moments")
    parser.add_argument("--most", type=float, default=1.0, help="seconds of play before a mishap (default 1)")
    parser.add_argument("--record", type=Path, help="a file for the outcome of every round, to go on from")
    parser.add_argument("--keep", type=Path, help="an empty folder for data and logs, which are kept")
    wanted = parser.parse_args()
    wanted.databases = wanted.databases or list(DATABASES)
    return wanted


def main() -> int:
    wanted = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # and with it all that was started
    if shutil.which("prlimit") is None:
        print("The disk is never full: there is no prlimit (util-linux)", file=sys.stderr)
    record = Record(wanted.record)
    with ExitStack() as stack:
        postgres = None
        if wanted.databases != ["sqlite"]:
            try:
                postgres = stack.enter_context(own_postgresql())
            except NoPostgresql as error:
                if "sqlite" not in wanted.databases:
                    raise SystemExit(f"bench.crash: there is no {error}") from error
                print(f"SQLite alone: there is no {error}", file=sys.stderr)
        asyncio.run(Run(wanted, postgres, record).rounds())
    show(record)
    return 1 if record.total("wrong") else 0


if __name__ == "__main__":
    sys.exit(main())
