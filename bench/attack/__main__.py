"""Attacks on a table server, and how it held.

    python -m bench.attack                        all of them, against the present tree
    python -m bench.attack flood --seconds 20     one of them
    python -m bench.attack --release              against version 0.1.0, as its commit has it
    python -m bench.attack --server URL           against a server that runs already (and is yours)

Each attack starts servers of its own unless --server names one; then those that have to stop, starve or break
the server are left out. A row for each thing that was tried says what came of it and whether the server held.
The exit code is 1 if anything did not hold. Figures of time depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.attack import (
    cluster,
    flood,
    guests,
    health,
    limits,
    logs,
    lost_commit_reply,
    moderation,
    seats,
    servers,
    timing_channel,
    work,
)
from bench.attack.target import Finding, NoControl, Sizes, Target, released, running_at
from bench.postgresql import NoPostgresql

Attack = Callable[[Target, Sizes], Awaitable[list[Finding]]]
ATTACKS: dict[str, Attack] = {
    "seats": seats.seats,
    "guests": guests.guests,
    "flood": flood.flood,
    "limits": limits.limits,
    "work": work.work,
    "servers": servers.servers,
    "cluster": cluster.cluster,
    "reply": lost_commit_reply.lost_commit_reply,
    "time": timing_channel.timing_channel,
    "logs": logs.logs,
    "health": health.health,
    "moderation": moderation.moderation,
}
Findings = dict[str, list[Finding]]
VERDICTS = {None: "", True: "held", False: "BROKEN"}


async def attack(target: Target, names: list[str], sizes: Sizes, console: Console) -> Findings:
    """The findings of each attack; those that need more control than there is are left out."""
    findings: Findings = {}
    with target.progress:
        for name in names:
            bar = target.progress.add_task(name, total=None)
            try:
                findings[name] = await ATTACKS[name](target, sizes)
            except NoControl:
                console.print(f"{name}: left out, because it needs a server of its own")
            except NoPostgresql as missing:
                console.print(f"{name}: left out, because this machine lacks {missing}")
            except Exception as error:
                console.print_exception()
                findings[name] = [Finding("all of it", f"could not be finished: {error!r}", False)]
            target.progress.remove_task(bar)
    return findings


def show(findings: Findings, console: Console) -> None:
    table = Table("attack", "tried", "came of it", "", show_lines=False)
    for name, found in findings.items():
        for finding in found:
            style = "bold red" if finding.held is False else ""
            table.add_row(name, finding.tried, finding.found, VERDICTS[finding.held], style=style)
        table.add_section()
    console.print(table)
    print(f"{sum(map(len, findings.values()))} tried, {broken(findings)} did not hold")


def broken(findings: Findings) -> int:
    return sum(finding.held is False for found in findings.values() for finding in found)


def write(file: Path, findings: Findings, version: str) -> None:
    rows = {name: [finding._asdict() for finding in found] for name, found in findings.items()}
    file.write_text(json.dumps({"server": version, "attacks": rows}, indent=2) + "\n")


def arguments() -> argparse.Namespace:
    form = argparse.RawDescriptionHelpFormatter
    what = "\n\n".join(f"{name}: {found.__doc__}" for name, found in ATTACKS.items())
    parser = argparse.ArgumentParser(
        prog="bench.attack", description=__doc__, epilog=what, formatter_class=form
    )
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"{', '.join(ATTACKS)}; all by default")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--release", action="store_true", help="attack version 0.1.0")
    where.add_argument("--server", metavar="URL", help="attack a server that runs already")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    for size in dataclasses.fields(Sizes):
        option, about = f"--{size.name.replace('_', '-')}", size.metadata["help"]
        parser.add_argument(option, type=type(size.default), default=size.default, metavar="N", help=about)
    wanted = parser.parse_args()
    unknown = set(wanted.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"unknown attack {', '.join(sorted(unknown))}; choose from {', '.join(ATTACKS)}")
    return wanted


async def run(wanted: argparse.Namespace) -> Findings:
    console = Console(stderr=True)
    address = None if wanted.server is None else await running_at(wanted.server)
    target = Target(released() if wanted.release else None, address, console)
    sizes = Sizes(**{size.name: getattr(wanted, size.name) for size in dataclasses.fields(Sizes)})
    return await attack(target, wanted.attacks or list(ATTACKS), sizes, console)


def main() -> int:
    wanted = arguments()
    findings = asyncio.run(run(wanted))
    show(findings, Console())
    if wanted.json is not None:
        write(wanted.json, findings, wanted.server or ("0.1.0" if wanted.release else "the present tree"))
    return 1 if broken(findings) else 0


if __name__ == "__main__":
    sys.exit(main())
