"""Web push to players whose page is closed: subscriptions, keys, and push services that fail.

tests/tables/test_notifications.py covers when a player is notified, and with what text.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from citadels.locale import Texts
from citadels.server.push import notifier
from citadels.server.push.notifier import PushNotifier
from citadels.server.storage import database
from citadels.server.storage.engine_factory import connect, database_url, sqlite_url
from citadels.server.storage.sql_storage import SqlStorage
from citadels.tables.errors import TableError
from citadels.tables.host import Notification
from citadels.tables.http_types import Subscription
from tests.server.conftest import DATABASES
from tests.server.server_process import Client, Json, Made, ServerProcess, begin, run
from tests.server.service import Device, PushService, claims
from tests.tables.table_harness import ManualClock

CALL = Notification("Your turn", "Robin is waiting for you.", "table")


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture(params=DATABASES)
def any_push_server(
    request: pytest.FixtureRequest, service: PushService, tmp_path: Path
) -> Iterator[ServerProcess]:
    database = None
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    with ServerProcess(tmp_path, database, "--push-service", service.url) as running:
        yield running


@pytest.fixture(scope="module")
def shared_service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture(scope="module")
def push_server(
    shared_service: PushService, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that stays up for all tests."""
    folder = tmp_path_factory.mktemp("push")
    with ServerProcess(folder, None, "--push-service", shared_service.url) as running:
        yield running


def seat_of(client: Client) -> Json:
    return {"table": client.id, "seat": client.seat, "token": client.token}


async def subscribe(server: ServerProcess, client: Client, device: Device) -> None:
    body = {"seats": [seat_of(client)], "subscription": device.subscription}
    answer = await server.post("/api/push", body)
    assert answer.status_code == 204, answer.text


def devices_at(server: ServerProcess, made: Made) -> list[str]:
    """The endpoints that are called for a table, the oldest first."""
    rows = server.rows("SELECT endpoint FROM subscriptions WHERE table_id = ? ORDER BY at", made.id)
    return [row[0] for row in rows]


async def two(server: ServerProcess, options: Json | None = None) -> tuple[Made, Client, Client]:
    """Return two people whose game has begun; the second is to move."""
    made = await server.make([None], options, crown=1)
    robin, sam = await made.owner().open(), await (await made.guest()).open()
    await begin(robin, sam)
    return made, robin, sam


# -- the keys


KEYS = {"fits", "address_secret", "alive", "retention", "vapid_private", "vapid_public"}


def test_the_private_key_is_in_the_database_and_nowhere_else(push_server: ServerProcess) -> None:
    rows = dict(push_server.rows("SELECT name, value FROM keys"))
    assert rows.keys() == KEYS
    assert "PRIVATE KEY" in rows["vapid_private"]
    others = [path for path in push_server.folder.iterdir() if not path.name.startswith("citadels.sqlite")]
    assert not any(b"PRIVATE KEY" in path.read_bytes() for path in others if path.is_file())


def test_a_database_from_before_gets_what_is_new(own_server: ServerProcess) -> None:
    own_server.stop()
    for table in (
        "keys",
        "subscriptions",
        "probe",
        "servers",
        "audit",
        "bans",
        "reports",
        "seat_addresses",
        "seat_bans",
    ):
        own_server.rows(f"DROP TABLE {table}")
    for index in ("chat_by_request", "tables_by_age", "tables_by_due"):
        own_server.rows(f"DROP INDEX {index}")
    for column in ("epoch", "revision", "written", "server", "course", "asleep", "asleep_revision", "due"):
        own_server.rows(f"ALTER TABLE tables DROP {column}")
    own_server.rows("ALTER TABLE chat DROP request")
    own_server.rows("UPDATE alembic_version SET version_num = '0001'")
    own_server.start()
    assert {name for (name,) in own_server.rows("SELECT name FROM keys")} == KEYS
    assert "a backup of its former state is at" in own_server.text()


# -- subscribing


