"""Test several servers on one PostgreSQL behind HAProxy: faults, an upgrade, and load.

    python -m bench.cluster faults --record cluster.jsonl     300, in an hour; continues if interrupted
    python -m bench.cluster faults --faults 6 --clients 10    a quick look: one of each kind
    python -m bench.cluster upgrade                           three servers one by one, under load
    python -m bench.cluster scaling                           actions/s of one, two and three servers

Faults: three servers, asked in turn, and unruly clients that repeat, delay, reorder and drop messages. A
server is killed (kill -9), ends in good order (SIGTERM) and starts again, or sleeps for 20 seconds (SIGSTOP);
PostgreSQL is restarted; a reply to COMMIT is lost or never comes; two servers do not reach each other for a
while. They are dealt from a pack with one of each kind. After every 25 everything is checked as in
bench.crash: no acknowledged action lost, none applied twice, every stream without a gap, every game over or
going on. It is measured how long players whose server is gone wait until they sit at their table again.

Upgrade: the same clients and checks, while each server in turn makes room for a later version. The first of
these changes the database; a server of the version before is then killed and started again.

Scaling: five people at every table, no bots, as in bench.load. The rate is raised until p99 is above 50 ms,
for one server and more, with a balancer that knows tables (hashing by their id) and with one that asks each
in turn. PostgreSQL writes to disk (fsync) unless told not to. The load runs beside it on the same machine.

The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from functools import partial
from statistics import median

from scripts import external_tools

from bench.clients import Failures
from bench.cluster.faults import ClusterScene
from bench.cluster.scaling import HEAD, ScalingRun, row, run_scaling
from bench.cluster.upgrade import UpgradeScene
from bench.crash.runs import Run, Setting, add_arguments, show
from bench.postgresql import NoPostgresql, own_postgresql
from bench.record import Record


def show_waits(record: Record) -> None:
    """Format how long players waited for another server."""
    kinds = dict.fromkeys(kind for outcome in record.rounds for kind in outcome["waits"])
    for kind in kinds:
        waits = [wait for outcome in record.rounds for wait in outcome["waits"].get(kind, [])]
        if waits:
            print(
                f"after {kind}: {len(waits)} players were back after {median(waits):.1f} s (median), "
                f"{max(waits):.1f} s (longest)"
            )


def arguments() -> argparse.Namespace:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.cluster", description=__doc__, formatter_class=form)
    commands = parser.add_subparsers(dest="command", required=True)
    faults = commands.add_parser("faults", help="inject faults into servers, network and database")
    add_arguments(faults, faults=300, clients=300, each=25, seed="cluster")
    upgrade = commands.add_parser("upgrade", help="upgrade the servers one by one")
    add_arguments(upgrade, faults=1, clients=100, each=1, seed="upgrade")
    scaling = commands.add_parser(
        "scaling", aliases=["gain"], help="measure the throughput by number of servers"
    )
    scaling.add_argument("--servers", type=int, default=3, help="maximum number of servers (default: 3)")
    scaling.add_argument(
        "--sockets", type=int, default=1000, help="number of sockets, five per table (default: 1,000)"
    )
    scaling.add_argument("--rate", type=float, default=80.0, help="initial actions per second (default: 80)")
    scaling.add_argument("--seconds", type=float, default=8.0, help="duration of each rate (default: 8)")
    scaling.add_argument(
        "--no-fsync", dest="fsync", action="store_false", help="switch fsync off, to leave the disk out"
    )
    return parser.parse_args()


def let_happen(wanted: argparse.Namespace, scene: type[ClusterScene]) -> int:
    """Inject the faults of a scene and print the results."""
    record = Record(wanted.record)
    with own_postgresql() as postgres:
        setting = Setting(wanted.command, partial(scene.on, postgres))
        asyncio.run(Run(wanted, [setting], record).rounds())
    show_waits(record)
    show(record)
    return 1 if record.total("wrong") else 0


def measure_scaling(wanted: argparse.Namespace) -> int:
    import uvloop

    failures = Failures()
    with own_postgresql(fsync=wanted.fsync) as postgres:
        scaling = ScalingRun(postgres, failures, wanted.sockets, wanted.rate, wanted.seconds)
        print(HEAD)
        uvloop.run(run_scaling(scaling, wanted.servers, lambda report: print(row(report), flush=True)))
    failures.show()
    return 1 if failures.total else 0


def main() -> int:
    wanted = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # Children end with it.
    if external_tools.haproxy() is None:
        raise SystemExit(f"bench.cluster: missing {external_tools.missing_haproxy()}")
    try:
        if wanted.command in ("scaling", "gain"):
            return measure_scaling(wanted)
        return let_happen(wanted, UpgradeScene if wanted.command == "upgrade" else ClusterScene)
    except NoPostgresql as error:
        raise SystemExit(f"bench.cluster: missing {error}") from error


if __name__ == "__main__":
    sys.exit(main())
