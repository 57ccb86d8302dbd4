"""kill -9 of the table server at random moments, under clients that repeat, delay, reorder and drop messages.

    python -m bench.crash                           200 kills, 20 clients
    python -m bench.crash --kills 10 --seed 7       a quick look
    python -m bench.crash --kills 50 --keep kept    keep the data folder and the server's log

After every kill the server is started again, and the clients go on from the version they saw last,
sending anew what was not answered. At the end: every acknowledged answer is stored exactly once and at
the version that was told, no request was done twice, what each client was told is the log that a new
client reads and the log that is stored, every stored position is a replay of the stored answers, and
the files of finished games verify. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import socket
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bench.clients import Api, Faults, Json, Server, hello, open_socket
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.record import Shuffle, verify
from citadels.tables import protocol, telling
from citadels.tables.document import read_document
from citadels.tables.events import kinds_at
from citadels.tables.journal import CHANGES_TOLD, entry_of
from citadels.tables.repeats import REQUESTS_REMEMBERED
from citadels.tables.storage import EntryRow

PEOPLE = (2, 3, 4)  # at a table
SILENCE = 1.0  # seconds without a message after which everything has settled
SETTLES_WITHIN = 60.0
DROPPED, DELAYED, REPEATED = 0.10, 0.15, 0.15  # of the messages
LONGEST_DELAY = 0.3  # seconds
BROKEN_OFF = 0.015  # of the messages that arrive are followed by a dropped connection
HANGS_UP = 0.05  # of the questions are answered by a client that hangs up at once
TWO_MINDS = 0.05  # of the questions get two different answers at once
TAKES_BACK = 0.10  # of the questions where that is possible
CHATS = 0.03
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
GAME = ("act", "undo")


class Book:
    """What a client knows about one table: the log so far, what it sent, and the answers."""

    def __init__(self, table: str, seat: int, token: str, faults: Faults) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.version = -1
        self.lines: dict[int, Json] = {}
        self.next = 0
        self.sent: dict[str, Json] = {}
        self.copies: Counter[str] = Counter()  # how often a request was really sent
        self.acks: dict[str, int] = {}
        self.refused: dict[str, Json] = {}  # the last answer that was not an ack
        self._faults = faults

    def wrong(self, kind: str, detail: str) -> None:
        self._faults.add(kind, f"table {self.table}, seat {self.seat}, version {self.version}: {detail}")

    def read(self, lines: list[Json], version: int, fresh: bool = False) -> None:
        """Add lines to the log: none may be missing, and known ones must be the same."""
        if version < self.version:
            self.wrong("the version went back", f"to {version}")
        for line in lines:
            number = line["number"]
            if number > self.next and not (fresh and version - self.version > CHANGES_TOLD):
                self.wrong("lines are missing", f"{self.next} to {number - 1}, at version {version}")
            known = self.lines.setdefault(number, line)
            if known != line:
                self.wrong("a line was told in two ways", f"{known} and {line}")
            self.next = max(self.next, number + 1)
        self.version = max(self.version, version)

    def ack(self, id: str, version: int) -> None:
        request = self.sent.get(id)
        if request is None:
            self.wrong("an ack for nothing", id)
        elif request["type"] in GAME:
            if self.acks.setdefault(id, version) != version:
                self.wrong("two versions for one request", f"{id}: {self.acks[id]} and {version}")
            if version > self.version:
                self.wrong("an ack came before its update", f"{id}: {version}")
        else:
            self.acks[id] = version


class World:
    """All clients, and what they have in common."""

    def __init__(self, server: Server, faults: Faults) -> None:
        self.server = server
        self.faults = faults
        self.playing = True  # if false, no new requests are made
        self.ended = False
        self.counts: Counter[str] = Counter()
        self.heard = 0.0  # when the last message arrived


class UnsteadyClient:
    """A player with a bad connection."""

    def __init__(self, name: str, book: Book, world: World, rng: Random) -> None:
        self.name = name
        self.book = book
        self.books = [book]
        self.world = world
        self.rng = rng
        self.waiting: dict[str, Json] = {}  # requests without an answer
        self.info: Json = {}
        self.situation: Json | None = None
        self.welcomed = False
        self._ws: ClientConnection | None = None
        self._number = 0
        self._asked_version = -1
        self._errands: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        while not self.world.ended:
            try:
                await self._connect()
            except ConnectionRefusedError:  # the server is down
                await asyncio.sleep(0.1)
            except LOST:
                self.world.counts["connections lost"] += 1
            self.welcomed, self._ws = False, None
            await asyncio.sleep(self.rng.uniform(0.0, 0.1))
        for task in self._errands:
            task.cancel()

    async def _connect(self) -> None:
        self._ws = ws = await open_socket(self.world.server, self.book.table)
        try:
            seen = self.book.version
            if self.rng.random() < 0.1:
                seen = self.rng.randint(-1, max(seen, -1))  # forgot some of it
            table = self.book.table
            await ws.send(self.world.server.greeting(table, self.book.token, seen))
            retry = time.monotonic() + 1
            while not self.world.ended and table == self.book.table:
                try:
                    async with asyncio.timeout(0.2):
                        raw = await ws.recv()
                except TimeoutError:
                    raw = None
                if raw is not None:
                    self.world.heard = time.monotonic()
                    self._hear(json.loads(raw))
                if self.welcomed and time.monotonic() > retry:
                    retry = time.monotonic() + self.rng.uniform(0.5, 1.5)
                    self._send_again()
                if self.rng.random() < BROKEN_OFF and self.world.playing:
                    self.world.counts["connections dropped"] += 1
                    if self.rng.random() < 0.5:
                        ws.transport.abort()
                    return
        finally:
            self.welcomed = False
            if self.world.ended or self.rng.random() < 0.5:
                await ws.close()
            else:
                ws.transport.abort()

    # -- hearing

    def _hear(self, message: Json) -> None:
        kind = message["type"]
        book = self.book
        if kind == "welcome":
            if message["seat"] != book.seat:
                book.wrong("another seat", str(message["seat"]))
            book.read(message["lines"], message["version"], message["fresh"])
            self.info, self.situation = message["table"], message["situation"]
            self.welcomed = True
            self._send_again()
        elif kind == "update":
            if message["version"] != book.version + 1:
                book.wrong("an update is missing", f"{message['version']} came after {book.version}")
            book.read(message["lines"], message["version"])
            self.situation = message["situation"]
        elif kind == "table":
            self.info = message["table"]
        elif kind == "moved":
            self._move(message["table"])
            return
        elif kind in ("ack", "stale", "error"):
            self._hear_answer(message)
        if self.welcomed and self.world.playing:
            self._think()

    def _hear_answer(self, message: Json) -> None:
        book, id = self.book, message["id"]
        self.world.counts[message["type"]] += 1
        request = self.waiting.pop(id, None)
        if message["type"] == "ack":
            book.ack(id, message["version"])
            return
        book.refused[id] = message
        if message["type"] == "stale":
            book.read(message["lines"], message["version"], message.get("fresh", False))
            self.situation = message["situation"]
        elif request is not None and (request["type"], message["code"]) != ("ready", "begun"):
            book.wrong("a request was refused", f"{request}: {message}")

    def _move(self, table: str) -> None:
        """Go on at the table of the rematch."""
        if table != self.book.table:
            self.book = Book(table, self.book.seat, self.book.token, self.world.faults)
            self.books.append(self.book)
            self.waiting, self.info, self.situation = {}, {}, None
            self._asked_version = -1

    # -- talking

    def _think(self) -> None:
        """Make the request that is possible now."""
        phase = self.info["phase"]
        if self.rng.random() < CHATS:
            self._request({"type": "say", "text": f"{self.name} says {self._number}"})
        if phase == "lobby" and not self._waits_for("ready") and not self._is_ready():
            part = self.rng.randbytes(16).hex()
            self._request({"type": "ready", "ready": True, "contribution": part})
        elif self.situation is not None and self.situation["view"]["phase"] == "over":
            if self.info["rematch"] is not None:
                self._move(self.info["rematch"])
            elif not self._waits_for("rematch"):
                self._request({"type": "rematch"})
        elif self.situation is not None and self.situation["question"] is not None:
            self._answer(self.situation["question"])

    def _is_ready(self) -> bool:
        return bool(self.info["seats"][self.book.seat]["ready"])

    def _waits_for(self, kind: str) -> bool:
        return any(request["type"] == kind for request in self.waiting.values())

    def _answer(self, question: Json) -> None:
        version = self.book.version
        if version == self._asked_version or any(self._waits_for(kind) for kind in GAME):
            return
        self._asked_version = version
        if self.rng.random() < HANGS_UP:
            for _ in range(self.rng.randint(1, 4)):  # so that there is something to be told to them
                self._request({"type": "say", "text": f"{self.name} says {self._number}"})
            self._run(self._hang_up(self.rng.uniform(0.0, 0.01)))
        if self.situation is not None and self.situation["can_undo"] and self.rng.random() < TAKES_BACK:
            self._request({"type": "undo", "version": version})
            return
        for _ in range(2 if self.rng.random() < TWO_MINDS else 1):
            action = self.rng.choice(question["options"])["action"]
            self._request({"type": "act", "version": version, "action": action})

    def _request(self, request: Json) -> None:
        self._number += 1
        request["id"] = f"{self.name}/{self._number}"
        self.waiting[request["id"]] = self.book.sent[request["id"]] = request
        self.world.counts["requests"] += 1
        if request["type"] in GAME:
            self.world.counts["actions"] += 1
        self._post(request)

    def _send_again(self) -> None:
        for request in list(self.waiting.values()):
            self._post(request)
        if self.book.acks and self.rng.random() < 0.2 and self.world.playing:
            old = self.rng.choice(list(self.book.acks)[-20:])  # one that was acknowledged long since
            self._post(self.book.sent[old])

    def _post(self, request: Json) -> None:
        """Send a message now, later, twice or not at all."""
        if not self.world.playing:
            self._run(self._send(self.book, request, 0.0))
            return
        chance = self.rng.random()
        if chance < DROPPED:
            self.world.counts["messages dropped"] += 1
            return
        late = self.rng.uniform(0.0, LONGEST_DELAY)
        delayed = chance < DROPPED + DELAYED
        self._run(self._send(self.book, request, late if delayed else 0.0))
        if self.rng.random() < REPEATED:
            self._run(self._send(self.book, request, self.rng.choice((0.0, late))))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _send(self, book: Book, request: Json, delay: float) -> None:
        if delay:
            await asyncio.sleep(delay)
        ws = self._ws
        if ws is None or not self.welcomed or book is not self.book:
            return
        book.copies[request["id"]] += 1
        if book.copies[request["id"]] > 1:
            self.world.counts["duplicates"] += 1
        try:
            await ws.send(json.dumps(request))
        except LOST:
            pass

    async def _hang_up(self, delay: float) -> None:
        """Cut the connection so that the server can no longer write to it."""
        await asyncio.sleep(delay)
        if self._ws is not None:
            self.world.counts["connections cut"] += 1
            line = self._ws.transport.get_extra_info("socket")
            with contextlib.suppress(OSError):  # it is closed already
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self._ws.transport.abort()

    @property
    def at_rest(self) -> bool:
        return self.welcomed and not self.waiting


# -- the checks at the end -------------------------------------------------------------------------


async def compare_with_fresh(server: Server, clients: list[UnsteadyClient], faults: Faults) -> None:
    """Check that a client's log is what a newcomer is told."""
    for client in clients:
        book = client.book
        ws, welcome = await hello(server, book.table, book.token)
        await ws.close()
        lines = {line["number"]: line for line in welcome["lines"]}
        first = min(lines, default=0)
        own = {number: line for number, line in book.lines.items() if number >= first}
        if not welcome["fresh"] or welcome["version"] != book.version or lines != own:
            book.wrong(
                "a fresh client reads another log",
                f"version {welcome['version']}, lines {first} to {max(lines, default=-1)}, own log to "
                f"{book.next - 1}; different: {sorted(k for k in lines.keys() ^ own.keys())[:10]}",
            )


