"""A real server in a process of its own, on a free port, and clients that talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from contextvars import ContextVar
from dataclasses import fields
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, TypeVar

import httpx
import websockets
from scripts import external_tools
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket

from citadels.server.config.limits import ServerLimits
from tests.waiting import TIMEOUT, wait_for

Json = dict[str, Any]
T = TypeVar("T")

STARTS_WITHIN = 300.0  # a server; one that ends instead is noticed at once
# Tests play faster than people; of a limit that is named twice, the last number counts.
FAST = ("messages", "chat", "undos", "frames", "bytes")
ROOMY = [
    word
    for limit in fields(ServerLimits)
    if limit.name in FAST
    for word in ("--limit", f"{limit.name}=100000000")
]
QUIET: Json = {"pace": "instant"}
OPENED: ContextVar[list[Client]] = ContextVar("OPENED")  # clients of the running test, to be closed after it


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine, within a limit."""

    async def limited() -> T:
        OPENED.set([])
        try:
            return await asyncio.wait_for(work, 5 * TIMEOUT)
        finally:
            for client in OPENED.get():
                await client.close()

    return asyncio.run(limited())


# -- the server ----------------------------------------------------------------------------


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
        """The process, which may not be listening yet."""
        command = [sys.executable, "-m", "citadels", "serve", "--no-browser", "--port", str(self.port)]
        if self.database is not None:
            command += ["--database", self.database]
        # Variables of ours that are no settings of a server are refused by it.
        around = {name: text for name, text in os.environ.items() if not name.startswith("CITADELS_")}
        environment = {**around, "CITADELS_DATA": str(self.folder), "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*command, *ROOMY, *self.arguments], stderr=log, stdout=log, env=environment
            )

    def start(self) -> ServerProcess:
        told = len(self.text())
        self._process = self.launch()
        wait_for(lambda: self._answers(told), "the server answers", STARTS_WITHIN)
        return self

    def _answers(self, told: int) -> bool:
        """Whether the server, whose log had so many characters before it was started, is up."""
        text = self.text()[told:]
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
        """Ask it to end; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT)

    def kill(self) -> None:
        """End it as a power cut does."""
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
        """Read or change the SQLite database from outside."""
        assert self.database is None
        with closing(sqlite3.connect(self.file)) as connection, connection:
            return connection.execute(statement, values).fetchall()

    def dump(self) -> str:
        """All that is stored, as text."""
        if self.database is not None:
            return dump_postgresql(self.database)
        with closing(sqlite3.connect(self.file)) as connection:
            text = "\n".join(connection.iterdump())
        files = [self.file, *self.folder.glob("citadels.sqlite-*")]
        return text + "".join(path.read_bytes().decode("latin-1") for path in files)

    # talking to it

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, timeout=TIMEOUT)

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
        """A table with one seat more than named; the first preset unless another is wanted."""
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
    """A table that was made: its id, and the tokens by which one comes in."""

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
    """One device. It reads all the time; what it was told last can be looked at."""

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

    # coming and going

    async def __aenter__(self) -> Client:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self, seen: int | None = None, **hello: object) -> Client:
        """Say hello and wait for the welcome."""
        await self.connect()
        self.welcome = {}
        said = {"token": self.token, "language": self.language}
        await self.send("hello", **said | {"seen": self.version if seen is None else seen} | hello)
        await self.until(lambda: self.welcome or self.close_code)
        assert self.welcome, f"closed with {self.close_code}"
        return self

    async def connect(self, **options: Any) -> Client:
        """Open the socket and say nothing."""
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
        """Vanish without a word."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def closed(self) -> int:
        """Wait until the server closes the socket; the code."""
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
        """Wait until what was read makes something true."""
        try:
            async with asyncio.timeout(patience):
                while not happened():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            last = [frame[:200] for frame in self.frames[-5:]]
            raise AssertionError(f"nothing of the sort was told; the last frames: {last}") from None

    def told(self, type: str, **fields: object) -> list[Json]:
        """The messages of a type that were read so far."""
        wanted = fields.items()
        return [m for m in self.messages if m["type"] == type and all(m[k] == v for k, v in wanted)]

    async def hear(self, type: str, **fields: object) -> Json:
        """The last message of this type, when there is one."""
        await self.until(lambda: self.told(type, **fields))
        return self.told(type, **fields)[-1]

    # asking

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
        """Ask for something that is granted."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        """Ask for something that is refused; the code."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "error", answer
        assert answer["text"]
        return str(answer["code"])

    async def ready(self) -> None:
        await self.done("ready", ready=True, contribution="00" * 16)

    async def act(self, action: str | None = None) -> Json:
        """Answer the question, with the first option unless another is wanted."""
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
    """An option; one that builds if there is one, so that games end soon."""
    builds = [option for option in options if option["action"].startswith("build")]
    return str(random.choice(builds or list(options))["action"])


