"""Cluster membership: heartbeats, peers and messages, all through PostgreSQL.

Every server has a row with a heartbeat, by the clock of PostgreSQL. A server without a recent heartbeat is
considered dead, and its tables may be acquired. Messages to all servers are notifications on the heartbeat's
connection. A server that reconnected or was suspended reads again what it may have missed.
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
from citadels.server.storage.engine_factory import APPLICATION_PREFIX, connect
from citadels.server.storage.sql_storage import get_or_create_keys
from citadels.tables.clock import Clock
from citadels.tables.errors import TableError

HEARTBEAT_INTERVAL: Final = 2.0  # seconds
HEARTBEAT_EXPIRY: Final = 5.0  # A peer without a heartbeat for this long is considered dead.
HEARTBEAT_TIMEOUT: Final = 3.0  # seconds to wait for a fresh heartbeat
CHANNEL: Final = "citadels"
AUDIT_CHANGED: Final = "news"  # the notification that the audit log has grown
USAGE_BATCH_SIZE: Final = 40  # addresses per notification, which has at most 8000 bytes
SECRET_KEY: Final = "fellows_secret"  # in the table `keys`

# No server could write a heartbeat while PostgreSQL was down.
ALIVE: Final = (
    "greatest(servers.heartbeat, pg_postmaster_start_time()) > "
    f"clock_timestamp() - interval '{HEARTBEAT_EXPIRY:.0f} s'"
)
# A new server replaces any other that was registered at its address. Rows of dead servers expire after a day.
_REGISTER: Final = (
    "DELETE FROM servers WHERE address = $1 OR heartbeat < clock_timestamp() - interval '1 day'",
    "INSERT INTO servers (id, address, heartbeat, listed) VALUES ($1, $2, clock_timestamp(), '[]')",
)
# The SELECT sees the rows as they were before the UPDATE.
_HEARTBEAT: Final = f"""
    WITH beat AS (
        UPDATE servers SET heartbeat = clock_timestamp() WHERE id = $1
    )
    SELECT id, address, draining, {ALIVE} AS alive FROM servers
"""
# A server suspended mid-transaction holds row locks until its connection is terminated.
_TERMINATE_DEAD: Final = f"""
    SELECT pg_terminate_backend(pid)
    FROM pg_stat_activity JOIN servers ON application_name = '{APPLICATION_PREFIX}' || servers.id
    WHERE datname = current_database() AND NOT {ALIVE}