async def check_files(server: Server, tables: dict[str, Book], faults: Faults) -> int:
    """Verify the files of finished games; returns how many there are."""
    api = Api(server)
    over = {row["id"] for row in server.read("SELECT id FROM tables WHERE phase = 'over'")}
    for id in over & tables.keys():
        answer = await api.get(f"/api/tables/{id}/game", tables[id].token)
        try:
            verify(answer.json())
        except (CitadelsError, ValueError) as error:
            faults.add("a finished game does not verify", f"{id}: {answer.status_code}, {error}")
    await api.close()
    return len(over & tables.keys())


class StoredTable:
    """A table as it is in the database."""

    def __init__(self, server: Server, id: str, faults: Faults) -> None:
        self.id = id
        self.faults = faults
        self.row = server.read("SELECT * FROM tables WHERE id = ?", id)[0]
        rows = server.read("SELECT * FROM changes WHERE table_id = ? ORDER BY version", id)
        self.changes = cast("list[EntryRow]", rows)
        self.chat = Counter(row["text"] for row in server.read("SELECT * FROM chat WHERE table_id = ?", id))
        self.document = read_document(self.row["document"])

    def wrong(self, kind: str, detail: object) -> None:
        self.faults.add(kind, f"table {self.id}: {detail}")

    def check(self, books: list[Book]) -> int:
        """Check everything; returns the number of repeated requests that the server had forgotten."""
        self._check_order()
        self._check_requests(books)
        self._check_replay()
        for book in books:
            self._check_log(book)
            self._check_talk(book)
        return sum(self._check_answers(book) for book in books)

    def _check_order(self) -> None:
        versions = [change["version"] for change in self.changes]
        if versions != list(range(1, self.row["version"] + 1)):
            self.wrong("versions are missing", f"{versions[:3]}…, the table is at {self.row['version']}")
        lines = 0
        for change in self.changes:
            if change["first"] != lines:
                self.wrong("numbers of lines are wrong", f"version {change['version']}: {change['first']}")
            lines = change["first"] + len(json.loads(change["events"]))
        if lines != self.row["lines"]:
            self.wrong("numbers of lines are wrong", f"{lines} lines, the table says {self.row['lines']}")

    def _check_requests(self, books: list[Book]) -> None:
        """Check that no request was done twice, and nothing was done that was not requested."""
        sent = {id: (book, request) for book in books for id, request in book.sent.items()}
        times = Counter(change["request"] for change in self.changes if change["request"])
        for id, count in times.items():
            if count > 1:
                self.wrong("a request was done twice", f"{id}: {count} times")
        for change in self.changes:
            id = change["request"]
            if not id:
                continue
            book, request = sent.get(id, (None, {}))
            told = {"type": change["kind"], "version": change["version"] - 1, "id": id}
            told |= {"action": change["answer"]} if change["kind"] == "act" else {}
            if book is None or request != told or book.seat != change["seat"]:
                self.wrong("something was done that nobody asked for", f"{told}, seat {change['seat']}")

    def _check_answers(self, book: Book) -> int:
        """Check that what was acknowledged was stored, and what was refused was not."""
        done = {change["request"]: change["version"] for change in self.changes if change["request"]}
        for id, version in book.acks.items():
            if book.sent[id]["type"] in GAME and done.get(id) != version:
                self.wrong("an acknowledged action is not stored", f"{id}: {version}, not {done.get(id)}")
        forgotten = 0
        for id, answer in book.refused.items():
            if id not in done:
                continue
            if answer["type"] == "stale" and answer["version"] - done[id] >= REQUESTS_REMEMBERED - 1:
                forgotten += 1
            else:
                self.wrong("a request was done and refused", f"{id}, done at {done[id]}: {answer}")
        return forgotten

    def _check_talk(self, book: Book) -> None:
        chair = self.document.chairs[book.seat]
        for id, request in book.sent.items():
            if request["type"] == "say":
                least = 1 if id in book.acks else 0
                if not least <= self.chat[request["text"]] <= book.copies[id]:
                    self.wrong("chat", f"{request['text']}: {self.chat[request['text']]} times")
            elif request["type"] == "ready" and id in book.acks:
                parts = [r["contribution"] for r in book.sent.values() if r["type"] == "ready"]
                if chair.contribution not in parts:
                    self.wrong("an acknowledged contribution is not stored", chair)

    def _check_log(self, book: Book) -> None:
        """Check that a client's log is the stored one, as its seat may know it."""
        names = self.document.names()
        number = 0
        words = telling.texts("en", self.document.edition)
        for change in self.changes:
            for event in entry_of(change, kinds_at(self.document.edition)).events:
                if change["version"] > book.version:
                    return
                line = telling.line(event, number, change["version"], book.seat, names, words)
                told = book.lines.get(number)
                if told is not None and told != msgspec.to_builtins(line, enc_hook=protocol.as_json):
                    self.wrong("a line is not the stored one", f"seat {book.seat}: {told}, stored {line}")
                elif told is None:
                    self.wrong("a line was never told", f"seat {book.seat}: {line}")
                number += 1

    def _check_replay(self) -> None:
        """Check that the stored answers lead to the stored events and the stored position."""
        if not self.changes:
            if self.row["position"] is not None:
                self.wrong("a position without a deal", "")
            return
        settings = self.document.checked_settings()
        parts = [bytes.fromhex(chair.contribution) for chair in self.document.chairs]
        shuffle = Shuffle(settings, bytes.fromhex(self.document.secret), parts)
        given: list[tuple[int, str]] = []

        def replay() -> Game:
            game = Game.begin(settings.rules(), shuffle.key, settings.crown)
            for seat, answer in given:
                game.apply(answer, seat)
            return game

        game = replay()
        for change in self.changes:
            events = json.loads(change["events"])
            expected = events
            if change["kind"] == "deal":
                expected = [event.to_json() for event in game.events]
            elif change["kind"] == "act":
                try:
                    expected = [event.to_json() for event in game.apply(change["answer"], change["seat"])]
                except CitadelsError as error:
                    self.wrong("a stored answer is illegal", f"{change}: {error}")
                    return
                given.append((change["seat"], change["answer"]))
            elif change["kind"] == "undo":
                given.pop()
                game = replay()
            if json.loads(json.dumps(expected)) != events:
                self.wrong("other events", f"version {change['version']}: {events}, not {expected}")
        position = json.loads(self.row["position"])
        expected_position = json.loads(json.dumps(game.to_json()))
        if position != expected_position:
            fields = [
                name
                for name in position.keys() | expected_position.keys()
                if position.get(name) != expected_position.get(name)
            ]
            self.wrong("the stored position is not a replay of the answers", f"{fields}")


