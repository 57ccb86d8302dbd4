"""PostgreSQL for tests and benchmarks: a server in a temporary folder, and what its databases hold."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from scripts import external_tools

from tests.waiting import START_TIMEOUT

Json = dict[str, Any]


class Postgresql:
    """A private PostgreSQL server, reached by a Unix socket in its folder."""

    def __init__(self, programs: Path, folder: Path, fsync: bool = False) -> None:
        self.programs = programs
        self.folder = folder
        self._fsync = "on" if fsync else "off"
        self._made = 0

    def start(self) -> None:
        self.folder.mkdir()
        if _is_root():
            shutil.chown(self.folder, _unprivileged_user())
        data = str(self.folder / "data")
        self._call("initdb", "-D", data, "-U", "citadels", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.begin()

    def begin(self) -> None:
        settings = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync={self._fsync}"
        arguments = ["-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), "-o", settings]
        arguments += ["-t", f"{START_TIMEOUT:.0f}"]
        self._call("pg_ctl", "start", *arguments)

    def end(self) -> None:
        self._call("pg_ctl", "stop", "-m", "immediate", "-w", "-D", str(self.folder / "data"))

    def new_database(self) -> str:
        self._made += 1
        name = f"tables{self._made}"
        self._call("createdb", "-h", str(self.folder), "-U", "citadels", name)
        return f"postgresql://citadels@/{name}?host={self.folder}"

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        user = _unprivileged_user() if _is_root() else None
        out = self.folder / "calls"
        with out.open("ab") as calls:
            done = subprocess.run(command, stdout=calls, stderr=calls, user=user, cwd="/", check=False)
        assert done.returncode == 0, out.read_text()


def _is_root() -> bool:
    return os.getuid() == 0


def _unprivileged_user() -> str:
    """Return a user to run PostgreSQL as; it refuses to run as root."""
    users = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in users)


@contextmanager
def running_postgresql(binaries: Path, fsync: bool = False) -> Iterator[Postgresql]:
    """Run a PostgreSQL server in a temporary folder. Without `fsync` a power cut may lose what it stored."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        server = Postgresql(binaries, Path(folder) / "pg", fsync)
        server.start()
        try:
            yield server
        finally:
            server.end()


def dump_postgresql(database: str) -> str:
    folder = external_tools.postgresql()
    assert folder is not None
    done = subprocess.run([folder / "pg_dump", database], capture_output=True, text=True, check=True)
    return done.stdout


async def run_sql(url: str, query: str, *values: object) -> list[Json]:
    """Run a statement on a connection of its own and return its rows."""
    connection = await asyncpg.connect(url)
    try:
        return [dict(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()
