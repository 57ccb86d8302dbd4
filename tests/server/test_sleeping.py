"""Correspondence games leave memory without clients, and return when a deadline or a client comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select

from citadels.server.admin.retention import Retention
from citadels.server.cluster.cluster_storage import ClusterStorage
from citadels.server.hub import IDLE_SECONDS
from citadels.server.storage import schema
from citadels.server.storage.sql_storage import SqlStorage
from citadels.settings import Setup
from citadels.tables.document import DAY, TableOptions, TimeLimit, new_document
from citadels.tables.errors import TableError
from citadels.tables.protocol import ClockWarning
from citadels.tables.seats import TableLinks
from tests.server.cluster import cluster_member
from tests.server.hub_harness import HubHarness
from tests.server.postgresql import Postgresql
from tests.server.storage_setup import open_storage
from tests.tables.table_harness import FakeClient, run, spin
from tests.waiting import TIMEOUT

HOUR = 3600.0


class Post(HubHarness):
    """A hub where people play by correspondence."""

    def __init__(self, kept: SqlStorage, **limits: int) -> None:
        super().__init__(kept, **limits)
        self.kept = kept
        self.owner_token = ""

    async def game(self, days: float = 1.0, bots: tuple[str | None, ...] = (None,)) -> TableLinks:
        """Make a table of Robin and Sam, begin its game and leave; Sam is to move. Sam's token replaces the
        invitation."""
        options = TableOptions(clock=TimeLimit("days", days * DAY), pace="instant")
        settings = Setup(seats=len(bots) + 1, crown=1).settings()
        made = await self.hub.make(new_document(settings, options, "Robin", "en", list(bots)))
        table = await self.hub.existing(made.table)
        _, token = await table.join("Sam", "en", made.invite)
        people = [await self.visit(made), await self.visit(made, token)]
        for one in people:
            await one.done("ready", ready=True, contribution="00" * 16)
        assert people[1].is_asked()
        for one in people:
            await one.leave()
        self.owner_token = made.token
        return TableLinks(made.table, 1, token, made.invite, made.watch)

    async def fall_asleep(self) -> None:
        """Wait until the table has left memory."""
        await self.clock.advance(IDLE_SECONDS + 1, spin)
        await self.look_after()
        assert self.hub.count == 0

    async def look_after(self) -> None:
        """Run the hub's periodic upkeep once."""
        await self.hub._run_upkeep()
        self.hub._next_upkeep.cancel()
        if self.hub._resuming is not None:
            await self.hub._resuming

    async def row(self, id: str) -> dict[str, Any]:
        return (await self.kept._rows(select(schema.tables).where(schema.tables.c.id == id)))[0]

    async def wake(self, seconds: float) -> None:
        """Advance the clock and run what is due."""
        await self.clock.advance(seconds, spin)
        await self.hub._wake_due()
        self.hub._next_waking.cancel()

    async def until(self, happened: Callable[[], Awaitable[bool]]) -> None:
        """Let moments pass until the database has done its part."""
        async with asyncio.timeout(TIMEOUT):
            while not await happened():
                await self.clock.advance(0.01, spin)
                await asyncio.sleep(0.01)

    async def has_version(self, id: str, version: int) -> bool:
        return bool((await self.row(id))["version"] == version)


