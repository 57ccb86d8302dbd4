"""A server in a process of its own, on a free port, and clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from contextvars import ContextVar
from dataclasses import fields
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import unquote

import httpx
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket

from citadels.server.config.limits import ServerLimits
from citadels.tables import routes
from tests.server.postgresql import (
    dump_postgresql,
)
from tests.waiting import START_TIMEOUT, TIMEOUT, wait_for

Json = dict[str, Any]
T = TypeVar("T")

# Tests play faster than people; of a limit that is named twice, the last number counts.
FAST = ("messages", "chat", "undos", "frames", "bytes")
ROOMY = [
    word
    for limit in fields(ServerLimits)
    if limit.name in FAST
    for word in ("--limit", f"{limit.name}=100000000")
]
QUIET: Json = {"pace": "instant"}
OPENED: ContextVar[list[Client]] = ContextVar("OPENED")  # clients to close after the running test


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine with a time limit, then close its clients."""

    async def limited() -> T:
        OPENED.set([])
        try:
            return await asyncio.wait_for(work, 5 * TIMEOUT)
        finally:
            for client in OPENED.get():
                await client.close()

    return asyncio.run(limited())


def forwarded(address: str) -> dict[str, str]:
    """Return the headers by which a proxy reports the address of its client."""
    return {"X-Forwarded-For": address}


# -- the server ----------------------------------------------------------------------------


async def check_refusal(answer: httpx.Response) -> None:
    """A route refuses only with the error codes that it declares."""
    path, method = unquote(answer.url.path), answer.request.method
    for route in routes.served_by("server"):
        if answer.status_code >= 400 and route.method == method and route.match(path) is not None:
            code = json.loads(await answer.aread()).get("code")
            assert code in (*routes.COMMON, *route.errors, "server", "not_found", None), (path, code)


class ServerProcess:
    """A server that can be stopped, killed and started again on the same data."""

    def __init__(self, folder: Path, database: str | None = None, *arguments: str) -> None:
        self.folder = folder
        self.database = database
        self.arguments = arguments
        self.log = folder / "log.txt"
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    # its life

    def launch(self) -> subprocess.Popen[bytes]:
        """Start the process without waiting until it listens."""
        command = [sys.executable, "-m", "citadels", "serve", "--no-browser", "--port", str(self.port)]
        if self.database is not None:
            command += ["--database", self.database]
        # The server rejects CITADELS_ variables that are not settings.
        around = {name: text for name, text in os.environ.items() if not name.startswith("CITADELS_")}
        environment = {**around, "CITADELS_DATA": str(self.folder), "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*command, *ROOMY, *self.arguments], stderr=log, stdout=log, env=environment
            )

    def start(self) -> ServerProcess:
        logged = len(self.text())
        self._process = self.launch()
        wait_for(lambda: self._answers(logged), "the server answers", START_TIMEOUT)
        return self

    def _answers(self, logged: int) -> bool:
        """Return whether the server is up, reading its log from offset `logged`."""
        text = self.text()[logged:]
        assert self.process.poll() is None, f"the server has ended: {text}"
        if "Press Ctrl-C" not in text:
            return False
        found = re.search(r"The table is at http://[^:]+:(\d+)/", text)
        if found is not None:
            self.port = int(found[1])
        try:
            return httpx.get(f"{self.url}/health", timeout=TIMEOUT).status_code < 500
        except httpx.TransportError:
            return False

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def text(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def stop(self) -> int:
        """Stop it with SIGTERM and return the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT)

    def kill(self) -> None:
        """Kill it with SIGKILL, as a power cut would."""
        self.process.kill()
        self.process.wait(TIMEOUT)

    def __enter__(self) -> ServerProcess:
        return self if self._process is not None else self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    # its data

    @property
    def file(self) -> Path:
        return self.folder / "citadels.sqlite"

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement on the SQLite database and return its rows."""
        assert self.database is None
        with closing(sqlite3.connect(self.file)) as connection, connection:
            return connection.execute(statement, values).fetchall()

    def dump(self) -> str:
        """Return everything that is stored as text, including the bytes of SQLite files."""
        if self.database is not None:
            return dump_postgresql(self.database)
        with closing(sqlite3.connect(self.file)) as connection:
            text = "\n".join(connection.iterdump())
        files = [self.file, *self.folder.glob("citadels.sqlite-*")]
        return text + "".join(path.read_bytes().decode("latin-1") for path in files)

    def back_up(self, target: Path) -> subprocess.CompletedProcess[str]:
        """Run `citadels backup` on the data folder of this server."""
        command = [sys.executable, "-m", "citadels", "backup", str(target)]
        environment = {**os.environ, "CITADELS_DATA": str(self.folder)}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    # talking to it

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def http(self) -> httpx.AsyncClient:
        hooks = {"response": [check_refusal]}
        return httpx.AsyncClient(base_url=self.url, timeout=TIMEOUT, event_hooks=hooks)

    async def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        async with self.http() as http:
            return await http.post(path, json=body, headers=headers)

    async def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        async with self.http() as http:
            if token:
                headers["Authorization"] = f"Bearer {token}"
            return await http.get(path, headers=headers)

    async def make(
        self, bots: Sequence[str | None], options: Json | None = None, name: str = "Robin", **settings: object
    ) -> Made:
        """Make a table for the owner and one seat per entry of `bots`; None leaves the seat open."""
        body: Json = {"name": name, "bots": list(bots), "options": QUIET | (options or {})}
        body["settings"] = {"seats": len(bots) + 1, **settings}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())

    async def join(self, table: str, name: str, invite: str | None = None) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/join", {"name": name, "invite": invite})

    async def claim(self, table: str, claim: str) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/claim", {"claim": claim})


