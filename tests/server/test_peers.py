"""Several servers on one PostgreSQL: tables are forwarded, acquired and handed over, and none is lost."""

from __future__ import annotations

import asyncio
import signal

import asyncpg
import pytest
from sqlalchemy import text

from citadels.record import verify
from citadels.server.cluster import cluster_hub
from citadels.server.storage.engine_factory import APPLICATION_PREFIX
from citadels.settings import Setup
from citadels.tables.document import TableOptions, new_document
from citadels.tables.errors import TableOnPeer
from citadels.tables.storage import StaleEpoch, TokenRow, Write
from tests.server.cluster import ClusterMember, ServerCluster, cluster_member, via, wait_until
from tests.server.playing import catch_up, next_turn, sit_down
from tests.server.postgresql import Postgresql, run_sql
from tests.server.server_process import Made, ServerProcess, begin, play, run
from tests.server.storage_setup import table_row
from tests.waiting import TIMEOUT

OVER_DAYS = {"clock": {"kind": "days", "seconds": 86_400}}


async def listed(server: ServerProcess) -> list[str]:
    return [table["id"] for table in (await server.get("/api/tables")).json()]


async def mine(server: ServerProcess, *tables: Made) -> list[tuple[str, str]]:
    """Return ids and phases of tables as the home page lists them."""
    seats = [{"table": made.id, "seat": 0, "token": made.token} for made in tables]
    answer = await server.post("/api/mine", {"seats": seats})
    return [(found["table"], found["phase"]) for found in answer.json()]


# -- in one process ----------------------------------------------------------------------------


def test_a_table_is_acquired_only_from_a_dead_server(postgres: Postgresql) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://other") as other,
        ):
            await one.storage.commit(Write(new_tables=[table_row("table")]))
            assert await one.storage.acquire_table("table")
            with pytest.raises(TableOnPeer) as elsewhere:
                await other.storage.acquire_table("table")
            assert elsewhere.value.address == "http://one"
            assert await other.storage.read_owners(["table"]) == {"table": (one.hub.peers.id, "http://one")}
            await one.fall_asleep()
            taken = await other.storage.acquire_table("table")
            assert taken is not None
            assert taken["epoch"] == 2
            for epoch in (1, 2):
                with pytest.raises(StaleEpoch):
                    await one.storage.commit(Write(saved_tables=[table_row("table", epoch, 1, "late")]))
            await other.storage.commit(Write(saved_tables=[table_row("table", 2, 1, "well")]))

    run(scene())


def test_one_of_two_concurrent_servers_acquires_a_table(postgres: Postgresql) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://other") as other,
        ):
            await one.storage.commit(Write(new_tables=[table_row("table")]))
            async with one.storage.engine.begin() as first:
                values = {"me": one.hub.peers.id}
                await first.execute(text("UPDATE tables SET server = :me, epoch = epoch + 1"), values)
                second = asyncio.create_task(other.storage.acquire_table("table"))
                await wait_until(lambda: is_locked_out(database))
            with pytest.raises(TableOnPeer):
                await second

    run(scene())


async def is_locked_out(database: str) -> bool:
    """Return whether a connection waits for a row lock."""
    return bool(await run_sql(database, "SELECT 1 FROM pg_locks WHERE NOT granted"))


def test_acquiring_a_peers_table_fails_without_waiting_for_its_row(postgres: Postgresql) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://other") as other,
        ):
            await one.storage.commit(Write(new_tables=[table_row("table")]))
            await one.storage.acquire_table("table")
            async with one.storage.engine.begin() as writing:
                await writing.execute(text("UPDATE tables SET revision = revision"))
                with pytest.raises(TableOnPeer):
                    await other.storage.acquire_table("table")

    run(scene())


def test_writers_do_not_wait_for_a_server_that_acquires_a_table(postgres: Postgresql) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://other") as other,
        ):
            await one.storage.commit(Write(new_tables=[table_row("table")]))
            async with one.storage.engine.begin() as writing:
                await writing.execute(text("UPDATE tables SET revision = revision"))
                taking = asyncio.create_task(other.storage.acquire_table("table"))
                await wait_until(lambda: is_locked_out(database))
                await other.storage.commit(Write(new_tables=[table_row("second")]))
                assert not taking.done()
            assert await taking

    run(scene())


def test_an_open_transaction_of_a_dead_server_keeps_no_table(postgres: Postgresql) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://other") as other,
        ):
            await one.storage.commit(Write(new_tables=[table_row("table")]))
            await one.storage.acquire_table("table")
            other.hub.peers.start(other.hub)
            await wait_until(lambda: knows(other, one))
            name = {"application_name": APPLICATION_PREFIX + one.hub.peers.id}
            writing = await asyncpg.connect(database, server_settings=name)
            await writing.execute("BEGIN; UPDATE tables SET revision = revision")
            at_work = asyncio.create_task(
                writing.execute("SELECT pg_sleep(600)")
            )  # the connection is not idle
            await one.fall_asleep()
            with pytest.raises(asyncpg.PostgresError):
                await at_work
            assert await other.storage.acquire_table("table")

    run(scene())


async def knows(server: ClusterMember, peer: ClusterMember) -> bool:
    return peer.hub.peers.id in server.hub.peers.others


