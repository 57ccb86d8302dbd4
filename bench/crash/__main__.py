"""Inject kills, lost replies, restarts and full disks into a table server with unruly clients.

    python -m bench.crash                                   1,000 faults, on both databases
    python -m bench.crash --record crash.jsonl              the same; if interrupted, it goes on from there
    python -m bench.crash --database sqlite --faults 4 --seed 7     a quick look: one of each kind

A fault is dealt from a pack with one of each kind: kill -9 at any moment, while the server starts, or in the
middle of a commit; a disk that is full for a while; with PostgreSQL also a reply to COMMIT that is lost or
never comes, and a restart. The clients repeat, delay, reorder and drop messages all the while. They go on
from the version they saw last, sending anew what was not answered. Several servers: see bench.cluster.

A round has 25 faults and fresh data. At its end everything is checked: every acknowledged answer is stored
exactly once and at the version that was told, no request was done twice, nothing that was refused was done,
what each client was told is the log that a new client reads and the log that is stored, every stored position
is a replay of the stored answers, every game goes on or is over, and the files of finished games verify. The
exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sys
from contextlib import ExitStack
from functools import partial

from tests.server.postgresql import Postgresql

from bench.crash.faults import PostgresqlScene, SqliteScene
from bench.crash.runs import Run, Setting, add_arguments, show
from bench.postgresql import NoPostgresql, own_postgresql
from bench.record import Record

DATABASES = ("sqlite", "postgresql")


def settings(databases: list[str], postgres: Postgresql | None) -> list[Setting]:
    """Return the available ones of these databases."""
    found = [Setting("sqlite", SqliteScene.on)] if "sqlite" in databases else []
    if postgres is not None and "postgresql" in databases:
        found.append(Setting("postgresql", partial(PostgresqlScene.on, postgres)))
    return found


def arguments() -> argparse.Namespace:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.crash", description=__doc__, formatter_class=form)
    add_arguments(parser, faults=1000, clients=20, each=25, seed="crash")
    parser.add_argument(
        "--database",
        dest="databases",
        action="append",
        choices=DATABASES,
        help="database to test; may be repeated (default: each in turn)",
    )
    wanted = parser.parse_args()
    wanted.databases = wanted.databases or list(DATABASES)
    return wanted


def main() -> int:
    wanted = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # Children end with it.
    if shutil.which("prlimit") is None:
        print("skipping full disks: prlimit (util-linux) is missing", file=sys.stderr)
    record = Record(wanted.record)
    with ExitStack() as stack:
        postgres = None
        if wanted.databases != ["sqlite"]:
            try:
                postgres = stack.enter_context(own_postgresql())
            except NoPostgresql as error:
                if "sqlite" not in wanted.databases:
                    raise SystemExit(f"bench.crash: missing {error}") from error
                print(f"only SQLite: missing {error}", file=sys.stderr)
        asyncio.run(Run(wanted, settings(wanted.databases, postgres), record).rounds())
    show(record)
    return 1 if record.total("wrong") else 0


if __name__ == "__main__":
    sys.exit(main())
