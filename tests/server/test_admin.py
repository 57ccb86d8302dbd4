"""Administration on both databases, with running servers whose clients learn of it at once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from citadels.engine.errors import CitadelsError
from citadels.record import verify
from citadels.server.storage.database import migrate_to_head
from citadels.server.storage.engine_factory import connect, database_url, sqlite_url
from tests.server.administration import open_administrator, run_admin
from tests.server.cluster import ServerCluster, via, wait_until
from tests.server.playing import sit_down
from tests.server.server_process import Client, Made, ServerProcess, play, run

STRANGER = {"X-Forwarded-For": "198.51.100.7"}
CLOSED = 4005


async def log_of(server: ServerProcess) -> list[tuple[str, str | None, int | None]]:
    async with open_administrator(server) as admin:
        return [(row["action"], row["table_id"], row["seat"]) for row in await admin.log(2)]


# -- tables ------------------------------------------------------------------------------------


def test_closing_a_table_is_final_and_disconnects_its_clients(any_server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(any_server)
        watching = await made.spectator().open()
        async with open_administrator(any_server) as admin:
            await admin.close(made.id)
            (line,) = [line for line in await admin.tables() if line["id"] == made.id]
            assert (line["phase"], line["players"]) == ("barred", ["Robin", "Sam"])
        for client in (owner, guest, watching):
            assert await client.closed() == CLOSED
        again = made.owner()
        await again.connect()
        with suppress(ConnectionClosed):  # it may not even be heard
            await again.send("hello", token=made.token, language="fr", seen=-1)
        assert await again.closed() == CLOSED
        refused = await any_server.join(made.id, "Kim", made.invite)
        assert (refused.status_code, refused.json()["code"]) == (410, "barred")
        mine = await any_server.post(
            "/api/mine", {"seats": [{"table": made.id, "seat": 0, "token": made.token}]}
        )
        assert mine.json()[0]["phase"] == "gone"
        assert ("close", made.id, None) in await log_of(any_server)

    run(scene())


def test_a_deleted_table_leaves_nothing(any_server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(any_server)
        await owner.ask("say", text="a secret of ours")
        async with open_administrator(any_server) as admin:
            await admin.delete(made.id)
            with pytest.raises(CitadelsError, match="unknown table"):
                await admin.delete(made.id)
        for client in (owner, guest):
            assert await client.closed() == CLOSED
        refused = await any_server.join(made.id, "Kim", made.invite)
        assert refused.status_code == 404
        assert ("delete", made.id, None) in await log_of(any_server)
        left = [line for line in lines_of(any_server) if made.id in line or "a secret of ours" in line]
        assert len(left) == 1, left  # in the log

    run(scene())


def lines_of(server: ServerProcess) -> list[str]:
    """Return everything that is stored, row by row."""
    if server.database is not None:
        return server.dump().splitlines()
    with closing(sqlite3.connect(server.file)) as connection:
        return [*connection.iterdump()]


# -- players -----------------------------------------------------------------------------------


def test_a_removed_player_is_disconnected_and_a_bot_plays_on(any_server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(any_server)
        await play(owner, guest, until=8)
        async with open_administrator(any_server) as admin:
            await admin.remove(made.id, guest.seat)
            with pytest.raises(CitadelsError, match="has no player"):
                await admin.remove(made.id, guest.seat)
        assert await guest.closed() == 4002
        assert await owner.closed() == 1012
        assert [notice["seat"] for notice in owner.received("notice", code="removed")] == [guest.seat]
        with pytest.raises(AssertionError, match="closed with 4001"):
            await guest.open()
        await owner.open()
        assert owner.table["seats"][guest.seat]["kind"] == "bot"
        assert "Sam" not in json.dumps(owner.table)
        await play(owner)
        verify((await any_server.get(f"/api/tables/{made.id}/game", made.token)).json())

    run(scene())


def test_removing_the_owner_before_the_deal_opens_the_seat_and_passes_the_table_on(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        made = await server.make([None, None])
        owner, guest = await made.owner().open(), await (await made.guest()).open()
        async with open_administrator(server) as admin:
            await admin.remove(made.id, 0)
        assert await owner.closed() == 4002
        await guest.closed()
        await guest.open()
        assert guest.table["seats"][0]["kind"] == "open"
        assert guest.table["owner"] == guest.seat

    run(scene())


def test_the_data_of_a_token_is_deleted_at_rematches_too(any_server: ServerProcess) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(any_server)
        await guest.ask("say", text="what Sam said")
        await owner.ask("say", text="what Robin said")
        await play(owner, guest)
        await owner.ask("rematch")
        await owner.until(lambda: owner.received("moved"))
        rematch = owner.received("moved")[0]["table"]
        again = await Client(any_server, rematch, guest.token).open()
        link = await again.ask("link", kind="device")
        claim = link["fragment"].rpartition("=")[2]
        async with open_administrator(any_server) as admin:
            assert {seat["table"] for seat in await admin.forget(claim)} == {made.id, rematch}
            with pytest.raises(CitadelsError, match="opens no seat"):
                await admin.forget(guest.token)
        assert await again.closed() == 4002
        await owner.closed()
        await owner.open()
        assert [line["text"] for line in owner.welcome["chat"]] == ["what Robin said"]
        assert "Sam" not in "".join(owner.frames[owner.frames.index(json_of(owner)) :])
        game = (await any_server.get(f"/api/tables/{made.id}/game", made.token)).json()
        verify(game)
        assert "Sam" not in json.dumps(game)
        fresh = await Client(any_server, rematch, made.token).open()
        assert fresh.table["seats"][guest.seat]["kind"] == "open"

    run(scene())


def json_of(client: Client) -> str:
    """The last welcome, as it came."""
    return [frame for frame in client.frames if '"type":"welcome"' in frame][-1]


# -- addresses ---------------------------------------------------------------------------------


def test_a_banned_address_is_refused_and_its_clients_disconnected(any_server: ServerProcess) -> None:
    async def scene() -> None:
        made = await any_server.make([None])
        there = made.owner()
        await there.connect(additional_headers=STRANGER)
        await there.send("hello", token=made.token, language="en", seen=-1)
        await there.until(lambda: there.welcome)
        async with open_administrator(any_server) as admin:
            await admin.ban("198.51.100.0/24", days=1)
            assert await there.closed() == 1006
            refused = await any_server.get("/api/tables", **STRANGER)
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
            with pytest.raises(InvalidStatus):
                await made.owner().connect(additional_headers=STRANGER)
            assert (await any_server.get("/api/tables", **{"X-Forwarded-For": "203.0.113.1"})).is_success
            assert [row["network"] for row in await admin.bans()] == ["198.51.100.0/24"]
            await admin.unban("198.51.100.0/24")
            with pytest.raises(CitadelsError, match="is not banned"):
                await admin.unban("198.51.100.0/24")

        async def let_in() -> bool:
            return (await any_server.get("/api/tables", **STRANGER)).is_success

        await wait_until(let_in)

    run(scene())


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "0.0.0.0/0", "nonsense", "10.0.0.1/8", ""])
def test_some_addresses_cannot_be_banned(server: ServerProcess, address: str) -> None:
    async def scene() -> None:
        async with open_administrator(server) as admin:
            with pytest.raises(CitadelsError, match=r"cannot ban|invalid address"):
                await admin.ban(address)
            assert await admin.bans() == []

    run(scene())


# -- several servers ---------------------------------------------------------------------------


def test_all_servers_learn_of_a_ban_and_a_drained_one_hands_over_its_tables(servers: ServerCluster) -> None:
    one, other = servers.start(), servers.start()

    async def ready(server: ServerProcess) -> bool:
        return (await server.get("/ready")).status_code == 200

    async def scene() -> None:
        made, owner, guest = await sit_down(one)
        through = await via(other, guest).open()
        async with open_administrator(one) as admin:
            await admin.ban("198.51.100.7")
            for server in (one, other):

                async def banned(server: ServerProcess = server) -> bool:
                    return (await server.get("/api/tables", **STRANGER)).status_code == 403

                await wait_until(banned)
            await admin.drain(one.url)
            for client in (owner, guest, through):
                assert await client.closed() == 1012
            assert (await one.get("/ready")).json() == {"ready": False, "reason": "draining"}
            owner, guest = await owner.open(), await guest.open()
            assert await servers.owner_of(made.id) == [other.url]
            with pytest.raises(CitadelsError, match="cannot drain the last active server"):
                await admin.drain(other.url)
            await play(owner, guest, until=6)
            await admin.remove(made.id, guest.seat)
            assert await guest.closed() == 4002
            await admin.drain(one.url, lift=True)
            await wait_until(lambda: ready(one))
            await owner.closed()
            await owner.open()
            states = {line["address"]: line["draining"] for line in (await admin.statistics())["servers"]}
            assert states == {one.url: False, other.url: False}
            with pytest.raises(CitadelsError, match="unknown server 'nobody'"):
                await admin.drain("nobody")

    run(scene())


# -- without a server, and the command itself --------------------------------------------------


def test_the_command_works_without_a_server_and_asks_before_it_deletes(
    own_server_of_any_kind: ServerProcess,
) -> None:
    server = own_server_of_any_kind
    database = server.database or sqlite_url(server.file)
    made, token = run(two_at_a_table(server))
    server.stop()
    listed = json.loads(run_admin(database, "tables", "--json").stdout)
    assert [(line["id"], line["players"]) for line in listed] == [(made, ["Robin", "Sam"])]
    done = run_admin(database, "delete", made)
    assert (done.exit_code, done.stderr) == (
        2,
        "citadels: nothing was done: standard input is not a terminal; add --yes to confirm\n",
    )
    done = run_admin(database, "forget", "-", typed=f"https://table.example/t/x#claim={token}\n")
    assert done.exit_code == 0, done.stderr
    done = run_admin(database, "delete", made, "--yes", "--reason", "a test")
    assert (done.exit_code, done.stdout) == (0, f"{made}: deleted\n"), done.stderr
    told = run_admin(database, "log").stdout
    assert [line.split()[2:] for line in told.splitlines()[1:]] == [
        ["delete", made, "a", "test"],
        ["forget", made, "seat", "1"],
    ]
    assert token not in server.dump()
    assert "tables: lobby    0\n" in run_admin(database, "statistics").stdout


async def two_at_a_table(server: ServerProcess) -> tuple[str, str]:
    made: Made = await server.make([None])
    return made.id, (await made.guest()).token


def test_a_missing_database_or_another_version_is_refused(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "tables.sqlite")
    done = run_admin(database, "tables")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "does not exist; start a server" in done.stderr
    assert not (tmp_path / "tables.sqlite").exists()

    async def make_older() -> None:
        engine = connect(database_url(database))
        await migrate_to_head(engine, 0.0)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
        await engine.dispose()

    asyncio.run(make_older())
    assert "start a server to migrate it" in run_admin(database, "tables").stderr