async def play_one(client: Client, random: Random, until: int | None = None) -> None:
    """Answer whatever one client is asked, to the end or to a version."""
    while not client.over and (until is None or client.version < until):
        version = client.version
        if client.question is None:
            await client.until(lambda v=version: client.version > v)  # type: ignore[misc]
            continue
        answer = await client.act(choice(client.options(), random))
        assert answer["type"] in ("ack", "stale"), answer
        await client.until(lambda v=version: client.version > v)  # type: ignore[misc]


async def play(*clients: Client, seed: int = 1, until: int | None = None) -> None:
    """All of them play, to the end or to a version."""
    await asyncio.gather(*[play_one(client, Random(f"{seed}/{client.seat}"), until) for client in clients])


async def begin(*clients: Client) -> None:
    """All of them are ready, and the game begins."""
    for client in clients:
        await client.ready()
    for client in clients:
        await client.until(lambda c=client: c.situation is not None)  # type: ignore[misc]


# -- PostgreSQL ------------------------------------------------------------------------------


class Postgresql:
    """A PostgreSQL server of the tests' own, reached by a socket in its folder."""

    def __init__(self, programs: Path, folder: Path, fsync: bool = False) -> None:
        self.programs = programs
        self.folder = folder
        self._fsync = "on" if fsync else "off"
        self._made = 0

    def start(self) -> None:
        self.folder.mkdir()
        if _root():
            shutil.chown(self.folder, _other_user())
        data = str(self.folder / "data")
        self._call("initdb", "-D", data, "-U", "citadels", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.begin()

    def begin(self) -> None:
        settings = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync={self._fsync}"
        arguments = ["-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), "-o", settings]
        arguments += ["-t", f"{STARTS_WITHIN:.0f}"]
        self._call("pg_ctl", "start", *arguments)

    def end(self) -> None:
        self._call("pg_ctl", "stop", "-m", "immediate", "-w", "-D", str(self.folder / "data"))

    def new_database(self) -> str:
        self._made += 1
        name = f"tables{self._made}"
        self._call("createdb", "-h", str(self.folder), "-U", "citadels", name)
        return f"postgresql://citadels@/{name}?host={self.folder}"

    def _call(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        user = _other_user() if _root() else None
        out = self.folder / "calls"
        with out.open("ab") as calls:
            done = subprocess.run(command, stdout=calls, stderr=calls, user=user, cwd="/", check=False)
        assert done.returncode == 0, out.read_text()


def _root() -> bool:
    return os.getuid() == 0


def _other_user() -> str:
    """PostgreSQL will not run as root."""
    users = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in users)


@contextmanager
def postgresql(binaries: Path, fsync: bool = False) -> Iterator[Postgresql]:
    """A running PostgreSQL server; by default what it stores may still be lost with the machine's power."""
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        server = Postgresql(binaries, Path(folder) / "pg", fsync)
        server.start()
        try:
            yield server
        finally:
            server.end()


def dump_postgresql(database: str) -> str:
    folder = external_tools.postgresql()
    assert folder is not None
    done = subprocess.run([folder / "pg_dump", database], capture_output=True, text=True, check=True)
    return done.stdout
