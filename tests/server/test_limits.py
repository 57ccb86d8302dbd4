"""Small attacks: each hits its limit and gets an error, and no other client is affected."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus

from citadels.server.admission.limited_protocols import MAX_REQUEST_BYTES, MAX_SMALL_CHUNKS
from citadels.server.http import hosts
from tests.requirements import require
from tests.server.raw_frames import masked_frame, upgrade_request
from tests.server.server_process import Client, ServerProcess, forwarded, run
from tests.waiting import TIMEOUT

STRANGER, FRIEND = "198.51.100.7", "203.0.113.9"
FRAMES = 40
TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
NOT_LAST = 0x00
TABLE = {"name": "Eve", "bots": [None]}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with low limits."""
    limits = {
        "frames": FRAMES, "bytes": 20_000, "address_frames": 4 * FRAMES, "sockets": 3, "new_sockets": 12,
        "posts": 20, "tables": 3, "requests": 60, "half_open": 10,
    }  # fmt: skip
    wanted = [word for name, number in limits.items() for word in ("--limit", f"{name}={number}")]
    with ServerProcess(tmp_path_factory.mktemp("small"), None, *wanted) as running:
        yield running


class Raw:
    """A socket at the level of frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        """Return the next frame from the server: its opcode and payload."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        return first & 15, await self.reader.readexactly(size)

    async def until(self, opcode: int) -> bytes:
        while (found := await self.frame())[0] != opcode:
            pass
        return found[1]

    async def close_code(self) -> int:
        return int(struct.unpack("!H", (await self.until(CLOSE))[:2])[0])

    async def ended(self) -> None:
        """Wait until the connection is gone."""
        with suppress(ConnectionError):
            while await self.reader.read(65536):
                pass


@asynccontextmanager
async def connection(server: ServerProcess) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        async with asyncio.timeout(TIMEOUT):
            yield Raw(reader, writer)
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


@asynccontextmanager
async def raw_socket(server: ServerProcess, sender: str, table: str = "x") -> AsyncIterator[Raw]:
    async with connection(server) as raw:
        raw.writer.write(upgrade_request(server.socket_url(table), forwarded(sender)))
        head = await raw.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.splitlines()[0], head
        yield raw


# -- frames ----------------------------------------------------------------------------------

KINDS: dict[str, tuple[bytes, bytes]] = {
    "unsolicited pongs": (b"", masked_frame(PONG, b"")),
    "pings": (b"", masked_frame(PING, b"")),
    "empty continuations": (masked_frame(TEXT, b"", NOT_LAST), masked_frame(CONTINUATION, b"", NOT_LAST)),
    "fragments": (masked_frame(BINARY, b"", NOT_LAST), masked_frame(CONTINUATION, b"xxxx", NOT_LAST)),
}


@pytest.mark.parametrize("kind", KINDS)
def test_frames_of_any_kind_are_limited_per_socket(small: ServerProcess, kind: str) -> None:
    opening, frame = KINDS[kind]

    async def scene() -> None:
        async with raw_socket(small, "127.0.0.1") as raw:
            raw.writer.write(opening + frame * (FRAMES - 2) + masked_frame(PING, b"still there"))
            while await raw.until(PONG) != b"still there":
                pass
            raw.writer.write(frame * 1000)
            assert await raw.close_code() == 4008
            await raw.ended()
        assert (await small.get("/health")).status_code == 200

    run(scene())
    assert "Traceback" not in small.text()


def test_bytes_are_limited_per_socket(small: ServerProcess) -> None:
    async def scene() -> None:
        async with raw_socket(small, "127.0.0.1") as raw:
            raw.writer.write(masked_frame(PONG, b"x" * 100) * 10 + masked_frame(PING, b"still there"))
            assert await raw.until(PONG) == b"still there"
            raw.writer.write(b"\0" * 300_000)
            assert await raw.close_code() in (1002, 4008)  # nonsense, if less than all of it came at once
            await raw.ended()

    run(scene())


def test_messages_beyond_the_limit_are_not_executed(small: ServerProcess) -> None:
    async def scene() -> None:
        made = await small.make([None])
        hello = masked_frame(TEXT, json.dumps({"type": "hello", "token": made.token}).encode())
        say = [json.dumps({"type": "say", "id": str(n), "text": f"line {n}"}) for n in range(2 * FRAMES)]
        async with raw_socket(small, "127.0.0.1", made.id) as raw:
            raw.writer.write(hello)
            await raw.until(TEXT)
            raw.writer.write(b"".join([masked_frame(TEXT, line.encode()) for line in say]))
            assert await raw.close_code() == 4008
        async with made.owner() as owner:
            assert len(owner.welcome["chat"]) < FRAMES

    run(scene())


