"""Helpers of the web-table benchmarks: a server process, its database, and JSON sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from tests.server.server_process import forwarded
from websockets.asyncio.client import ClientConnection, connect

from citadels.server.storage.database import FILE
from citadels.tables.protocol import PROTOCOL

Json = dict[str, Any]
HOST = "127.0.0.1"
STARTS_WITHIN = 60.0  # seconds, with room for a busy machine
ROOT = Path(__file__).resolve().parents[1]
RECORD = re.compile(r"(DEBUG|INFO|WARNING|ERROR|CRITICAL)\b|Data: |Press Ctrl-C|Exception ignored")
ANSWERS = ("ack", "stale", "error", "pong", "link")  # every request gets exactly one of them


class Failures:
    """Failures, counted by kind, with the first examples of each."""

    def __init__(self, examples: int = 2) -> None:
        self._examples = examples
        self.counts: Counter[str] = Counter()
        self.details: dict[str, list[str]] = {}

    def add(self, kind: str, detail: str) -> None:
        self.counts[kind] += 1
        known = self.details.setdefault(kind, [])
        if len(known) < self._examples:
            known.append(_shortened(detail))

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def show(self) -> None:
        for kind, count in self.counts.most_common():
            print(f"WRONG: {kind}: {count} times", file=sys.stderr)
            for detail in self.details[kind]:
                print("  " + detail[:1500].replace("\n", "\n  "), file=sys.stderr)


def _shortened(text: str) -> str:
    """Shorten long repetitions in a text."""
    return re.sub(r"(.{1,8}?)\1{20,}", lambda found: f"{found[1]}…(×{len(found[0]) // len(found[1])})", text)


# -- the server ------------------------------------------------------------------------------


def free_port() -> int:
    """Return a free port, below those used for outgoing connections."""
    for _ in range(200):
        port = random.SystemRandom().randrange(20_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise RuntimeError("found no free port; close some programs and try again")


class Build(NamedTuple):
    """An installed version of the program: its Python, source folder and protocol version."""

    python: Path
    tree: Path
    protocol: int
    variables: dict[str, str]


def present() -> Build:
    """Return the installation of this source tree."""
    return Build(Path(sys.executable), ROOT, PROTOCOL, dict(os.environ))


class Address:
    """A running server. Protocol 1 names the table in the first frame, protocol 2 in the address."""

    def __init__(self, url: str, protocol: int = PROTOCOL, headers: dict[str, str] | None = None) -> None:
        self.url = url.rstrip("/")
        self.protocol = protocol
        self.headers = headers or {}  # of every request

    def seen_from(self, address: str) -> Address:
        """Return the same server as seen by a client at an address behind a local proxy."""
        return Address(self.url, self.protocol, forwarded(address))

    def socket_path(self, table: str) -> str:
        return "/ws" if self.protocol == 1 else f"/ws/{table}"

    def socket_url(self, table: str) -> str:
        return self.url.replace("http", "ws", 1) + self.socket_path(table)

    def greeting(self, table: str, token: str, seen: int = -1) -> str:
        """Return the first frame."""
        named = {"table": table} if self.protocol == 1 else {}
        return json.dumps({"type": "hello", **named, "token": token, "seen": seen})


class Server(Address):
    """``citadels serve`` in its own process, with its own data folder."""

    def __init__(
        self, folder: Path, failures: Failures, build: Build | None = None, arguments: Sequence[str] = ()
    ) -> None:
        self.folder = folder
        self.failures = failures
        self.build = build or present()
        self.arguments = arguments
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        super().__init__(f"http://{HOST}:{self.port}", self.build.protocol)

    @property
    def database(self) -> Path:
        return self.folder / FILE

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        command = [str(self.build.python), "-m", "citadels", "serve", "--no-browser", "--host", HOST]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), *self.arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self.build.variables | {"CITADELS_DATA": str(self.folder)},
                cwd=self.build.tree,
            )

    async def health(self) -> Json | None:
        """Return the response of /health, or None without one."""
        try:
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection(HOST, self.port)
                try:
                    head = f"GET /health HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n"
                    writer.write(head.encode())
                    answer = await reader.read(-1)
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            return None
        status, _, body = answer.partition(b"\r\n\r\n")
        if b" 200 " not in status.split(b"\r\n")[0]:
            return None
        found: Json = json.loads(body)
        return found

    async def ready(self) -> Json:
        """Wait until it answers."""
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            found = await self.health()
            if found is not None:
                return found
            if not self.alive:
                break
            await asyncio.sleep(0.01)
        code = self.process.poll() if self.process is not None else None
        raise RuntimeError(
            f"the server does not start; exit code {code}; its log ends with\n{self.last_words()}"
        )

    def last_words(self) -> str:
        """Return the end of its log."""
        return self.log.read_text(errors="replace")[-1000:]

    def kill(self) -> None:
        """Kill it with SIGKILL, without any cleanup."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    async def stop(self) -> int:
        """Stop it with SIGTERM. Return the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return await asyncio.to_thread(self.process.wait, 30)
        except subprocess.TimeoutExpired:
            self.failures.add("the server does not stop", "SIGTERM, and 30 s later it still runs")
            self.kill()
            return -9

    def check_log(self, excused: Callable[[str], bool] = lambda record: False) -> None:
        """Check that the server logged no traceback and no error except the excused ones."""
        for first, *more in _records(self.log.read_text(errors="replace")):
            if excused("\n".join([first, *more])):
                continue
            if any(line.startswith("Traceback") for line in more):
                last = [line for line in more if line and line[0] not in " \t|+[("][-1]
                self.failures.add(f"traceback: {last[:150]}", "\n".join([first, *more[-12:]]))
            elif first.startswith(("ERROR", "CRITICAL")):
                self.failures.add("the server logs an error", first)

    # -- from /proc

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.pid)

    def resident_bytes(self) -> int:
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the kernel does not tell the memory of the server")

    # -- its database

    @contextmanager
    def rows(self) -> Iterator[sqlite3.Connection]:
        """Connect to the database, to read or, while the server is down, to write."""
        with closing(sqlite3.connect(self.database, timeout=30)) as connection:
            connection.row_factory = sqlite3.Row
            yield connection

    def read(self, query: str, *values: object) -> list[Json]:
        with self.rows() as connection:
            return [dict(row) for row in connection.execute(query, values)]


def cpu_seconds(process: int) -> float:
    """Return the CPU seconds of a process and of its finished children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def _records(log: str) -> list[list[str]]:
    """Return the records of a log, each with its traceback."""
    found: list[list[str]] = [[""]]
    for line in log.splitlines():
        if RECORD.match(line):
            found.append([line])
        else:
            found[-1].append(line)
    return found


