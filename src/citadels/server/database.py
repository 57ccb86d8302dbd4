"""The database as a whole: where it is, who may read it, bringing it up to date, and backing it up."""

from __future__ import annotations

import glob
import os
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from citadels.engine.errors import CitadelsError
from citadels.server.storage import database_url, sqlite_url, wait_in_line

FILE: Final = "citadels.sqlite"
BACKUPS: Final = "backups"  # the folder of those made before a migration
BESIDE: Final = ("-wal", "-shm", "-journal", ".lock")  # what SQLite and our lock put beside a file
OTHERS: Final = 0o077  # the rights of everybody but the owner of a file
BACKUPS_KEPT: Final = 5


class DatabaseError(CitadelsError):
    """The database cannot be used as it is; the message says why."""


def data_folder() -> Path:
    """Where the server keeps its data: CITADELS_DATA, or the system's usual place."""
    named = os.environ.get("CITADELS_DATA")
    return Path(named) if named else platformdirs.user_data_path("citadels", appauthor=False)


def database_of(address: str | None) -> URL:
    """The database at an address; without one, the one in the data folder."""
    return database_url(address or sqlite_url(data_folder() / FILE))


# -- who may read it ---------------------------------------------------------------------------


def make_data_folder() -> Path:
    """The data folder, for its owner alone. One that was there and is named in CITADELS_DATA stays as it is:
    there may be more in it than our data."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not os.environ.get("CITADELS_DATA"):
        _make_private(folder)
    return folder


def make_private(url: URL) -> None:
    """Let only their owner read a SQLite database, what lies beside it and its backups, if we own them. They
    hold the cards of running games and the server's keys."""
    file = _file(url)
    if file is None:
        return
    for path in (file, *[Path(f"{file}{end}") for end in BESIDE], file.parent / BACKUPS, *_backups(file)):
        if path.exists():
            _make_private(path)


def _make_private(path: Path) -> None:
    if sys.platform == "win32":
        return  # there a user's folders are private as they are
    found = path.stat()
    if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
        path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def _file(url: URL) -> Path | None:
    """The file of a SQLite database."""
    named = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(str(url.database)) if named else None


def _backups(file: Path) -> list[Path]:
    """The backups made before a migration, the oldest first."""
    return sorted((file.parent / BACKUPS).glob(f"{glob.escape(file.stem)}-*.sqlite"))


# -- bringing it up to date --------------------------------------------------------------------


def revisions() -> list[str]:
    """The revisions of the database that this program knows, the oldest first. They begin the names of the
    files, so that alembic, which takes long to import, is needed only to migrate."""
    files = (Path(__file__).parent / "migrations" / "versions").glob("[0-9]*.py")
    return sorted(file.name.partition("_")[0] for file in files)


async def bring_up_to_date(engine: AsyncEngine, now: float) -> Path | None:
    """Create the tables, or migrate them to what this program expects; returns the backup made first, if any.

    A database of a newer program is refused and left unchanged.
    """
    async with engine.connect() as connection:
        present = await connection.run_sync(_revision)
    known, backup = revisions(), None
    if present == known[-1]:
        return None
    if present is not None:
        if present not in known:
            raise _newer(present)
        backup = _backup_before_migration(engine.url, present, now)
    patient = create_async_engine(engine.url, hide_parameters=True)  # a migration may take its time
    async with patient.begin() as connection:
        await wait_in_line(connection)
        await connection.run_sync(migrate)
    await patient.dispose()
    return backup


async def check_revision(engine: AsyncEngine) -> None:
    """Refuse a database that is not there, or not as this program expects it."""
    file, known = _file(engine.url), revisions()
    if file is not None and not file.exists():
        raise DatabaseError(f"there is no database at {file}")
    async with engine.connect() as connection:
        present = await connection.run_sync(_revision)
    if present is None:
        raise DatabaseError("there are no tables in this database; start a server on it first")
    if present not in known:
        raise _newer(present)
    if present != known[-1]:
        raise DatabaseError("the database is of an older version; start a server to bring it up to date")


def _newer(revision: str) -> DatabaseError:
    return DatabaseError(
        f"the database belongs to a newer version of citadels (revision {revision}); "
        "use that version, or name another --database"
    )


def _revision(connection: Connection) -> str | None:
    """The revision of a database, where alembic keeps it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring a database to a revision."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "citadels.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _backup_before_migration(url: URL, revision: str, now: float) -> Path | None:
    source = _file(url)
    if source is None:
        return None  # PostgreSQL has its own tools for this
    folder = source.parent / BACKUPS
    folder.mkdir(mode=0o700, exist_ok=True)
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%S")
    target = folder / f"{source.stem}-{revision}-{stamp}.sqlite"
    back_up(source, target)
    for old in _backups(source)[:-BACKUPS_KEPT]:
        old.unlink()
    return target


# -- backing it up -----------------------------------------------------------------------------


def back_up(source: Path, target: Path) -> None:
    """Copy a whole SQLite database, even while a server writes to it. Only its owner may read the copy."""
    if not source.exists():
        raise DatabaseError(f"there is no database at {source}")
    if target.exists():
        raise DatabaseError(f"{target} already exists; name a new file")
    if not target.parent.is_dir():
        raise DatabaseError(f"there is no folder {target.parent}")
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
        with closing(sqlite3.connect(source)) as from_file, closing(sqlite3.connect(unfinished)) as to_file:
            from_file.backup(to_file)
        shutil.move(unfinished, target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        readable = isinstance(error, OSError | sqlite3.OperationalError)
        why = (
            f"the backup could not be written: {error}" if readable else f"{source} is not a SQLite database"
        )
        raise DatabaseError(why) from error
