"""``citadels worker``: compute bot moves for servers on other machines."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from msgspec import DecodeError
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import backoff
from websockets.exceptions import ConnectionClosed, InvalidStatus

from citadels.commands.app import command, command_app
from citadels.commands.options import integer_option
from citadels.engine.errors import CitadelsError
from citadels.server.bots import worker_protocol
from citadels.server.bots.processes import Processes
from citadels.server.bots.worker_protocol import MAX_JOBS, PATH, Answer, Ask, Failed, Hello, Leave
from citadels.server.config import setting_types
from citadels.tables.bot_runner import Question
from citadels.tables.protocol import CLOSE_PROTOCOL
from citadels.terminal.printable import printable, raw
from citadels.version import stamp

OPEN_TIMEOUT: Final = 10.0
LEAVE_TIMEOUT: Final = 10.0  # seconds to finish pending questions; then servers reassign them
RETRY_DELAY: Final = 1.0  # seconds before reconnecting to a server that closed the socket
MAX_RETRY_DELAY: Final = 30.0  # seconds between attempts to connect
MAX_FRAME_BYTES: Final = 2**20  # of a question
RETRY_STATUSES: Final = (
    429,
    500,
    502,
    503,
    504,
)  # what a server or a proxy says that may soon say something else


app = command_app()


@command(
    app,
    "worker --server https://table.example --token-file workers.token",
    "worker --server http://10.0.0.5:8420 --server http://10.0.0.6:8420 --token-file workers.token --jobs 4",
)
def worker(
    server: Annotated[
        list[str],
        typer.Option(metavar="URL", help="The server to compute moves for. May be repeated."),
    ],
    token_file: Annotated[
        Path,
        typer.Option(metavar="FILE", help="The file with the token, a copy of the server's."),
    ],
    jobs: Annotated[
        int | None,
        integer_option("Number of processes (default: one for each processor).", 1, MAX_JOBS),
    ] = None,
) -> int:
    """Run a worker on this machine that computes bot moves for servers elsewhere. Stop it with Ctrl-C or
    SIGTERM.

    The server accepts workers if it has a --worker-token-file, and sends them only what a bot's seat may
    see. If a worker disconnects, the server continues without it. Workers reconnect to restarted servers.
    """
    return run_worker(WorkerArguments(tuple(server), token_file, jobs or os.cpu_count() or 1))


class WorkerArguments(NamedTuple):
    """The arguments of the command."""

    servers: tuple[str, ...]
    token_file: Path
    jobs: int


def run_worker(wanted: WorkerArguments) -> int:
    """Compute moves until Ctrl-C or SIGTERM."""
    for url in wanted.servers:
        try:
            setting_types.public_url(url)
        except ValueError as error:
            raise CitadelsError(f"--server: {error}") from None
    token = worker_protocol.read_token(wanted.token_file, "--token-file")
    stamp()  # read it now, before another version is installed
    return asyncio.run(_run_connections(wanted, token))


async def _run_connections(wanted: WorkerArguments, token: str) -> int:
    work = WorkerProcesses(wanted.jobs)
    loop = asyncio.get_running_loop()
    connections = [ServerConnection(url.rstrip("/"), token, work) for url in dict.fromkeys(wanted.servers)]
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows, where Ctrl-C interrupts instead
            loop.add_signal_handler(number, _leave_all, connections)
    try:
        await work.begin()
        await _until_one_fails([asyncio.create_task(connection.run()) for connection in connections])
    finally:
        work.end()
    work.say(f"Answers given: {work.answers}")
    return 0


def _leave_all(connections: list[ServerConnection]) -> None:
    for connection in connections:
        connection.leave()


async def _until_one_fails(running: list[asyncio.Task[None]]) -> None:
    """Run all tasks to their end. If one fails, cancel the others."""
    try:
        await asyncio.gather(*running)
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


class WorkerProcesses:
    """The processes of this worker, and its status line."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._processes = Processes(jobs)
        self._questions = 0
        self.answers = 0
        self._said: set[str] = set()
        self._console = Console(file=raw(sys.stderr), highlight=False)
        self._line = self._console.status("")

    async def begin(self) -> None:
        """Start the processes now, so that the first answers come in time."""
        self.say(f"Thinking in {self.jobs} {'process' if self.jobs == 1 else 'processes'}; Ctrl-C to stop.")
        await self._processes.begin_all()
        if self._console.is_terminal:
            self._line.start()
            self._tell()

    def end(self) -> None:
        self._line.stop()
        self._processes.stop()

    def say(self, text: str) -> None:
        """Print a message to the operator."""
        self._console.print(printable(text), markup=False, soft_wrap=True)

    def _say_once(self, text: str) -> None:
        if text not in self._said:
            self.say(text)
        self._said.add(text)

    async def answer(self, question: Question) -> str | None:
        """Compute a bot's answer. Return None if that fails."""
        self._questions += 1
        self._tell()
        try:
            found = await self._processes.answer(question)
        except Exception as error:  # in the position or in a process; the server then computes it
            self._say_once(f"Cannot answer some questions: {error}")
            return None
        finally:
            self._questions -= 1
        self.answers += 1
        self._tell()
        return found

    def _tell(self) -> None:
        if self._console.is_terminal:
            self._line.update(f"questions now: {self._questions}, answers given: {self.answers}")