def test_frames_are_limited_over_all_sockets_of_an_address(small: ServerProcess) -> None:
    async def scene() -> None:
        sender, sockets = "198.51.100.20", 0
        with suppress(asyncio.IncompleteReadError):
            while sockets < 10:
                async with raw_socket(small, sender) as raw:
                    sockets += 1
                    raw.writer.write(
                        masked_frame(PONG, b"") * (FRAMES - 2) + masked_frame(PING, b"still there")
                    )
                    if (await raw.frame())[0] == CLOSE:
                        break
        assert 4 <= sockets < 10
        async with raw_socket(small, "198.51.100.21") as raw:
            raw.writer.write(masked_frame(PING, b"somebody else"))
            assert await raw.until(PONG) == b"somebody else"

    run(scene())


# -- sockets ---------------------------------------------------------------------------------


async def refusal(server: ServerProcess, sender: str) -> Headers | None:
    """Open a socket and close it again; if it is refused, with which headers."""
    try:
        async with open_socket(server.socket_url("x"), additional_headers=forwarded(sender)):
            return None
    except InvalidStatus as refused:
        return refused.response.headers if refused.response.status_code == 429 else None


def test_reconnecting_too_often_is_refused_for_a_while(small: ServerProcess) -> None:
    async def scene() -> None:
        opened = 0
        while opened < 30 and not (headers := await refusal(small, "198.51.100.30")):
            opened += 1
        assert 12 <= opened < 30
        assert headers is not None
        assert int(headers["retry-after"]) > 0
        assert await refusal(small, FRIEND) is None

    run(scene())


def test_concurrent_sockets_are_limited_per_address(small: ServerProcess) -> None:
    async def scene() -> None:
        sender = "198.51.100.40"
        async with raw_socket(small, sender), raw_socket(small, sender):
            async with raw_socket(small, sender):
                assert await refusal(small, sender) is not None
                assert await refusal(small, "198.51.100.41") is None
            while await refusal(small, sender) is not None:  # until the server has noticed
                pass

    run(scene())


# -- addresses -------------------------------------------------------------------------------


async def posts(server: ServerProcess, *senders: str) -> list[int]:
    return [(await server.post("/api/settings", {}, **forwarded(sender))).status_code for sender in senders]


SAME: dict[str, list[str]] = {
    "a /64": [f"2001:db8:1:2::{n:x}" for n in range(40)],
    "an address as IPv4 and IPv6": ["198.51.100.50", "::ffff:198.51.100.50"] * 20,
    "somebody who writes the header": [f"203.0.113.{n}, 198.51.100.51" for n in range(40)],
    "somebody who calls himself this machine": ["127.0.0.1, 198.51.100.52"] * 40,
    "nonsense": ["", "unknown", "localhost", "1.2.3", "127.0.0.1, ?"] * 8,
}


@pytest.mark.parametrize("who", SAME)
def test_addresses_of_one_network_count_as_one(small: ServerProcess, who: str) -> None:
    answers = run(posts(small, *SAME[who]))
    assert answers[:20] == [200] * 20
    assert 429 in answers


def test_other_networks_are_not_limited_with_them(small: ServerProcess) -> None:
    assert set(run(posts(small, *[f"198.51.100.{n}" for n in range(100, 140)]))) == {200}
    assert set(run(posts(small, *[f"2001:db8:{n:x}::1" for n in range(40)]))) == {200}


# -- requests --------------------------------------------------------------------------------


def test_new_tables_are_limited_per_address_and_hour(small: ServerProcess) -> None:
    async def scene() -> None:
        sender = forwarded("198.51.100.60")
        for wrong, status in (
            ({"settings": {"seats": 99}}, 422),
            ({"bots": ["nobody"]}, 409),
            ({"bots": [None, None, None]}, 409),
            ({"name": "\u200b"}, 409),
            ({"options": {"grace": 1}}, 409),
        ):
            refused = await small.post("/api/tables", {**TABLE, "settings": {"seats": 2}, **wrong}, **sender)
            assert refused.status_code == status, "which does not count"
        made = [await small.post("/api/tables", {**TABLE, "settings": {"seats": 2}}, **sender)]
        made += [await small.post("/api/introduction", {"name": "Eve"}, **sender) for _ in range(2)]
        assert [answer.status_code for answer in made] == [201] * 3
        refused = await small.post("/api/introduction", {"name": "Eve"}, **sender)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert refused.headers["retry-after"] == "1200"
        assert (
            await small.post("/api/introduction", {"name": "Sam"}, **forwarded(FRIEND))
        ).status_code == 201

    run(scene())