"""
_UNREGISTER: Final = "DELETE FROM servers WHERE id = $1"

_usage_decoder: Final = json.Decoder(list[tuple[str, dict[str, int]]])

log = logging.getLogger(__name__)


class Peer(NamedTuple):
    """Another server on the same database."""

    id: str
    address: str


class OwnershipListener(Protocol):
    """Callbacks about tables that this server owns."""

    def on_taken(self, table: str, epoch: int) -> None:
        """A peer has acquired the table, since this epoch."""
        ...

    async def recheck_ownership(self) -> None:
        """Check all tables: peers may have acquired any of them unnoticed."""
        ...

    def resume_orphans(self) -> None:
        """Resume correspondence games that no server owns."""
        ...

    async def apply_audit_log(self) -> None:
        """Apply what administrators did since the last call."""
        ...

    def drain(self, wanted: bool) -> None:
        """Hand over all tables and acquire no more, or end that."""
        ...


class SharedUsage(Protocol):
    """Usage of limits per address, exchanged between servers."""

    def usage_report(self, seconds: float) -> list[tuple[str, dict[str, int]]]: ...

    def merge_usage(self, server: str, told: list[tuple[str, dict[str, int]]]) -> None: ...

    def claim(self, name: str, what: str) -> bool: ...


class PeerGroup:
    """Membership of this server in the cluster: heartbeats, peers, messages."""

    def __init__(self, engine: AsyncEngine, id: str, clock: Clock, address: str, secret: str) -> None:
        self.id = id
        self.address = address
        self.others: dict[str, Peer] = {}
        self.draining: set[str] = set()  # ids of servers that acquire no tables, possibly ours
        self.is_replaced = False  # by another server that registered our address
        self.on_replaced: Callable[[], None] | None = None
        self._engine = connect(engine.url, NullPool, id)
        self._clock = clock
        self._secret = secret.encode()
        self._session: AsyncConnection | None = None
        self._listener: OwnershipListener | None = None
        self.usage: SharedUsage | None = None
        self._heartbeat: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._beat_now = asyncio.Event()  # set to send the next heartbeat at once
        self._beat_done = asyncio.Event()  # set once the next heartbeat is sent
        self._gone: dict[str, asyncio.Event] = {}
        self._claims: dict[str, asyncio.Future[bool]] = {}  # our own, until they are delivered
        self._fresh_until = 0.0

    # -- lifecycle

    async def register(self) -> None:
        """Register with the peers; claim no tables yet."""
        session = await self._open()
        await session.execute(_REGISTER[0], self.address)
        await session.execute(_REGISTER[1], self.id, self.address)
        await self._send_heartbeat(session)

    def start(self, listener: OwnershipListener) -> None:
        """Start sending heartbeats and handling messages."""
        self._listener = listener
        self._heartbeat = asyncio.create_task(self._heartbeat_loop(), name="heartbeat")

    async def leave(self) -> None:
        """Stop the heartbeat, unregister and tell the peers."""
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            await asyncio.gather(self._heartbeat, return_exceptions=True)
        with suppress(Exception):  # Peers time us out anyway.
            async with asyncio.timeout(HEARTBEAT_TIMEOUT):
                session = await self._open()
                await session.execute(_UNREGISTER, self.id)
                await self._notify(session, f"left {self.id}")
        await self._close()

    # -- heartbeats

    async def _heartbeat_loop(self) -> None:
        while not self.is_replaced:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_INTERVAL):
                    await self._beat_now.wait()
            self._beat_now.clear()
            try:
                await self._send_heartbeat(await self._open())
            except Exception as error:
                if self._session is not None:
                    log.warning("heartbeat failed: %s", type(error).__name__)
                await self._close()

    async def _send_heartbeat(self, session: Any) -> None:
        sent = self._clock.now()
        known = {row["id"]: row for row in await session.fetch(_HEARTBEAT, self.id)}
        if self.id not in known:
            await self._register_again(known, session)
        if self._listener is not None and (self._is_late or not known.get(self.id, {}).get("alive")):
            await self._listener.recheck_ownership()
        if self._update_peers({id: Peer(id, row["address"]) for id, row in known.items() if row["alive"]}):
            await session.execute(_TERMINATE_DEAD)
        self.draining = {id for id, row in known.items() if row["draining"]}
        self._fresh_until = sent + HEARTBEAT_EXPIRY
        beaten, self._beat_done = self._beat_done, asyncio.Event()
        beaten.set()
        if self._listener is not None:
            self._listener.drain(self.id in self.draining)
        await self._report_usage(session)

    async def _report_usage(self, session: Any) -> None:
        """Report addresses with high usage to the peers."""
        used = self.usage.usage_report(HEARTBEAT_INTERVAL) if self.usage is not None else []
        if self.others:
            for start in range(0, len(used), USAGE_BATCH_SIZE):
                told = json.encode(used[start : start + USAGE_BATCH_SIZE]).decode()
                await self._notify(session, f"used {self.id} {told}")

    async def _notify(self, session: Any, message: str) -> None:
        await session.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def _register_again(self, known: Mapping[str, Any], session: Any) -> None:
        """Register again after our row was deleted: we were dead for long, or another server has our
        address."""
        if any(row["address"] == self.address and row["alive"] for row in known.values()):
            self.is_replaced = True
            if self.on_replaced is not None:
                self.on_replaced()
            raise CitadelsError("another server has registered this address")
        await session.execute(_REGISTER[1], self.id, self.address)

    @property
    def _is_late(self) -> bool:
        """Whether peers may consider us dead, or we may have missed messages."""
        return self._clock.now() >= self._fresh_until

    def _update_peers(self, alive: dict[str, Peer]) -> bool:
        """Replace the list of live peers. Return whether one of them is gone."""
        alive.pop(self.id, None)
        is_anyone_gone = bool(self.others.keys() - alive.keys())
        self.others = alive
        for id in self._gone.keys() - alive.keys():
            self._gone.pop(id).set()
        if is_anyone_gone and self._listener is not None:
            self._listener.resume_orphans()
        return is_anyone_gone

    async def ensure_fresh(self) -> None:
        """Wait until a fresh heartbeat proves that our tables are still ours, or raise TableError. Without
        known peers, proceed even if the database is silent."""
        if not self._is_late:
            return
        self._beat_now.set()
        try:
            async with asyncio.timeout(HEARTBEAT_TIMEOUT):
                await self._beat_done.wait()
        except TimeoutError as error:
            if self.others:
                raise TableError("storage") from error

    async def wait_until_gone(self, id: str) -> None:
        """Wait until a peer is dead or has left. A peer that is not known yet counts as alive."""
        await self._gone.setdefault(id, asyncio.Event()).wait()

    # -- messages

    async def claim(self, name: str, what: str, tell: Callable[[str], Awaitable[None]]) -> bool:
        """Consume one of a limit that all servers count together. Return whether the address had one left.

        PostgreSQL delivers notifications to all servers in the order of their commits. Every server counts a
        claim when it receives it, including the claimant, so all agree on who gets the last one.
        """
        id = secrets.token_hex(8)
        granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._claims[id] = granted
        try:
            async with asyncio.timeout(HEARTBEAT_TIMEOUT):
                await tell(f"claim {self.id} {id} {what} {name}")
                return await granted
        except TimeoutError as error:
            raise TableError("storage") from error
        finally:
            del self._claims[id]

    def _count_claim(self, id: str, what: str, name: str) -> None:
        granted = self.usage is None or self.usage.claim(name, what)
        claim = self._claims.get(id)
        if claim is not None and not claim.done():
            claim.set_result(granted)

    def _handle_message(self, _: object, pid: int, channel: str, payload: str) -> None:
        match payload.split(maxsplit=3):
            case ["taken", table, epoch, by] if by != self.id and self._listener is not None:
                self._listener.on_taken(table, int(epoch))
            case ["left", _]:
                self._beat_now.set()
            case [word] if word == AUDIT_CHANGED and self._listener is not None:
                self._beat_now.set()
                hearing = asyncio.ensure_future(self._apply_audit_log(self._listener))
                self._under_way.add(hearing)
                hearing.add_done_callback(self._under_way.discard)
            case ["claim", _, id, claimed]:
                self._count_claim(id, *claimed.split(maxsplit=1))
            case ["used", by, told] if by != self.id and self.usage is not None:
                self.usage.merge_usage(by, _usage_decoder.decode(told))

    async def _apply_audit_log(self, listener: OwnershipListener) -> None:
        """Apply the audit log. If it cannot be read, reconnect: a new connection reads it again."""
        try:
            await listener.apply_audit_log()
        except Exception as error:
            log.warning("cannot read the audit log: %s", type(error).__name__)
            await self._close()

    # -- connection

    async def _open(self) -> Any:
        """Return the connection to PostgreSQL. After opening a new one, treat messages as missed."""
        if self._session is None:
            self._session, self._fresh_until = await self._engine.connect(), 0.0
            await (await self._driver(self._session)).add_listener(CHANNEL, self._handle_message)
        return await self._driver(self._session)

    async def _driver(self, session: AsyncConnection) -> Any:
        """Return asyncpg's own connection, which can run statements outside of transactions and listen."""
        return (await session.get_raw_connection()).driver_connection

    async def _close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            for ending in (session.invalidate, session.close):
                with suppress(Exception):
                    await ending()

    # -- authentication

    def pseudonym(self, address: str) -> str:
        """Return a keyed hash of an address, for messages between servers."""
        return hashlib.blake2b(address.encode(), key=self._secret[:64], digest_size=8).hexdigest()

    def sign_for(self, id: str) -> str:
        """Return the HMAC that authenticates us to the peer with this id."""
        return hmac.new(self._secret, id.encode(), "sha256").hexdigest()

    def verify(self, shown: str) -> bool:
        """Return whether an HMAC authenticates a peer to us."""
        return hmac.compare_digest(shown.encode(), self.sign_for(self.id).encode())


def new_id() -> str:
    """Return a new random server id."""
    return secrets.token_hex(8)


async def join_cluster(engine: AsyncEngine, id: str, clock: Clock, address: str) -> PeerGroup:
    """Register this server under an id and address, and return its membership."""
    kept = await get_or_create_keys(engine, lambda: {SECRET_KEY: secrets.token_hex(32)}, (SECRET_KEY,))
    joined = PeerGroup(engine, id, clock, address, kept[SECRET_KEY])
    await joined.register()
    return joined
