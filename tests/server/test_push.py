"""Calling people whose page is closed: once for each question, in their language, and with no secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels.locale import LANGUAGES, Texts
from tests.server.conftest import DATABASES
from tests.server.house import Client, House, Json, Made, begin, run, wait_for
from tests.server.service import Device, PushService, claims

SOON = 3.0  # seconds after which somebody who is not there is called


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def push_house(service: PushService, tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, None, "--push-service", service.url) as running:
        yield running


@pytest.fixture(params=DATABASES)
def any_push_house(request: pytest.FixtureRequest, service: PushService, tmp_path: Path) -> Iterator[House]:
    database = None
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
    with House(tmp_path, database, "--push-service", service.url) as running:
        yield running


def seat_of(client: Client) -> Json:
    return {"table": client.id, "seat": client.seat, "token": client.token}


async def subscribe(house: House, client: Client, device: Device) -> None:
    body = {"seats": [seat_of(client)], "subscription": device.subscription}
    answer = await house.post("/api/push", body)
    assert answer.status_code == 204, answer.text


async def two(house: House, options: Json | None = None) -> tuple[Made, Client, Client]:
    """Two people whose game has begun."""
    made = await house.make([None], options)
    robin, sam = made.owner(), await made.guest()
    await robin.open()
    await sam.open()
    await begin(robin, sam)
    return made, robin, sam


async def until_asked(one: Client, other: Client) -> None:
    """Both play until the first of them is asked."""
    for _ in range(50):
        await one.until(lambda: one.question or other.question)
        if one.question:
            return
        version = other.version
        await other.act()
        for client in (one, other):
            await client.until(lambda c=client, v=version: c.version > v)  # type: ignore[misc]
    raise AssertionError("never asked")


async def leave_before_asked(one: Client, other: Client) -> None:
    """The first goes away while the second is asked, and then becomes the one who is asked."""
    await until_asked(other, one)
    await one.close()
    await other.until(lambda: other.table["seats"][one.seat]["away"])
    while other.question:
        version = other.version
        await other.act()
        await other.until(lambda v=version: other.version > v)  # type: ignore[misc]


# -- the keys


def test_the_keys_are_made_once_and_kept(any_push_house: House) -> None:
    async def ask() -> str:
        return str((await any_push_house.get("/api/push")).json()["key"])

    key = run(ask())
    assert len(key) == 87
    any_push_house.stop()
    any_push_house.start()
    assert run(ask()) == key


def test_the_private_key_is_in_the_database_and_nowhere_else(push_house: House) -> None:
    rows = dict(push_house.rows("SELECT name, value FROM keys"))
    assert rows.keys() == {"vapid_private", "vapid_public"}
    assert "PRIVATE KEY" in rows["vapid_private"]
    others = [path for path in push_house.folder.iterdir() if not path.name.startswith("citadels.sqlite")]
    assert not any(b"PRIVATE KEY" in path.read_bytes() for path in others if path.is_file())


def test_a_database_from_before_gets_what_is_new(push_house: House) -> None:
    push_house.stop()
    for statement in ("DROP TABLE keys", "DROP TABLE subscriptions"):
        push_house.rows(statement)
    push_house.rows("UPDATE alembic_version SET version_num = '0001'")
    push_house.start()
    assert len(push_house.rows("SELECT * FROM keys")) == 2
    assert "a backup is at" in push_house.text()


# -- subscribing


def test_a_device_is_called_once_for_a_question(any_push_house: House, service: PushService) -> None:
    house, device = any_push_house, Device(service)

    async def course() -> Made:
        made, robin, sam = await two(house)
        await subscribe(house, sam, device)
        await leave_before_asked(sam, robin)
        await asyncio.to_thread(service.wait, 1)
        await robin.reopen()
        await robin.done("say", text="Sam?")
        await asyncio.sleep(SOON + 0.5)
        return made

    made = run(course())
    (call,) = device.calls()
    assert call["table"] == made.id
    assert call["title"] == Texts("en").say("call-title")
    assert call["body"] == "Round 1: Robin is waiting for you."
    _, headers, _ = service.taken[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert claims(headers)["aud"] == "http://127.0.0.1"


def test_a_restart_does_not_call_again(push_house: House, service: PushService) -> None:
    device = Device(service)

    async def course() -> Made:
        options = {"clock": {"kind": "days", "seconds": 86400}}
        made, robin, sam = await two(push_house, options)
        await subscribe(push_house, sam, device)
        await leave_before_asked(sam, robin)
        await asyncio.to_thread(service.wait, 1)
        return made

    run(course())
    push_house.stop()
    push_house.start()
    run(asyncio.sleep(SOON + 1))
    assert len(service.taken) == 1


def test_nobody_who_is_there_is_called(push_house: House, service: PushService) -> None:
    async def course() -> None:
        _, robin, sam = await two(push_house)
        for client in (robin, sam):
            await subscribe(push_house, client, Device(service, str(client.seat)))
        await until_asked(sam, robin)
        await asyncio.sleep(SOON + 0.5)
        await sam.reopen()  # as by loading the page again
        await asyncio.sleep(SOON + 0.5)

    run(course())
    assert service.taken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_is_in_the_language_of_the_player(
    push_house: House, service: PushService, language: str
) -> None:
    device = Device(service)

    async def course() -> None:
        _, robin, sam = await two(push_house)
        await sam.done("language", language=language)
        await subscribe(push_house, sam, device)
        await leave_before_asked(sam, robin)
        await asyncio.to_thread(service.wait, 1)

    run(course())
    words = Texts(language)
    (call,) = device.calls()
    assert call["title"] == words.say("call-title")
    assert call["body"] == words.say("call-text", names="Robin", count=1, round=1)


def test_a_call_holds_nothing_of_the_game(push_house: House, service: PushService) -> None:
    device = Device(service)

    async def course() -> Json:
        _, robin, sam = await two(push_house)
        await subscribe(push_house, sam, device)
        await leave_before_asked(sam, robin)
        await asyncio.to_thread(service.wait, 1)
        await sam.open()
        assert sam.situation is not None
        view: Json = sam.situation["view"]
        return view

    view = run(course())
    (call,) = device.calls()
    assert call.keys() == {"title", "body", "table"}
    told = json.dumps(call)
    for card in [*view["characters"], *view["districts"]]:
        assert Texts("en").name(card) not in told.replace(call["title"], "")


def test_who_wants_no_calls_any_more_gets_none(push_house: House, service: PushService) -> None:
    device = Device(service)

    async def course() -> None:
        _, robin, sam = await two(push_house)
        await subscribe(push_house, sam, device)
        body = {"seats": [seat_of(sam)], "subscription": device.subscription}
        assert (await push_house.post("/api/push/end", body)).status_code == 204
        await leave_before_asked(sam, robin)
        await asyncio.sleep(SOON + 0.5)

    run(course())
    assert service.taken == []
    assert push_house.rows("SELECT * FROM subscriptions") == []


def test_a_token_that_opens_no_seat_subscribes_to_nothing(push_house: House, service: PushService) -> None:
    async def course() -> None:
        made, _, _ = await two(push_house)
        for token in ("wrong", made.watch, made.invite):
            seat = {"table": made.id, "seat": 1, "token": token}
            body = {"seats": [seat], "subscription": Device(service).subscription}
            assert (await push_house.post("/api/push", body)).status_code == 204

    run(course())
    assert push_house.rows("SELECT * FROM subscriptions") == []


def test_a_new_link_for_a_seat_ends_the_calls_of_the_old_one(push_house: House, service: PushService) -> None:
    async def course() -> None:
        _, robin, sam = await two(push_house)
        await subscribe(push_house, sam, Device(service))
        answer = await robin.ask("link", kind="seat", seat=sam.seat)
        assert answer["type"] == "link"

    run(course())
    assert push_house.rows("SELECT * FROM subscriptions") == []


def test_a_seat_has_a_few_devices_at_most(push_house: House, service: PushService) -> None:
    async def course() -> None:
        _, robin, _ = await two(push_house)
        for number in range(8):
            await subscribe(push_house, robin, Device(service, str(number % 7)))

    run(course())
    endpoints = [row[0][-1] for row in push_house.rows("SELECT endpoint FROM subscriptions ORDER BY at")]
    assert endpoints == ["3", "4", "5", "6", "0"]


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
def test_the_server_sends_to_push_services_only(push_house: House, endpoint: str) -> None:
    async def course() -> None:
        _, robin, _ = await two(push_house)
        keys = {"p256dh": "B" * 87, "auth": "A" * 22}
        body = {"seats": [seat_of(robin)], "subscription": {"endpoint": endpoint, "keys": keys}}
        answer = await push_house.post("/api/push", body)
        assert (answer.status_code, answer.json()["code"]) == (400, "push_service")

    run(course())


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/QGuQ",
    ],
)
def test_the_services_of_the_browsers_are_known(push_house: House, endpoint: str) -> None:
    async def course() -> None:
        keys = {"p256dh": "B" * 87, "auth": "A" * 22}
        body = {"seats": [], "subscription": {"endpoint": endpoint, "keys": keys}}
        assert (await push_house.post("/api/push", body)).status_code == 204

    run(course())


# -- when things go wrong


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(push_house: House, service: PushService, status: int) -> None:
    service.status = status

    async def course() -> None:
        _, robin, sam = await two(push_house)
        await subscribe(push_house, sam, Device(service))
        await leave_before_asked(sam, robin)
        await asyncio.to_thread(service.wait, 1)
        for _ in range(100):
            if not push_house.rows("SELECT * FROM subscriptions"):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("it was kept")

    run(course())


def test_a_service_that_fails_is_logged_without_its_address(push_house: House, service: PushService) -> None:
    service.status = 500

    async def course() -> None:
        _, robin, sam = await two(push_house)
        await subscribe(push_house, sam, Device(service, "secret-address"))
        await leave_before_asked(sam, robin)
        await asyncio.to_thread(service.wait, 1)
        await asyncio.sleep(0.3)
        await robin.done("say", text="all is well")

    run(course())
    wait_for(lambda: "did not take a call: status 500" in push_house.text(), "it is logged")
    assert "secret-address" not in push_house.text()
    assert len(push_house.rows("SELECT * FROM subscriptions")) == 1


def test_a_service_that_hangs_holds_nothing_up(push_house: House, service: PushService) -> None:
    service.hang.clear()

    async def course() -> None:
        _, robin, sam = await two(push_house)
        await subscribe(push_house, sam, Device(service))
        await leave_before_asked(sam, robin)
        await asyncio.to_thread(service.wait, 1)
        before = asyncio.get_running_loop().time()
        await robin.done("say", text="still here?")
        await sam.open()
        assert sam.question
        await sam.act()
        assert asyncio.get_running_loop().time() - before < 2

    run(course())
    assert push_house.stop() == 0


def test_keys_that_are_no_keys_do_no_harm(push_house: House, service: PushService) -> None:
    device = Device(service)
    device.subscription["keys"]["p256dh"] = "B" * 87

    async def course() -> None:
        _, robin, sam = await two(push_house)
        await subscribe(push_house, sam, device)
        await leave_before_asked(sam, robin)
        await asyncio.sleep(SOON + 0.5)
        await robin.done("say", text="all is well")

    run(course())
    wait_for(lambda: "a call by 127.0.0.1 failed: ValueError" in push_house.text(), "it is logged")
    assert service.taken == []
