"""Forwarding between servers: known routes only, a limited number at once, without blocking others."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidStatus

from citadels.server.admission.addresses import PEER_AUTH_HEADER
from citadels.server.cluster.peer_client import RESPONSE_TIMEOUT
from citadels.server.config.limits import ServerLimits
from citadels.server.http.table_routes import has_dot_segment
from tests.server.cluster import ServerCluster, wait_until
from tests.server.postgresql import Postgresql, run_sql
from tests.server.server_process import Json, Made, ServerProcess, forwarded, run
from tests.waiting import TIMEOUT

STRANGER, FRIEND = "198.51.100.7", "203.0.113.9"
NEW_TABLE = {"name": "Eve", "bots": [None] * 3}
CLIMBING = [
    "/api/tables/TABLE/../../tables",
    "/api/tables/TABLE/%2e%2e/%2E%2E/tables",
    "/api/tables/TABLE/.%2e/.%2e/tables",
    "/api/tables/TABLE/%252e%252e/%252e%252e/tables",
    "/api/tables/TABLE/%25252e%25252e/tables",
    "/api/tables/TABLE%2f..%2f..%2ftables",
    "/api/tables/TABLE%252f..%252f..%252ftables",
    "/api/tables/TABLE\\..\\..\\tables",
    "/api/tables/TABLE%5c..%5c..%5ctables",
    "/api/tables/TABLE/./../tables",
    "/api/tables/TABLE/..;/../tables",
    "/api/tables/TABLE/..",
    "/api/./tables",
    "/%" + "25" * 20 + "2e",
]


@pytest.fixture(scope="module")
def lone(postgres: Postgresql, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that would have peers if there were any."""
    with ServerProcess(tmp_path_factory.mktemp("lone"), postgres.new_database()) as running:
        yield running


async def exchange(
    server: ServerProcess, method: str, target: str, body: bytes = b"", sender: str = ""
) -> Json:
    """The status and body that a request gets whose target is sent as it is: clients tidy targets up."""
    head = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close"]
    head += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    head += [f"{name}: {value}" for name, value in forwarded(sender).items()] if sender else []
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        async with asyncio.timeout(TIMEOUT):
            writer.write("\r\n".join([*head, "", ""]).encode() + body)
            answer = await reader.read()
    finally:
        writer.transport.abort()
    first, _, content = answer.partition(b"\r\n\r\n")
    found: Json = json.loads(content)
    return {"status": int(first.split()[1]), **found}


async def opened_at(server: ServerProcess) -> Made:
    """A table that this server has."""
    made = await server.make([None])
    await made.owner().open()
    return made


@pytest.mark.parametrize("path", [path.replace("TABLE", "x") for path in CLIMBING])
def test_dot_segments_are_found_however_they_are_written(path: str) -> None:
    assert has_dot_segment(path.encode())


@pytest.mark.parametrize(
    "path", ["/", "/static/app.js", "/t/a.b", "/api/tables/x/.hidden", "/a%20..b", "/..."]
)
def test_dots_inside_a_segment_are_not_dot_segments(path: str) -> None:
    assert not has_dot_segment(path.encode())


def test_no_dot_segment_reaches_any_server(servers: ServerCluster) -> None:
    one, other = servers.start(), servers.start()

    async def scene() -> None:
        made = await opened_at(one)
        for path in CLIMBING:
            for server in (one, other):
                for method in ("POST", "GET"):
                    answer = await exchange(
                        server, method, path.replace("TABLE", made.id), json.dumps(NEW_TABLE).encode()
                    )
                    assert (answer["status"], answer["code"]) == (400, "malformed"), path
                    assert "dot segment" in answer["text"]
        for server in (one, other):
            with pytest.raises(InvalidStatus) as refused:
                await open_socket(server.socket_url(f"{made.id}/%2e%2e/%2e%2e/think"))
            assert refused.value.response.status_code == 403
        assert await tables(one) == 1

    run(scene())


async def tables(server: ServerProcess) -> int:
    """The number of tables in the database of a server."""
    return len(await run_sql(str(server.database), "SELECT id FROM tables"))


def test_peers_reach_only_the_routes_they_need(lone: ServerProcess) -> None:
    async def scene() -> None:
        made = await opened_at(lone)
        (me,) = await run_sql(str(lone.database), "SELECT id FROM servers")
        (key,) = await run_sql(str(lone.database), "SELECT value FROM keys WHERE name = 'fellows_secret'")
        proof = {PEER_AUTH_HEADER: hmac.new(key["value"].encode(), me["id"].encode(), "sha256").hexdigest()}
        for path in ("/api/network", "/ready", "/openapi/openapi.json", f"/api/tables/{made.id}/nothing"):
            assert (await lone.get(path, **proof)).status_code == 404
        assert (await lone.post("/api/tables", NEW_TABLE, **proof)).status_code == 404
        assert await tables(lone) == 1
        path = f"/api/tables/{made.id}/position"
        assert (await lone.get(path, made.token, **proof)).json()["code"] == "not_begun"
        assert (await lone.post("/api/mine", {"seats": []}, **proof)).json() == []

    run(scene())


