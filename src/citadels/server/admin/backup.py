"""Backups of either database, and restoring them.

A backup is always a SQLite file, and holds the tables of one schema revision. So it can be read without a
server, and a backup of SQLite can be restored to PostgreSQL and vice versa. The state of running servers
(which there are, and which tables they own) is excluded.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Boolean, Connection, MetaData, Table, create_engine, null, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from citadels.server.cluster.peers import ALIVE
from citadels.server.storage.database import (
    BACKUP_FOLDER,
    DatabaseError,
    back_up,
    check_new_file,
    data_folder,
    file_of,
    migrate,
    newer,
    revision_of,
    revisions,
)
from citadels.server.storage.engine_factory import sqlite_url
from citadels.server.storage.lock import FileLock
from citadels.server.storage.schema import metadata
from citadels.server.storage.sql_storage import take_startup_lock

BATCH_ROWS: Final = 1000
LOCK_TIMEOUT: Final = 10  # seconds to wait for the tables in PostgreSQL
EXCLUDED_TABLES: Final = ("servers", "probe", "seat_addresses")  # not copied
SQLITE_SIDECARS: Final = ("-wal", "-shm", "-journal")
ALEMBIC_TABLE: Final = "alembic_version"

Echo = Callable[[str], None]


async def make_backup(url: URL, target: Path, echo: Echo) -> None:
    """Back up a database to a new file, even while servers write to it."""
    file = file_of(url)
    if file is not None:
        back_up(file, target)
    else:
        await copy_out(url, target, echo)


async def restore(source: Path, url: URL, overwrite: bool, now: float, echo: Echo) -> Path | None:
    """Replace a database by a backup. No server may be using it. Return where the previous content is kept,
    if there was any. On any failure, the database stays as it was."""
    revision = _check(source)
    file = file_of(url)
    if file is not None:
        return _restore_file(source, file, overwrite, now)
    return await _restore_postgresql(source, revision, url, overwrite, now, echo)


def _check(source: Path) -> str:
    """Return the revision of a backup. Raise DatabaseError if it is invalid or damaged."""
    if not source.is_file():
        raise DatabaseError(f"file {source} does not exist")
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute(f"SELECT version_num FROM {ALEMBIC_TABLE}").fetchone()
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        raise DatabaseError(f"{source} is not a backup of a citadels server, or it is damaged") from error
    if verdict != "ok":
        raise DatabaseError(f"{source} is damaged: {verdict.splitlines()[-1]}")
    if found is None or found[0] not in revisions():
        raise newer(str(found and found[0]))
    return str(found[0])


def _kept(folder: Path, name: str, now: float) -> Path:
    """Return the path at which the previous content is kept. Nothing deletes it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / f"replaced-{name}-{datetime.fromtimestamp(now, UTC).strftime('%Y%m%dT%H%M%S')}.sqlite"


# -- SQLite ------------------------------------------------------------------------------------


def _restore_file(source: Path, file: Path, overwrite: bool, now: float) -> Path | None:
    was_there = file.exists() and file.stat().st_size > 0
    if was_there and not overwrite:
        raise DatabaseError(
            f"{file} already exists; use --overwrite to replace it; the old one is kept in backups"
        )
    lock = FileLock(file)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock.acquire()
        return _replace(
            source, file, _kept(file.parent / BACKUP_FOLDER, file.stem, now) if was_there else None
        )
    except OSError as error:
        raise DatabaseError(f"cannot replace {file}: {error.strerror}") from error
    finally:
        lock.release()


def _replace(source: Path, file: Path, kept: Path | None) -> Path | None:
    """Replace the file. The previous content is complete at all times, in place or where it is kept."""
    fresh = file.with_name(f"{file.name}.restored")
    fresh.unlink(missing_ok=True)
    back_up(source, fresh)
    if kept is not None:
        _keep(file, kept)
    for end in SQLITE_SIDECARS:
        Path(f"{file}{end}").unlink(missing_ok=True)
    fresh.replace(file)
    return kept


def _keep(file: Path, kept: Path) -> None:
    """Back up a database; a damaged one is copied as it is."""
    try:
        back_up(file, kept)
    except DatabaseError:
        for end in ("", *SQLITE_SIDECARS):
            if Path(f"{file}{end}").exists():
                shutil.copy(f"{file}{end}", f"{kept}{end}")


# -- PostgreSQL --------------------------------------------------------------------------------


async def copy_out(url: URL, target: Path, echo: Echo) -> None:
    """Copy a snapshot of a PostgreSQL database to a new SQLite file."""
    check_new_file(target)
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
    try:
        unfinished.touch(mode=0o600)
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await _copy_all(connection, unfinished, echo)
        shutil.move(unfinished, target)
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise DatabaseError(f"cannot make the backup: {_first_line(error)}") from error
    finally:
        unfinished.unlink(missing_ok=True)
        await engine.dispose()


