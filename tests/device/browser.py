"""What a browser gives to the tables of a device, here in memory: a database, another worker, a page."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from citadels.device.bot_runner import think
from citadels.device.socket import DeviceSocket
from citadels.device.tables import DeviceTables
from tests.tables.table_harness import ManualClock

Json = dict[str, Any]
KEYS = {"tables": "id", "entries": "version", "tokens": "hash", "chat": "number"}


class MemoryDatabase:
    """The rows of each store by table and key. It can be full."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[tuple[str, object], Json]] = {store: {} for store in KEYS}
        self.full = False

    async def commit(self, changes: str) -> bool:
        if self.full:
            raise OSError("QuotaExceededError")
        found = json.loads(changes)
        for id, epoch, revision in found["guards"]:
            stored = self.stores["tables"][id, id]
            if (stored["epoch"], stored["revision"]) != (epoch, revision):
                return False
        for store, key in KEYS.items():
            of = "id" if store == "tables" else "table_id"
            self.stores[store] |= {(row[of], row[key]): row for row in found[store]}
        for row in found["held"]:
            stored = self.stores["tables"][row["id"], row["id"]]
            stored |= {"revision": row["revision"], "written": row["written"]}
        for table, hash in found["void"]:
            self.stores["tokens"].pop((table, hash), None)
        return True

    async def take(self, id: str, epoch: int | None) -> str:
        row = self.stores["tables"].get((id, id))
        if row is None or epoch not in (None, row["epoch"]):
            return "null"
        row["epoch"] += 1
        return json.dumps(row)

    async def read(self, store: str, table: str) -> str:
        rows = sorted((key, row) for (id, key), row in self.stores[store].items() if id == table)
        return json.dumps([row for _, row in rows])

    async def known(self, ids: str) -> str:
        return json.dumps([id for id in json.loads(ids) if (id, id) in self.stores["tables"]])

    async def ids(self) -> str:
        return json.dumps([id for id, _ in self.stores["tables"]])


class Neighbour:
    """The other worker, which thinks at once, unless it is broken."""

    def __init__(self) -> None:
        self.started = 0
        self.questions: list[Json] = []
        self.seconds: list[float] = []
        self.broken = False

    def start(self) -> None:
        self.started += 1

    async def think(self, question: str) -> str:
        if self.broken:
            raise RuntimeError("the worker has ended")
        position, *_ = json.loads(question)
        self.questions.append(json.loads(position))
        started = time.monotonic()
        answer, held_back = json.loads(think(question))
        self.seconds.append(time.monotonic() - started + held_back)
        return str(answer)


class Weights:
    """What is fetched for a bot, which is there, unless nothing can be reached."""

    def __init__(self) -> None:
        self.fetched = 0
        self.offline = False

    async def fetch(self, file: str) -> None:
        if self.offline:
            raise OSError("Failed to fetch")
        assert Path(file).name == "weights.bin"
        self.fetched += 1


class Page:
    """A page of the device: it asks, and reads along at one table."""

    def __init__(self, tables: DeviceTables) -> None:
        self.tables = tables
        self.heard: list[Json] = []
        self.closed: tuple[int, str] | None = None
        self.socket: DeviceSocket | None = None
        self.version = -1
        self.situation: Json | None = None

    async def ask(self, method: str, address: str, body: object = None, token: str = "") -> tuple[int, Any]:
        text = body if isinstance(body, str) else json.dumps(body)
        status, answer = await self.tables.request(method, address, text, token, "en")
        return status, json.loads(answer)

    async def make(self, bots: list[str | None], **setup: object) -> Json:
        settings = {"seats": len(bots) + 1, **setup}
        asked = {"name": "Robin", "bots": bots, "options": {"pace": "instant"}, "settings": settings}
        status, made = await self.ask("POST", "/api/tables", asked)
        assert status == 201, made
        return dict(made)

    async def sit(self, table: str, token: str) -> None:
        self.socket = self.tables.open(table, self._hear, self._end)
        await self.send({"type": "hello", "token": token, "protocol": 2, "seen": -1, "language": "en"})

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.receive(json.dumps(message))

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "update", "stale"):
            self.version, self.situation = message["version"], message["situation"]

    def _end(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    @property
    def options(self) -> list[str]:
        question = self.situation["question"] if self.situation else None
        return [option["action"] for option in question["options"]] if question else []

    @property
    def is_over(self) -> bool:
        return self.situation is not None and self.situation["view"]["phase"] == "over"

    async def act(self, action: str) -> None:
        await self.send({"type": "act", "id": f"a{self.version}", "version": self.version, "action": action})


class Device:
    """A device with its clock, on which the page can be opened anew."""

    def __init__(self) -> None:
        self.database = MemoryDatabase()
        self.neighbour = Neighbour()
        self.weights = Weights()
        self.clock = ManualClock()

    def open(self) -> Page:
        return Page(DeviceTables(self.database, self.neighbour, self.weights, "build", self.clock))

    async def play(self, page: Page, most: int = 10_000) -> None:
        """Give the first answer again and again, until the game is over or enough is given."""
        for _ in range(most):
            await self.clock.advance(1)
            if page.is_over:
                return
            if page.options:
                await page.act(page.options[0])


async def begin_game(page: Page, *bots: str, **more: object) -> tuple[str, str]:
    """Make a table and deal its game; return its id and the token of the first seat."""
    made = await page.make(list(bots), **more)
    table, token = made["table"], made["token"]
    await page.sit(table, token)
    await page.send({"type": "ready", "id": "r", "ready": True, "contribution": ""})
    return table, token


async def open_position(page: Page, text: str, name: str = "Kim") -> Json:
    status, made = await page.ask("POST", "/api/positions", {"position": text, "name": name})
    assert status == 201, made
    await page.sit(made["table"], made["token"])
    return dict(made)


async def get_from_table(page: Page, made: Json, what: str) -> Any:
    status, answer = await page.ask("GET", f"/api/tables/{made['table']}/{what}", token=made["token"])
    assert status == 200, answer
    return answer
