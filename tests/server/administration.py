"""The administrator of a running server, as an object and as a command."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from typer.testing import CliRunner, Result

from citadels.cli import app
from citadels.server.admin.administration import Administrator
from citadels.server.storage.engine_factory import database_url, sqlite_url
from tests.server.server_process import ServerProcess


@asynccontextmanager
async def open_administrator(server: ServerProcess) -> AsyncIterator[Administrator]:
    url = database_url(server.database or sqlite_url(server.file))
    async with Administrator.open(url, "tester@here", "a reason") as found:
        yield found


def run_admin(database: str, *words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["admin", *words, "--database", database], input=typed)