# -- the course of things ----------------------------------------------------------------------------


async def seat_clients(world: World, number: int, rng: Random) -> list[UnsteadyClient]:
    """Tables of two to four people with bots between them."""
    api = Api(world.server)
    clients: list[UnsteadyClient] = []
    while len(clients) < number:
        people = min(rng.choice(PEOPLE), number - len(clients))
        seats: list[str | None] = [None] * (people - 1)
        seats += [rng.choice(("random", "greedy")) for _ in range(max(1, rng.randint(4, 6) - people))]
        rng.shuffle(seats)
        options = {"pace": "instant", "grace": rng.choice((5, 90))}
        table, tokens, _ = await api.table(seats, options, {"preset": "random"})
        for seat, token in enumerate(tokens):
            if token:
                name = f"c{len(clients)}"
                book = Book(table, seat, token, world.faults)
                clients.append(UnsteadyClient(name, book, world, Random(f"{rng.random()}/{name}")))
    await api.close()
    return clients


async def come_to_rest(world: World, clients: list[UnsteadyClient], faults: Faults) -> None:
    """Make no new requests; wait until all are answered and nothing more arrives."""
    world.playing = False
    until = time.monotonic() + SETTLES_WITHIN
    while time.monotonic() < until:
        await asyncio.sleep(0.1)
        quiet = time.monotonic() - world.heard > SILENCE
        if quiet and all(client.at_rest for client in clients):
            return
    for client in clients:
        if not client.at_rest:
            detail = f"connected: {client.welcomed}, waits for {list(client.waiting.values())[:3]}"
            client.book.wrong("things do not come to rest", detail)


