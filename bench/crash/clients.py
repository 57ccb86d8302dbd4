"""Clients that repeat, delay, reorder and drop messages, and record everything they receive."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
import time
from collections import Counter
from collections.abc import Coroutine
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bench.clients import Failures, Json, Server, open_socket
from citadels.tables.history import MAX_CHANGES_SENT

DROPPED, DELAYED, REPEATED = 0.10, 0.15, 0.15  # share of the messages
MAX_DELAY = 0.3  # seconds
RECONNECT_DELAY = 0.05  # seconds, roughly; doubled each time no welcome arrives
MAX_RECONNECT_DELAY = 0.8  # seconds; the page uses 0.3 to 8
WELCOME_TIMEOUT = 20.0  # seconds until it tries another connection, as the page does
DROP_RATE = 0.015  # share of received messages after which the connection is dropped
HANG_UP_RATE = 0.05  # share of questions after whose answer the client disconnects at once
TWO_ANSWERS_RATE = 0.05  # share of questions with two different answers at once
UNDO_RATE = 0.10  # where undo is possible
BUILD_RATE = 0.8  # where building is possible
CHATS = 0.03
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
GAME = ("act", "undo")
UNSTORED = ("storage", "unsure")  # error codes while the database is failing
GIVE_UP_RATE = 0.5  # share of actions with such an error that are chosen anew


class ClientLog:
    """What a client knows about one table: the log so far, its requests, and the answers."""

    def __init__(self, table: str, seat: int, token: str, failures: Failures) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.version = -1
        self.lines: dict[int, Json] = {}
        self.next = 0
        self.sent: dict[str, Json] = {}
        self.copies: Counter[str] = Counter()  # how often a request was sent
        self.acks: dict[str, int] = {}
        self.refused: dict[str, Json] = {}  # the last answer that was not an ack
        self.denied: dict[str, float] = {}  # when the only copy of a request was refused without effect
        self._failures = failures

    def wrong(self, kind: str, detail: str) -> None:
        self._failures.add(kind, f"table {self.table}, seat {self.seat}, version {self.version}: {detail}")

    def read(self, lines: list[Json], version: int, fresh: bool = False) -> None:
        """Add lines to the log: none may be missing, and known ones must be the same."""
        if version < self.version:
            self.wrong("the version went back", f"to {version}")
        for line in lines:
            number = line["number"]
            if number > self.next and not (fresh and version - self.version > MAX_CHANGES_SENT):
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
    """All clients, and what they share."""

    def __init__(self, server: Server, failures: Failures) -> None:
        self.server = server
        self.failures = failures
        self.clients: list[UnsteadyClient] = []
        self.playing = True  # if false, no new requests are made
        self.eager = 1.0  # probability that a client acts as soon as it can
        self.ended = False
        self.counts: Counter[str] = Counter()
        self.heard = 0.0  # time of the last message


class UnsteadyClient:
    """A player with a bad connection."""

    def __init__(self, name: str, log: ClientLog, world: World, rng: Random) -> None:
        self.name = name
        self.log = log
        self.logs = [log]
        self.world = world
        self.rng = rng
        self.waiting: dict[str, Json] = {}  # requests without an answer
        self.info: Json = {}
        self.situation: Json | None = None
        self.welcomed = False
        self.back: list[float] = []  # times of welcomes
        self._ws: ClientConnection | None = None
        self._number = 0
        self._asked_version = -1
        self._errands: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        pause = RECONNECT_DELAY
        while not self.world.ended:
            welcomes = len(self.back)
            try:
                await self._connect()
            except ConnectionRefusedError:  # the server is down
                pass
            except LOST:
                self.world.counts["connections lost"] += 1
            self.welcomed, self._ws = False, None
            is_back = len(self.back) > welcomes
            pause = RECONNECT_DELAY if is_back else min(2 * pause, MAX_RECONNECT_DELAY)
            await asyncio.sleep(self.rng.uniform(0.0, 2 * pause))
        for task in self._errands:
            task.cancel()

    async def _connect(self) -> None:
        self._ws = ws = await open_socket(self.world.server, self.log.table)
        try:
            seen = self.log.version
            if self.rng.random() < 0.1:
                seen = self.rng.randint(-1, max(seen, -1))  # pretend to have forgotten some of it
            table = self.log.table
            await ws.send(self.world.server.greeting(table, self.log.token, seen))
            opened = time.monotonic()
            retry = opened + 1
            while not self.world.ended and table == self.log.table:
                if not self.welcomed and time.monotonic() > opened + WELCOME_TIMEOUT:
                    return
                try:
                    async with asyncio.timeout(0.2):
                        raw = await ws.recv()
                except TimeoutError:
                    raw = None
                if raw is not None:
                    self.world.heard = time.monotonic()
                    self._hear(json.loads(raw))
                if self.welcomed and table == self.log.table and time.monotonic() > retry:
                    retry = time.monotonic() + self.rng.uniform(0.5, 1.5)
                    self._send_again()
                    if self.world.playing:
                        self._think()
                if self.rng.random() < DROP_RATE and self.world.playing:
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

    # -- receiving

    def _hear(self, message: Json) -> None:
        kind = message["type"]
        log = self.log
        if kind == "welcome":
            if message["seat"] != log.seat:
                log.wrong("another seat", str(message["seat"]))
            log.read(message["lines"], message["version"], message["fresh"])
            self.info, self.situation = message["table"], message["situation"]
            self.welcomed = True
            self.back.append(time.monotonic())
            self._send_again()
        elif kind == "update":
            if message["version"] != log.version + 1:
                log.wrong("an update is missing", f"{message['version']} came after {log.version}")
            log.read(message["lines"], message["version"])
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
        log, id = self.log, message["id"]
        self.world.counts[message["type"]] += 1
        if message.get("code") in UNSTORED:
            self.world.counts[message["code"]] += 1
            log.refused[id] = message
            if message["code"] == "storage" and log.copies[id] == 1:
                log.denied[id] = time.time()
            return  # until it is sent again, or given up
        request = self.waiting.pop(id, None)
        if message["type"] == "ack":
            log.ack(id, message["version"])
            return
        log.refused[id] = message
        if message["type"] == "stale":
            log.read(message["lines"], message["version"], message.get("fresh", False))
            self.situation = message["situation"]
        elif request is not None and (request["type"], message["code"]) != ("ready", "begun"):
            log.wrong("a request was refused", f"{request}: {message}")

    def _move(self, table: str) -> None:
        """Continue at the table of the rematch."""
        if table != self.log.table:
            self.log = ClientLog(table, self.log.seat, self.log.token, self.world.failures)
            self.logs.append(self.log)
            self.waiting, self.info, self.situation = {}, {}, None
            self._asked_version = -1

    # -- sending

    def _think(self) -> None:
        """Make the request that is possible now."""
        if self.rng.random() >= self.world.eager:
            return
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
        return bool(self.info["seats"][self.log.seat]["ready"])

    def _waits_for(self, kind: str) -> bool:
        return any(request["type"] == kind for request in self.waiting.values())

    def _answer(self, question: Json) -> None:
        version = self.log.version
        if version == self._asked_version or any(self._waits_for(kind) for kind in GAME):
            return
        self._asked_version = version
        if self.rng.random() < HANG_UP_RATE:
            for _ in range(self.rng.randint(1, 4)):  # so that they have something to receive
                self._request({"type": "say", "text": f"{self.name} says {self._number}"})
            self._run(self._hang_up(self.rng.uniform(0.0, 0.01)))
        if self.situation is not None and self.situation["can_undo"] and self.rng.random() < UNDO_RATE:
            self._request({"type": "undo", "version": version})
            return
        for _ in range(2 if self.rng.random() < TWO_ANSWERS_RATE else 1):
            actions = [option["action"] for option in question["options"]]
            builds = [action for action in actions if action.startswith("build")]  # so that games end soon
            action = self.rng.choice(builds if self.rng.random() < BUILD_RATE and builds else actions)
            self._request({"type": "act", "version": version, "action": action})

    def _request(self, request: Json) -> None:
        self._number += 1
        request["id"] = f"{self.name}/{self._number}"
        self.waiting[request["id"]] = self.log.sent[request["id"]] = request
        self.world.counts["requests"] += 1
        if request["type"] in GAME:
            self.world.counts["actions"] += 1
        self._post(request)

    def _send_again(self) -> None:
        for id, request in list(self.waiting.items()):
            unstored = self.log.refused.get(id, {}).get("code") in UNSTORED
            if unstored and request["type"] in GAME and self.rng.random() < GIVE_UP_RATE:
                del self.waiting[id]
                self._asked_version = -1
            else:
                self._post(request)
        if self.log.acks and self.rng.random() < 0.2 and self.world.playing:
            old = self.rng.choice(list(self.log.acks)[-20:])  # acknowledged long ago
            self._post(self.log.sent[old])

    def _post(self, request: Json) -> None:
        """Send a message now, later, twice or not at all."""
        if not self.world.playing:
            self._run(self._send(self.log, request, 0.0))
            return
        chance = self.rng.random()
        if chance < DROPPED:
            self.world.counts["messages dropped"] += 1
            return
        late = self.rng.uniform(0.0, MAX_DELAY)
        delayed = chance < DROPPED + DELAYED
        self._run(self._send(self.log, request, late if delayed else 0.0))
        if self.rng.random() < REPEATED:
            self._run(self._send(self.log, request, self.rng.choice((0.0, late))))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _send(self, log: ClientLog, request: Json, delay: float) -> None:
        if delay:
            await asyncio.sleep(delay)
        ws = self._ws
        if ws is None or not self.welcomed or log is not self.log:
            return
        log.copies[request["id"]] += 1
        if log.copies[request["id"]] > 1:
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
            with contextlib.suppress(OSError):  # already closed
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self._ws.transport.abort()

    @property
    def at_rest(self) -> bool:
        return self.welcomed and not self.waiting