async def _copy_all(source: AsyncConnection, target: Path, echo: Echo) -> None:
    revision = await source.run_sync(revision_of)
    if revision is None:
        raise DatabaseError("the database is empty")
    if revision not in revisions():
        raise newer(revision)
    _make_tables(target, revision)
    with closing(sqlite3.connect(target)) as file:
        for table in await source.run_sync(_copied):
            echo(f"{table.name}: {await _copy_table(source, table, file)} rows")


def _make_tables(target: Path, revision: str) -> None:
    """Create empty tables at a schema revision."""
    engine = create_engine(sqlite_url(target), poolclass=NullPool)
    with engine.begin() as connection:
        migrate(connection, revision)


def _copied(connection: Connection) -> Sequence[Table]:
    """Return the tables to copy, as this database defines them."""
    found = MetaData()
    found.reflect(connection, only=[*_ours(connection)])
    return found.sorted_tables


def _ours(connection: Connection) -> Iterator[str]:
    present = connection.dialect.get_table_names(connection)
    return (name for name in metadata.tables if name in present and name not in EXCLUDED_TABLES)


async def _copy_table(source: AsyncConnection, table: Table, file: sqlite3.Connection) -> int:
    # No server owns a table in the copy.
    columns = [null().label(column.name) if column.name == "server" else column for column in table.columns]
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    marks = ", ".join("?" for _ in columns)
    count = 0
    async with source.stream(select(*columns)) as rows:
        async for part in rows.partitions(BATCH_ROWS):
            file.executemany(f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})', map(tuple, part))
            count += len(part)
    file.commit()
    return count


async def _restore_postgresql(
    source: Path, revision: str, url: URL, overwrite: bool, now: float, echo: Echo
) -> Path | None:
    engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
    try:
        kept = await _keep_postgresql(engine, overwrite, now, echo)
        async with engine.begin() as connection:
            await take_startup_lock(connection)
            await connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}s'"))
            await _check_unused(connection)
            await connection.run_sync(_drop)
            await connection.run_sync(migrate, revision)
            await _copy_in(source, connection, echo)
    except (OSError, SQLAlchemyError) as error:
        raise DatabaseError(f"nothing was restored: {_first_line(error)}") from error
    finally:
        await engine.dispose()
    return kept


async def _keep_postgresql(engine: AsyncEngine, overwrite: bool, now: float, echo: Echo) -> Path | None:
    """Back up a database before it is replaced, unless it is empty."""
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
        if revision is None:
            return None
        if revision not in revisions():
            raise newer(revision)
        await _check_unused(connection)
        if (await connection.execute(text("SELECT 1 FROM tables LIMIT 1"))).first() is None:
            return None
    if not overwrite:
        raise DatabaseError("the database is not empty; use --overwrite to replace it, keeping a backup")
    kept = _kept(data_folder() / BACKUP_FOLDER, str(engine.url.database), now)
    await copy_out(engine.url, kept, echo)
    return kept


async def _check_unused(connection: AsyncConnection) -> None:
    there = text("SELECT to_regclass('servers') IS NOT NULL")
    if await connection.scalar(there) and await connection.scalar(
        text(f"SELECT 1 FROM servers WHERE {ALIVE}")
    ):
        raise DatabaseError("a server is using this database; stop all servers first")


def _drop(connection: Connection) -> None:
    for name in (*metadata.tables, ALEMBIC_TABLE):
        connection.execute(text(f'DROP TABLE IF EXISTS "{name}"'))


async def _copy_in(source: Path, target: AsyncConnection, echo: Echo) -> None:
    driver: Any = (await target.get_raw_connection()).driver_connection
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as file:
        for table in await target.run_sync(_copied):
            with _naming_table(table.name):
                names, rows = [column.name for column in table.columns], _rows(file, table)
                done = await driver.copy_records_to_table(table.name, records=rows, columns=names)
            echo(f"{table.name}: {done.removeprefix('COPY ')} rows")


def _rows(file: sqlite3.Connection, table: Table) -> Iterator[tuple[object, ...]]:
    """Yield the rows of a table with Booleans converted for PostgreSQL: SQLite stores them as integers."""
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    is_boolean = [isinstance(column.type, Boolean) for column in table.columns]
    for row in file.execute(f'SELECT {names} FROM "{table.name}"'):
        yield tuple(bool(value) if boolean else value for value, boolean in zip(row, is_boolean, strict=True))


@contextmanager
def _naming_table(table: str) -> Iterator[None]:
    """Convert errors of the file and of the driver to a DatabaseError that names the table."""
    try:
        yield
    except Exception as error:
        raise DatabaseError(f"nothing was restored: {table}: {_first_line(error)}") from error


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
