"""Bots elsewhere: workers get what a seat may see, answer as the server would, and may die or lie."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.asyncio.server import Server, ServerConnection
from websockets.asyncio.server import serve as serve_sockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

import citadels
from citadels.engine.errors import CitadelsError, PositionError
from citadels.engine.game import Game
from citadels.server import elsewhere
from citadels.server.elsewhere import Ask, make_token, read_token
from citadels.server.processes import Processes
from citadels.server.turns import Turns
from citadels.server.workers import LATE_SECONDS
from citadels.tables.protocol import CLOSE_PROTOCOL, CLOSE_SLOW
from citadels.tables.thinker import QUESTION_SECONDS, Question, answer, question_to, seed_of
from citadels.version import stamp
from tests.properties.worlds import VARIABLES, Redealer, document
from tests.server.house import Client, House, play, run
from tests.waiting import PATIENCE, wait_for

FRAMES = 150  # that others than workers may send
TOKEN = "a-token-for-workers-in-tests"
Json = dict[str, Any]


# -- what is sent --------------------------------------------------------------------------


def moments(seed: int, every: int) -> Iterator[Game]:
    """Some moments of a game at which somebody is asked."""
    game = citadels.new_game(preset="random", seats=4, seed=seed)
    random, number = Random(seed), 0
    while not game.over:
        if number % every == 0:
            yield game
        game.play(random.choice(game.actions()))
        number += 1


def other_world(game: Game, seat: int, random: Random) -> Game:
    """Another game that looks the same from the seat."""
    while True:
        try:
            return citadels.load(Redealer(game, seat, random, set(VARIABLES), 0).deal())
        except PositionError:
            continue


def test_worlds_that_look_the_same_from_a_seat_send_the_same_bytes() -> None:
    random, differing = Random(1), 0
    for seed in range(4):
        for game in moments(seed, 17):
            seat = game.seat
            assert seat is not None
            other = other_world(game, seat, random)
            told = [
                elsewhere.encode(Ask(1, *question_to(each, seat, "search", "secret/5/0")))
                for each in (game, other)
            ]
            assert told[0] == told[1]
            differing += document(game) != document(other)
    assert differing > 20


def test_what_is_sent_tells_nothing_about_the_secret_of_the_shuffle() -> None:
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    secret = "5ec7e7" * 10
    question = question_to(game, game.seat, "search", seed_of(secret, 3, game.seat))
    assert secret not in str(question)
    assert game.key.hex() not in str(question)
    assert question.seed != question_to(game, game.seat, "search", seed_of(secret, 4, game.seat)).seed


# -- tokens --------------------------------------------------------------------------------


def test_a_token_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "token"
    assert make_token(file, "--option")
    assert file.stat().st_mode & 0o777 == 0o600
    token = read_token(file, "--option")
    assert not make_token(file, "--option")
    assert read_token(file, "--option") == token
    assert len(token) >= 40


@pytest.mark.parametrize("text", [b"", b"short\n", b"two words are no token", b"\xff" * 20])
def test_what_is_no_token_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "token").write_bytes(text)
    with pytest.raises(CitadelsError, match="--option: "):
        read_token(tmp_path / "token", "--option")
    with pytest.raises(CitadelsError, match=r"--option: .* cannot be read: No such file"):
        read_token(tmp_path / "none", "--option")


# -- a real worker, and a server of the tests' own --------------------------------------------


@pytest.fixture
def token_file(tmp_path: Path) -> Path:
    file = tmp_path / "workers.token"
    file.write_text(TOKEN + "\n")
    return file


class Worker:
    """A worker in a process of its own."""

    def __init__(self, token_file: Path, *urls: str) -> None:
        self.log = token_file.with_name("worker.txt")
        servers = [word for url in urls for word in ("--server", url)]
        command = [sys.executable, "-m", "citadels", "think", "--token-file", str(token_file), "--jobs", "1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *servers], stdout=log, stderr=log)

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def text(self) -> str:
        return self.log.read_text()

    def said(self, text: str, times: int = 1) -> None:
        wait_for(lambda: self.text().count(text) >= times, f"the worker says {text!r}: {self.text()}")

    def processes(self) -> list[int]:
        """Those in which it thinks."""
        parents = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(id) for id in parents if b"spawn_main" in Path(f"/proc/{id}/cmdline").read_bytes()]


def is_running(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


class Asking:
    """A server that a worker comes to, as far as the worker can see."""

    def __init__(self) -> None:
        self.came: asyncio.Queue[ServerConnection] = asyncio.Queue()
        self.url = ""

    async def _receive(self, socket: ServerConnection) -> None:
        self.came.put_nowait(socket)
        await socket.wait_closed()

    async def worker(self) -> ServerConnection:
        """The next worker that comes, after its hello."""
        async with asyncio.timeout(PATIENCE):
            socket = await self.came.get()
            hello = json.loads(await socket.recv())
        assert socket.request is not None
        assert socket.request.path == elsewhere.PATH
        assert socket.request.headers["Authorization"] == f"Bearer {TOKEN}"
        assert hello == {"type": "hello", "program": stamp(), "jobs": 1}
        return socket


@asynccontextmanager
async def asking() -> AsyncIterator[Asking]:
    found = Asking()
    server: Server
    async with serve_sockets(found._receive, "127.0.0.1", 0) as server:
        [listening] = server.sockets
        found.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        yield found


async def ask(socket: ServerConnection, id: int, question: Question) -> None:
    await socket.send(elsewhere.encode(Ask(id, *question)).decode())


async def heard(socket: ServerConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        found: Json = json.loads(await socket.recv())
        return found


def questions(level: str, count: int) -> list[Question]:
    found = [
        question_to(game, game.seat or 0, level, "t/1/0") for game in moments(3, 9) if len(game.options()) > 3
    ]
    return found[:count]


def test_a_worker_answers_as_the_server_would_comes_back_and_finishes_what_it_has(token_file: Path) -> None:
    async def scene() -> None:
        async with asking() as one, asking() as other:
            with Worker(token_file, one.url, other.url) as worker:
                socket, second = await one.worker(), await other.worker()
                own = Processes(1)
                for id, question in enumerate(questions("search:40n", 6)):
                    await ask(socket, id, question)
                    here = await own.answer(question)
                    assert await heard(socket) == {"type": "answer", "id": id, "action": here}
                    game = citadels.load(json.loads(question.position))
                    assert here == answer(game, question.seat, question.level, question.seed)
                own.stop()
                await takes_equally_long(socket)
                await ask(socket, 8, questions("search", 1)[0]._replace(position="{}"))
                assert await heard(socket) == {"type": "failed", "id": 8}
                await socket.close(1012, "the server restarts")
                socket = await one.worker()
                await ask(socket, 1, questions("search", 1)[0])
                worker.process.send_signal(signal.SIGTERM)
                told = [await heard(socket), await heard(socket)]
                assert sorted(each["type"] for each in told) == ["answer", "leave"]
                assert await heard(second) == {"type": "leave"}
                for each in (socket, second):
                    await each.close()
                assert await asyncio.to_thread(worker.process.wait, PATIENCE) == 0
                worker.said("Answers given: 8")

    run(scene())


async def takes_equally_long(socket: ServerConnection) -> None:
    """A question with one option is not answered any sooner."""
    game = next(game for game in moments(1, 1) if len(game.options()) == 1)
    began = time.monotonic()
    await ask(socket, 7, question_to(game, game.seat or 0, "search", "t/1/0"))
    await heard(socket)
    assert time.monotonic() - began >= QUESTION_SECONDS


# -- a real server, and a worker of the tests' own ---------------------------------------------


@pytest.fixture(scope="module")
def employer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets workers in."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "workers.token").write_text(TOKEN)
    words = ("--worker-token-file", str(folder / "workers.token"), "--limit", f"frames={FRAMES}")
    with House(folder, None, *words) as running:
        yield running


def come(house: House, token: str | None = TOKEN, name: str = "127.0.0.1") -> open_socket:
    """A worker that knows the server by a name."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    url = f"ws://{name}:{house.port}{elsewhere.PATH}"
    return open_socket(url, host="127.0.0.1", port=house.port, additional_headers=headers, compression=None)


