"""Nothing of names, chat, cards, keys or devices is in the log, whatever goes wrong below."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import warnings
from collections.abc import Callable, Iterator

import asyncpg
import pytest
from sqlalchemy import create_engine, text

from citadels.server.monitoring.log import RedactingFormatter
from tests.server.server_process import Client, ServerProcess, run

SECRET = "quimby-of-the-marsh"
SAID = f"psst, {SECRET} hides gold"
CONTRIBUTION = "c0ffee" + "00" * 13
ENDPOINT = f"https://fcm.googleapis.com/fcm/send/{SECRET}"
KEYS = {"p256dh": "B" + "A" * 86, "auth": "s1xt33nbyt3sauthkey0-A"}
NEW_TABLE = {"name": SECRET, "bots": [None], "settings": {"seats": 2}}
FAILING = ("chat", "changes", "tables", "subscriptions")


# -- one formatter -----------------------------------------------------------------------------


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the root logger writes."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(RedactingFormatter())
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


def _bad_parameters() -> None:
    with create_engine("sqlite://").begin() as connection:
        connection.execute(text("SELECT * FROM nowhere WHERE name = :name"), {"name": SECRET})


def _bad_row() -> None:
    with sqlite3.connect(":memory:") as connection:
        connection.execute(f"SELECT '{SECRET}' FROM [{SECRET}]")


def _chained() -> None:
    try:
        json.loads(f"[{SECRET}")
    except ValueError as error:
        raise KeyError(SECRET) from error


@pytest.mark.parametrize("fail", [_bad_parameters, _bad_row, _chained])
def test_exceptions_are_logged_by_kind_and_place(written: io.StringIO, fail: Callable[[], None]) -> None:
    try:
        fail()
    except Exception:
        logging.getLogger("citadels.server").exception("table %s failed", "abc")
    assert "Error" in written.getvalue()
    assert "ERROR: table abc failed" in written.getvalue()
    assert f", in {fail.__name__}" in written.getvalue()
    assert SECRET not in written.getvalue()


def test_the_code_of_a_database_or_a_system_is_logged(written: io.StringIO) -> None:
    full = sqlite3.OperationalError(SECRET)
    full.sqlite_errorname = "SQLITE_FULL"
    for error in (asyncpg.DiskFullError(SECRET), OSError(28, SECRET), full):
        logging.getLogger("citadels").error("it failed", exc_info=error)
    for code in ("53100", "ENOSPC", "SQLITE_FULL"):
        assert f"({code})" in written.getvalue()
    assert SECRET not in written.getvalue()


def test_log_messages_of_other_packages_are_reduced_to_their_place(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").error(f"no good: {SECRET}")
    logging.getLogger("sqlalchemy.pool").error("no good: %r", SECRET)
    assert "uvicorn.error, in server/test_log.py, line " in written.getvalue()
    assert SECRET not in written.getvalue()


def test_unawaited_task_errors_are_logged_without_their_messages(written: io.StringIO) -> None:
    async def fail() -> None:
        raise ValueError(SECRET)

    async def scene() -> None:
        task = asyncio.create_task(fail(), name=SECRET)
        await asyncio.wait({task})

    asyncio.run(scene())
    assert "asyncio" in written.getvalue()
    assert SECRET not in written.getvalue()


def test_warnings_are_logged_without_their_messages(written: io.StringIO) -> None:
    logging.captureWarnings(True)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn(SECRET, stacklevel=1)
    finally:
        logging.captureWarnings(False)
    assert "py.warnings" in written.getvalue()
    assert SECRET not in written.getvalue()


# -- a whole server ----------------------------------------------------------------------------


async def sit(server: ServerProcess) -> tuple[Client, Client]:
    """Return two players of a game that has begun, the player to move first."""
    made = await server.make([None], name=SECRET, crown=0)
    owner, guest = await made.owner().open(), await (await made.guest(f"{SECRET} II")).open()
    for client in (owner, guest):
        await client.done("ready", ready=True, contribution=CONTRIBUTION)
    await owner.asked()
    return owner, guest


async def subscribe(server: ServerProcess, client: Client, endpoint: str) -> int:
    mine = {"table": client.id, "seat": client.seat, "token": client.token}
    device = {"endpoint": endpoint, "keys": KEYS}
    return (await server.post("/api/push", {"seats": [mine], "subscription": device})).status_code


async def refuse_writes(server: ServerProcess) -> None:
    """The database refuses whatever is written, with the row in its message where it can."""
    if server.database is None:
        for name in FAILING:
            for what in ("INSERT", "UPDATE"):
                refused = "BEGIN SELECT RAISE(ABORT, 'no'); END"
                server.rows(f"CREATE TRIGGER {name}_{what} BEFORE {what} ON {name} {refused}")
        return
    connection = await asyncpg.connect(server.database)
    for name in FAILING:
        await connection.execute(f"ALTER TABLE {name} ADD CHECK (false) NOT VALID")
    await connection.close()


def secrets_of(*clients: Client) -> list[str]:
    players = [client.situation["view"]["players"][client.seat] for client in clients if client.situation]
    cards = [f'"{card}"' for player in players for card in player["hand"]]
    assert cards
    return [SECRET, CONTRIBUTION, *KEYS.values(), *cards, *[client.token for client in clients], "pick "]


def test_database_errors_log_no_secrets(
    own_server_of_any_kind: ServerProcess,
) -> None:
    server = own_server_of_any_kind

    async def scene() -> list[str]:
        owner, guest = await sit(server)
        await refuse_writes(server)
        assert await owner.refused("say", text=SAID) == "storage"
        assert (await owner.act())["code"] == "storage"
        assert await subscribe(server, owner, ENDPOINT) == 503
        assert (await server.post("/api/tables", NEW_TABLE)).status_code == 503
        return secrets_of(owner, guest)

    secrets = run(scene())
    log = server.text()
    for told in ("could not be stored", "could not be made", "cannot store a push subscription"):
        assert told in log
    assert "citadels/server/storage/sql_storage.py, line" in log
    assert [word for word in secrets if word in log.replace('\\"', '"')] == []


def test_values_the_database_cannot_store_are_refused_earlier(any_server: ServerProcess) -> None:
    server = any_server

    async def scene() -> None:
        owner, _ = await sit(server)
        action = owner.options()[0]["action"]
        for type, fields in (("say", {"text": "x"}), ("act", {"version": owner.version, "action": action})):
            assert await owner.refused(type, id="a\0b", **fields) == "malformed"
        assert await subscribe(server, owner, f"{ENDPOINT}\0") == 400
        await owner.done("say", text=f"{SAID}\0")
        assert (await server.post("/api/tables", NEW_TABLE | {"name": f"{SECRET}\0"})).status_code == 201

    told = len(server.text())
    run(scene())
    assert server.text()[told:] == ""
