"""Nothing acknowledged is lost and nothing untrue is sent, whatever the database does."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, MetaData, insert

from citadels.record import verify
from citadels.server.storage import database
from citadels.server.storage.engine_factory import connect, database_url
from citadels.server.storage.sql_storage import SqlStorage
from citadels.tables.protocol import Ack, ErrorMessage, Update
from citadels.tables.storage import ChatRow, RevisionCheck, StaleEpoch, Write, WriteFailed
from citadels.tables.table import Table
from tests.server.faulty_proxy import FaultyProxy
from tests.server.playing import catch_up, next_turn, sit_down
from tests.server.postgresql import Postgresql
from tests.server.server_process import ServerProcess, play, run
from tests.server.storage_setup import open_storage, table_row
from tests.tables.table_harness import FakeClient, TableHarness, spin
from tests.waiting import START_TIMEOUT, wait_for


async def two(harness: TableHarness) -> list[FakeClient]:
    """Return two players of a game that has begun, the player to move first."""
    await harness.open([None])
    owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
    for one in (owner, guest):
        await one.done("ready", ready=True, contribution="00" * 16)
    return [guest, owner]


async def started(server: ServerProcess) -> ServerProcess:
    """Start a server without blocking the proxy in this thread."""
    return await asyncio.to_thread(server.start)


def on(kept: SqlStorage) -> TableHarness:
    return TableHarness(storage=cast("Any", kept))


# -- epochs ------------------------------------------------------------------------------------


def test_a_write_of_an_older_epoch_or_revision_is_refused_without_affecting_others(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            names = [f"table{number}" for number in range(6)]
            await kept.commit(Write(new_tables=[table_row(name) for name in names]))
            for name in names:
                taken = await kept.acquire_table(name)
                assert taken is not None
                assert taken["epoch"] == 1
            await kept.acquire_table("table2")
            await kept.commit(Write(revision_checks=[RevisionCheck("table4", 1, 1, "before")]))
            writes = [Write(saved_tables=[table_row(name, 1, 1, "after")]) for name in names]
            done = await asyncio.gather(*[kept.commit(write) for write in writes], return_exceptions=True)
            lost = [isinstance(one, StaleEpoch) for one in done]
            assert lost == [False, False, True, False, True, False]
            assert done.count(None) == 4
            found = [await kept.read_table(name) for name in names]
            assert [row and (row["epoch"], row["revision"]) for row in found] == [
                (2, 0) if name == "table2" else (1, 1) for name in names
            ]
            assert await kept.acquire_table("table2", 1) is None
            assert await kept.acquire_table("nothing") is None

    run(scene())


def test_the_later_of_two_servers_on_one_database_owns_the_table(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as one, open_storage(place) as other:
            first, second = on(one), on(other)
            asked, owner = await two(first)
            second._made = first.made
            await second.read_again()
            assert await owner.refused("mute", seat=1, muted=True) == "storage"
            await spin()
            assert asked.closed is not None
            again = await FakeClient(second, asked.token).arrive()
            assert isinstance(await again.act(), Ack)
            assert again.version == 2
            assert not asked.received(Update, version=2)

    run(scene())


def test_a_line_of_chat_is_stored_once(place: str) -> None:
    def line(number: int, request: str) -> ChatRow:
        return {
            "table_id": "t", "number": number, "seat": 0, "name": "Robin", "text": "hello", "at": "",
            "for_players": True, "request": request,
        }  # fmt: skip

    async def scene() -> None:
        async with open_storage(place) as kept:
            for number, request in enumerate(["", "", "a", "b"]):
                await kept.commit(Write(new_chat=[line(number, request)]))
            with pytest.raises(WriteFailed):
                await kept.commit(Write(new_chat=[line(9, "a")]))
            assert len(await kept.read_chat("t", True, 100)) == 4

    run(scene())


# -- a database of 0.1.0 -----------------------------------------------------------------------


async def as_released(address: str) -> None:
    """Fill a database as 0.1.0 left it."""
    rows = json.loads((Path(__file__).parent.parent / "saved" / "0.1.0.rows.jsonl").read_text("utf-8"))
    engine = connect(database_url(address))

    def fill(connection: Connection) -> None:
        database.migrate(connection, "0002")
        stored = MetaData()
        stored.reflect(connection)
        for name in ("tables", "changes", "tokens", "chat"):
            connection.execute(insert(stored.tables[name]), rows[name])

    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()


def test_a_database_of_0_1_0_goes_on(place: str) -> None:
    async def scene() -> None:
        await as_released(place)
        people = json.loads((Path(__file__).parent.parent / "saved" / "0.1.0.rows.jsonl").read_text("utf-8"))
        running = people["people"]["running"]
        async with open_storage(place) as kept:
            before = await kept.read_table(running["table"])
            assert before is not None
            assert (before["epoch"], before["revision"], before["written"]) == (0, 0, "")
            harness = on(kept)
            harness._table = await Table.read(running["table"], harness.host)
            guests = [await FakeClient(harness, token).arrive() for token in running["tokens"]]
            assert isinstance(await guests[running["asked"]].act(), Ack)
            await guests[0].done("say", text="We are back.")
            after = await kept.read_table(running["table"])
            assert after is not None
            assert (after["epoch"], after["revision"] >= 2, after["version"]) == (1, True, guests[0].version)

    run(scene())


# -- replies that are lost -----------------------------------------------------------------------


def test_a_lost_commit_reply_is_resolved_and_broadcast(postgres: Postgresql, tmp_path: Path) -> None:
    async def scene() -> None:
        async with FaultyProxy.to(postgres) as proxy:
            with await started(ServerProcess(tmp_path, proxy.through(postgres.new_database()))) as server:
                proxy.lose_reply()
                made = await server.make([None])
                owner = await made.owner().open()
                proxy.lose_reply()
                guest = await (await made.guest()).open()
                for one in (owner, guest):
                    await one.ready()
                for _ in range(3):
                    asked = await next_turn(owner, guest)
                    proxy.lose_reply()
                    assert (await asked.act())["type"] == "ack"
                    await catch_up(owner, guest)
                proxy.lose_reply()
                await owner.done("say", id="once", text="hello")
                await owner.done("say", id="once", text="hello")
                await guest.receive("chat", text="hello")
                await guest.ask("ping")
                assert len(guest.received("chat")) == 1
                assert proxy.lost == 6
                await play(owner, guest)
                verify((await server.get(f"/api/tables/{made.id}/game", made.token)).json())

    run(scene())


# -- a database that does not answer ---------------------------------------------------------------


def test_a_silent_database_makes_no_client_wait(postgres: Postgresql) -> None:
    async def scene() -> None:
        async with (
            FaultyProxy.to(postgres) as proxy,
            open_storage(proxy.through(postgres.new_database()), 0.5) as kept,
        ):
            harness = on(kept)
            asked, other = await two(harness)
            told = len(other.messages)
            proxy.blackhole()
            answer = await asked.act()
            assert isinstance(answer, ErrorMessage)
            assert answer.code in ("storage", "unsure")
            await spin()
            assert other.closed is not None
            assert other.messages[told:] == []
            with pytest.raises(WriteFailed):
                await kept.commit(Write(revision_checks=[RevisionCheck(harness.table.id, 1, 1, "x")]))
            with pytest.raises(TimeoutError):
                await kept.read_table(harness.table.id)
            proxy.resume()

    run(scene())


def test_the_server_answers_while_its_database_is_silent(postgres: Postgresql, tmp_path: Path) -> None:
    async def scene() -> None:
        async with FaultyProxy.to(postgres) as proxy:
            with await started(ServerProcess(tmp_path, proxy.through(postgres.new_database()))) as server:
                made, owner, guest = await sit_down(server)
                await play(owner, guest, until=5)
                asked = await next_turn(owner, guest)
                proxy.blackhole()
                action = asked.options()[0]["action"]
                await asked.send("act", id="a", version=asked.version, action=action)
                assert (await server.get("/health")).status_code == 200
                assert "a" not in asked.answers
                await asked.until(lambda: asked.answers.get("a"))
                assert asked.answers["a"]["code"] in ("storage", "unsure")
                proxy.resume()
                for client in (owner, guest):
                    await client.reopen()
                await play(owner, guest)
                verify((await server.get(f"/api/tables/{made.id}/game", made.token)).json())

    run(scene())


# -- a second server ---------------------------------------------------------------------------


def refused(server: ServerProcess) -> None:
    """This server refuses to start, because another has the database."""
    process = server.launch()
    wait_for(lambda: process.poll() is not None, "the second server ends", START_TIMEOUT)
    assert process.returncode == 2, server.text()
    assert "another server is using this database" in server.text()
    assert "Traceback" not in server.text()


@pytest.mark.parametrize("kind", ["symlink", "link", "folder"])
def test_another_name_of_a_sqlite_file_is_the_same_database(
    server: ServerProcess, tmp_path: Path, kind: str
) -> None:
    other = tmp_path / "other"
    name = other / server.file.name
    if kind == "folder":
        other.symlink_to(server.folder, target_is_directory=True)
    else:
        other.mkdir()
        name.symlink_to(server.file) if kind == "symlink" else name.hardlink_to(server.file)
    second = ServerProcess(other)
    second.log = tmp_path / "second.txt"
    refused(second)
    assert run(server.make([None])).id


def test_a_server_keeps_its_tables_when_postgresql_is_restarted(postgres: Postgresql, tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        _, owner, guest = await sit_down(server)
        await play(owner, guest, until=5)
        postgres.end()
        postgres.begin()
        await play(owner, guest, until=15)

    with ServerProcess(tmp_path, postgres.new_database()) as server:
        run(scene(server))
