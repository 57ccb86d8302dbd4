"""Retention of tables: defaults that are announced first, or the operator's settings."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import func, select
from typer.testing import CliRunner

from citadels.cli import app
from citadels.engine.errors import CitadelsError
from citadels.server.admin.retention import Retention, days_kept, delete_old, first_announced_at
from citadels.server.cluster.cluster_hub import ClusterHub
from citadels.server.config.configuration import configure
from citadels.server.config.settings import ServerSettings
from citadels.server.storage import schema
from citadels.server.storage.engine_factory import sqlite_url
from citadels.server.storage.sql_storage import DELETE_BATCH_SIZE, SqlStorage
from citadels.tables.document import DAY
from citadels.tables.storage import StoredPhase, TableRow, Write
from tests.server.server_process import ServerProcess, run
from tests.server.storage_setup import open_storage, table_row

NOW = 1_800_000_000.0
PHASES: tuple[StoredPhase, ...] = ("lobby", "playing", "over", "barred")


def aged(id: str, phase: StoredPhase, days: float, now: float = NOW) -> TableRow:
    return {**table_row(id), "phase": phase, "updated": now - days * DAY}


def belongings(id: str) -> Write:
    """Something of every kind that belongs to a table."""
    return Write(
        new_entries=[
            {"table_id": id, "version": 1, "seat": 0, "kind": "act", "answer": "", "request": "", "first": 0,
             "events": "[]", "at": 0.0}
        ],
        new_tokens=[{"hash": f"h{id}", "table_id": id, "kind": "seat", "seat": 0, "expires": None}],
    )  # fmt: skip


async def fill(kept: SqlStorage, now: float = NOW) -> None:
    """Tables of every phase, of 1, 100 and 1000 days."""
    for phase in PHASES:
        for days in (1, 100, 1000):
            id = f"{phase}-{days}"
            await kept.commit(Write(new_tables=[aged(id, phase, days, now)]))
            await kept.commit(belongings(id))


async def ids(kept: SqlStorage) -> set[str]:
    return {row["id"] for row in await kept._rows(select(schema.tables.c.id))}


async def owners(kept: SqlStorage) -> set[str]:
    """The tables to which anything belongs."""
    found: set[str] = set()
    for table in schema.PER_TABLE:
        found |= {row["table_id"] for row in await kept._rows(select(table.c.table_id))}
    return found


FOREVER = ServerSettings(finished_days="forever", abandoned_days="forever", closed_days="forever")


def test_games_are_kept_forever_if_configured(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            await fill(kept)
            assert await delete_old(kept, Retention.from_settings(FOREVER, 0.0).at(NOW), NOW) == {"lobby": 2}
            assert {"playing-1000", "over-1000", "barred-1000"} < await ids(kept)

    run(scene())


def test_nothing_is_deleted_by_a_default_before_a_month_has_passed_since_it_was_announced(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            await fill(kept)
            announced = await first_announced_at(kept.engine, NOW)
            assert announced == NOW == await first_announced_at(kept.engine, NOW + DAY)  # once
            retention = Retention.from_settings(ServerSettings(), announced)
            for later in (0.0, 29.9):
                now = NOW + later * DAY
                assert await delete_old(kept, retention.at(now), now) == {"lobby": 1 if later else 2}
                assert "2027-02-14" in retention.announcement(now)[1]
            now = NOW + 30 * DAY
            assert retention.announcement(now) == []
            deleted = await delete_old(kept, retention.at(now), now)
            assert deleted == {"lobby": 0, "playing": 2, "over": 1, "barred": 3}

    run(scene())


def test_configured_retention_applies_at_once_without_announcement() -> None:
    chosen = ServerSettings(finished_days=10, abandoned_days="forever")
    retention = Retention.from_settings(chosen, NOW)
    assert retention.at(NOW) == {"lobby": 30, "playing": None, "over": 10, "barred": None}
    assert retention.at(NOW + 30 * DAY)["barred"] == 30
    assert "closed: 30 days" in retention.announcement(NOW)[0]
    assert "finished" not in retention.announcement(NOW)[0]
    assert Retention.from_settings(FOREVER, NOW).announcement(NOW) == []


def test_the_defaults_are_announced_to_an_old_database_which_loses_nothing_at_first_start(
    tmp_path: Path,
) -> None:
    async def make() -> None:
        async with open_storage(sqlite_url(tmp_path / "citadels.sqlite")) as kept:
            await fill(kept, time.time())

    asyncio.run(make())
    with ServerProcess(tmp_path) as server:
        assert "Tables are deleted by default" in server.text()
        assert "No default deletes anything before" in server.text()
        since = server.rows("SELECT value FROM keys WHERE name = 'retention'")
        server.stop()
        server.start()
        assert server.rows("SELECT value FROM keys WHERE name = 'retention'") == since
        kept = {id for (id,) in server.rows("SELECT id FROM tables")}
        assert {"playing-1000", "over-1000", "barred-1000"} <= kept
        server.rows("UPDATE keys SET value = '0' WHERE name = 'retention'")
        server.stop()
        before = len(server.text())
        server.start()
        assert "Tables are deleted" not in server.text()[before:]


@pytest.mark.parametrize("wrong", ["0", "-1", "never", "1.5", ""])
def test_days_are_a_number_or_forever(wrong: str) -> None:
    with pytest.raises(CitadelsError, match="whole number of days from 1 on, or forever"):
        configure({"finished_days": wrong})
    assert configure({"finished_days": " Forever"}).settings.finished_days == "forever"


def test_expired_tables_are_deleted_with_all_their_rows(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            await fill(kept)
            days = days_kept(ServerSettings(finished_days=365, abandoned_days=50, closed_days=10))
            assert await kept.count_old("over", NOW - 365 * DAY) == (1, NOW - 1000 * DAY)
            deleted = await delete_old(kept, days, NOW, lambda: ["playing-1000"])
            assert deleted == {"lobby": 2, "playing": 1, "over": 1, "barred": 2}
            left = {"lobby-1", "playing-1", "playing-1000", "over-1", "over-100", "barred-1"}
            assert (await ids(kept), await owners(kept)) == (left, left)
            assert await kept.count_old("over", NOW - 365 * DAY) == (0, None)

    run(scene())


def test_many_are_deleted_a_few_at_a_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_storage(sqlite_url(tmp_path / "tables.sqlite")) as kept:
            many = 2 * DELETE_BATCH_SIZE + 3
            rows = [aged(f"t{number}", "over", number + 2) for number in range(many)]
            await kept.commit(Write(new_tables=rows))
            assert await kept.delete_old("over", NOW - DAY) == DELETE_BATCH_SIZE
            assert f"t{many - 1}" not in await ids(kept)  # the oldest go first
            assert await delete_old(kept, {"over": 1}, NOW) == {"over": many - DELETE_BATCH_SIZE}
            assert await kept._rows(select(func.count().label("n")).select_from(schema.tables)) == [{"n": 0}]

    run(scene())


@pytest.mark.parametrize(("own", "deletes"), [("a", True), ("b", False), ("c", False)])
def test_one_of_several_servers_deletes(own: str, deletes: bool) -> None:
    others = {id: object() for id in ("a", "b", "c") if id != own}
    hub = SimpleNamespace(peers=SimpleNamespace(id=own, others=others))
    assert cast("Any", ClusterHub.deletes).fget(hub) is deletes


# -- the command -------------------------------------------------------------------------------


def run_command(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["retention", *words])
    return done.exit_code, done.output


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database in the data folder, with tables of every age."""
    monkeypatch.setenv("CITADELS_DATA", str(tmp_path))

    async def make() -> None:
        async with open_storage(sqlite_url(tmp_path / "citadels.sqlite")) as kept:
            await fill(kept, time.time())

    asyncio.run(make())
    return tmp_path


