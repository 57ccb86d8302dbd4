"""A server stops on request, whatever its database does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from citadels.server import hub
from citadels.server.storage.engine_factory import sqlite_url
from citadels.tables.storage import Write
from tests.server.hub_harness import HubHarness
from tests.server.storage_setup import open_storage
from tests.tables.table_harness import run


class Ended:
    """Records that it was asked to stop."""

    def __init__(self) -> None:
        self.is_stopped = False

    def stop(self) -> None:
        self.is_stopped = True


def test_a_server_with_a_hanging_database_still_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(write: Write) -> None:
        await asyncio.Event().wait()

    async def scene() -> None:
        async with open_storage(sqlite_url(tmp_path / "tables.sqlite")) as kept:
            here = HubHarness(kept)
            bot_pool = here.hub.bot_pool = cast("Any", Ended())
            made = await here.make()
            await here.visit(made)
            table = await here.hub.existing(made.table)
            table._visit_stored = False  # so that its end is worth storing
            monkeypatch.setattr(kept, "commit", hang)
            monkeypatch.setattr(hub, "SHUTDOWN_TIMEOUT", 0.0)
            await here.hub.stop()
            assert bot_pool.is_stopped
            monkeypatch.undo()

    run(scene())


def test_the_shutdown_timeout_starts_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_storage(sqlite_url(tmp_path / "tables.sqlite")) as kept:
            place = HubHarness(kept)
            first = place.hub.expect_end()
            await asyncio.sleep(0)
            assert place.hub.expect_end() == first

    run(scene())
