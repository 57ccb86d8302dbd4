"""Only their owner may read a server's files, which hold its keys and the cards of running games."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels.server.storage import database
from citadels.server.storage.engine_factory import database_url, sqlite_url
from tests.server.server_process import ServerProcess, run

ORDINARY = 0o022  # the usual umask


@pytest.fixture(autouse=True)
def ordinary_umask() -> Iterator[None]:
    before = os.umask(ORDINARY)
    yield
    os.umask(before)


def modes(*paths: Path) -> dict[str, str]:
    return {path.name: f"{stat.S_IMODE(path.stat().st_mode):04o}" for path in paths}


def files(folder: Path) -> dict[str, str]:
    return modes(*folder.glob("citadels.sqlite*"))


PRIVATE = dict.fromkeys(("citadels.sqlite", "citadels.sqlite-wal", "citadels.sqlite-shm"), "0600")


def test_a_new_database_and_all_that_lies_beside_it_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    server = ServerProcess(folder)
    server.log = tmp_path / "log.txt"
    with server:
        run(server.make([None]))
        assert files(folder) == PRIVATE
        assert modes(folder) == {"b": "0700"}


@pytest.mark.parametrize("named", [False, True], ids=["in the data folder", "named"])
def test_a_database_that_others_could_read_becomes_private(tmp_path: Path, named: bool) -> None:
    file = tmp_path / "citadels.sqlite"
    server = ServerProcess(tmp_path, f"sqlite:///{file}" if named else None)
    with server:
        run(server.make([None]))
        server.kill()
    for path in tmp_path.glob("citadels.sqlite*"):
        path.chmod(0o644)
    old = tmp_path / "backups" / "citadels-0001-20200101T000000.sqlite"
    old.parent.mkdir()
    old.touch()
    with server.start():
        run(server.make([None]))
        assert files(tmp_path) == PRIVATE
        assert modes(old, old.parent) == {old.name: "0600", "backups": "0700"}


def test_backups_are_private(own_server: ServerProcess, tmp_path: Path) -> None:
    unfinished = tmp_path / "copy.sqlite.part"
    unfinished.touch()  # left by another program
    copy = tmp_path / "copy.sqlite"
    assert own_server.back_up(copy).returncode == 0
    url = database_url(sqlite_url(own_server.file))
    before = asyncio.run(database._backup_before_migration(url, "0001", 0.0))
    assert modes(copy, before, before.parent) == {copy.name: "0600", before.name: "0600", "backups": "0700"}


def test_the_usual_data_folder_becomes_private_and_one_that_was_named_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CITADELS_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    usual, named = tmp_path / "citadels", tmp_path / "named"
    for folder in (usual, named):
        folder.mkdir()
    assert database.make_data_folder() == usual
    monkeypatch.setenv("CITADELS_DATA", str(named))
    assert database.make_data_folder() == named
    assert modes(usual, named) == {"citadels": "0700", "named": "0755"}


def test_files_of_others_stay_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "citadels.sqlite"
    file.touch()
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    database.make_private(database_url(sqlite_url(file)))
    assert files(tmp_path) == {"citadels.sqlite": "0644"}
