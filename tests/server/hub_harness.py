"""A hub under test, without a server: SQL storage, fake clients, and a clock that tests advance."""

from __future__ import annotations

from typing import Any, cast

from citadels.server.config.limits import ServerLimits
from citadels.server.hub import Hub
from citadels.server.storage.sql_storage import SqlStorage
from citadels.settings import Setup
from citadels.tables.bot_runner import InlineBotRunner
from citadels.tables.document import DAY, TableOptions, new_document
from citadels.tables.seats import TableLinks
from tests.tables.table_harness import FakeClient, ManualClock, RecordingNotifier, TableHarness, spin


class HubHarness:
    """A hub with a manual clock, and clients at its tables."""

    def __init__(self, kept: SqlStorage, **limits: int) -> None:
        self.clock = ManualClock()
        self.hub = Hub(
            kept,
            cast("Any", InlineBotRunner()),
            cast("Any", RecordingNotifier()),
            self.clock,
            ServerLimits(**limits),
        )

    async def make(self, public: bool = True) -> TableLinks:
        options = TableOptions(public=public, pace="instant")
        return await self.hub.make(new_document(Setup(seats=2).settings(), options, "Robin", "en", [None]))

    async def visit(self, made: TableLinks, token: str = "") -> FakeClient:
        harness = TableHarness()
        harness._table = await self.hub.existing(made.table)
        return await FakeClient(harness, token or made.token).arrive()

    async def listed(self) -> list[str]:
        return [table.id for table in await self.hub.public()]

    async def pass_time(self, seconds: float) -> None:
        """Advance the clock, running the hub's upkeep once a day as a server does."""
        while seconds > 0:
            await self.clock.advance(min(seconds, DAY), spin)
            await self.hub._run_upkeep()
            seconds -= DAY
