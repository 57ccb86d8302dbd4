"""Fixtures for servers: shared ones, and one for each kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from scripts import external_tools

from citadels.server.storage.engine_factory import sqlite_url
from tests.requirements import require
from tests.server.cluster import ServerCluster
from tests.server.postgresql import Postgresql, running_postgresql
from tests.server.server_process import ServerProcess


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests out of the user's data folder."""
    monkeypatch.setenv("CITADELS_DATA", str(tmp_path / "data"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite, shared by all tests."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the default limit on messages."""
    with ServerProcess(tmp_path_factory.mktemp("server"), None, "--limit", "messages=100") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test alone, which may stop it."""
    with ServerProcess(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgresql]:
    with running_postgresql(
        require(external_tools.postgresql(), external_tools.missing_postgresql())
    ) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(
    postgres: Postgresql, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on PostgreSQL, shared by all tests."""
    with ServerProcess(tmp_path_factory.mktemp("server"), postgres.new_database()) as running:
        yield running


DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(params=DATABASES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.sqlite")
    return cast("Postgresql", request.getfixturevalue("postgres")).new_database()


@pytest.fixture(params=DATABASES)
def any_server(request: pytest.FixtureRequest) -> ServerProcess:
    """A shared server, on each kind of database."""
    shared: ServerProcess = request.getfixturevalue(
        "server" if request.param == "sqlite" else "postgres_server"
    )
    return shared


@pytest.fixture(params=DATABASES)
def own_server_of_any_kind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test alone, on each kind of database."""
    database = None
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    with ServerProcess(tmp_path, database) as running:
        yield running


@pytest.fixture
def servers(postgres: Postgresql, tmp_path: Path) -> Iterator[ServerCluster]:
    with ExitStack() as stack:
        yield ServerCluster(postgres.new_database(), tmp_path, stack)