class ServerConnection:
    """The connection to one server, reopened whenever it is lost."""

    def __init__(self, url: str, token: str, work: WorkerProcesses) -> None:
        self._url = url
        self._token = token
        self._work = work
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        self._told = ""
        self._leaving = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the server's questions until told to leave."""
        self._running = asyncio.current_task()
        if self._leaving.is_set():
            return
        with suppress(asyncio.CancelledError):
            async for socket in self._connections():
                self._socket = socket
                await self._serve(socket)
                self._socket = None
                if self._leaving.is_set():
                    return
                self._tell(f"connection closed ({socket.close_reason or 'lost'}); reconnecting")
                await asyncio.sleep(RETRY_DELAY)

    def _connections(self) -> connect:
        return connect(
            self._url.replace("http", "ws", 1) + PATH,
            additional_headers={"Authorization": f"Bearer {self._token}"},
            process_exception=self._unless_transient,
            reconnect_delays=partial(backoff, RETRY_DELAY, RETRY_DELAY, MAX_RETRY_DELAY),
            open_timeout=OPEN_TIMEOUT,
            compression=None,
            max_size=MAX_FRAME_BYTES,
        )

    def _unless_transient(self, error: Exception) -> Exception | None:
        """Return the error to raise, or None to retry after a transient one."""
        if isinstance(error, InvalidStatus):
            if error.response.status_code not in RETRY_STATUSES:
                return CitadelsError(
                    f"{self._url}: the server rejected the token; copy its --worker-token-file"
                )
        elif not isinstance(error, OSError | EOFError):  # includes timeouts
            return CitadelsError(f"{self._url}: cannot connect: {error}")
        self._tell(f"unreachable ({error}); retrying")
        return None

    def _tell(self, text: str) -> None:
        """Print a message unless it was the last one."""
        if text != self._told:
            self._work.say(f"{self._url}: {text}")
        self._told = text

    async def _serve(self, socket: ClientConnection) -> None:
        """Answer questions until the socket is closed."""
        with suppress(ConnectionClosed):
            await socket.send(worker_protocol.encode(Hello(stamp(), self._work.jobs)).decode())
            self._tell("connected")
            async for frame in socket:
                self._begin(self._answer(socket, self._read(frame)))
        if socket.close_code == CLOSE_PROTOCOL:
            raise CitadelsError(f"{self._url}: {socket.close_reason}; this worker runs citadels {stamp()}")

    def _read(self, frame: str | bytes) -> Ask:
        try:
            return worker_protocol.read_ask(frame)
        except DecodeError as error:
            raise CitadelsError(f"{self._url}: not a table server") from error

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(doing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _answer(self, socket: ClientConnection, asked: Ask) -> None:
        question = Question(asked.position, asked.seat, asked.level, asked.seed, asked.share)
        found = await self._work.answer(question)
        said = Failed(asked.id) if found is None else Answer(asked.id, found)
        with suppress(ConnectionClosed):
            await socket.send(worker_protocol.encode(said).decode())

    def leave(self) -> None:
        """Finish pending questions and accept no more. The second call ends at once."""
        if self._socket is None or self._leaving.is_set():
            self._end()
        else:
            self._begin(self._say_goodbye(self._socket))
        self._leaving.set()

    async def _say_goodbye(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            await socket.send(worker_protocol.encode(Leave()).decode())
        asyncio.get_running_loop().call_later(LEAVE_TIMEOUT, self._end)

    def _end(self) -> None:
        if self._running is not None:
            self._running.cancel()