def test_a_burst_over_two_servers_makes_as_many_tables_as_one_address_may(servers: ServerCluster) -> None:
    few = ("--limit", "tables=7")
    one, other = servers.start(*few), servers.start(*few)

    async def make(server: ServerProcess, sender: str) -> int:
        answer = await server.post("/api/tables", NEW_TABLE, **forwarded(sender))
        while answer.status_code == 503:  # On a busy machine the database may take too long to store it.
            answer = await server.post("/api/tables", NEW_TABLE, **forwarded(sender))
        assert answer.status_code == 201 or answer.json()["code"] == "too_many", answer.text
        return answer.status_code

    async def scene() -> None:
        burst = [make(server, STRANGER) for _ in range(14) for server in (one, other)]
        assert (await asyncio.gather(*burst)).count(201) == 7
        assert await tables(one) == 7
        assert await make(other, FRIEND) == 201
        assert [await make(server, STRANGER) for server in (one, other)] == [429, 429]

    run(scene())


# -- a peer that does not answer -----------------------------------------------------------------


class SilentPeer:
    """A registered peer that accepts requests and answers on demand."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.abandoned = 0
        self.may_answer = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked.append(await reader.readuntil(b"\r\n\r\n"))
        hung_up = asyncio.ensure_future(reader.read())
        may_answer = asyncio.ensure_future(self.may_answer.wait())
        await asyncio.wait([hung_up, may_answer], return_when=asyncio.FIRST_COMPLETED)
        self.abandoned += hung_up.done()
        for task in (hung_up, may_answer):
            task.cancel()
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
        writer.close()


@asynccontextmanager
async def silent_peer(database: str, table: str) -> AsyncIterator[SilentPeer]:
    """A peer that has a table."""
    peer = SilentPeer()
    server = await asyncio.start_server(peer.serve, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    known = "INSERT INTO servers VALUES ('peer', $1, clock_timestamp() + interval '1 hour', '[]')"
    await run_sql(database, known.replace(" VALUES", " (id, address, heartbeat, listed) VALUES"), address)
    await run_sql(database, "UPDATE tables SET server = 'peer' WHERE id = $1", table)
    try:
        yield peer
    finally:
        await run_sql(database, "DELETE FROM servers WHERE id = 'peer'")
        peer.may_answer.set()
        server.close()


def test_forwarded_requests_per_address_are_limited_and_block_no_others(lone: ServerProcess) -> None:
    most = ServerLimits().forwarded

    async def scene() -> None:
        made = await lone.make([None])
        path = f"/api/tables/{made.id}/course"
        async with silent_peer(str(lone.database), made.id) as peer, lone.http() as http:

            async def ask(sender: str) -> httpx.Response:
                headers = {"Authorization": f"Bearer {made.watch}", **forwarded(sender)}
                return await http.get(path, headers=headers)

            waiting = [asyncio.create_task(ask(STRANGER)) for _ in range(most)]
            await until_asked(peer, most)
            for _ in range(3):
                refused = await ask(STRANGER)
                assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
                assert refused.headers["retry-after"]
            assert not any(task.done() for task in waiting)
            friend = asyncio.create_task(ask(FRIEND))
            await until_asked(peer, most + 1)
            peer.may_answer.set()
            answers = await asyncio.gather(friend, *waiting)
            assert [answer.status_code for answer in answers] == [200] * (most + 1)
            assert (await ask(STRANGER)).status_code == 200

    run(scene())


async def until_asked(peer: SilentPeer, times: int) -> None:
    async def is_asked() -> bool:
        return len(peer.asked) >= times

    await wait_until(is_asked)


def test_forwarding_stops_when_the_client_disconnects(lone: ServerProcess) -> None:
    async def scene() -> None:
        made = await lone.make([None])
        async with silent_peer(str(lone.database), made.id) as peer:
            _, writer = await asyncio.open_connection("127.0.0.1", lone.port)
            head = f"GET /api/tables/{made.id}/game HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: x\r\n\r\n"
            writer.write(head.encode())
            await until_asked(peer, 1)
            writer.transport.abort()

            async def is_abandoned() -> bool:
                return peer.abandoned == 1

            async with asyncio.timeout(RESPONSE_TIMEOUT):  # after which the server gives up by itself
                await wait_until(is_abandoned)

    run(scene())
    assert "Traceback" not in lone.text()


def test_only_known_routes_are_forwarded_with_paths_built_here(lone: ServerProcess) -> None:
    async def scene() -> None:
        made = await lone.make([None])
        async with silent_peer(str(lone.database), made.id) as peer:
            peer.may_answer.set()
            for method, path, status in (
                ("POST", "/tables", 404), ("GET", "/join", 405), ("GET", "/%6eothing", 404),
                ("DELETE", "/game", 405),
            ):  # fmt: skip
                answer = await exchange(lone, method, f"/api/tables/{made.id}{path}", b"{}")
                assert answer["status"] == status, (method, path)
            assert not peer.asked
            await exchange(lone, "POST", f"//api/tables/{made.id}/%69nvitation/?a=..%2f..#b", b"{}")
            assert peer.asked[0].startswith(
                f"POST /api/tables/{made.id}/invitation?a=..%2F..%23b HTTP/1.1\r\n".encode()
            )

    run(scene())
