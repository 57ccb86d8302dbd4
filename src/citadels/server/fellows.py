"""The other servers on the same database, and how they keep in touch: all of it is PostgreSQL's.

Every server has a row with a heartbeat, by the clock of PostgreSQL. Who has not written one for some seconds
is dead to the others, and its tables may be taken. Messages to all go over the connection of the heartbeat;
whoever had to open that anew, or was asleep, reads again what it may have missed.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

from msgspec import json
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from citadels.engine.errors import CitadelsError
from citadels.server.connecting import OF_SERVER, connect
from citadels.server.storage import keep_keys
from citadels.tables.clock import Clock
from citadels.tables.errors import TableError

BEAT_SECONDS: Final = 2.0
DEAD_SECONDS: Final = 5.0  # without a heartbeat
CERTAIN_SECONDS: Final = 3.0  # for a heartbeat, once the last is too old
CHANNEL: Final = "citadels"
NEWS: Final = "news"  # the message that the administrator did something
TOLD_AT_ONCE: Final = 40  # addresses in a message of at most 8000 bytes
SECRET: Final = "fellows_secret"  # the name of a key

# Nobody could write a heartbeat while PostgreSQL was down.
ALIVE: Final = (
    "greatest(servers.heartbeat, pg_postmaster_start_time()) > "
    f"clock_timestamp() - interval '{DEAD_SECONDS:.0f} s'"
)
# A server that begins at an address has the place of any that was there. Rows of the dead go after a day.
_BEGIN: Final = (
    "DELETE FROM servers WHERE address = $1 OR heartbeat < clock_timestamp() - interval '1 day'",
    "INSERT INTO servers (id, address, heartbeat, listed) VALUES ($1, $2, clock_timestamp(), '[]')",
)
# What is selected is how it was before the update.
_BEAT: Final = f"""
    WITH beat AS (
        UPDATE servers SET heartbeat = clock_timestamp() WHERE id = $1
    )
    SELECT id, address, draining, {ALIVE} AS alive FROM servers
"""
# Who falls asleep within a transaction keeps tables locked, and PostgreSQL waits for the rest of what
# was being said.
_CUT_OFF: Final = f"""
    SELECT pg_terminate_backend(pid)
    FROM pg_stat_activity JOIN servers ON application_name = '{OF_SERVER}' || servers.id
    WHERE datname = current_database() AND NOT {ALIVE}
