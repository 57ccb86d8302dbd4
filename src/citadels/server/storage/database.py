"""The database as a whole: its place, permissions, migrations and SQLite backups."""

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
from sqlalchemy import Connection, delete, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from citadels.engine.errors import CitadelsError
from citadels.server.migrations import MIN_COMPATIBLE_REVISION
from citadels.server.storage.engine_factory import database_url, sqlite_url
from citadels.server.storage.schema import keys, seat_addresses
from citadels.server.storage.sql_storage import take_startup_lock

FILE: Final = "citadels.sqlite"
BACKUP_FOLDER: Final = "backups"  # folder of backups made before migrations
SIDECAR_SUFFIXES: Final = ("-wal", "-shm", "-journal", ".lock")  # of SQLite and of our lock
NON_OWNER_BITS: Final = 0o077  # permissions of group and others
MAX_BACKUPS: Final = 5
COMPATIBLE_KEY: Final = "fits"  # in the table `keys`


class DatabaseError(CitadelsError):
    """The database cannot be used; the message says why and what to do."""


def data_folder() -> Path:
    """Return the data folder: CITADELS_DATA, or the system's default."""
    named = os.environ.get("CITADELS_DATA")
    return Path(named) if named else platformdirs.user_data_path("citadels", appauthor=False)


def database_of(address: str | None) -> URL:
    """Return the URL of a database; by default, of the one in the data folder."""
    return database_url(address or sqlite_url(data_folder() / FILE))


# -- permissions -------------------------------------------------------------------------------


def make_data_folder() -> Path:
    """Create the data folder, private to its owner. A folder named by CITADELS_DATA that exists keeps its
    permissions, because it may hold other data."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not os.environ.get("CITADELS_DATA"):
        _make_private(folder)
    return folder


def make_private(url: URL) -> None:
    """Remove the permissions of others on a SQLite database, its sidecar files and backups, if we own them.
    They hold the cards of running games and the server's keys."""
    file = file_of(url)
    if file is None:
        return
    for path in (
        file,
        *[Path(f"{file}{end}") for end in SIDECAR_SUFFIXES],
        file.parent / BACKUP_FOLDER,
        *_backups(file),
    ):
        if path.exists():
            _make_private(path)


def _make_private(path: Path) -> None:
    if sys.platform == "win32":
        return  # A user's folders are private there.
    found = path.stat()
    if found.st_uid == os.geteuid() and found.st_mode & NON_OWNER_BITS:
        path.chmod(stat.S_IMODE(found.st_mode) & ~NON_OWNER_BITS)


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for others."""
    named = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(str(url.database)) if named else None


def _backups(file: Path) -> list[Path]:
    """Return the backups made before migrations, oldest first."""
    return sorted((file.parent / BACKUP_FOLDER).glob(f"{glob.escape(file.stem)}-*.sqlite"))


# -- migrations --------------------------------------------------------------------------------


def revisions() -> list[str]:
    """Return the known schema revisions, oldest first. They are read from file names, because alembic is slow
    to import."""
    files = (Path(__file__).parent.parent / "migrations" / "versions").glob("[0-9]*.py")
    return sorted(file.name.partition("_")[0] for file in files)


async def migrate_to_head(engine: AsyncEngine, now: float) -> Path | None:
    """Create the schema, or migrate it to the newest revision. Return the backup made first, if any.

    The schema of a newer program is left unchanged, and refused unless it is compatible.
    """
    async with engine.connect() as connection:
        present = await connection.run_sync(_usable_revision)
    known = revisions()
    if present == known[-1]:
        return None
    patient = create_async_engine(engine.url, hide_parameters=True)  # Migrations have no statement timeout.
    try:
        async with patient.begin() as connection:
            await take_startup_lock(connection)
            present = await connection.run_sync(revision_of)  # A peer may have migrated it meanwhile.
            backup = None
            if present not in (None, known[-1]):
                backup = await _backup_before_migration(engine.url, str(present), now)
            await connection.run_sync(migrate)
    finally:
        await patient.dispose()
    return backup


async def check_revision(engine: AsyncEngine) -> None:
    """Raise DatabaseError if a database does not exist or is not at the newest revision."""
    file = file_of(engine.url)
    if file is not None and not file.exists():
        raise DatabaseError(
            f"database {file} does not exist; start a server to create it, or check --database"
        )
    async with engine.connect() as connection:
        present = await connection.run_sync(_usable_revision)
    if present is None:
        raise DatabaseError("the database is empty; start a server on it first")
    if present != revisions()[-1]:
        raise DatabaseError("the database has an older schema; start a server to migrate it")


def newer(revision: str) -> DatabaseError:
    """Return the error for a revision that this program does not know."""
    return DatabaseError(
        f"the database belongs to a newer version of citadels (revision {revision}); "
        "use that version, or name another --database"
    )


def revision_of(connection: Connection) -> str | None:
    """Return the revision that alembic has stored in a database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _usable_revision(connection: Connection) -> str | None:
    """Return the revision of a database; our newest one if it is newer but compatible."""
    found, known = revision_of(connection), revisions()
    if found is None or found in known:
        return found
    oldest = _min_compatible(connection)
    if oldest is None or oldest > known[-1]:
        raise newer(found)
    return known[-1]


