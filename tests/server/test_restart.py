"""Power cuts, orderly ends, newer databases, backups and newer rules."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from citadels.engine.rules import RULES_VERSION
from citadels.record import verify
from citadels.server.storage import database
from citadels.server.storage.database import DatabaseError
from citadels.server.storage.engine_factory import connect, database_url, sqlite_url
from tests.server.playing import log_lines, next_turn, play_until_undoable, sit_down
from tests.server.server_process import Client, Json, ServerProcess, begin, choice, play, run
from tests.waiting import TIMEOUT, wait_for


async def until_killed(server: ServerProcess, clients: list[Client], random: Random, kill_at: int) -> Json:
    """Play and kill the server while an answer is on its way; that answer."""
    while True:
        asked = await next_turn(*clients)
        request: Json = {"version": asked.version, "action": choice(asked.options(), random)}
        if asked.version >= kill_at:
            await asked.send("act", id="last", **request)
            await asyncio.sleep(random.random() * 0.01)
            server.kill()
            await asked.closed()
            return request | {"seat": asked.seat}
        answer = await asked.ask("act", **request)
        assert answer["type"] == "ack"


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    own_server_of_any_kind: ServerProcess,
) -> None:
    server = own_server_of_any_kind

    async def scene() -> None:
        made, owner, guest = await sit_down(server)
        last = await until_killed(server, [owner, guest], Random(5), 15)
        told = {client.seat: log_lines(client) for client in (owner, guest)}
        acknowledged = {message["version"] for c in (owner, guest) for message in c.received("ack")}
        await asyncio.to_thread(server.start)
        for client in (owner, guest):
            await client.reopen()
            assert client.version >= max(acknowledged)
            assert log_lines(client)[: len(told[client.seat])] == told[client.seat]
            assert sorted(client.lines) == list(range(len(client.lines)))
        asker = owner if owner.seat == last.pop("seat") else guest
        again = await asker.ask("act", id="last", **last)
        assert again == {"type": "ack", "id": "last", "version": last["version"] + 1}
        fresh = await Client(server, made.id, asker.token).open()
        await asker.until(lambda: asker.version == fresh.version)
        assert log_lines(fresh) == log_lines(asker)
        await play(owner, guest)
        verify((await server.get(f"/api/tables/{made.id}/game", made.token)).json())

    run(scene())


class Restarted:
    """A server that was stopped and restarted with three running games."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.timed, self.undoable, self.older = run(self._prepare())
        began = time.monotonic()
        self.code = server.stop()
        self.seconds = time.monotonic() - began
        rules = f'"rules":{RULES_VERSION},', '"rules":0,'
        unknown = "UPDATE tables SET rules = 0, position = replace(position, ?, ?) WHERE id = ?"
        server.rows(unknown, *rules, self.older[0].id)
        server.start()

    async def _prepare(self) -> tuple[Client, tuple[Client, Json], list[Client]]:
        made = await self.server.make(["greedy"], {"clock": {"kind": "turn", "seconds": 60}})
        timed = await made.owner().open()
        await begin(timed)
        await timed.asked()
        assert timed.situation is not None
        self.left: float = timed.situation["remaining"]
        _, owner, guest = await sit_down(self.server)
        taken = await play_until_undoable(owner, guest)
        _, owner, guest = await sit_down(self.server)
        await play(owner, guest, until=10)
        await next_turn(owner, guest)
        return timed, taken, [owner, guest]

    async def again(self, client: Client) -> Client:
        """The same player with a new device."""
        return await Client(self.server, client.id, client.token).open(seen=-1)


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarted]:
    with ServerProcess(tmp_path_factory.mktemp("restarted")) as server:
        yield Restarted(server)


def test_an_orderly_end_is_quick_and_exits_with_zero(restarted: Restarted) -> None:
    assert restarted.code == 0
    assert restarted.seconds < TIMEOUT / 3
    assert "Traceback" not in restarted.server.text()


def test_a_clock_goes_on_after_a_restart_where_it_stood(restarted: Restarted) -> None:
    async def scene() -> None:
        owner = await restarted.again(restarted.timed)
        assert owner.situation is not None
        assert 0 < owner.situation["remaining"] < restarted.left
        await play(owner, until=owner.version + 5)

    run(scene())


def test_undo_points_survive_a_restart(restarted: Restarted) -> None:
    async def scene() -> None:
        old, before = restarted.undoable
        player = await restarted.again(old)
        assert player.version == old.version
        assert player.situation is not None
        assert player.situation["can_undo"]
        await player.done("undo", version=player.version)
        assert player.situation["view"] == before["view"]

    run(scene())