async def killing(
    server: Server, kills: int, clients_wanted: int, most: float, rng: Random, faults: Faults
) -> dict[str, int]:
    world = World(server, faults)
    clients: list[UnsteadyClient] = []
    living: list[asyncio.Task[None]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("kills", total=kills)
        for kill in range(kills):
            server.start()
            if kill < 2 or rng.random() < 0.08:  # while it starts; at first while it makes its database
                await asyncio.sleep(rng.uniform(0.1, 1.5))
                world.counts["kills at start"] += 1
            else:
                await server.ready()
                if not clients:
                    clients = await seat_clients(world, clients_wanted, rng)
                    living = [asyncio.create_task(client.live()) for client in clients]
                await asyncio.sleep(rng.uniform(0.01, most))
            if not server.alive:
                faults.add("the server ended by itself", server.log.read_text(errors="replace")[-2000:])
            server.kill()
            await asyncio.sleep(0)
            progress.advance(bar)
        server.start()
        await server.ready()
        if not clients:
            clients = await seat_clients(world, clients_wanted, rng)
            living = [asyncio.create_task(client.live()) for client in clients]
        await asyncio.sleep(1)
        progress.update(bar, description="coming to rest")
        await come_to_rest(world, clients, faults)
        world.ended = True
        await asyncio.gather(*living)
        progress.update(bar, description="checking")
        await finish(server, world, clients, faults)
    return dict(world.counts)


async def finish(server: Server, world: World, clients: list[UnsteadyClient], faults: Faults) -> None:
    await compare_with_fresh(server, clients, faults)
    books: dict[str, list[Book]] = {}
    for client in clients:
        for book in client.books:
            books.setdefault(book.table, []).append(book)
    world.counts["tables"] = len(books)
    world.counts["finished"] = await check_files(server, {id: b[0] for id, b in books.items()}, faults)
    code = await server.stop()
    if code != 0:
        faults.add("the server does not end well", f"exit code {code}")
    world.counts["forgotten"] = sum(StoredTable(server, id, faults).check(of) for id, of in books.items())
    stored = server.read("SELECT count(*) AS n, sum(request <> '') AS asked FROM changes")[0]
    world.counts["changes"], world.counts["done"] = stored["n"], stored["asked"] or 0
    if not world.counts["done"]:
        faults.add("nothing happened", "no request was done")
    server.check_log()


def run(kills: int, clients: int, most: float, seed: str, folder: Path) -> tuple[Faults, dict[str, int]]:
    faults = Faults()
    server = Server(folder, faults)
    try:
        counts = asyncio.run(killing(server, kills, clients, most, Random(seed), faults))
    except RuntimeError as error:
        faults.add("the server failed", str(error))
        counts = {}
    finally:
        server.kill()
    return faults, counts


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.crash", description=__doc__, formatter_class=form)
    parser.add_argument("--kills", type=int, default=200, help="how often (default 200)")
    parser.add_argument("--clients", type=int, default=20, help="how many (default 20)")
    parser.add_argument("--seed", default="crash", help="of all that is random here but the moments")
    parser.add_argument("--most", type=float, default=1.0, help="seconds from start to kill (default 1)")
    parser.add_argument("--keep", type=Path, help="an empty folder for the data, which is kept")
    wanted = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="citadels-crash-") as temporary:
        folder: Path = wanted.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        faults, counts = run(wanted.kills, wanted.clients, wanted.most, wanted.seed, folder)
    faults.show()
    told = ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
    print(f"{told}", file=sys.stderr)
    get = counts.get
    print(
        f"{wanted.kills} kills, {wanted.clients} clients, {get('tables', 0)} tables ({get('finished', 0)} "
        f"finished), {get('actions', 0)} actions, {get('ack', 0)} acks, {get('duplicates', 0)} duplicates, "
        f"{get('done', 0)} of {get('changes', 0)} changes were clients', "
        f"{time.perf_counter() - started:.0f} s: {faults.total} violations"
    )
    return 1 if faults.total else 0


if __name__ == "__main__":
    sys.exit(main())
