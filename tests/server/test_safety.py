"""Foreign pages, oversized and malformed messages, floods, and headers."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import connect as open_socket

from tests.server.server_process import Client, ServerProcess, begin, run

FOREIGN = ["https://evil.example", "http://127.0.0.1:1", "null", "http://localhost.evil.example"]
FOREIGN_HOSTS = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:8420"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_can_neither_post_nor_open_a_socket(server: ServerProcess, origin: str) -> None:
    async def scene() -> None:
        body = {"name": "Eve", "bots": [None] * 3}
        answer = await server.post("/api/tables", body, Origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert (await server.post("/api/network", {}, Origin=origin)).status_code == 403
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await open_socket(server.socket_url("x"), origin=websockets.Origin(origin))

    run(scene())


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_a_foreign_name_for_this_server_is_refused(server: ServerProcess, host: str) -> None:
    async def scene() -> None:
        for path in ("/", "/health", "/api/tables"):
            assert (await server.get(path, Host=host)).status_code == 403
        assert (await server.post("/api/tables", {}, Host=host, Origin=f"http://{host}")).status_code == 403

    run(scene())


def test_our_own_page_may_do_everything(server: ServerProcess) -> None:
    async def scene() -> None:
        body = {"name": "Robin", "bots": [None] * 3}
        assert (await server.post("/api/tables", body, Origin=server.url)).status_code == 201
        named = f"localhost:{server.port}"
        answer = await server.post("/api/tables", body, Origin=f"http://{named}", Host=named)
        assert answer.status_code == 201
        async with await open_socket(server.socket_url("x"), origin=websockets.Origin(server.url)) as socket:
            await socket.ping()

    run(scene())


ANSWERS: list[tuple[str, str]] = [
    ("GET", "/"), ("GET", "/health"), ("GET", "/nowhere"), ("GET", "/static/nowhere.js"),
    ("GET", "/static/../app.py"), ("GET", "/static/%2e%2e/app.py"), ("POST", "/health"),
    ("POST", "/api/tables"), ("GET", "/api/tables/x/game"), ("GET", "/api/catalogue"),
    ("GET", "/openapi/openapi.json"), ("GET", "/api/catalogue?language=xx"), ("OPTIONS", "/api/tables"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path"), ANSWERS)
def test_every_response_has_the_security_headers(server: ServerProcess, method: str, path: str) -> None:
    async def scene() -> None:
        async with server.http() as http:
            for headers in ({}, {"Host": "evil.example"}):
                answer = await http.request(method, path, headers=headers)
                assert answer.status_code < 500
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers
                assert "access-control-allow-origin" not in answer.headers
                assert "class SecurityMiddleware" not in answer.text

    run(scene())


def in_our_words(text: str) -> bool:
    """Whether it says what is wrong without the sentence of a library."""
    return re.fullmatch(r"This request cannot be read \([\w .,]+\)\.", text) is not None


def test_a_body_that_is_too_large_or_not_json_is_refused(server: ServerProcess) -> None:
    async def scene() -> None:
        async with server.http() as http:
            assert (await http.post("/api/qr", content=b"x" * 70_000)).status_code in (400, 413)
            for body in (b"{", b"[]", b"\xff\xfe", b'{"text": "\\ud800"}', b"null"):
                answer = await http.post(
                    "/api/qr", content=body, headers={"content-type": "application/json"}
                )
                assert answer.status_code == 400, answer.text
                assert answer.json()["code"] == "malformed"
                assert in_our_words(answer.json()["text"])

    run(scene())


# -- sockets -----------------------------------------------------------------------------------


async def first(server: ServerProcess, table: str, frame: str | bytes) -> int:
    """Send this as the first message; with which code the socket is closed."""
    client = await Client(server, table, "").connect()
    await client.send_raw(frame)
    return await client.closed()


def test_a_socket_that_begins_wrongly_is_closed_with_the_reason(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        hello = {"type": "hello", "token": made.token}
        for wrong in ("", "{", "null", "[]", b"\x00", json.dumps({"type": "ping", "id": "1"}), "x" * 8000):
            assert await first(server, made.id, wrong) == 4000
        for other in ({"protocol": 1}, {"protocol": 3}, {"language": "xx"}, {"more": 1}, {"seen": "1"}):
            assert await first(server, made.id, json.dumps(hello | other)) == 4000
        for token in ("wrong", made.invite):
            assert await first(server, made.id, json.dumps(hello | {"token": token})) == 4001
        for nowhere in ("nowhere", "x" * 33, "%2e%2e%2e"):
            assert await first(server, nowhere, json.dumps(hello)) == 4001
        async with made.owner() as owner:
            assert owner.version == 0

    run(scene())


def test_an_outdated_page_learns_that_it_is_out_of_date(server: ServerProcess) -> None:
    """It opens a socket that names no table."""

    async def scene() -> None:
        async with open_socket(f"ws://127.0.0.1:{server.port}/ws") as socket:
            await socket.wait_closed()
            assert socket.close_code == 4000

    run(scene())


MALFORMED: list[tuple[Any, str | None]] = [
    ("{", None),
    ("[]", None),
    ("null", None),
    (b"\x00\x01", None),
    ('{"type":"ping"}', None),
    ('{"type":"ping","id":""}', ""),
    ('{"type":"ping","id":7}', None),
    ('{"type":"nonsense","id":"a"}', "a"),
    ('{"type":"ping","id":"a","more":1}', "a"),
    ('{"type":"act","id":"a","version":"1","action":"end"}', "a"),
    ('{"type":"act","id":"a","version":1,"action":""}', "a"),
    ('{"type":"act","id":"a","version":1.5,"action":"end"}', "a"),
    ('{"type":"kick","id":"a","seat":8}', "a"),
    ('{"type":"kick","id":"a","seat":-1}', "a"),
    ('{"type":"ready","id":"a","ready":true,"contribution":"xyz"}', "a"),
    ('{"type":"link","id":"a","kind":"all"}', "a"),
    ('{"type":"pace","id":"a","pace":"warp"}', "a"),
    ('{"type":"pace","id":"a","pace":0.1}', "a"),
    ('{"type":"pace","id":"a"}', "a"),
    ('{"type":"hello","token":"b"}', None),
    ('{"type":"say","id":"a","text":"' + "x" * 501 + '"}', "a"),
    (json.dumps({"type": "ping", "id": "x" * 65}), None),
]


def test_malformed_messages_are_answered_and_change_nothing(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner, await made.guest() as guest:
            await begin(owner, guest)
            await guest.ask("ping")
            version, heard = owner.version, len(guest.frames)
            for frame, id in MALFORMED:
                errors = len(owner.received("error"))
                await owner.send_raw(frame)
                await owner.until(lambda n=errors: len(owner.received("error")) > n)  # type: ignore[misc]
                problem = owner.received("error")[-1]
                assert (problem["code"], problem["id"]) == ("malformed", id), frame
                assert in_our_words(problem["text"])
            await guest.ask("ping")
            assert len(guest.frames) == heard + 1
            assert owner.version == version

    run(scene())


def test_a_frame_of_more_than_eight_kibibytes_closes_the_socket(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make([None])
        async with made.owner() as owner:
            await owner.send_raw(json.dumps({"type": "say", "id": "a", "text": "x" * 8000}))
            await owner.receive("error", code="malformed")
            await owner.send_raw(json.dumps({"type": "say", "id": "a", "text": "x" * 8192}))
            assert await owner.closed() == 1009

    run(scene())


async def again_and_again(doing: Callable[..., Awaitable[object]], *arguments: str) -> None:
    """Repeat until the server refuses."""
    while True:
        await doing(*arguments)


def test_too_many_messages_close_the_socket_and_a_new_one_does_not_help(strict_server: ServerProcess) -> None:
    async def scene() -> None:
        made = await strict_server.make([None])
        async with made.owner() as owner:
            with pytest.raises(AssertionError, match="closed with 4008"):
                await again_and_again(owner.ask, "ping")
            assert len(owner.received("pong")) >= 99  # the hello was the first
            with pytest.raises(AssertionError, match="closed with 4008"):
                await again_and_again(owner.open)
            async with await made.guest() as guest:
                await guest.ask("ping")

    run(scene())


async def chat_until_closed(client: Client) -> None:
    """Send faster than the server allows, however slow it is, until it closes the socket."""
    while client.close_code is None:
        flood = [client.send("say", id=str(next(client.numbers)), text="x") for _ in range(150)]
        await asyncio.gather(*flood, return_exceptions=True)


def test_a_flood_at_one_table_leaves_other_tables_alone(strict_server: ServerProcess) -> None:
    async def scene() -> None:
        server = strict_server
        quiet, loud = await server.make(["greedy"]), await server.make([None])
        async with quiet.owner() as owner, loud.owner() as flooder:
            await begin(owner)
            flood = asyncio.ensure_future(chat_until_closed(flooder))
            await owner.asked()
            assert (await owner.act())["type"] == "ack"
            await flood
            assert flooder.close_code == 4008

    run(scene())