def test_a_running_game_goes_on_with_newer_rules_and_notifies_players(restarted: Restarted) -> None:
    async def scene() -> None:
        owner, guest = [await restarted.again(client) for client in restarted.older]
        version = restarted.older[0].version
        assert owner.version == version + 1
        assert owner.log()[-1]["event"] == {"event": "RulesChanged", "rules": RULES_VERSION}
        assert owner.log()[-1]["text"]
        asked = await next_turn(owner, guest)
        late = await asked.ask("act", version=version, action=asked.options()[0]["action"])
        assert late["type"] == "stale"
        await play(owner, guest)
        answer = await restarted.server.get(f"/api/tables/{owner.id}/game", owner.token)
        assert (answer.status_code, answer.json()["code"]) == (409, "rules")

    run(scene())
    assert restarted.server.rows("SELECT DISTINCT rules FROM tables") == [(RULES_VERSION,)]


def test_a_database_of_a_newer_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with closing(sqlite3.connect(server.file)) as connection, connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    before = hashlib.sha256(server.file.read_bytes()).hexdigest()
    process = server.launch()
    assert process.wait(TIMEOUT) == 2
    assert "newer version" in server.text()
    assert "Traceback" not in server.text()
    assert hashlib.sha256(server.file.read_bytes()).hexdigest() == before
    assert not (tmp_path / "backups").exists()


@pytest.mark.parametrize(("fits", "works"), [(database.revisions()[-1], True), ("9999", False)])
def test_a_database_of_a_newer_program_is_used_if_it_has_what_is_needed(
    tmp_path: Path, fits: str, works: bool
) -> None:
    async def scene() -> None:
        engine = connect(database_url(sqlite_url(tmp_path / "tables.sqlite")))
        await database.migrate_to_head(engine, 0.0)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await connection.execute(
                text("UPDATE keys SET value = :fits WHERE name = 'fits'"), {"fits": fits}
            )
        with nullcontext() if works else pytest.raises(DatabaseError, match="newer version"):
            assert await database.migrate_to_head(engine, 0.0) is None
        await engine.dispose()

    run(scene())


def test_five_backups_are_kept_of_those_made_before_a_migration(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with closing(sqlite3.connect(server.file)) as connection, connection:
        connection.execute("CREATE TABLE things (name)")
        connection.execute("INSERT INTO things VALUES ('kept')")
    folder = tmp_path / "backups"
    folder.mkdir()
    for number in range(7):
        (folder / f"citadels-0000-2020010{number}T000000.sqlite").write_bytes(b"")
    url = database_url(sqlite_url(server.file))
    made = asyncio.run(database._backup_before_migration(url, "0001", time.time()))
    with closing(sqlite3.connect(made)) as copy:
        assert copy.execute("SELECT name FROM things").fetchall() == [("kept",)]
    assert len(list(folder.iterdir())) == 5
    assert made in folder.iterdir()


def test_a_backup_made_while_the_server_plays_works_and_overwrites_nothing(
    server: ServerProcess, tmp_path: Path
) -> None:
    copied = ServerProcess(tmp_path)

    async def scene() -> tuple[str, str, int, int]:
        made, owner, guest = await sit_down(server)
        playing = asyncio.create_task(play(owner, guest))
        await owner.until(lambda: owner.version > 10)
        before = owner.version
        done = await asyncio.to_thread(server.back_up, copied.file)
        assert done.returncode == 0, done.stderr
        await playing
        return made.id, made.token, before, owner.version

    table, token, least, most = run(scene())
    with pytest.raises(database.DatabaseError, match="exists"):
        database.back_up(server.file, copied.file)
    with copied:

        async def look() -> None:
            async with Client(copied, table, token) as owner:
                assert least <= owner.version <= most
                assert sorted(owner.lines) == list(range(min(owner.lines), max(owner.lines) + 1))

        run(look())


def test_a_port_in_use_is_reported_with_exit_code_two(server: ServerProcess, tmp_path: Path) -> None:
    other = ServerProcess(tmp_path, None, "--port", str(server.port))
    process = other.launch()
    wait_for(lambda: process.poll() is not None, "the server ends")
    assert process.returncode == 2, other.text()
    assert "cannot listen" in other.text()
    assert "Traceback" not in other.text()
