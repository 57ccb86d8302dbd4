"""People at a table: each has a socket that is read all the time, and remembers what it was told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.clients import ANSWERS, Address, Api, Json, open_socket

TIMEOUT = 20.0  # seconds after which what ought to happen has not happened
NOBODY = -1
REFUSED = 0  # in place of a close code: there was no socket at all


class Player:
    """Somebody at a table, or a spectator."""

    requests = iter(range(10**9))  # all devices of a seat share their ids

    def __init__(self, server: Address, table: str, token: str) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.seat = NOBODY
        self.version = -1
        self.welcome: Json = {}
        self.situation: Json | None = None
        self.heard: list[Json] = []
        self.heard_at: dict[int, float] = {}  # versions
        self.close_code: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # -- coming and going

    async def open(self) -> Player:
        """Say hello, and wait for the welcome or for the door to be shut."""
        self.close_code, self.welcome = None, {}
        try:
            self._socket = await open_socket(self.server, self.table)
        except (OSError, InvalidHandshake):
            self.close_code = REFUSED
            return self
        self._reader = asyncio.create_task(self._read(self._socket))
        await self._socket.send(self.server.greeting(self.table, self.token))
        await self.until(lambda: self.welcome or self.close_code is not None)
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    def vanish(self) -> None:
        """Be gone without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    # -- hearing

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                self._hear(json.loads(frame))
                self._news.set()
        self.close_code = socket.close_code
        self._news.set()

    def _hear(self, message: Json) -> None:
        self.heard.append(message)
        if message["type"] == "welcome":
            self.welcome, self.seat = message, message["seat"]
        if message["type"] in ("welcome", "update", "stale"):
            self.version, self.situation = message["version"], message["situation"]
            self.heard_at.setdefault(self.version, time.perf_counter())

    async def until(self, happened: Callable[[], object], seconds: float = TIMEOUT) -> bool:
        """Wait until what was heard makes something true; whether it did in time."""
        try:
            async with asyncio.timeout(seconds):
                while not happened():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return False
        return True

    # -- talking

    async def send(self, type: str, id: str, **fields: object) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": type, "id": id, **fields}))

    async def ask(self, type: str, *, id: str = "", seconds: float = TIMEOUT, **fields: object) -> Json:
        """The answer to a request. If none came: type `closed` with the code, or type `silence`."""
        id = id or f"{type}{next(self.requests)}"
        before = len(self.heard)
        with suppress(ConnectionClosed):
            await self.send(type, id, **fields)
        await self.until(lambda: self._answer(id, before) or self.close_code is not None, seconds)
        silent = (
            {"type": "silence"} if self.close_code is None else {"type": "closed", "code": self.close_code}
        )
        return self._answer(id, before) or silent

    def _answer(self, id: str, before: int) -> Json | None:
        answers = [m for m in self.heard[before:] if m["type"] in ANSWERS and m.get("id") == id]
        return answers[0] if answers else None

    # -- playing

    @property
    def options(self) -> list[str]:
        question = self.situation and self.situation["question"]
        return [option["action"] for option in question["options"]] if question else []

    @property
    def hand(self) -> list[str] | None:
        """The cards in one's hand, as told last."""
        found: list[str] | None = None
        if self.situation is not None and self.seat >= 0:
            found = self.situation["view"]["players"][self.seat]["hand"]
        return found

    async def act(self, action: str = "", *, id: str = "", seconds: float = TIMEOUT) -> Json:
        """Answer the question, somehow unless an answer is wanted."""
        chosen = action or Random(f"{self.table}/{self.version}").choice(self.options)
        return await self.ask("act", id=id, seconds=seconds, version=self.version, action=chosen)


class Party:
    """A table with its people."""

    def __init__(self, made: Json, people: list[Player]) -> None:
        self.table: str = made["table"]
        self.invite: str = made["invite"]
        self.watch: str = made["watch"]
        self.people = people

    def __getitem__(self, seat: int) -> Player:
        return next(player for player in self.people if player.seat == seat)

    async def close(self) -> None:
        for player in self.people:
            await player.close()

    async def level(self) -> None:
        """Wait until all who are connected have heard the same."""
        there = [player for player in self.people if player.close_code is None]
        latest = max(player.version for player in there)
        for player in there:
            await player.until(lambda p=player: p.version >= latest)  # type: ignore[misc]

    async def asked(self) -> Player:
        """Whoever is asked; only for tables without bots."""
        await self.level()
        return next(player for player in self.people if player.options)

    async def play(self, answers: int) -> None:
        for _ in range(answers):
            await (await self.asked()).act()


async def sit_down(
    server: Address,
    people: int = 2,
    bots: Sequence[str] = (),
    options: Json | None = None,
    settings: Json | None = None,
    deal: bool = True,
) -> Party:
    """A table where everybody is connected; the cards are dealt unless the lobby is wanted."""
    api = Api(server)
    seats: list[str | None] = [*[None] * (people - 1), *bots]
    table, tokens, made = await api.table(seats, {"pace": "instant"} | (options or {}), settings)
    await api.close()
    there = [await Player(server, table, token).open() for token in tokens if token]
    if deal:
        for player in there:
            await player.ask("ready", ready=True, contribution="00" * 16)
        for player in there:
            await player.until(lambda p=player: p.situation is not None)  # type: ignore[misc]
    return Party(made, there)