def test_a_device_is_notified_once_per_question_and_the_keys_are_kept(
    any_push_server: ServerProcess, service: PushService
) -> None:
    server, device = any_push_server, Device(service)

    async def key() -> str:
        return str((await server.get("/api/push")).json()["key"])

    async def course() -> Made:
        made, robin, sam = await two(server)
        await subscribe(server, robin, device)
        await robin.close()
        await sam.until(lambda: sam.table["seats"][0]["away"])
        await sam.act()
        await asyncio.to_thread(service.wait, 1)
        return made

    made, made_at_first = run(course()), run(key())
    (call,) = device.calls()
    assert call["table"] == made.id
    assert call["title"] == Texts("en").say("call-title")
    assert call["body"] == "Round 1: Sam is waiting for you."
    _, headers, _ = service.taken[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert claims(headers)["aud"] == "http://127.0.0.1"
    server.stop()
    assert len(service.taken) == 1
    server.start()
    assert run(key()) == made_at_first
    assert len(made_at_first) == 87


def test_unsubscribing_deletes_the_subscription(
    push_server: ServerProcess, shared_service: PushService
) -> None:
    device = Device(shared_service)

    async def course() -> Made:
        made, _, sam = await two(push_server)
        await subscribe(push_server, sam, device)
        assert devices_at(push_server, made) == [device.subscription["endpoint"]]
        body = {"seats": [seat_of(sam)], "subscription": device.subscription}
        assert (await push_server.post("/api/push/end", body)).status_code == 204
        return made

    assert devices_at(push_server, run(course())) == []


def test_a_token_that_opens_no_seat_subscribes_to_nothing(
    push_server: ServerProcess, shared_service: PushService
) -> None:
    async def course() -> Made:
        made, _, _ = await two(push_server)
        for token in ("wrong", made.watch, made.invite):
            seat = {"table": made.id, "seat": 1, "token": token}
            body = {"seats": [seat], "subscription": Device(shared_service).subscription}
            assert (await push_server.post("/api/push", body)).status_code == 204
        return made

    assert devices_at(push_server, run(course())) == []


def test_revoking_the_links_of_a_seat_ends_its_notifications(
    push_server: ServerProcess, shared_service: PushService
) -> None:
    async def course() -> Made:
        made, _, sam = await two(push_server)
        await subscribe(push_server, sam, Device(shared_service))
        answer = await sam.ask("revoke_links")
        assert answer["type"] == "token"
        return made

    assert devices_at(push_server, run(course())) == []


def test_a_seat_has_a_few_devices_at_most(push_server: ServerProcess, shared_service: PushService) -> None:
    async def course() -> Made:
        made, robin, _ = await two(push_server)
        for number in range(8):
            await subscribe(push_server, robin, Device(shared_service, str(number % 7)))
        return made

    endpoints = devices_at(push_server, run(course()))
    assert [endpoint[-1] for endpoint in endpoints] == ["3", "4", "5", "6", "0"]


def test_an_address_that_is_not_of_a_push_service_is_refused(push_server: ServerProcess) -> None:
    async def course() -> None:
        _, robin, _ = await two(push_server)
        keys = {"p256dh": "B" * 87, "auth": "A" * 22}
        subscription = {"endpoint": "https://169.254.169.254/latest", "keys": keys}
        answer = await push_server.post(
            "/api/push", {"seats": [seat_of(robin)], "subscription": subscription}
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "push_service")

    run(course())


# -- sending, without a server around it


@asynccontextmanager
async def pushing(folder: Path, *services: str) -> AsyncIterator[tuple[PushNotifier, SqlStorage]]:
    engine = connect(database_url(sqlite_url(folder / "push.sqlite")))
    await database.migrate_to_head(engine, 0.0)
    storage = SqlStorage(engine)
    storage.start()
    running = await notifier.begin(engine, storage, ManualClock(), None, services)
    yield running, storage
    await running.stop()
    await storage.stop()


async def subscribed(running: PushNotifier, device: Device) -> None:
    await running.subscribe("table", 1, msgspec.convert(device.subscription, Subscription))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/device",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com.example.org/x",
        "https://example.org/.push.apple.com/x",
        "https://user@web.push.apple.com/x",
        "https://example.org#.push.apple.com/x",
        "file:///etc/passwd",
        "nonsense",
    ],
)
def test_the_server_sends_to_push_services_only(tmp_path: Path, endpoint: str) -> None:
    async def course() -> None:
        async with pushing(tmp_path) as (running, _):
            with pytest.raises(TableError):
                running.check(endpoint)

    asyncio.run(course())


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/QGuQ",
    ],
)
def test_the_services_of_the_browsers_are_known(tmp_path: Path, endpoint: str) -> None:
    async def course() -> None:
        async with pushing(tmp_path) as (running, _):
            running.check(endpoint)

    asyncio.run(course())


def test_all_devices_of_a_seat_are_notified_and_no_others(tmp_path: Path, service: PushService) -> None:
    phone, tablet, other = (Device(service, name) for name in ("phone", "tablet", "other"))

    async def course() -> None:
        async with pushing(tmp_path, service.url) as (running, _):
            assert not await running.is_wanted("table", 1)
            for device in (phone, tablet):
                await subscribed(running, device)
            await running.subscribe("table", 2, msgspec.convert(other.subscription, Subscription))
            assert await running.is_wanted("table", 1)
            running.notify(1, CALL)
            await asyncio.to_thread(service.wait, 2)

    asyncio.run(course())
    assert [device.calls() for device in (phone, tablet)] == [[msgspec.to_builtins(CALL)]] * 2
    assert other.calls() == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, service: PushService, status: int) -> None:
    service.status = status

    async def course() -> None:
        async with pushing(tmp_path, service.url) as (running, storage):
            await subscribed(running, Device(service))
            running.notify(1, CALL)
            while await storage.read_devices("table", 1):
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(course(), 60))


def test_a_service_that_fails_is_logged_without_its_address(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    service.status = 500

    async def course() -> None:
        async with pushing(tmp_path, service.url) as (running, storage):
            await subscribed(running, Device(service, "secret-address"))
            running.notify(1, CALL)
            while "rejected a notification: status 500" not in caplog.text:
                await asyncio.sleep(0.01)
            assert len(await storage.read_devices("table", 1)) == 1

    asyncio.run(asyncio.wait_for(course(), 60))
    assert "secret-address" not in caplog.text


def test_a_hanging_push_service_blocks_nothing(tmp_path: Path, service: PushService) -> None:
    service.hang.clear()

    async def course() -> None:
        async with pushing(tmp_path, service.url) as (running, storage):
            await subscribed(running, Device(service))
            running.notify(1, CALL)
            await asyncio.to_thread(service.wait, 1)
            assert len(await storage.read_devices("table", 1)) == 1

    asyncio.run(asyncio.wait_for(course(), 60))


def test_invalid_push_keys_do_no_harm(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    device = Device(service)
    device.subscription["keys"]["p256dh"] = "B" * 87

    async def course() -> None:
        async with pushing(tmp_path, service.url) as (running, _):
            await subscribed(running, device)
            running.notify(1, CALL)
            while "cannot send a notification through 127.0.0.1: ValueError" not in caplog.text:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(course(), 60))
    assert service.taken == []
