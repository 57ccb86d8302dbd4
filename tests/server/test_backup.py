"""Backups of both databases: they come back whole, to either kind, and nothing is overwritten unasked."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import text

from citadels.record import verify
from citadels.server.admin.backup import make_backup, restore
from citadels.server.storage.database import DatabaseError, migrate, migrate_to_head, revision_of, revisions
from citadels.server.storage.engine_factory import connect, database_url, sqlite_url
from citadels.tables.storage import Write
from tests.server.playing import catch_up, sit_down
from tests.server.postgresql import Postgresql
from tests.server.server_process import Client, ServerProcess, play, run
from tests.server.storage_setup import open_storage, table_row

T = TypeVar("T")

OLDER = "0006"
TABLE = (
    "INSERT INTO tables (id, epoch, revision, written, document, undo, version, lines, phase, public, days, "
    "rules, updated) VALUES ('old', 0, 0, '', '{}', '[]', 3, 0, 'over', true, false, 1, 1.5)"
)


def quiet(_: str) -> None:
    """Say nothing."""


def do(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def change(place: str, statement: str) -> None:
    engine = connect(database_url(place))
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def content(place: str) -> tuple[str | None, list[Any]]:
    """The revision of a database, and its tables."""
    engine = connect(database_url(place))
    async with engine.connect() as connection:
        revision = await connection.run_sync(revision_of)
        rows = (await connection.execute(text("SELECT id, version, public, updated FROM tables"))).all()
    await engine.dispose()
    return revision, [(row[0], row[1], bool(row[2]), row[3]) for row in rows]


async def make_older(place: str) -> None:
    """A database of the version before, with a table."""
    engine = connect(database_url(place))
    async with engine.begin() as connection:
        await connection.run_sync(migrate, OLDER)
        await connection.execute(text(TABLE))
    await engine.dispose()


# -- a game ------------------------------------------------------------------------------------


def test_a_game_goes_on_from_a_backup_in_the_other_kind_of_database(
    any_server: ServerProcess, postgres: Postgresql, tmp_path: Path
) -> None:
    first, copy, folder = any_server, tmp_path / "copy.sqlite", tmp_path / "second"
    folder.mkdir()
    second = ServerProcess(folder, postgres.new_database() if first.database is None else None)

    async def begun() -> tuple[str, str, str, int]:
        made, owner, guest = await sit_down(first)
        await play(owner, guest, until=12)
        await catch_up(owner, guest)
        place = first.database or sqlite_url(first.file)
        await make_backup(database_url(place), copy, quiet)
        return made.id, owner.token, guest.token, owner.version

    table, own, others, version = run(begun())
    place = second.database or sqlite_url(second.file)
    do(restore(copy, database_url(place), False, 0.0, quiet))
    with second:

        async def go_on() -> None:
            owner, guest = await Client(second, table, own).open(), await Client(second, table, others).open()
            assert owner.version == version
            await play(owner, guest)
            verify((await second.get(f"/api/tables/{table}/game", own)).json())

        run(go_on())


@pytest.mark.parametrize("from_postgresql", [False, True])
def test_stored_timelines_survive_a_backup_to_the_other_kind_of_database(
    from_postgresql: bool, postgres: Postgresql, tmp_path: Path
) -> None:
    places = [sqlite_url(tmp_path / "tables.sqlite"), postgres.new_database()]
    source, target = reversed(places) if from_postgresql else places
    copy, timeline = tmp_path / "copy.sqlite", bytes(range(256))

    async def scene() -> bytes | None:
        async with open_storage(source) as storage:
            await storage.commit(Write(new_tables=[{**table_row("finished"), "phase": "over"}]))
            await storage.keep_course("finished", timeline)
        await make_backup(database_url(source), copy, quiet)
        await restore(copy, database_url(target), False, 0.0, quiet)
        async with open_storage(target) as storage:
            return await storage.read_course("finished")

    assert do(scene()) == timeline


# -- what is there -----------------------------------------------------------------------------


def test_a_restore_replaces_data_only_on_request_and_keeps_a_copy(place: str, tmp_path: Path) -> None:
    do(make_older(place))
    copy = tmp_path / "copy.sqlite"
    url = database_url(place)
    do(make_backup(url, copy, quiet))
    with pytest.raises(DatabaseError, match="exists"):
        do(make_backup(url, copy, quiet))
    do(change(place, "UPDATE tables SET version = 4"))
    with pytest.raises(DatabaseError, match="--overwrite"):
        do(restore(copy, url, False, 0.0, quiet))
    assert do(content(place)) == (OLDER, [("old", 4, True, 1.5)])
    kept = do(restore(copy, url, True, 0.0, quiet))
    assert do(content(place)) == (OLDER, [("old", 3, True, 1.5)])
    assert kept is not None
    assert do(content(sqlite_url(kept))) == (OLDER, [("old", 4, True, 1.5)])


def test_a_restore_that_fails_changes_nothing(place: str, tmp_path: Path) -> None:
    do(make_older(place))
    url, copy = database_url(place), tmp_path / "copy.sqlite"
    do(make_backup(url, copy, quiet))
    do(change(place, "UPDATE tables SET version = 4"))
    damaged, newer = tmp_path / "damaged.sqlite", tmp_path / "newer.sqlite"
    pages = bytearray(copy.read_bytes())
    pages[4096 : 2 * 4096] = b"\xff" * 4096
    damaged.write_bytes(pages)
    newer.write_bytes(copy.read_bytes())
    with closing(sqlite3.connect(newer)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    for wrong, told in (
        (damaged, "damaged"),
        (newer, "newer version"),
        (tmp_path / "none", "does not exist"),
    ):
        with pytest.raises(DatabaseError, match=told):
            do(restore(wrong, url, True, 0.0, quiet))
    if url.get_backend_name() == "postgresql":  # in the middle: of this row it is known only there
        with closing(sqlite3.connect(copy)) as file, file:
            file.execute("UPDATE tables SET phase = 'much longer than a phase can be'")
        with pytest.raises(DatabaseError, match="nothing was restored: tables"):
            do(restore(copy, url, True, 0.0, quiet))
    assert do(content(place)) == (OLDER, [("old", 4, True, 1.5)])


def test_a_database_that_a_server_uses_is_not_replaced(any_server: ServerProcess, tmp_path: Path) -> None:
    url, copy = database_url(any_server.database or sqlite_url(any_server.file)), tmp_path / "copy.sqlite"
    do(make_backup(url, copy, quiet))
    with pytest.raises(DatabaseError, match="server is using this database"):
        do(restore(copy, url, True, 0.0, quiet))
    assert run(any_server.get("/ready")).status_code == 200


def test_a_damaged_database_is_replaced_and_kept_as_it_is(tmp_path: Path) -> None:
    copy, file = tmp_path / "copy.sqlite", tmp_path / "tables.sqlite"
    do(make_older(sqlite_url(copy)))
    file.write_bytes(b"no database at all")
    kept = do(restore(copy, database_url(sqlite_url(file)), True, 0.0, quiet))
    assert kept is not None
    assert kept.read_bytes() == b"no database at all"
    assert do(content(sqlite_url(file)))[0] == OLDER


# -- the version before ------------------------------------------------------------------------


def test_the_backup_of_an_upgrade_restores_the_previous_version(place: str) -> None:
    do(make_older(place))

    async def upgrade(now: float) -> Path | None:
        engine = connect(database_url(place))
        try:
            return await migrate_to_head(engine, now)
        finally:
            await engine.dispose()

    backup = do(upgrade(0.0))
    assert backup is not None
    assert f"-{OLDER}-" in backup.name
    do(change(place, "UPDATE tables SET version = 4"))
    assert do(content(place))[0] == revisions()[-1]
    kept = do(restore(backup, database_url(place), True, 0.0, quiet))
    assert do(content(place)) == (OLDER, [("old", 3, True, 1.5)])
    assert kept is not None
    assert do(content(sqlite_url(kept))) == (revisions()[-1], [("old", 4, True, 1.5)])
    assert do(upgrade(1.0)) is not None
    assert do(content(place)) == (revisions()[-1], [("old", 3, True, 1.5)])