def _min_compatible(connection: Connection) -> str | None:
    """Return the oldest revision whose code can use a database; None if it is not stored."""
    if not inspect(connection).has_table(keys.name):
        return None
    found: str | None = connection.scalar(select(keys.c.value).where(keys.c.name == COMPATIBLE_KEY))
    return found


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate a database to a revision. At the newest one, store which code can use it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "citadels.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    if revision == "head":
        connection.execute(delete(keys).where(keys.c.name == COMPATIBLE_KEY))
        connection.execute(insert(keys).values(name=COMPATIBLE_KEY, value=MIN_COMPATIBLE_REVISION))


async def _backup_before_migration(url: URL, revision: str, now: float) -> Path:
    from citadels.server.admin.backup import make_backup

    source = file_of(url) or data_folder() / f"{url.database}.sqlite"
    folder = source.parent / BACKUP_FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%S")
    target = folder / f"{source.stem}-{revision}-{stamp}.sqlite"
    await make_backup(url, target, lambda _: None)
    for old in _backups(source)[:-MAX_BACKUPS]:
        old.unlink()
    return target


# -- SQLite backups -----------------------------------------------------------------------------


def check_new_file(target: Path) -> None:
    """Raise DatabaseError if a backup cannot be written to this path."""
    if target.exists():
        raise DatabaseError(f"{target} already exists; name a new file")
    if not target.parent.is_dir():
        raise DatabaseError(f"folder {target.parent} does not exist; create it first")


def back_up(source: Path, target: Path) -> None:
    """Copy a SQLite database, even while a server writes to it. Only its owner may read the copy."""
    if not source.exists():
        raise DatabaseError(f"database {source} does not exist")
    check_new_file(target)
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
        with closing(sqlite3.connect(source)) as from_file, closing(sqlite3.connect(unfinished)) as to_file:
            from_file.backup(to_file)
            _leave_out_addresses(to_file)
        shutil.move(unfinished, target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        readable = isinstance(error, OSError | sqlite3.OperationalError)
        why = f"cannot write the backup: {error}" if readable else f"{source} is not a SQLite database"
        raise DatabaseError(why) from error


def _leave_out_addresses(copy: sqlite3.Connection) -> None:
    """Overwrite the hashed addresses in a copy: they are kept for a week, but backups for longer."""
    if copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (seat_addresses.name,)).fetchone():
        copy.execute("PRAGMA secure_delete=ON")
        copy.execute(f"DELETE FROM {seat_addresses.name}")
        copy.commit()
