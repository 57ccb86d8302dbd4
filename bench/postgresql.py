"""PostgreSQL for the benchmarks: a private server, and its processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts import external_tools
from tests.server.postgresql import Postgresql, running_postgresql


class NoPostgresql(Exception):
    """PostgreSQL is not installed."""


@contextmanager
def own_postgresql(fsync: bool = False) -> Iterator[Postgresql]:
    folder = external_tools.postgresql()
    if folder is None:
        raise NoPostgresql(external_tools.missing_postgresql())
    with running_postgresql(folder, fsync) as running:
        yield running


def processes(postgres: Postgresql) -> list[int]:
    """Return PostgreSQL's main process and all its children."""
    first = (postgres.folder / "data" / "postmaster.pid").read_text().split()[0]
    started = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [int(process) for process in (first, *started)]
