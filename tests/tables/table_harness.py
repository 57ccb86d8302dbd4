"""A table under test, without a server: storage in memory, fake clients, and a clock that tests advance."""

from __future__ import annotations

import asyncio
import heapq
import json
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from typing import Any, TypeVar

from citadels.settings import Setup
from citadels.tables.bot_runner import BotRunner, InlineBotRunner
from citadels.tables.dispatch import handle_frame
from citadels.tables.document import TableOptions, TimeLimit, new_document
from citadels.tables.host import Host, Notification
from citadels.tables.limits import Limits
from citadels.tables.memory_storage import MemoryStorage
from citadels.tables.protocol import (
    Ack,
    ErrorMessage,
    Notice,
    Outgoing,
    QuestionInfo,
    Situation,
    Stale,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from citadels.tables.seats import TableLinks
from citadels.tables.storage import Write, WriteFailed
from citadels.tables.table import Table

T = TypeVar("T")
M = TypeVar("M", bound=Outgoing)

LIMIT = 60.0  # seconds of real time that a test may take at most
DAY = 86_400.0


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine with a time limit."""

    async def limited() -> T:
        async with asyncio.timeout(LIMIT):
            return await work

    return asyncio.run(limited())


async def settle() -> None:
    """Run until all other tasks are done."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


async def spin() -> None:
    """Yield to other tasks repeatedly, where some of them never end."""
    for _ in range(100):
        await asyncio.sleep(0)  # no time passes


# -- time --------------------------------------------------------------------------------------


class ManualTimer:
    def __init__(self, work: Callable[[], object]) -> None:
        self.work: Callable[[], object] | None = work

    def cancel(self) -> None:
        self.work = None


class ManualClock:
    """A clock that stands still until a test advances it."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._began = 1_700_000_000.0
        self._timers: list[tuple[float, int, ManualTimer]] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now

    def time(self) -> float:
        return self._began + self._now

    def call_at(self, when: float, work: Callable[[], object]) -> ManualTimer:
        timer = ManualTimer(work)
        heapq.heappush(self._timers, (when, next(self._numbers), timer))
        return timer

    def due(self) -> float | None:
        """Return when the next timer is due, or None."""
        return min([when for when, _, timer in self._timers if timer.work is not None], default=None)

    async def advance(self, seconds: float, settle: Callable[[], Coroutine[Any, Any, None]] = settle) -> None:
        """Advance by ``seconds``, running each timer when it is due."""
        await self.advance_to(self._now + seconds, settle)

    async def advance_to(self, end: float, settle: Callable[[], Coroutine[Any, Any, None]] = settle) -> None:
        """Advance to this time, running each timer when it is due."""
        await settle()
        while self._timers and self._timers[0][0] <= end:
            when, _, timer = heapq.heappop(self._timers)
            if timer.work is not None:
                self._now = max(self._now, when)
                timer.work()
                await settle()
        self._now = end


# -- storage and notifications --------------------------------------------------------------------


class FaultyStorage(MemoryStorage):
    """Storage that can refuse writes and reads, lose the reply to a commit, and block."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = self.unreadable = self.lost_before = self.lost_after = False
        self.free = asyncio.Event()
        self.free.set()

    async def commit(self, write: Write) -> None:
        await self.free.wait()
        self._check_working()
        if self.lost_before:
            raise OSError("the connection was lost, and the write with it")
        await super().commit(write)
        if self.lost_after:
            raise OSError("the connection was lost, and the reply with it")

    def _check_working(self) -> None:
        if self.broken:
            raise WriteFailed("the disk is full")

    async def acquire_table(self, id: str, epoch: int | None = None) -> Any:
        if self.unreadable:
            raise OSError("the disk is gone")
        self._check_working()
        return await super().acquire_table(id, epoch)

    async def read_table(self, id: str) -> Any:
        if self.unreadable:
            raise OSError("the disk is gone")
        return await super().read_table(id)


class RecordingNotifier:
    """Records notifications instead of sending them."""

    def __init__(self) -> None:
        self.wanted: set[int] = set()
        self.calls: list[tuple[int, Notification]] = []

    async def is_wanted(self, table: str, seat: int) -> bool:
        return seat in self.wanted

    def notify(self, seat: int, notification: Notification) -> None:
        self.calls.append((seat, notification))


# -- clients -----------------------------------------------------------------------------------


class FakeClient:
    """A client that keeps the messages it receives."""

    numbers = count()

    def __init__(self, harness: TableHarness, token: str, language: str = "en", address: str = "") -> None:
        self.harness = harness
        self.address = address
        self.token = token
        self.seat = -1
        self.language = language
        self.messages: list[Outgoing] = []
        self.closed: tuple[int, str] | None = None

    # the Subscriber protocol

    def send(self, message: Outgoing) -> None:
        if self.closed is None:
            self.messages.append(message)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    # arriving and leaving

    async def arrive(self, seen: int = -1) -> FakeClient:
        await self.harness.table.arrive(self, self.token, seen)
        return self

    async def leave(self) -> None:
        await self.harness.table.leave(self)

    # requests

    async def ask(self, type: str, id: str = "", **fields: object) -> Outgoing:
        """Send a request as over a socket, and return its answer."""
        id = id or f"r{next(self.numbers)}"
        told = len(self.messages)
        await handle_frame(self.harness.table, self, json.dumps({"type": type, "id": id, **fields}))
        [answer] = [message for message in self.messages[told:] if getattr(message, "id", None) == id]
        return answer

    async def done(self, type: str, **fields: Any) -> Ack:
        answer = await self.ask(type, **fields)
        assert isinstance(answer, Ack), answer
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        answer = await self.ask(type, **fields)
        assert isinstance(answer, ErrorMessage), answer
        assert answer.text
        return answer.code

    async def act(self, action: str | None = None) -> Outgoing:
        """Answer the question, by default with the first option."""
        assert self.question is not None
        action = action or self.question.options[0].action
        return await self.ask("act", version=self.version, action=action)

    # received messages

    def received(self, kind: type[M], **fields: object) -> list[M]:
        """Return the messages received so far of a type, with these field values."""
        found = [message for message in self.messages if isinstance(message, kind)]
        return [one for one in found if all(getattr(one, name) == value for name, value in fields.items())]

    def notices(self) -> list[tuple[str, int]]:
        return [(notice.code, notice.seat) for notice in self.received(Notice)]

    @property
    def info(self) -> TableInfo:
        """The table, as last received."""
        return [one for one in self.messages if isinstance(one, Welcome | TableChanged)][-1].table

    @property
    def version(self) -> int:
        return self._last.version

    @property
    def situation(self) -> Situation:
        assert self._last.situation is not None
        return self._last.situation

    @property
    def _last(self) -> Welcome | Update | Stale:
        return [one for one in self.messages if isinstance(one, Welcome | Update | Stale)][-1]

    @property
    def question(self) -> QuestionInfo | None:
        return self.situation.question

    def is_asked(self) -> bool:
        return self.question is not None


# -- the table ---------------------------------------------------------------------------------


class TableHarness:
    """A table with its host: storage in memory, a manual clock, recorded notifications."""

    def __init__(
        self, bot_runner: BotRunner | None = None, storage: MemoryStorage | None = None, **limits: int
    ) -> None:
        self.clock = ManualClock()
        self.storage = storage or MemoryStorage()
        self.notifier = RecordingNotifier()
        self.host = Host(
            self.storage,
            self.clock,
            bot_runner or InlineBotRunner(),
            self.notifier,
            "build",
            Limits(**limits),
        )
        self._table: Table | None = None
        self._made: TableLinks | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def made(self) -> TableLinks:
        assert self._made is not None
        return self._made

    async def open(
        self,
        bots: Sequence[str | None],
        limit: TimeLimit | None = None,
        preset: str | None = None,
        **options: Any,
    ) -> TableHarness:
        """Make a table with the owner and these other seats; seat 1 has the crown, bots answer at once."""
        chosen = TableOptions(clock=limit or TimeLimit(), **({"pace": "instant"} | options))
        settings = Setup(preset=preset, seats=len(bots) + 1, crown=1).settings()
        document = new_document(settings, chosen, "Robin", "en", bots)
        self._made = await Table.make(document, self.host)
        await self.read_again()
        return self

    async def read_again(self) -> None:
        """Load the table from storage, as after a crash."""
        read = await Table.read(self.made.table, self.host)
        assert read is not None
        self._table = read

    async def restart(self) -> None:
        """Close the table and load it again."""
        await self.table.close()
        await self.read_again()

    def owner(self) -> FakeClient:
        return FakeClient(self, self.made.token)

    def spectator(self) -> FakeClient:
        return FakeClient(self, self.made.watch)

    async def guest(self, name: str = "Sam", language: str = "en") -> FakeClient:
        _, token = await self.table.join(name, language, self.made.invite)
        return FakeClient(self, token, language)


async def begin(*guests: FakeClient) -> None:
    """Declare all of them ready, so that the game begins."""
    for guest in guests:
        await guest.done("ready", ready=True, contribution="00" * 16)
    await settle()


async def pair(
    harness: TableHarness, *bots: str, limit: TimeLimit | None = None, **options: Any
) -> list[FakeClient]:
    """Begin a game of two players; return the player to move first."""
    await harness.open([None, *bots], limit, **options)
    owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
    await begin(owner, guest)
    assert guest.question is not None
    return [guest, owner]


async def play_to_end(harness: TableHarness) -> list[FakeClient]:
    """Play a game of two players and a bot to its end; return the players."""
    guests = await pair(harness, "greedy")
    while guests[0].info.phase == "playing":
        for guest in guests:
            while guest.is_asked():
                await guest.act(build_option(guest))
        await harness.clock.advance(0)
    return guests


def build_option(guest: FakeClient) -> str | None:
    """Return an answer that builds, if any, so that the game ends soon."""
    assert guest.question is not None
    return next((o.action for o in guest.question.options if o.action.startswith("build")), None)