def test_requests_are_limited_per_address(small: ServerProcess) -> None:
    async def scene() -> None:
        answers: list[httpx.Response] = []
        async with small.http() as http:
            while len(answers) < 400 and 429 not in [answer.status_code for answer in answers]:
                asked = [http.get("/health", headers=forwarded("198.51.100.70")) for _ in range(5)]
                answers += await asyncio.gather(*asked)
            assert {answer.status_code for answer in answers[:60]} == {200}
            refused = next(answer for answer in answers if answer.status_code == 429)
            assert refused.json()["code"] == "too_many"
            assert refused.headers["retry-after"] == "1"
            assert "default-src 'none'" in refused.headers["content-security-policy"]
            assert (await http.get("/health", headers=forwarded(FRIEND))).status_code == 200

    run(scene())


def test_a_request_without_end_is_cut_off(small: ServerProcess) -> None:
    async def scene() -> None:
        for head in ("Content-Length: 100000000", "Transfer-Encoding: chunked"):
            async with connection(small) as raw:
                lines = ["POST /api/qr HTTP/1.1", f"Host: 127.0.0.1:{small.port}", head, "", ""]
                raw.writer.write("\r\n".join(lines).encode() + b"fffff\r\n" + b"x" * 2 * MAX_REQUEST_BYTES)
                await raw.ended()

    run(scene())


def test_a_head_without_end_is_refused(small: ServerProcess) -> None:
    async def scene() -> None:
        for line in (b"a:b\r\n", b"a" * 100):
            async with connection(small) as raw:
                raw.writer.write(
                    b"GET /health HTTP/1.1\r\n" + line * (MAX_REQUEST_BYTES // 2 // len(line)) + b"\r\n\r\n"
                )
                assert b" 400 " in await raw.reader.readline()
                await raw.ended()

    run(scene())


def test_a_body_in_crumbs_is_refused(small: ServerProcess) -> None:
    async def scene() -> None:
        async with connection(small) as raw:
            lines = ["POST /api/qr HTTP/1.1", f"Host: 127.0.0.1:{small.port}", "Transfer-Encoding: chunked"]
            raw.writer.write("\r\n".join([*lines, "", ""]).encode() + b"1\r\n \r\n" * 2 * MAX_SMALL_CHUNKS)
            assert b" 400 " in await raw.reader.readline()
            await raw.ended()

    run(scene())


# -- half-open connections -------------------------------------------------------------------


@asynccontextmanager
async def crowd(server: ServerProcess, number: int) -> AsyncIterator[list[Raw]]:
    """So many connections, every other of which has begun a request."""
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(connection(server)) for _ in range(number)]
        for raw in opened[::2]:
            raw.writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        yield opened


def test_connections_without_a_request_make_way_for_new_ones(small: ServerProcess) -> None:
    async def scene() -> None:
        async with crowd(small, 30) as opened:
            assert (await small.get("/health")).status_code == 200
            for raw in opened[:20]:
                await raw.ended()

    run(scene())


def test_clients_that_said_hello_are_never_evicted(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        made = await server.make([None])
        devices = [Client(server, made.id, made.token) for _ in range(5)]
        for device in devices[:4]:
            await device.open()
        async with crowd(server, 20):
            assert (await server.get("/health")).status_code == 200
        await devices[4].open()
        with pytest.raises(httpx.TransportError):
            await server.get("/health")
        for device in devices:
            await device.ask("ping")
        await devices[4].close()
        while not await answers(server):
            pass

    with ServerProcess(tmp_path, None, "--limit", "all_connections=5") as server:
        run(scene(server))


async def answers(server: ServerProcess, host: str = "127.0.0.1") -> bool:
    """Whether a new connection to this address of the machine gets an answer."""
    try:
        async with httpx.AsyncClient(timeout=TIMEOUT) as http:
            return (await http.get(f"http://{host}:{server.port}/health")).status_code == 200
    except httpx.TransportError:
        return False


# -- without a proxy -------------------------------------------------------------------------


def test_forwarding_headers_of_a_stranger_are_ignored(tmp_path: Path) -> None:
    """Requests come from this machine's network address, which is not a trusted proxy."""
    here = require(hosts.lan_address(), "a network")

    async def scene(server: ServerProcess) -> None:
        async with httpx.AsyncClient(base_url=f"http://{here}:{server.port}", timeout=TIMEOUT) as http:
            senders = ["127.0.0.1", "::1", *[f"203.0.113.{n}" for n in range(20)]]
            posted = [await http.post("/api/settings", json={}, headers=forwarded(one)) for one in senders]
            assert {answer.status_code for answer in posted[:5]} == {200}
            assert 429 in [answer.status_code for answer in posted]
            assert not (await http.get("/api/network", headers=forwarded("127.0.0.1"))).json()["can_open"]
        came = 1
        while came < 100 and await answers(server, here):
            came += 1
        assert 20 <= came < 100
        assert await answers(server)

    limits = ("--limit", "posts=5", "--limit", "new_connections=20")
    with ServerProcess(tmp_path, None, "--host", "0.0.0.0", *limits) as server:
        run(scene(server))