class Made:
    """A new table: its id, and the tokens that open it."""

    def __init__(self, server: ServerProcess, answer: Json) -> None:
        self.server = server
        self.id: str = answer["table"]
        self.token: str = answer["token"]
        self.invite: str = answer["invite"]
        self.watch: str = answer["watch"]

    def owner(self) -> Client:
        return Client(self.server, self.id, self.token)

    def spectator(self) -> Client:
        return Client(self.server, self.id, self.watch)

    async def guest(self, name: str = "Sam") -> Client:
        answer = await self.server.join(self.id, name, self.invite)
        assert answer.status_code == 201, answer.text
        return Client(self.server, self.id, answer.json()["token"])


# -- a client --------------------------------------------------------------------------------


class Client:
    """A client on one device. It reads in the background and keeps all messages."""

    numbers = iter(range(10**9))

    def __init__(self, server: ServerProcess, table: str, token: str, language: str = "en") -> None:
        self.server = server
        self.id = table
        self.token = token
        self.language = language
        self.frames: list[str] = []
        self.messages: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.lines: dict[int, Json] = {}
        self.welcome: Json = {}
        self.table: Json = {}
        self.situation: Json | None = None
        self.seat = -1
        self.version = -1
        self.close_code: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # connecting

    async def __aenter__(self) -> Client:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self, seen: int | None = None, **hello: object) -> Client:
        """Connect, send hello and wait for the welcome."""
        await self.connect()
        self.welcome = {}
        fields = {"token": self.token, "language": self.language}
        await self.send("hello", **fields | {"seen": self.version if seen is None else seen} | hello)
        await self.until(lambda: self.welcome or self.close_code)
        assert self.welcome, f"closed with {self.close_code}"
        return self

    async def connect(self, **options: Any) -> Client:
        """Open the socket without sending hello."""
        earlier, self._socket = self._socket, None
        if earlier is not None:
            await earlier.close()  # what the server has closed may still be open here
        self._socket = await open_socket(self.server.socket_url(self.id), compression=None, **options)
        OPENED.get().append(self)
        self.close_code = None
        self._reader = asyncio.create_task(self._read())
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    def abort(self) -> None:
        """Drop the connection without a close frame."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def closed(self) -> int:
        """Wait until the server closes the socket; return the close code."""
        await self.until(lambda: self.close_code is not None)
        assert self.close_code is not None
        return self.close_code

    # reading

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for frame in self._socket:
                self.take(str(frame))
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        self.close_code = self._socket.close_code
        self._news.set()

    def take(self, frame: str) -> None:
        message: Json = json.loads(frame)
        self.frames.append(frame)
        self.messages.append(message)
        if message["type"] == "welcome":
            self.welcome, self.seat = message, message["seat"]
            self.table = message["table"]
        if message["type"] == "table":
            self.table = message["table"]
        if message["type"] in ("welcome", "update", "stale"):
            self.version, self.situation = message["version"], message["situation"]
            self.lines |= {line["number"]: line for line in message["lines"]}
        if message.get("id") is not None and message["type"] != "welcome":
            self.answers[message["id"]] = message

    async def until(self, happened: Callable[[], object], patience: float = TIMEOUT) -> None:
        """Wait until `happened` is true, checking after every frame."""
        try:
            async with asyncio.timeout(patience):
                while not happened():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            last = [frame[:200] for frame in self.frames[-5:]]
            raise AssertionError(f"the awaited message did not arrive; the last frames: {last}") from None

    def received(self, type: str, **fields: object) -> list[Json]:
        """Return the messages received so far with this type and these fields."""
        wanted = fields.items()
        return [m for m in self.messages if m["type"] == type and all(m[k] == v for k, v in wanted)]

    async def receive(self, type: str, **fields: object) -> Json:
        """Wait for a message with this type and these fields; return the latest."""
        await self.until(lambda: self.received(type, **fields))
        return self.received(type, **fields)[-1]

    # requests

    async def send(self, type: str, **fields: object) -> None:
        await self.send_raw(json.dumps({"type": type, **fields}))

    async def send_raw(self, frame: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(frame)

    async def ask(self, type: str, id: str | None = None, **fields: object) -> Json:
        """Send a request and wait for its answer."""
        id = id or f"r{next(self.numbers)}"
        self.answers.pop(id, None)
        await self.send(type, id=id, **fields)
        await self.until(lambda: id in self.answers or self.close_code)
        assert id in self.answers, f"closed with {self.close_code}"
        return self.answers[id]

    async def reopen(self) -> None:
        await self.close()
        await self.open()

    async def done(self, type: str, **fields: Any) -> Json:
        """Send a request that must succeed; return the ack."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        """Send a request that must be refused; return the error code."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "error", answer
        assert answer["text"]
        return str(answer["code"])

    async def ready(self) -> None:
        await self.done("ready", ready=True, contribution="00" * 16)

    async def act(self, action: str | None = None) -> Json:
        """Answer the question, by default with the first option."""
        action = action or self.options()[0]["action"]
        return await self.ask("act", version=self.version, action=action)

    # the situation

    @property
    def question(self) -> Json | None:
        found: Json | None = self.situation["question"] if self.situation else None
        return found

    def options(self) -> list[Json]:
        assert self.question is not None
        found: list[Json] = self.question["options"]
        return found

    @property
    def over(self) -> bool:
        return self.situation is not None and self.situation["view"]["phase"] == "over"

    async def asked(self) -> None:
        await self.until(lambda: self.question or self.over)

    def log(self) -> list[Json]:
        return [self.lines[number] for number in sorted(self.lines)]


# -- playing ---------------------------------------------------------------------------------


def choice(options: Sequence[Json], random: Random) -> str:
    """Return a random option, preferring to build so that games end soon."""
    builds = [option for option in options if option["action"].startswith("build")]
    return str(random.choice(builds or list(options))["action"])


async def play_one(client: Client, random: Random, until: int | None = None) -> None:
    """Answer all questions of one client until the game ends or reaches a version."""
    while not client.over and (until is None or client.version < until):
        version = client.version
        if client.question is None:
            await client.until(lambda v=version: client.version > v)  # type: ignore[misc]
            continue
        answer = await client.act(choice(client.options(), random))
        assert answer["type"] in ("ack", "stale"), answer
        await client.until(lambda v=version: client.version > v)  # type: ignore[misc]


async def play(*clients: Client, seed: int = 1, until: int | None = None) -> None:
    """Let all clients play until the game ends or reaches a version."""
    await asyncio.gather(*[play_one(client, Random(f"{seed}/{client.seat}"), until) for client in clients])


async def begin(*clients: Client) -> None:
    """Ready all clients and wait until the game begins."""
    for client in clients:
        await client.ready()
    for client in clients:
        await client.until(lambda c=client: c.situation is not None)  # type: ignore[misc]
