"""/live: the server responds. /ready: tables can be stored. All close codes are documented."""

from __future__ import annotations

import ast
import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event

import citadels
from citadels.server.monitoring.readiness import FRESH_SECONDS, ReadinessProbe, reason_of
from citadels.server.storage.engine_factory import sqlite_url
from tests.docs.pages import documented_close_codes
from tests.server.faulty_proxy import FaultyProxy
from tests.server.postgresql import Postgresql
from tests.server.server_process import ServerProcess, run
from tests.server.storage_setup import open_storage
from tests.tables.table_harness import ManualClock, spin

CLOSE_CODES = (*range(1001, 1016), *range(4000, 5000))


class Tried:
    """A storage that counts its probes and answers on demand."""

    def __init__(self) -> None:
        self.times = 0
        self.error: Exception | None = None
        self.answers = asyncio.Event()
        self.answers.set()

    async def probe(self) -> None:
        self.times += 1
        await self.answers.wait()
        if self.error is not None:
            raise self.error


def test_concurrent_and_recent_checks_share_one_probe() -> None:
    async def scene() -> None:
        tried, clock = Tried(), ManualClock()
        readiness = ReadinessProbe(tried, clock)
        tried.answers.clear()
        asking = [asyncio.create_task(readiness.problem()) for _ in range(50)]
        await spin()
        asking[0].cancel()  # a cancelled check does not end it for the others
        tried.answers.set()
        assert await asyncio.gather(*asking[1:]) == [None] * 49
        await readiness.problem()
        assert tried.times == 1
        await clock.advance(FRESH_SECONDS, spin)
        tried.error = OSError(28, "no space")
        assert await readiness.problem() == "disk_full"
        assert tried.times == 2

    run(scene())


def test_a_change_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        tried, clock = Tried(), ManualClock()
        readiness = ReadinessProbe(tried, clock)
        for tried.error in (None, OSError(28, ""), OSError(28, ""), None, None):
            await readiness.problem()
            await clock.advance(FRESH_SECONDS, spin)

    run(scene())
    told = [record.getMessage() for record in caplog.records]
    assert told == ["storage is not writable: disk_full", "storage is writable again"]


def _full() -> sqlite3.Error:
    error = sqlite3.OperationalError()
    error.sqlite_errorname = "SQLITE_FULL"
    return error


def _raised(error: BaseException, cause: BaseException) -> BaseException:
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (asyncpg.DiskFullError(), "disk_full"),
        (_raised(RuntimeError(), _full()), "disk_full"),
        (asyncpg.ReadOnlySQLTransactionError(), "read_only"),
        (asyncpg.DataCorruptedError(), "corrupt"),
        (asyncpg.CannotConnectNowError(), "unreachable"),
        (ConnectionRefusedError(), "unreachable"),
        (FileNotFoundError(2, ""), "unreachable"),
        (TimeoutError(), "timeout"),
        (_raised(RuntimeError(), TimeoutError()), "timeout"),
        (_raised(RuntimeError(), OSError(30, "")), "read_only"),
        (RuntimeError(), "failed"),
    ],
)
def test_each_error_maps_to_one_reason(error: BaseException, reason: str) -> None:
    assert reason_of(error) == reason


# -- databases that fail -----------------------------------------------------------------------


@pytest.mark.parametrize("reason", ["corrupt", "read_only"])
def test_a_corrupt_and_a_read_only_file_are_noticed(tmp_path: Path, reason: str) -> None:
    async def scene() -> None:
        file = tmp_path / "tables.sqlite"
        async with open_storage(sqlite_url(file)) as kept:
            readiness = ReadinessProbe(kept, clock := ManualClock())
            assert await readiness.problem() is None
            await clock.advance(FRESH_SECONDS, spin)
            if reason == "corrupt":
                damage(file)
            else:
                event.listen(kept._unpooled.sync_engine, "connect", only_read)
            assert await readiness.problem() == reason

    run(scene())


def damage(file: Path) -> None:
    """All pages but the first are garbage."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xff" * (size - 4096))


def only_read(connection: Any, _: object) -> None:
    """What a new connection finds where the file may not be written."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = on")
    cursor.close()


def test_ready_reports_a_silent_postgresql(postgres: Postgresql, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with (
            FaultyProxy.to(postgres) as proxy,
            open_storage(proxy.through(postgres.new_database())) as kept,
        ):
            readiness = ReadinessProbe(kept, clock := ManualClock())
            assert await readiness.problem() is None
            await clock.advance(FRESH_SECONDS, spin)
            with monkeypatch.context() as impatient:
                impatient.setattr("citadels.server.monitoring.readiness.PROBE_TIMEOUT", 0.3)
                proxy.blackhole()
                assert await readiness.problem() == "timeout"
            proxy.resume()
            await clock.advance(FRESH_SECONDS, spin)
            assert await readiness.problem() is None

    run(scene())


def test_a_server_without_its_database_is_live_and_not_ready(postgres: Postgresql, tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        for path in ("/live", "/health", "/ready"):
            assert (await server.get(path)).status_code == 200
        await asyncio.to_thread(postgres.end)
        try:
            for path in ("/live", "/health"):
                assert (await server.get(path)).json()["status"] == "ok"
            answer = await server.get("/ready")
            while answer.status_code == 200:  # the answer from before
                answer = await server.get("/ready")
            assert answer.status_code == 503
            assert answer.json()["ready"] is False
            assert answer.json()["reason"] in ("unreachable", "timeout")
        finally:
            await asyncio.to_thread(postgres.begin)

    with ServerProcess(tmp_path, postgres.new_database()) as server:
        run(scene(server))
    assert "storage is not writable: " in server.text()


# -- close codes ---------------------------------------------------------------------------------


def test_every_close_code_in_the_source_is_documented() -> None:
    source = Path(citadels.__file__).parent
    found = set()
    for file in [*source.glob("server/*.py"), *source.glob("tables/*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value in CLOSE_CODES:
                found.add(node.value)
    assert {1012, 4000, 4001} <= found
    assert found <= documented_close_codes()


def test_a_table_that_cannot_be_read_closes_with_a_documented_code_and_is_logged(
    own_server: ServerProcess,
) -> None:
    async def scene() -> int:
        made = await own_server.make([None])
        own_server.rows("UPDATE tables SET document = 'garbage'")
        own_server.kill()
        own_server.start()
        client = await made.owner().connect()
        await client.send("hello", token=made.token)
        return await client.closed()

    assert run(scene()) in documented_close_codes()
    assert "failed\n" in own_server.text()
