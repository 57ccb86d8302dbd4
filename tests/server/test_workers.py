"""A server and its workers: authentication, validated answers, and games that go on without them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

import citadels
from citadels.commands import worker
from citadels.engine.errors import CitadelsError
from citadels.server.bots import worker_protocol
from citadels.server.bots.fair_queue import FairQueue
from citadels.server.bots.workers import DISMISS_GRACE_SECONDS, Workers
from citadels.tables.bot_runner import Question
from citadels.tables.protocol import CLOSE_PROTOCOL, CLOSE_SLOW
from citadels.version import stamp
from tests.server.server_process import Client, Json, ServerProcess, play, run
from tests.server.worker_process import WORKER_TOKEN, WorkerProcess, is_running
from tests.tables.table_harness import run as run_here
from tests.tables.table_harness import spin
from tests.waiting import TIMEOUT, wait_for

FRAMES = 150  # that others than workers may send


# -- a real server, and a worker of the tests' own ---------------------------------------------


@pytest.fixture(scope="module")
def employer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets workers in."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "workers.token").write_text(WORKER_TOKEN)
    words = ("--worker-token-file", str(folder / "workers.token"), "--limit", f"frames={FRAMES}")
    with ServerProcess(folder, None, *words) as running:
        yield running


def come(server: ServerProcess, token: str | None = WORKER_TOKEN, name: str = "127.0.0.1") -> open_socket:
    """A worker that knows the server by a name."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    url = f"ws://{name}:{server.port}{worker_protocol.PATH}"
    return open_socket(url, host="127.0.0.1", port=server.port, additional_headers=headers, compression=None)


@asynccontextmanager
async def hired(server: ServerProcess, **hello: object) -> AsyncIterator[ClientConnection]:
    """A worker that has said hello."""
    async with come(server) as socket:
        await socket.send(json.dumps({"type": "hello", "program": stamp(), "jobs": 1} | hello))
        yield socket


async def sent_away(socket: ClientConnection) -> int | None:
    """The code with which the server closes the socket."""
    async with asyncio.timeout(TIMEOUT):
        await socket.wait_closed()
    return socket.close_code


@pytest.mark.parametrize("token", [None, "", WORKER_TOKEN[:-1], WORKER_TOKEN + "x", "é" * 20])
def test_workers_without_the_token_are_refused(
    employer: ServerProcess, server: ServerProcess, token: str | None
) -> None:
    async def scene(at: ServerProcess, shown: str | None) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await come(at, shown)
        assert refused.value.response.status_code == 403

    run(scene(employer, token))
    if token is None:
        run(scene(server, WORKER_TOKEN))  # which lets in no worker at all


def test_a_worker_may_use_any_name_of_the_server_and_is_not_counted(employer: ServerProcess) -> None:
    async def scene() -> None:
        with pytest.raises(InvalidStatus):
            await come(employer, None, "tables.internal")
        async with come(employer, name="tables.internal") as socket:
            await socket.send(json.dumps({"type": "hello", "program": stamp(), "jobs": 1}))
            for _ in range(2 * FRAMES):
                await socket.ping()
            await socket.send(json.dumps({"type": "leave"}))
            assert await sent_away(socket) == 1000

    run(scene())


@pytest.mark.parametrize(
    "frame",
    [
        "garbage", "[]", "{}", b"\0\1", '{"type":"hello"}', '{"type":"answer","id":"x","action":"end"}',
        '{"type":"answer","id":0,"action":"end"}', '{"type":"failed","id":7}', '{"type":"failed","id":1e400}',
        '{"type":"answer","id":0,"action":"end","more":1}',
    ],
)  # fmt: skip
def test_a_worker_that_sends_anything_but_answers_is_disconnected(
    employer: ServerProcess, frame: str | bytes
) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            await socket.send(frame)
            assert await sent_away(socket) == CLOSE_PROTOCOL

    run(scene())


@pytest.mark.parametrize("hello", [{"jobs": 0}, {"jobs": 10**9}, {"type": "ask"}, {"more": 1}])
def test_a_bad_hello_is_refused(employer: ServerProcess, hello: Json) -> None:
    async def scene() -> None:
        async with hired(employer, **hello) as socket:
            assert await sent_away(socket) == CLOSE_PROTOCOL

    run(scene())