@asynccontextmanager
async def hired(house: House, **hello: object) -> AsyncIterator[ClientConnection]:
    """A worker that has said hello."""
    async with come(house) as socket:
        await socket.send(json.dumps({"type": "hello", "program": stamp(), "jobs": 1} | hello))
        yield socket


async def sent_away(socket: ClientConnection) -> int | None:
    """The code with which the server closes the socket."""
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    return socket.close_code


@pytest.mark.parametrize("token", [None, "", TOKEN[:-1], TOKEN + "x", "é" * 20])
def test_without_the_token_nobody_is_let_in(employer: House, house: House, token: str | None) -> None:
    async def scene(at: House, shown: str | None) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await come(at, shown)
        assert refused.value.response.status_code == 403

    run(scene(employer, token))
    if token is None:
        run(scene(house, TOKEN))  # which lets in no worker at all


def test_a_worker_may_use_any_name_of_the_server_and_is_not_counted(employer: House) -> None:
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
def test_a_worker_that_says_anything_else_than_answers_is_sent_away(
    employer: House, frame: str | bytes
) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            await socket.send(frame)
            assert await sent_away(socket) == CLOSE_PROTOCOL

    run(scene())


@pytest.mark.parametrize("hello", [{"jobs": 0}, {"jobs": 10**9}, {"type": "ask"}, {"more": 1}])
def test_a_bad_hello_is_refused(employer: House, hello: Json) -> None:
    async def scene() -> None:
        async with hired(employer, **hello) as socket:
            assert await sent_away(socket) == CLOSE_PROTOCOL

    run(scene())


