"""The database as a whole: where it is, bringing it up to date, and backing it up."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from citadels.engine.errors import CitadelsError

FILE: Final = "citadels.sqlite"
BACKUPS_KEPT: Final = 5


class DatabaseError(CitadelsError):
    """The database cannot be used as it is; the message says why."""


def data_folder() -> Path:
    """Where the server keeps its data: CITADELS_DATA, or the system's usual place."""
    named = os.environ.get("CITADELS_DATA")
    return Path(named) if named else platformdirs.user_data_path("citadels", appauthor=False)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "citadels.server:migrations")
    return config


def newest() -> str:
    """The revision that this program expects."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


async def bring_up_to_date(engine: AsyncEngine, now: float) -> Path | None:
    """Create the tables, or migrate them to what this program expects; returns the backup made first, if any.

    A database of a newer program is refused and left unchanged.
    """
    backup: Path | None = None
    async with engine.connect() as connection:
        present = await connection.run_sync(_revision)
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if present == newest():
        return None
    if present is not None:
        if present not in known:
            raise DatabaseError(
                f"the database belongs to a newer version of citadels (revision {present}); "
                "use that version, or name another --database"
            )
        backup = _backup_before_migration(engine.url, present, now)
    patient = create_async_engine(engine.url, hide_parameters=True)  # a migration may take its time
    async with patient.begin() as connection:
        await connection.run_sync(_upgrade)
    await patient.dispose()
    return backup


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _backup_before_migration(url: URL, revision: str, now: float) -> Path | None:
    if url.get_backend_name() != "sqlite" or not url.database:
        return None  # PostgreSQL has its own tools for this
    source = Path(url.database)
    folder = source.parent / "backups"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%S")
    target = folder / f"{source.stem}-{revision}-{stamp}.sqlite"
    back_up(source, target)
    for old in sorted(folder.glob(f"{source.stem}-*.sqlite"))[:-BACKUPS_KEPT]:
        old.unlink()
    return target


def back_up(source: Path, target: Path) -> None:
    """Copy a whole SQLite database, even while a server writes to it."""
    if not source.exists():
        raise DatabaseError(f"there is no database at {source}")
    if target.exists():
        raise DatabaseError(f"{target} already exists; name a new file")
    if not target.parent.is_dir():
        raise DatabaseError(f"there is no folder {target.parent}")
    unfinished = target.with_name(target.name + ".part")
    try:
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