async def left(folder: Path) -> set[str]:
    async with open_storage(sqlite_url(folder / "citadels.sqlite")) as kept:
        return await ids(kept)


def test_a_dry_run_lists_what_would_be_deleted_and_deletes_nothing(database: Path) -> None:
    (database / "citadels.toml").write_text("finished_days = 365")
    assert configure({}).settings.finished_days == 365
    code, text = run_command("--dry-run")
    assert code == 0
    lobbies, running, finished, closed = text.splitlines()
    assert lobbies.startswith(
        "Tables whose game has not begun, kept 30 days: 2 would be deleted; the oldest was"
    )
    assert running.startswith("Games that are not over, kept 90 days: 2 would be deleted, not before ")
    assert finished.startswith(
        "Finished games, kept 365 days: 1 would be deleted; the oldest was last visited"
    )
    assert closed.startswith(
        "Tables that the administrator closed, kept 30 days: 2 would be deleted, not before "
    )
    assert len(asyncio.run(left(database))) == 12
    assert run_command()[1].splitlines()[2] == "Finished games, kept 365 days: 1 deleted"
    assert len(asyncio.run(left(database))) == 9


def test_the_command_leaves_deletion_to_a_running_server(database: Path) -> None:
    with ServerProcess(database):
        code, text = run_command("--finished-days", "1")
        assert code == 2
        assert "a server is using this database and deletes old tables itself" in text
        assert run_command("--finished-days", "1", "--dry-run")[0] == 0


def test_the_command_creates_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CITADELS_DATA", str(tmp_path))
    code, text = run_command()
    missing = tmp_path / "citadels.sqlite"
    assert (code, text) == (
        2,
        f"citadels: database {missing} does not exist; start a server to create it, or check --database\n",
    )
    assert [*tmp_path.iterdir()] == []
