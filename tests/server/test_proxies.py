"""The configurations for nginx and HAProxy, really started: a game goes through each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from scripts import external_tools
from websockets.exceptions import InvalidStatus

from citadels.record import verify
from tests.requirements import require
from tests.server.administration import open_administrator
from tests.server.cluster import ServerCluster, wait_until
from tests.server.conftest import servers
from tests.server.playing import sit_down
from tests.server.postgresql import Postgresql
from tests.server.proxy import NAME, Proxied, certificate, free_port, running, written
from tests.server.server_process import Client, ServerProcess, play, run

pytestmark = pytest.mark.nightly(stage="proxies")

ORIGIN = f"https://{NAME}"
BEHIND = ("--base-url", ORIGIN, "--limit", "tables=3")
TABLE = {"name": "Robin", "bots": [None], "options": {}, "settings": {"seats": 2}}


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A certificate that clients trust."""
    made = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    return made


@pytest.fixture
def nginx(tmp_path: Path, trusted: Path) -> Iterator[Proxied]:
    program, port, behind = (
        require(external_tools.nginx(), external_tools.missing_nginx()),
        free_port(),
        free_port(),
    )
    folder = tmp_path / "server"
    folder.mkdir()
    server = ServerProcess(folder, None, *BEHIND)
    server.port = behind
    changes = {
        r"listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        r"server 127.0.0.1:8420": f"server 127.0.0.1:{behind}",
        r"/etc/letsencrypt/live/table.example/(fullchain|privkey).pem": str(trusted),
    }
    site = written("nginx/citadels.conf", tmp_path / "citadels.conf", changes)
    main = tmp_path / "nginx.conf"
    temporary = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main.write_text(
        f"daemon off; pid {tmp_path}/nginx.pid; error_log stderr; worker_processes 1; events {{}}"
        f"http {{ {temporary} include {site}; }}"
    )
    with server, running([program, "-c", str(main), "-e", "stderr"], tmp_path, port, trusted) as proxied:
        yield proxied


# -- nginx -------------------------------------------------------------------------------------


def test_a_game_is_played_through_nginx(nginx: Proxied) -> None:
    async def scene() -> None:
        made, owner, guest = await sit_down(nginx)
        await play(owner, guest)
        verify((await nginx.get(f"/api/tables/{made.id}/game", made.token)).json())
        await check_addresses(nginx)

    run(scene())


async def check_addresses(proxied: Proxied) -> None:
    """Pages of the public name are let in, foreign ones not; limits are by the address of who asks."""
    assert (await proxied.post("/api/settings", TABLE["settings"], Origin=ORIGIN)).status_code == 200
    assert (await proxied.post("/api/settings", TABLE["settings"], Origin="https://evil.example")).is_error
    answer = await proxied.get("/live")
    assert "max-age" in answer.headers["strict-transport-security"]
    one, other = {"X-Forwarded-For": "198.51.100.7"}, {"X-Forwarded-For": "198.51.100.8"}
    made = [(await proxied.post("/api/tables", TABLE, **one)).status_code for _ in range(4)]
    assert made == [201, 201, 201, 429]
    assert (await proxied.post("/api/tables", TABLE, **other)).status_code == 201


# -- HAProxy -----------------------------------------------------------------------------------


@contextmanager
def haproxy(processes: Sequence[ServerProcess], folder: Path, trusted: Path) -> Iterator[Proxied]:
    """HAProxy in front of two servers."""
    program, port = require(external_tools.haproxy(), external_tools.missing_haproxy()), free_port()
    changes = {
        r"maxconn 20000": "maxconn 1000",  # as many files as this machine gives
        r"bind :443 ssl crt \S+": f"bind 127.0.0.1:{port} ssl crt {trusted}",
        r"10.0.0.11:8420": f"127.0.0.1:{processes[0].port}",
        r"10.0.0.12:8420": f"127.0.0.1:{processes[1].port}",
        r"^ *server three .*\n": "",
    }
    config = written("haproxy/haproxy.cfg", folder / "haproxy.cfg", changes)
    with running([program, "-db", "-f", str(config)], folder, port, trusted) as proxied:
        yield proxied


def test_haproxy_routes_each_table_to_one_server(
    servers: ServerCluster, tmp_path: Path, trusted: Path
) -> None:
    figures = [free_port(), free_port()]
    processes = [servers.start("--metrics", f"127.0.0.1:{figure}") for figure in figures]
    with haproxy(processes, tmp_path, trusted) as proxied:

        async def scene() -> None:
            made, owner, guest = await sit_down(proxied)
            lobbies = [await proxied.make([None]) for _ in range(6)]
            clients = [await lobby.owner().open() for lobby in lobbies for _ in range(2)]
            assert sum([await sockets(figure) for figure in figures]) == len(clients) + 2  # none passed on
            assert len({(await servers.owner_of(lobby.id))[0] for lobby in [*lobbies, made]}) == 2
            await play(owner, guest, until=8)
            (holder,) = [server for server in processes if [server.url] == await servers.owner_of(made.id)]
            await asyncio.to_thread(holder.stop)
            for client in (owner, guest):
                await client.closed()
                await wait_until(partial(come_back, client))
            await play(owner, guest)
            verify((await proxied.get(f"/api/tables/{made.id}/game", made.token)).json())

        run(scene())


def test_haproxy_leaves_out_a_drained_server_and_none_when_postgresql_is_down(
    postgres: Postgresql, servers: ServerCluster, tmp_path: Path, trusted: Path
) -> None:
    processes = [servers.start(), servers.start()]
    with haproxy(processes, tmp_path, trusted) as proxied:

        async def ready() -> set[int]:
            return {(await proxied.get("/ready")).status_code for _ in range(6)}

        async def has_logged(line: str) -> bool:
            return line in (tmp_path / "proxy.txt").read_text()

        async def is_ready() -> bool:
            return await ready() == {200}

        async def scene() -> None:
            async with open_administrator(processes[0]) as admin:
                await admin.drain(processes[0].url)
                await wait_until(partial(has_logged, "Server tables/one is DOWN"))
                assert (await processes[0].get("/ready")).json()["reason"] == "draining"
                assert await ready() == {200}
                await admin.drain(processes[0].url, lift=True)
            postgres.end()
            try:
                await wait_until(partial(has_logged, "backend 'tables' has no server available"))
                assert (await proxied.get("/")).status_code == 200
                assert (await proxied.get("/ready")).json()["ready"] is False
                assert (await proxied.post("/api/tables", TABLE)).json()["code"] == "storage"
            finally:
                postgres.begin()
            await wait_until(is_ready)

        run(scene())


async def sockets(figure: int) -> int:
    async with httpx.AsyncClient() as http:
        metrics = (await http.get(f"http://127.0.0.1:{figure}/metrics")).text
    (line,) = [line for line in metrics.splitlines() if line.startswith("citadels_sockets ")]
    return int(float(line.split()[1]))


async def come_back(client: Client) -> bool:
    """Whether a player is back. HAProxy needs a moment to notice that a server is gone."""
    with suppress(InvalidStatus, AssertionError):
        await client.open()
        return True
    return False


__all__ = ["servers"]