def test_a_table_that_cannot_be_stored_is_handed_over_too(
    postgres: Postgresql, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://other") as other,
        ):
            made = await one.hub.make(
                new_document(Setup(seats=2).settings(), TableOptions(), "Robin", "en", [None])
            )
            table = await one.hub.existing(made.table)
            async with table._lock:
                monkeypatch.setattr(cluster_hub, "HAND_OVER_TIMEOUT", 0.5)
                await one.hub.hand_over()
            assert table.closed
            assert await other.hub.find(made.table)

    run(scene())


def test_a_table_that_was_read_while_its_server_slept_is_not_shown(postgres: Postgresql) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        async with (
            cluster_member(database, "http://one") as one,
            cluster_member(database, "http://other") as other,
        ):
            made = await one.hub.make(
                new_document(Setup(seats=2).settings(), TableOptions(), "Robin", "en", [None])
            )
            asleep, awake = asyncio.Event(), asyncio.Event()
            read_tokens = one.storage.read_tokens

            async def sleep_and_read(id: str) -> list[TokenRow]:
                asleep.set()
                await awake.wait()
                return await read_tokens(id)

            one.storage.read_tokens = sleep_and_read  # type: ignore[method-assign]
            finding = asyncio.create_task(one.hub.find(made.table))
            await asleep.wait()
            await one.fall_asleep()
            assert await other.hub.find(made.table)
            await one.hub.recheck_ownership()
            awake.set()
            found = await finding
            assert found is not None
            assert found.closed
            with pytest.raises(TableOnPeer):
                await one.hub.find(made.table)

    run(scene())


# -- in separate processes ---------------------------------------------------------------------


def test_a_table_is_reachable_through_every_server_and_outlives_its_owner(
    servers: ServerCluster,
) -> None:
    one, other = servers.start(), servers.start()

    async def scene() -> None:
        made = await one.make([None])
        owner = await made.owner().open()
        made.server = other
        guest = await (await made.guest()).open()
        await begin(owner, guest)
        there = await other.make([None])
        await there.owner().open()
        assert await servers.owner_of(made.id) == [one.url]
        assert await servers.owner_of(there.id) == [other.url]
        assert await mine(one, there, made) == [(there.id, "lobby"), (made.id, "playing")]
        await play(owner, guest, until=6)
        await catch_up(owner, guest)
        one.kill()
        assert await guest.closed() == 1012
        owner, guest = await via(other, owner).open(), await via(other, guest).open()
        await play(owner, guest)
        verify((await other.get(f"/api/tables/{made.id}/game", made.token)).json())

    run(scene())


def test_a_server_that_was_suspended_cannot_write_and_disconnects_its_clients(servers: ServerCluster) -> None:
    one, other = servers.start(), servers.start()

    async def scene() -> None:
        _, owner, guest = await sit_down(one)
        await play(owner, guest, until=6)
        asked = await next_turn(owner, guest)
        await catch_up(owner, guest)
        one.process.send_signal(signal.SIGSTOP)
        action = asked.options()[0]["action"]
        await asked.send("act", id="late", version=asked.version, action=action)
        again = await via(other, asked).open()
        assert again.version == asked.version
        assert (await again.act(again.options()[-1]["action"]))["type"] == "ack"
        one.process.send_signal(signal.SIGCONT)
        for client in (owner, guest):
            assert await client.closed() == 1012
            assert not client.received("update", version=again.version)
        back = await asked.open()
        assert back.version >= again.version
        late = await back.ask("act", id="late", version=again.version - 1, action=action)
        assert late["type"] == "stale"

    run(scene())


def test_a_server_that_ends_hands_its_tables_over_and_no_answer_is_lost(servers: ServerCluster) -> None:
    one, other = servers.start(), servers.start()

    async def scene() -> None:
        _, owner, guest = await sit_down(one)
        days = await one.make(["greedy"], OVER_DAYS)
        await begin(await days.owner().open())
        lobby = await one.make([None], {"public": True})
        await wait_until(lambda: listed(other))
        assert await listed(other) == await listed(one) == [lobby.id]
        await play(owner, guest, until=6)
        asked = await next_turn(owner, guest)
        await catch_up(owner, guest)
        ending = asyncio.create_task(asyncio.to_thread(one.stop))
        for client in (owner, guest):
            assert await client.closed() == 1012
        assert not owner.received("error")
        owner, guest = [await via(other, client).open(client.version) for client in (owner, guest)]
        assert (owner.version, owner.welcome["fresh"]) == (asked.version, False)
        assert await ending == 0
        assert "Traceback" not in one.text()
        await play(owner, guest, until=12)
        await wait_until(lambda: servers.owner_of(days.id))
        assert await servers.owner_of(days.id) == [other.url]
        assert await listed(other) == []

    run(scene())


def test_servers_start_concurrently_and_two_at_one_address_are_refused(servers: ServerCluster) -> None:
    async def scene() -> None:
        one, other = await asyncio.gather(*[asyncio.to_thread(servers.start) for _ in range(2)])
        keys = [(await server.get("/api/push")).json() for server in (one, other)]
        assert keys[0] == keys[1]
        third = await asyncio.to_thread(servers.start, "--internal-url", one.url)
        assert await asyncio.to_thread(one.process.wait, TIMEOUT) == 2
        assert "give each server its own --internal-url" in one.text()
        assert "Traceback" not in one.text()
        assert (await third.get("/ready")).status_code == 200

    run(scene())