def test_a_worker_of_another_version_ends_with_an_error_that_says_so(
    employer: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from citadels.commands import think

    monkeypatch.setattr(think, "stamp", lambda: "0.0.1 (sources 0123)")
    arguments = think.ThinkArguments((employer.url,), employer.folder / "workers.token", 1)
    with pytest.raises(CitadelsError) as refused:
        think.think(arguments)
    assert str(refused.value) == (
        f"{employer.url}: the server runs citadels {stamp()}; this worker runs citadels 0.0.1 (sources 0123)"
    )


def test_a_worker_with_a_wrong_token_ends_with_an_error(house: House, token_file: Path) -> None:
    from citadels.commands import think

    with pytest.raises(CitadelsError, match="the server lets in no worker with this token"):
        think.think(think.ThinkArguments((house.url,), token_file, 1))
    with pytest.raises(CitadelsError, match="--server: write it as https://name"):
        think.think(think.ThinkArguments(("nowhere",), token_file, 1))


async def among_bots(house: House) -> Client:
    """The player of a game with three bots that think, of which the first is asked now."""
    made = await house.make(["search"] * 3, crown=1)
    owner = await made.owner().open()
    await owner.ready()
    return owner


async def asked(socket: ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        found: Json = json.loads(await socket.recv())
    assert found["type"] == "ask"
    assert found["level"] == "search"
    return found


def test_an_illegal_answer_is_not_taken_and_the_game_goes_on(employer: House) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            owner = await among_bots(employer)
            question = await asked(socket)
            await socket.send(json.dumps({"type": "answer", "id": question["id"], "action": "build palace"}))
            assert await sent_away(socket) == CLOSE_PROTOCOL
            await owner.asked()

    run(scene())


def test_a_legal_answer_of_a_worker_is_what_the_bot_does(employer: House) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            owner = await among_bots(employer)
            told = []
            while not owner.question:
                try:
                    question = json.loads(await asyncio.wait_for(socket.recv(), 0.2))
                except TimeoutError:
                    continue
                game = citadels.load(json.loads(question["position"]))
                assert game.seat == question["seat"]
                told.append(game.actions()[-1].text)
                await socket.send(json.dumps({"type": "answer", "id": question["id"], "action": told[-1]}))
            assert len(told) == 3
            await socket.send(json.dumps({"type": "leave"}))
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1000
            kept = employer.rows("SELECT answer FROM changes WHERE table_id = ? ORDER BY version", owner.id)
            assert [action for (action,) in kept][-3:] == told

    run(scene())


def test_whoever_does_not_answer_in_time_is_sent_away_and_the_game_goes_on(employer: House) -> None:
    async def scene() -> None:
        async with hired(employer) as socket:
            began = time.monotonic()
            owner = await among_bots(employer)
            await asked(socket)
            assert await sent_away(socket) == CLOSE_SLOW
            assert time.monotonic() - began >= LATE_SECONDS
            await owner.asked()

    run(scene())


def test_a_game_goes_on_when_its_worker_is_killed_in_the_middle_of_a_thought(
    employer: House, token_file: Path
) -> None:
    async def scene(worker: Worker) -> None:
        worker.said("connected")
        owner = await among_bots(employer)
        await owner.asked()
        [thinking] = worker.processes()
        os.kill(worker.process.pid, signal.SIGSTOP)  # it has what it is asked from now on, and says nothing
        while owner.question is not None:
            version = owner.version
            await owner.act()
            await owner.until(lambda v=version: owner.version > v)  # type: ignore[misc]
        worker.process.kill()
        wait_for(lambda: not is_running(thinking), "its process ends too")
        await play(owner, until=owner.version + 12)

    with Worker(token_file, employer.url) as worker:
        run(scene(worker))
    wait_for(lambda: re.search("a worker is (gone|sent away: there)", employer.text()), "the server says so")
    with Worker(token_file, employer.url) as worker:
        worker.said("connected", 2)
        run(play_some(employer))
        worker.process.terminate()
        assert worker.process.wait(PATIENCE) == 0
    last = re.findall(r"Answers given: (\d+)", worker.text())[-1]
    assert int(last) >= 3


async def play_some(house: House) -> None:
    owner = await among_bots(house)
    await play(owner, until=10)


# -- turns -----------------------------------------------------------------------------------


def test_when_workers_come_and_go_so_do_places() -> None:
    async def scene() -> None:
        turns = Turns(1, 10)
        waiting = [asyncio.ensure_future(turns.take(f"t{number}")) for number in range(4)]
        await asyncio.sleep(0)
        turns.resize(3, 30)
        await asyncio.wait(waiting[:3])
        turns.resize(1, 10)
        for number in range(2):
            turns.end(f"t{number}", 0.0)
            await asyncio.sleep(0)
            assert not waiting[3].done()
        turns.end("t2", 0.0)
        assert await waiting[3]
        assert turns.questions == 1

    run(scene())
