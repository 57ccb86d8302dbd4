"""Tables with five sockets each, which act on demand."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Coroutine
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.clients import Address, Failures, open_socket

SEATS: Final = 5


# The parts of a message that matter here; the rest is skipped quickly.


class OptionPart(msgspec.Struct):
    action: str


class QuestionPart(msgspec.Struct):
    options: list[OptionPart]


class ViewPart(msgspec.Struct):
    phase: str


class SituationPart(msgspec.Struct):
    view: ViewPart
    question: QuestionPart | None = None


class Part(msgspec.Struct):
    type: str
    id: str | None = None
    version: int = 0
    situation: SituationPart | None = None
    table: msgspec.Raw = msgspec.Raw()
    code: str = ""
    text: str = ""


read_part = msgspec.json.Decoder(Part).decode


class Figures:
    """The measurements of a period."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # milliseconds
        self.updates: list[float] = []
        self.sent = 0
        self.missed = 0  # actions for which no table was ready


class Load:
    """All tables, and those that are ready for an action."""

    def __init__(self, address: Address, failures: Failures, rng: Random) -> None:
        self.address = address
        self.failures = failures
        self.rng = rng
        self.tables: list[LoadTable] = []
        self.ready: deque[LoadTable] = deque()
        self.figures = Figures()
        self.games = 0  # finished ones
        self.ending = False
        self._errands: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


class LoadTable:
    """Five sockets at one table."""

    def __init__(self, load: Load, id: str, tokens: list[str], address: Address | None = None) -> None:
        self.load = load
        self.address = address or load.address
        self.id = id
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.version = 0
        self._asked: tuple[int, list[str]] | None = None
        self._number = 0
        self._waits_for = ""  # id of the pending request
        self._figures = load.figures  # of the period in which it was sent
        self._sent = 0.0
        self._updated = 0
        self._acked = True
        self._over = False

    async def connect(self) -> None:
        for seat, token in enumerate(self.tokens):
            ws = await open_socket(self.address, self.id)
            await ws.send(self.address.greeting(self.id, token))
            self.sockets.append(ws)
            self.load.run(self._read(seat, ws))

    async def deal(self) -> None:
        for ws in self.sockets:
            part = secrets.token_hex(16)
            await ws.send(json.dumps({"type": "ready", "id": "r", "ready": True, "contribution": part}))

    async def close(self) -> None:
        sockets, self.sockets = self.sockets, []
        for ws in sockets:
            await ws.close()

    def cut_off(self) -> None:
        """Drop all sockets, as when the connection breaks."""
        sockets, self.sockets = self.sockets, []
        for ws in sockets:
            ws.transport.abort()

    # -- receiving

    async def _read(self, seat: int, ws: ClientConnection) -> None:
        try:
            while True:
                self._hear(seat, read_part(await ws.recv()))
        except ConnectionClosed as closed:
            if ws in self.sockets and not self.load.ending:
                self.load.failures.add("a socket was closed", f"table {self.id}, seat {seat}: {closed}")

    def _hear(self, seat: int, part: Part) -> None:
        now = time.perf_counter()
        if part.type == "update":
            self._hear_update(seat, part, now)
        elif part.type == "ack" and part.id == self._waits_for:
            self._figures.acks.append((now - self._sent) * 1000)
            self._acked = True
            self._may_go_on()
        elif part.type in ("error", "stale"):
            self.load.failures.add(f"answered by {part.type}", f"table {self.id}, seat {seat}: {part}")
        elif part.type == "moved" and seat == 0:
            self.load.run(self._move(msgspec.json.decode(part.table)))

    def _hear_update(self, seat: int, part: Part, now: float) -> None:
        assert part.situation is not None
        if part.version > self.version:
            self.version, self._updated, self._asked = part.version, 0, None
        self._updated += 1
        if part.situation.question is not None:
            self._asked = (seat, [option.action for option in part.situation.question.options])
        if part.situation.view.phase == "over":
            self._over = True
        if self._updated == SEATS:
            if self._waits_for:
                self._figures.updates.append((now - self._sent) * 1000)
            self._may_go_on()

    def _may_go_on(self) -> None:
        if not self._acked or self._updated < SEATS:
            return
        self._waits_for = ""
        if self._over:
            self._over = False
            self.load.games += 1
            self.load.run(self._rematch())
        elif self._asked is not None:
            self.load.ready.append(self)

    @property
    def waiting(self) -> float:
        """Return for how many milliseconds an action has waited for its ack."""
        return 0.0 if self._acked else (time.perf_counter() - self._sent) * 1000

    # -- sending

    async def act(self) -> None:
        assert self._asked is not None
        seat, actions = self._asked
        self._number += 1
        self._acked, self._updated = False, 0
        self._waits_for = f"a{self._number}"
        request = {"type": "act", "id": self._waits_for, "version": self.version}
        frame = json.dumps(request | {"action": self.load.rng.choice(actions)})
        self._figures = self.load.figures
        self._sent = time.perf_counter()
        await self.sockets[seat].send(frame)
        self._figures.sent += 1

    async def _rematch(self) -> None:
        await self.sockets[0].send(json.dumps({"type": "rematch", "id": "m"}))

    async def _move(self, table: str) -> None:
        await self.close()
        self.id, self.version, self._asked, self._updated = table, 0, None, 0
        await self.connect()
        await self.deal()