def copy_table(rows: sqlite3.Connection, id: str, copy: str) -> None:
    """Copy a stored table to another id, with the same tokens."""
    for name, key in (("tables", "id"), ("changes", "table_id"), ("tokens", "table_id")):
        columns = [row["name"] for row in rows.execute(f"PRAGMA table_info({name})")]
        changed = ["?" if column == key else f'"{column}"' for column in columns]
        query = f"INSERT INTO {name} SELECT {', '.join(changed)} FROM {name} WHERE {key} = ?"
        rows.execute(query, [copy, id])


# -- tables and sockets ------------------------------------------------------------------------


class Api:
    """The part of the HTTP API that sets up tables."""

    def __init__(self, server: Address) -> None:
        self._http = httpx.AsyncClient(base_url=server.url, timeout=60, headers=server.headers)

    async def close(self) -> None:
        await self._http.aclose()

    async def post(self, path: str, body: Json) -> Json:
        answer = await self._http.post(path, json=body)
        if answer.status_code >= 300:
            raise RuntimeError(f"POST {path}: {answer.status_code} {answer.text}")
        found: Json = answer.json()
        return found

    async def get(self, path: str, token: str) -> httpx.Response:
        return await self._http.get(path, headers={"Authorization": f"Bearer {token}"})

    async def table(
        self, bots: list[str | None], options: Json | None = None, settings: Json | None = None
    ) -> tuple[str, list[str], Json]:
        """Make a table with all seats taken. Return its id, tokens by seat ("" for bots) and the response."""
        wishes = {"seats": len(bots) + 1, **(settings or {})}
        body = {"name": "Player 0", "bots": bots, "settings": wishes, "options": options or {}}
        made = await self.post("/api/tables", body)
        tokens = [made["token"]] + [""] * len(bots)
        for seat, bot in enumerate(bots, 1):
            if bot is None:
                sit = {"name": f"Player {seat}", "invite": made["invite"]}
                seated = await self.post(f"/api/tables/{made['table']}/join", sit)
                tokens[seated["seat"]] = seated["token"]
        return made["table"], tokens, made


async def open_socket(server: Address, table: str) -> ClientConnection:
    return await connect(
        server.socket_url(table),
        additional_headers=server.headers,
        compression=None,
        max_size=None,
        max_queue=None,
        open_timeout=30,
        close_timeout=2,
        ping_interval=None,
        proxy=None,
    )


async def hello(server: Address, table: str, token: str, seen: int = -1) -> tuple[ClientConnection, Json]:
    """Connect to a table. Return the socket and the welcome."""
    ws = await open_socket(server, table)
    await ws.send(server.greeting(table, token, seen))
    while True:
        message: Json = json.loads(await ws.recv())
        if message["type"] == "welcome":
            return ws, message


async def ask(ws: ClientConnection, request: Json, seconds: float = 30.0) -> Json:
    """Send a request and wait for its answer, ignoring other messages."""
    await ws.send(json.dumps(request))
    async with asyncio.timeout(seconds):
        while True:
            message: Json = json.loads(await ws.recv())
            if message["type"] in ANSWERS and message.get("id") == request["id"]:
                return message


async def begin(server: Address, table: str, tokens: list[str]) -> None:
    """Set all players ready, so that the game is dealt."""
    for number, token in enumerate(tokens):
        if token:
            ws, _ = await hello(server, table, token)
            await ask(ws, {"type": "ready", "id": "r", "ready": True, "contribution": f"{number:032x}"})
            await ws.close()


# -- raw frames --------------------------------------------------------------------------------