def test_a_worker_of_another_version_ends_with_an_error_that_says_so(
    employer: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr(worker, "stamp", lambda: "0.0.1 (sources 0123)")
    arguments = worker.WorkerArguments((employer.url,), employer.folder / "workers.token", 1)
    with pytest.raises(CitadelsError) as refused:
        worker.run_worker(arguments)
    assert str(refused.value) == (
        f"{employer.url}: the server runs citadels {stamp()}; this worker runs citadels 0.0.1 (sources 0123)"
    )


def test_a_worker_with_a_wrong_token_ends_with_an_error(server: ServerProcess, tmp_path: Path) -> None:

    token_file = tmp_path / "token"
    token_file.write_text("wrong" * 5)
    with pytest.raises(CitadelsError, match="the server rejected the token"):
        worker.run_worker(worker.WorkerArguments((server.url,), token_file, 1))
    with pytest.raises(CitadelsError, match="--server: write it as https://name"):
        worker.run_worker(worker.WorkerArguments(("nowhere",), token_file, 1))


async def among_bots(server: ServerProcess) -> Client:
    """Return the player of a game with three search bots, the first of which is to move."""
    made = await server.make(["search"] * 3, crown=1)
    owner = await made.owner().open()
    await owner.ready()
    return owner


async def asked(socket: ClientConnection) -> Json:
    async with asyncio.timeout(TIMEOUT):
        found: Json = json.loads(await socket.recv())
    assert found["type"] == "ask"
    assert found["level"] == "search"
    return found


async def answered(socket: ClientConnection) -> tuple[Json, str]:
    """Answer the next question, with its last option; returns both."""
    question = await asked(socket)
    return question, await answer_to(question, socket)


async def answer_to(question: Json, socket: ClientConnection) -> str:
    """Answer a question with its last option; returns that."""
    game = citadels.load(json.loads(question["position"]))
    assert game.seat == question["seat"]
    action = game.actions()[-1].text
    await socket.send(json.dumps({"type": "answer", "id": question["id"], "action": action}))
    return action


def answers_of(owner: Client, seat: int) -> list[str]:
    """What a seat has answered so far, as it is stored."""
    stored = "SELECT answer FROM changes WHERE table_id = ? AND seat = ? ORDER BY version"
    return [answer for (answer,) in owner.server.rows(stored, owner.id, seat)]


def test_an_illegal_answer_is_not_taken_and_the_game_goes_on(employer: ServerProcess) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            owner = await among_bots(employer)
            question = await asked(socket)
            await socket.send(json.dumps({"type": "answer", "id": question["id"], "action": "build palace"}))
            assert await sent_away(socket) == CLOSE_PROTOCOL
            await owner.asked()

    run(scene())


def test_a_legal_answer_of_a_worker_is_what_the_bot_does(employer: ServerProcess) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            owner = await among_bots(employer)
            playing = asyncio.ensure_future(play(owner))
            taken = 0
            async with asyncio.timeout(TIMEOUT):
                while taken < 3:
                    question = await asked(socket)
                    before = answers_of(owner, question["seat"])
                    action = await answer_to(question, socket)
                    while (now := answers_of(owner, question["seat"])) == before:
                        await asyncio.sleep(0.02)
                    # The first question only tries the worker out, and so does one after a late answer.
                    taken += now[len(before)] == action
            playing.cancel()
            await socket.send(json.dumps({"type": "leave"}))
            with suppress(ConnectionClosed):
                while True:
                    await answered(socket)  # the question it had before it wanted to leave
            assert socket.close_code == 1000

    run(scene())


def test_a_worker_that_misses_its_deadline_is_disconnected_and_the_game_goes_on(
    employer: ServerProcess,
) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            began = time.monotonic()
            owner = await among_bots(employer)
            await asked(socket)
            assert await sent_away(socket) == CLOSE_SLOW
            assert time.monotonic() - began >= DISMISS_GRACE_SECONDS
            await owner.asked()

    run(scene())


def test_a_game_goes_on_when_its_worker_is_killed_in_the_middle_of_a_thought(
    employer: ServerProcess, tmp_path: Path
) -> None:
    async def scene(worker: WorkerProcess) -> None:
        worker.said("connected")
        owner = await among_bots(employer)
        await owner.asked()
        [thinking] = worker.processes()
        os.kill(worker.process.pid, signal.SIGSTOP)  # it receives questions from now on and answers none
        while owner.question is not None:
            version = owner.version
            await owner.act()
            await owner.until(lambda v=version: owner.version > v)  # type: ignore[misc]
        worker.process.kill()
        wait_for(lambda: not is_running(thinking), "its process ends too")
        await play(owner, until=owner.version + 12)

    with WorkerProcess(tmp_path, employer.url) as worker:
        run(scene(worker))
    noticed = re.compile("worker disconnected|disconnecting a worker")
    wait_for(lambda: noticed.search(employer.text()), "the server says so")
    with WorkerProcess(tmp_path, employer.url) as worker:
        worker.said("connected", 2)
        run(play_some(employer))
        worker.process.terminate()
        assert worker.process.wait(TIMEOUT) == 0
    last = re.findall(r"Answers given: (\d+)", worker.text())[-1]
    assert int(last) >= 1


async def play_some(server: ServerProcess) -> None:
    owner = await among_bots(server)
    await play(owner, until=10)


# -- workers that say nothing ------------------------------------------------------------------


class Line:
    """The socket of a worker, from the server's side: what is sent there is kept."""

    def __init__(self) -> None:
        self.asked: list[Json] = []
        self.close_code: int | None = None
        self._replies: asyncio.Queue[str] = asyncio.Queue()

    async def accept(self) -> None:
        self.reply(type="hello", program=stamp(), jobs=4)

    def reply(self, **message: object) -> None:
        self._replies.put_nowait(json.dumps(message))

    async def receive_data(self, mode: str) -> str:
        return await self._replies.get()

    async def send_text(self, frame: str) -> None:
        self.asked.append(json.loads(frame))

    async def close(self, code: int, reason: str) -> None:
        self.close_code = code


QUESTION = Question("{}", 0, "search", "seed", 1.0)
LEGAL = ("end", "gather gold")


async def connected(workers: Workers) -> tuple[Line, asyncio.Task[None]]:
    line = Line()
    talking = asyncio.ensure_future(workers.receive(line))  # type: ignore[arg-type]
    await spin()
    return line, talking


def test_a_worker_that_never_answered_delays_no_move() -> None:
    async def scene() -> None:
        changes: list[None] = []
        workers = Workers(lambda: changes.append(None))
        joined = [await connected(workers) for _ in range(3)]
        for _ in range(5):
            assert await workers.answer(QUESTION, LEGAL) is None
        await spin()
        assert [len(line.asked) for line, _ in joined] == [1, 1, 1], "each is tried out with one question"
        assert (workers.jobs, workers.proven_jobs) == (12, 0), "they make no room for more questions"
        line, _ = joined[0]
        line.reply(type="answer", id=line.asked[0]["id"], action="end")
        await spin()
        assert workers.proven_jobs == 4
        asking = asyncio.ensure_future(workers.answer(QUESTION, LEGAL))
        await spin()
        line.reply(type="answer", id=line.asked[1]["id"], action="gather gold")
        assert await asking == "gather gold"
        for _, talking in joined:
            talking.cancel()

    run_here(scene())


def test_a_silent_worker_gets_no_more_real_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        workers = Workers(lambda: None)
        line, talking = await connected(workers)
        assert await workers.answer(QUESTION, LEGAL) is None
        await spin()
        line.reply(type="answer", id=line.asked[0]["id"], action="end")
        await spin()
        monkeypatch.setattr("citadels.server.bots.workers.ANSWER_GRACE_SECONDS", -1.0)  # it is late at once
        assert await workers.answer(QUESTION, LEGAL) is None
        assert workers.proven_jobs == 0
        assert await workers.answer(QUESTION, LEGAL) is None
        await spin()
        assert len(line.asked) == 2, "it has not answered what it was asked before"
        line.reply(type="answer", id=line.asked[1]["id"], action="end")
        await spin()
        assert workers.proven_jobs == 0, "that answer came too late"
        monkeypatch.undo()
        assert await workers.answer(QUESTION, LEGAL) is None
        await spin()
        line.reply(type="answer", id=line.asked[2]["id"], action="end")
        await spin()
        assert workers.proven_jobs == 4
        talking.cancel()

    run_here(scene())


# -- queue -----------------------------------------------------------------------------------


def test_capacity_follows_the_number_of_workers() -> None:
    async def scene() -> None:
        queue = FairQueue(1, 10)
        waiting = [asyncio.ensure_future(queue.take(f"t{number}")) for number in range(4)]
        await asyncio.sleep(0)
        queue.resize(3, 30)
        await asyncio.wait(waiting[:3])
        queue.resize(1, 10)
        for number in range(2):
            queue.end(f"t{number}", 0.0)
            await asyncio.sleep(0)
            assert not waiting[3].done()
        queue.end("t2", 0.0)
        assert await waiting[3]
        assert queue.questions == 1

    run(scene())