"""
_LEAVE: Final = "DELETE FROM servers WHERE id = $1"

_used: Final = json.Decoder(list[tuple[str, dict[str, int]]])

log = logging.getLogger(__name__)


class Fellow(NamedTuple):
    """Another server, and how it is reached."""

    id: str
    address: str


class Keeper(Protocol):
    """Who has tables: is told what happens to them elsewhere."""

    def taken(self, table: str, epoch: int) -> None:
        """Another server has the table since this epoch."""
        ...

    async def look_again(self) -> None:
        """Any table may have been taken."""
        ...

    def adopt(self) -> None:
        """There may be games over days that nobody has."""
        ...

    async def hear_news(self) -> None:
        """The administrator did something."""
        ...

    def drain(self, wanted: bool) -> None:
        """Let other servers have all tables, or take up tables again."""
        ...


class Counted(Protocol):
    """What is limited for one address: at all servers together, as far as they have told each other."""

    def tell_used(self, seconds: float) -> list[tuple[str, dict[str, int]]]: ...

    def use_elsewhere(self, server: str, told: list[tuple[str, dict[str, int]]]) -> None: ...

    def claim(self, name: str, what: str) -> bool: ...


class Fellows:
    """A server among others."""

    def __init__(self, engine: AsyncEngine, id: str, clock: Clock, address: str, secret: str) -> None:
        self.id = id
        self.address = address
        self.others: dict[str, Fellow] = {}
        self.draining: set[str] = set()  # the servers, we among them, that take up no tables
        self.is_replaced = False  # by another server that says it has our address
        self.when_replaced: Callable[[], None] | None = None
        self._engine = connect(engine.url, NullPool, id)
        self._clock = clock
        self._secret = secret.encode()
        self._session: AsyncConnection | None = None
        self._keeper: Keeper | None = None
        self.counted: Counted | None = None
        self._beating: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._early = asyncio.Event()  # the next heartbeat is wanted at once
        self._beaten = asyncio.Event()  # the next heartbeat is done
        self._gone: dict[str, asyncio.Event] = {}
        self._claims: dict[str, asyncio.Future[bool]] = {}  # ours, until we hear them
        self._certain_until = 0.0

    # -- its life

    async def begin(self) -> None:
        """Be known to the others; no table is told about yet."""
        session = await self._open()
        await session.execute(_BEGIN[0], self.address)
        await session.execute(_BEGIN[1], self.id, self.address)
        await self._beat(session)

    def start(self, keeper: Keeper) -> None:
        """Keep in touch from now on."""
        self._keeper = keeper
        self._beating = asyncio.create_task(self._keep_beating(), name="heartbeat")

    async def leave(self) -> None:
        """Say goodbye."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with suppress(Exception):  # whoever is not heard of is soon dead
            async with asyncio.timeout(CERTAIN_SECONDS):
                session = await self._open()
                await session.execute(_LEAVE, self.id)
                await self._tell(session, f"left {self.id}")
        await self._close()

    # -- heartbeats

    async def _keep_beating(self) -> None:
        while not self.is_replaced:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._early.wait()
            self._early.clear()
            try:
                await self._beat(await self._open())
            except Exception as error:
                if self._session is not None:
                    log.warning("the database does not hear this server: %s", type(error).__name__)
                await self._close()

    async def _beat(self, session: Any) -> None:
        sent = self._clock.now()
        known = {row["id"]: row for row in await session.fetch(_BEAT, self.id)}
        if self.id not in known:
            await self._begin_again(known, session)
        if self._keeper is not None and (self._is_late or not known.get(self.id, {}).get("alive")):
            await self._keeper.look_again()
        if self._meet({id: Fellow(id, row["address"]) for id, row in known.items() if row["alive"]}):
            await session.execute(_CUT_OFF)
        self.draining = {id for id, row in known.items() if row["draining"]}
        self._certain_until = sent + DEAD_SECONDS
        beaten, self._beaten = self._beaten, asyncio.Event()
        beaten.set()
        if self._keeper is not None:
            self._keeper.drain(self.id in self.draining)
        await self._tell_used(session)

    async def _tell_used(self, session: Any) -> None:
        """Tell all others who has used much of what they may do, or has much of what they may have."""
        used = self.counted.tell_used(BEAT_SECONDS) if self.counted is not None else []
        if self.others:
            for start in range(0, len(used), TOLD_AT_ONCE):
                told = json.encode(used[start : start + TOLD_AT_ONCE]).decode()
                await self._tell(session, f"used {self.id} {told}")

    async def _tell(self, session: Any, message: str) -> None:
        await session.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def _begin_again(self, known: Mapping[str, Any], session: Any) -> None:
        """Our row is gone: we were dead for long, or somebody else has our address."""
        if any(row["address"] == self.address and row["alive"] for row in known.values()):
            self.is_replaced = True
            if self.when_replaced is not None:
                self.when_replaced()
            raise CitadelsError("another server has this address")
        await session.execute(_BEGIN[1], self.id, self.address)

    @property
    def _is_late(self) -> bool:
        """Whether others may have thought that we are dead, or we have not heard what they said."""
        return self._clock.now() >= self._certain_until

    def _meet(self, alive: dict[str, Fellow]) -> bool:
        """Know these fellows; returns whether one of those before is gone."""
        alive.pop(self.id, None)
        is_anyone_gone = bool(self.others.keys() - alive.keys())
        self.others = alive
        for id in self._gone.keys() - alive.keys():
            self._gone.pop(id).set()
        if is_anyone_gone and self._keeper is not None:
            self._keeper.adopt()
        return is_anyone_gone

    async def certain(self) -> None:
        """Return once no other server can have taken our tables unheard. Who knows of no other goes on even
        if the database does not answer."""
        if not self._is_late:
            return
        self._early.set()
        try:
            async with asyncio.timeout(CERTAIN_SECONDS):
                await self._beaten.wait()
        except TimeoutError as error:
            if self.others:
                raise TableError("storage") from error

    async def end_of(self, id: str) -> None:
        """Return once a fellow is dead, or has left; one that we do not know yet is new."""
        await self._gone.setdefault(id, asyncio.Event()).wait()

    # -- messages

    async def claim(self, name: str, what: str, tell: Callable[[str], Awaitable[None]]) -> bool:
        """Take one of what an address may do at all servers together; return whether it had one left.

        PostgreSQL delivers messages to all servers in one order, that of their commits. All servers count a
        claim when they hear it, the claimant too, so they agree on who gets the last one.
        """
        id = secrets.token_hex(8)
        granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._claims[id] = granted
        try:
            async with asyncio.timeout(CERTAIN_SECONDS):
                await tell(f"claim {self.id} {id} {what} {name}")
                return await granted
        except TimeoutError as error:
            raise TableError("storage") from error
        finally:
            del self._claims[id]

    def _hear_claim(self, id: str, what: str, name: str) -> None:
        granted = self.counted is None or self.counted.claim(name, what)
        claim = self._claims.get(id)
        if claim is not None and not claim.done():
            claim.set_result(granted)

    def _hear(self, _: object, pid: int, channel: str, payload: str) -> None:
        match payload.split(maxsplit=3):
            case ["taken", table, epoch, by] if by != self.id and self._keeper is not None:
                self._keeper.taken(table, int(epoch))
            case ["left", _]:
                self._early.set()
            case [word] if word == NEWS and self._keeper is not None:
                self._early.set()
                hearing = asyncio.ensure_future(self._hear_news(self._keeper))
                self._under_way.add(hearing)
                hearing.add_done_callback(self._under_way.discard)
            case ["claim", _, id, claimed]:
                self._hear_claim(id, *claimed.split(maxsplit=1))
            case ["used", by, told] if by != self.id and self.counted is not None:
                self.counted.use_elsewhere(by, _used.decode(told))

    async def _hear_news(self, keeper: Keeper) -> None:
        """If the news cannot be read now, they are with the next connection."""
        try:
            await keeper.hear_news()
        except Exception as error:
            log.warning("what the administrator did could not be read: %s", type(error).__name__)
            await self._close()

    # -- the connection

    async def _open(self) -> Any:
        """The connection to PostgreSQL; if it is a new one, messages may have been missed."""
        if self._session is None:
            self._session, self._certain_until = await self._engine.connect(), 0.0
            await (await self._driver(self._session)).add_listener(CHANNEL, self._hear)
        return await self._driver(self._session)

    async def _driver(self, session: AsyncConnection) -> Any:
        """The connection itself: it speaks outside of transactions, and listens."""
        return (await session.get_raw_connection()).driver_connection

    async def _close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            for ending in (session.invalidate, session.close):
                with suppress(Exception):
                    await ending()

    # -- what the secret is good for

    def alias(self, address: str) -> str:
        """A name by which servers can speak of an address without telling it."""
        return hashlib.blake2b(address.encode(), key=self._secret[:64], digest_size=8).hexdigest()

    def proof(self, id: str) -> str:
        """Shows the server of this id, and no other one, that a fellow asks."""
        return hmac.new(self._secret, id.encode(), "sha256").hexdigest()

    def is_proof(self, shown: str) -> bool:
        """Whether a fellow asks us."""
        return hmac.compare_digest(shown.encode(), self.proof(self.id).encode())


def new_id() -> str:
    """The name of a server, other than that of any before it."""
    return secrets.token_hex(8)


async def meet(engine: AsyncEngine, id: str, clock: Clock, address: str) -> Fellows:
    """Be a server among others, known to them by this id and address."""
    kept = await keep_keys(engine, lambda: {SECRET: secrets.token_hex(32)}, (SECRET,))
    met = Fellows(engine, id, clock, address, kept[SECRET])
    await met.begin()
    return met
