"""Workers: what they receive, that they answer as the server would, and how they connect and leave."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import Server, ServerConnection
from websockets.asyncio.server import serve as serve_sockets

import citadels
from citadels.engine.errors import CitadelsError, PositionError
from citadels.engine.game import Game
from citadels.server.bots import worker_protocol
from citadels.server.bots.processes import Processes
from citadels.server.bots.worker_protocol import Ask, make_token, read_token
from citadels.tables.bot_runner import QUESTION_SECONDS, Question, answer, bot_seed, redacted_question
from citadels.version import stamp
from tests.properties.worlds import VARIABLES, Redealer, document
from tests.server.server_process import run
from tests.server.worker_process import WORKER_TOKEN, WorkerProcess
from tests.waiting import TIMEOUT

Json = dict[str, Any]


# -- what is sent --------------------------------------------------------------------------


def moments(seed: int, every: int) -> Iterator[Game]:
    """Yield every n-th decision of a random game."""
    game = citadels.new_game(preset="random", seats=4, seed=seed)
    random, number = Random(seed), 0
    while not game.over:
        if number % every == 0:
            yield game
        game.play(random.choice(game.actions()))
        number += 1


def other_world(game: Game, seat: int, random: Random) -> Game:
    """Return another game that looks the same from the seat."""
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
                worker_protocol.encode(Ask(1, *redacted_question(each, seat, "search", "secret/5/0")))
                for each in (game, other)
            ]
            assert told[0] == told[1]
            differing += document(game) != document(other)
    assert differing > 20


def test_questions_to_workers_reveal_nothing_of_the_shuffle() -> None:
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    secret = "5ec7e7" * 10
    question = redacted_question(game, game.seat, "search", bot_seed(secret, 3, game.seat))
    assert secret not in str(question)
    assert game.key.hex() not in str(question)
    assert question.seed != redacted_question(game, game.seat, "search", bot_seed(secret, 4, game.seat)).seed


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
def test_an_invalid_token_file_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "token").write_bytes(text)
    with pytest.raises(CitadelsError, match="--option: "):
        read_token(tmp_path / "token", "--option")
    with pytest.raises(CitadelsError, match=r"--option: cannot read .*: No such file"):
        read_token(tmp_path / "none", "--option")


# -- a real worker, and a fake server --------------------------------------------


class AskingServer:
    """A server that a worker comes to, as far as the worker can see."""

    def __init__(self) -> None:
        self.came: asyncio.Queue[ServerConnection] = asyncio.Queue()
        self.url = ""

    async def _receive(self, socket: ServerConnection) -> None:
        self.came.put_nowait(socket)
        await socket.wait_closed()

    async def worker(self) -> ServerConnection:
        """The next worker that comes, after its hello."""
        async with asyncio.timeout(TIMEOUT):
            socket = await self.came.get()
            hello = json.loads(await socket.recv())
        assert socket.request is not None
        assert socket.request.path == worker_protocol.PATH
        assert socket.request.headers["Authorization"] == f"Bearer {WORKER_TOKEN}"
        assert hello == {"type": "hello", "program": stamp(), "jobs": 1}
        return socket


@asynccontextmanager
async def asking() -> AsyncIterator[AskingServer]:
    found = AskingServer()
    server: Server
    async with serve_sockets(found._receive, "127.0.0.1", 0) as server:
        [listening] = server.sockets
        found.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        yield found


async def ask(socket: ServerConnection, id: int, question: Question) -> None:
    await socket.send(worker_protocol.encode(Ask(id, *question)).decode())


async def heard(socket: ServerConnection) -> Json:
    async with asyncio.timeout(TIMEOUT):
        found: Json = json.loads(await socket.recv())
        return found


def questions(level: str, count: int) -> list[Question]:
    found = [
        redacted_question(game, game.seat or 0, level, "t/1/0")
        for game in moments(3, 9)
        if len(game.options()) > 3
    ]
    return found[:count]


def test_a_worker_answers_as_the_server_would_reconnects_and_drains(tmp_path: Path) -> None:
    async def scene() -> None:
        async with asking() as one, asking() as other:
            with WorkerProcess(tmp_path, one.url, other.url) as worker:
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
                assert await asyncio.to_thread(worker.process.wait, TIMEOUT) == 0
                worker.said("Answers given: 8")

    run(scene())


async def takes_equally_long(socket: ServerConnection) -> None:
    """A question with one option is not answered any sooner."""
    game = next(game for game in moments(1, 1) if len(game.options()) == 1)
    began = time.monotonic()
    await ask(socket, 7, redacted_question(game, game.seat or 0, "search", "t/1/0"))
    await heard(socket)
    assert time.monotonic() - began >= QUESTION_SECONDS