def test_a_correspondence_game_leaves_memory_when_no_client_is_connected(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = [await here.game() for _ in range(3)]
            assert here.hub.count == 3
            await here.fall_asleep()
            await here.hub._resume_all()  # they do not count as orphaned games
            assert here.hub.count == 0
            back = await here.visit(made[0], made[0].token)
            assert back.is_asked()
            assert here.hub.count == 1
            assert back.situation.remaining == round(DAY - IDLE_SECONDS - 1, 1)

    run(scene())


def test_an_expired_clock_resumes_the_game_and_a_bot_answers(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            await here.fall_asleep()
            row = await here.row(made.table)
            assert abs(row["due"] - here.clock.time() - (DAY - IDLE_SECONDS - 1)) < 0.01
            await here.wake(DAY - IDLE_SECONDS - 2)
            assert (here.hub.count, (await here.row(made.table))["version"]) == (0, row["version"])
            await here.wake(1)
            await here.until(lambda: here.has_version(made.table, row["version"] + 1))
            after = await here.row(made.table)
            assert here.hub.count == 1
            assert (after["asleep"], after["due"]) == (None, None)
            await here.fall_asleep()  # until the next deadline
            assert (await here.row(made.table))["due"] > row["due"]

    run(scene())


def test_the_hub_resumes_a_game_when_it_is_due(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            await here.game()
            await here.fall_asleep()
            await here.clock.advance(DAY - IDLE_SECONDS - 30, spin)
            await here.hub._wake_due()  # within the next minute
            assert here.hub._next_waking.due is not None
            assert 0 < here.hub._next_waking.due - here.clock.now() <= 30
            here.hub._next_waking.cancel()

    run(scene())


def test_a_returning_player_is_warned_once_and_of_no_past_deadline(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            await here.fall_asleep()
            await here.wake(DAY - 2 * HOUR)
            back = await here.visit(made, made.token)
            await here.clock.advance(2 * HOUR - IDLE_SECONDS - 2, spin)
            assert [round(one.remaining) for one in back.received(ClockWarning)] == [3600]

    run(scene())


def test_a_game_with_a_bot_to_move_or_a_connected_client_stays_in_memory(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            reader = await here.visit(made, made.watch)
            await here.clock.advance(IDLE_SECONDS + 1, spin)
            await here.look_after()
            assert here.hub.count == 1
            await reader.leave()
            await here.clock.advance(DAY - 2 * IDLE_SECONDS, spin)
            await here.look_after()  # the clock runs out within the next minutes
            assert here.hub.count == 1

    run(scene())


def test_a_paused_game_leaves_memory_without_a_deadline_and_loses_no_time(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            robin = await here.visit(made, here.owner_token)
            await robin.done("pause", paused=True)
            await robin.leave()
            await here.fall_asleep()
            assert (await here.row(made.table))["due"] is None
            await here.wake(5 * DAY)
            assert here.hub.count == 0
            back = await here.visit(made, made.token)
            assert back.situation.remaining == DAY

    run(scene())


def test_clocks_stop_while_no_server_is_up(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            await here.fall_asleep()
            await here.hub._note_alive()
            await here.clock.advance(3 * DAY, spin)  # the server is down
            await here.hub.begin()
            await here.wake(0)
            assert here.hub.count == 0
            back = await here.visit(made, made.token)
            assert back.situation.remaining == round(DAY - IDLE_SECONDS - 1, 1)

    run(scene())


def test_writes_of_an_older_program_count(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            await here.fall_asleep()
            changed = schema.tables.update().values(revision=schema.tables.c.revision + 1)  # and nothing else
            await kept._transact(lambda connection: connection.execute(changed))
            assert await kept.read_running() == [made.table]  # it counts as running, with no due time
            assert await kept.read_due(here.clock.time() + 9 * DAY) == []
            await here.clock.advance(DAY, spin)
            back = await here.visit(made, made.token)
            assert back.situation.remaining == round(DAY - IDLE_SECONDS - 1, 1)  # as it was saved

    run(scene())


def test_an_absent_owner_loses_the_table_of_a_suspended_game(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game(days=2)
            await here.fall_asleep()
            await here.clock.advance(DAY, spin)
            sam = await here.visit(made, made.token)
            assert sam.info.owner == 0
            await sam.act()
            await sam.leave()
            await here.fall_asleep()
            await here.clock.advance(DAY, spin)
            sam = await here.visit(made, made.token)

            async def is_owner() -> bool:
                return sam.info.owner == 1

            await here.until(is_owner)

    run(scene())


def test_a_game_outside_memory_is_not_deleted_while_its_clock_runs(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game(days=30)
            here.hub._kept = Retention({"playing": 7})
            await here.fall_asleep()
            await here.clock.advance(20 * DAY, spin)
            await here.look_after()
            assert (await here.visit(made, made.token)).is_asked()

    run(scene())


def test_time_can_be_added_ten_times_even_if_the_game_leaves_memory_between(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            for _ in range(10):
                sam = await here.visit(made, made.token)
                await sam.done("more_time")
                await sam.leave()
                await here.fall_asleep()
            assert await (await here.visit(made, made.token)).refused("more_time") == "time"

    run(scene())


def test_a_closed_game_is_not_resumed(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = Post(kept)
            made = await here.game()
            await here.fall_asleep()
            closed = schema.tables.update().values(phase="barred", epoch=schema.tables.c.epoch + 1)
            await kept._transact(lambda connection: connection.execute(closed))
            await here.wake(2 * DAY)
            assert here.hub.count == 0
            with pytest.raises(TableError, match="closed the table"):
                await here.hub.existing(made.table)

    run(scene())


def test_one_of_several_servers_resumes_a_game(postgres: Postgresql) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://two") as two,
        ):
            here = Post.__new__(Post)
            here.__dict__.update(hub=one.hub, kept=one.storage, clock=one.hub.clock)
            options = TableOptions(clock=TimeLimit("days", DAY), pace="instant")
            made = await one.hub.make(
                new_document(Setup(seats=2, crown=0).settings(), options, "Robin", "en", ["greedy"])
            )
            owner = await here.visit(made)
            await begin_now(owner)
            await owner.leave()
            [table] = [*one.hub._tables.values()]
            table._touched -= 2 * IDLE_SECONDS
            table._scheduler._next_notification.cancel()  # there is no notifier here
            await one.hub.evict_idle(IDLE_SECONDS)
            assert one.hub.count == 0
            now = one.hub.clock.time()
            for storage_ in (one.storage, two.storage):
                assert isinstance(storage_, ClusterStorage)
                assert [id for id, _ in await storage_.read_due(now + 2 * DAY)] == [made.table]
            early = schema.tables.update().values(due=now)
            await one.storage._transact(lambda connection: connection.execute(early))
            await two.hub._wake_due()
            await one.hub._wake_due()
            two.hub._next_waking.cancel()
            one.hub._next_waking.cancel()
            assert (one.hub.count, two.hub.count) == (0, 1)
            assert await one.storage.read_due(now + 2 * DAY) == []  # the other has it

    run(scene())


async def begin_now(owner: FakeClient) -> None:
    await owner.done("ready", ready=True, contribution="00" * 16)
    assert owner.is_asked()
