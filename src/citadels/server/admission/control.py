"""Admission control: limits on connections and rates, per connection, per address and in all."""

from __future__ import annotations

import asyncio
import hmac
import math
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Final, Literal

from citadels.server.admission.addresses import (
    LOOPBACK_NETWORKS,
    PEER_AUTH_HEADER,
    SENDER_HEADER,
    WIDER_SUFFIX,
    Proxies,
    forwarded,
    header,
    read_address,
    wider_network,
)
from citadels.server.admission.bans import Bans, StoredBans
from citadels.server.config.limits import WINDOW_SECONDS, ServerLimits
from citadels.server.monitoring import metrics
from citadels.tables.clock import Clock, Timer
from citadels.tables.errors import TableError
from citadels.tables.limits import TokenBucket

Headers = Iterable[tuple[bytes, bytes]]

REQUEST_SECONDS: Final = 30.0  # for a request and its response, or until the `hello`
MIN_REFUSAL_DELAY: Final = 1.0  # seconds
RESERVED_FILES: Final = 100  # file descriptors for the database, bots and everything else
WIDER_FACTOR: Final = 16  # limits of a wider network, as a multiple of those of one address
REPORT_THRESHOLD: Final = 0.2  # fraction of a limit above which usage is reported to peers
REPORT_EXPIRY: Final = 5.0  # seconds; peers repeat their reports before
SOCKETS: Final = "sockets"  # in usage reports: a number of open sockets, not a rate
MAX_REMEMBERED: Final = 10_000  # addresses


class RateLimitExceeded(TableError):
    """An address exceeds one of its limits; some of it is available again after `seconds`."""

    def __init__(self, code: str, seconds: int) -> None:
        super().__init__(code)
        self.seconds = seconds


def retry_jitter() -> float:
    """Return a random delay in seconds before refusing, so that retrying at once gains nothing and clients
    that were refused together do not return together."""
    return random.uniform(MIN_REFUSAL_DELAY, 2 * MIN_REFUSAL_DELAY)


def _count_refusal(limit: str) -> bool:
    """Count a refusal in the metrics. Return False, for the caller to return."""
    metrics.REFUSED.count(limit)
    return False


def _limits_of_wider_network(limits: ServerLimits) -> ServerLimits:
    """Return the limits that all addresses of a wider network share."""
    limited = (*WINDOW_SECONDS, "sockets", "connections", "forwarded")
    return replace(limits, **{what: WIDER_FACTOR * getattr(limits, what) for what in limited})


class ClientQuota:
    """What the clients at one address may still do. Without limits, anything."""

    def __init__(self, limits: ServerLimits | None, clock: Clock, name: str | None = None) -> None:
        self.name = name  # the address in messages between servers; None without limits
        self.wider: ClientQuota | None = None  # the quota of the network around the address
        self.connections = 0
        self.sockets = 0
        self._forwarded = 0  # requests waiting for a peer
        self._turnstile = asyncio.Lock()
        self._limits = limits
        self._clock = clock
        self._left: dict[str, TokenBucket] = {}
        self._used: Counter[str] = Counter()  # since the last report to peers
        self._elsewhere: dict[str, tuple[int, float]] = {}  # by peer: open sockets, and when that expires

    def may(self, what: str, amount: int = 1) -> bool:
        """Consume `amount` of a rate limit. Return False, consuming nothing, if that is too much."""
        may = self._has(what, amount) and (self.wider is None or self.wider._has(what, amount))
        if may:
            self._use(what, amount)
        return may or _count_refusal(what)

    def _has(self, what: str, amount: int) -> bool:
        return self._limits is None or self._bucket(self._limits, what).has(amount)

    def _use(self, what: str, amount: int) -> None:
        if self._limits is not None:
            self._bucket(self._limits, what).try_consume(amount)
            self._used[what] += amount
        if self.wider is not None:
            self.wider._use(what, amount)

    def _bucket(self, limits: ServerLimits, what: str) -> TokenBucket:
        if what not in self._left:
            self._left[what] = TokenBucket(getattr(limits, what), WINDOW_SECONDS[what], self._clock)
        return self._left[what]

    def usage_report(self, seconds: float) -> dict[str, int]:
        """Return the usage of the last `seconds` that is high enough to be reported to peers."""
        used, self._used = self._used, Counter()
        allowed = {what: getattr(self._limits, what) * seconds / WINDOW_SECONDS[what] for what in used}
        if self._limits is not None:
            used[SOCKETS], allowed[SOCKETS] = self.sockets, self._limits.sockets
        return {what: amount for what, amount in used.items() if amount > REPORT_THRESHOLD * allowed[what]}

    def merge_usage(self, server: str, used: Mapping[str, int]) -> None:
        """Count what a peer reports that this address used and holds there."""
        now = self._clock.now()
        self._elsewhere = {by: told for by, told in self._elsewhere.items() if now < told[1]}
        self._elsewhere[server] = used.get(SOCKETS, 0), now + REPORT_EXPIRY
        for what, amount in used.items():
            if self._limits is not None and what in WINDOW_SECONDS:
                self._bucket(self._limits, what).consume(amount)

    @property
    def _all_sockets(self) -> int:
        """Open sockets of this address here and, as last reported, at peers."""
        now = self._clock.now()
        return self.sockets + sum(held for held, until in self._elsewhere.values() if now < until)

    def check(self, what: str, amount: int = 1) -> None:
        if not self.may(what, amount):
            raise self._over(what, amount)

    def claim(self, what: str) -> bool:
        """Consume one of a limit that is counted across servers, without reporting it: peers count the same
        claim."""
        if not self._has(what, 1) or not (self.wider is None or self.wider.claim(what)):
            return False
        return self._limits is None or self._bucket(self._limits, what).try_consume()

    def check_claim(self, what: str, is_granted: bool) -> None:
        """Raise RateLimitExceeded if a claim across servers was not granted."""
        if not is_granted:
            _count_refusal(what)
            raise self._over(what)

    def _over(self, what: str, amount: int = 1) -> RateLimitExceeded:
        return RateLimitExceeded(
            "too_many", math.ceil(amount * WINDOW_SECONDS[what] / getattr(self._limits, what))
        )

    def may_connect(self) -> bool:
        """Return whether this address may open another connection, and count it."""
        if self._is_full("connections") or (self.wider is not None and self.wider._is_full("connections")):
            return _count_refusal("connections")
        return self.may("new_connections")

    def may_open_socket(self) -> bool:
        """Return whether this address may open another socket, and count it."""
        if self._is_full("sockets") or (self.wider is not None and self.wider._is_full("sockets")):
            return _count_refusal("sockets")
        return self.may("new_sockets")

    def _is_full(self, what: Literal["connections", "sockets"]) -> bool:
        held = self.connections if what == "connections" else self._all_sockets
        return self._limits is not None and held >= getattr(self._limits, what)

    def hold_connections(self, number: int) -> None:
        """Adjust the number of open connections."""
        self.connections += number
        if self.wider is not None:
            self.wider.hold_connections(number)

    def hold_sockets(self, number: int) -> None:
        """Adjust the number of open sockets."""
        self.sockets += number
        if self.wider is not None:
            self.wider.hold_sockets(number)

    @contextmanager
    def forwarding(self) -> Iterator[None]:
        """Count a request while it waits for a peer. Raise RateLimitExceeded at once if too many do."""
        if self._limits is not None and self._forwarded >= self._limits.forwarded:
            _count_refusal("forwarded")
            raise RateLimitExceeded("too_many", 1)
        with nullcontext() if self.wider is None else self.wider.forwarding():
            self._forwarded += 1
            try:
                yield
            finally:
                self._forwarded -= 1

    async def pass_turnstile(self) -> None:
        """Admit one request of this address per iteration of the event loop, in order of arrival. A burst
        from one address then interleaves with everyone else's messages instead of running ahead of them."""
        if self._limits is not None:
            async with self._turnstile:
                await asyncio.sleep(0)

    @property
    def is_idle(self) -> bool:
        return not (self.connections or self.sockets or self._forwarded)


class AdmissionControl:
    """Decides which connections and requests to admit, by address and in all."""

    def __init__(
        self, limits: ServerLimits, proxies: Proxies, clock: Clock, files: int | None = None
    ) -> None:
        self.limits = limits
        self.clock = clock
        self._wider_limits = _limits_of_wider_network(limits)
        self._proxies = proxies
        self._here = Proxies(LOOPBACK_NETWORKS)
        self._unlimited = ClientQuota(None, clock)
        self._quotas: dict[str, ClientQuota] = {}  # least recently seen first
        self._max_connections = min(limits.all_connections, (files or math.inf) - RESERVED_FILES)
        self._half_open: dict[ConnectionSlot, None] = {}  # oldest first
        self._sockets: dict[ConnectionSlot, str] = {}  # with their addresses
        self.bans = Bans(clock)
        self.connections = 0
        self.verify_peer: Callable[[str], bool] = lambda _: False  # checks a peer's signature
        self.worker_token: str | None = None  # None: no worker is admitted
        self.known_as: Callable[[str], str] = lambda sender: (
            sender
        )  # an address as servers name it to each other

    # -- addresses

    def is_forwarded(self, headers: Headers) -> bool:
        """Return whether a peer forwards this request. The peer has counted it."""
        shown = header(headers, PEER_AUTH_HEADER)
        return shown is not None and self.verify_peer(shown)

    def is_worker(self, headers: Headers) -> bool:
        """Return whether this request carries the token of workers."""
        shown = header(headers, "authorization")
        if shown is None or self.worker_token is None:
            return False
        return hmac.compare_digest(shown.encode(), f"Bearer {self.worker_token}".encode())

    def sender(self, peer: str | None, headers: Headers) -> str:
        """Return the address of the client that sent a request, behind peers and trusted proxies."""
        passed_on = header(headers, SENDER_HEADER) if self.is_forwarded(headers) else None
        return passed_on or self._proxies.sender(peer, forwarded(headers))

    def client_quota(self, peer: str | None, headers: Headers) -> ClientQuota:
        """Return the quota of the client that sent a request. Peers and workers are unlimited."""
        is_counted = not (self.is_forwarded(headers) or self.is_worker(headers))
        return self.quota(self.sender(peer, headers)) if is_counted else self._unlimited

    def quota(self, sender: str) -> ClientQuota:
        """Return the quota of an address. Loopback addresses are unlimited."""
        address = read_address(sender)
        if address is not None and self._here.trusts(address):
            return self._unlimited
        found, wider = self._quota(self.known_as(sender)), wider_network(sender)
        if wider is not None:
            found.wider = self._quota(self.known_as(wider).removesuffix(WIDER_SUFFIX) + WIDER_SUFFIX)
        return found

    def _quota(self, name: str) -> ClientQuota:
        limits = self._wider_limits if name.endswith(WIDER_SUFFIX) else self.limits
        found = self._quotas.pop(name, None) or ClientQuota(limits, self.clock, name)
        self._quotas[name] = found
        if len(self._quotas) > MAX_REMEMBERED:
            self._evict_one()
        return found

    def _evict_one(self) -> None:
        """Forget the least recently seen idle address. There are always fewer connected addresses than
        remembered ones."""
        for sender, quota in self._quotas.items():
            if quota.is_idle:
                del self._quotas[sender]
                return

    # -- bans

    def check(self, sender: str) -> None:
        """Raise TableError if an address is banned."""
        if self.bans.has(sender):
            raise TableError("banned")

    def note_socket(self, slot: ConnectionSlot, sender: str) -> None:
        """Remember that a connection has become a socket, so that a ban can close it."""
        self._sockets[slot] = sender

    def forget_socket(self, slot: ConnectionSlot) -> None:
        self._sockets.pop(slot, None)

    def ban(self, stored: StoredBans) -> None:
        """Replace the bans, and close the sockets of addresses that are now banned."""
        self.bans.replace(stored)
        for slot in [slot for slot, sender in self._sockets.items() if self.bans.has(sender)]:
            slot.drop()

    # -- peers

    def usage_report(self, seconds: float) -> list[tuple[str, dict[str, int]]]:
        """Return, by name, the addresses whose recent usage is high enough to be reported to peers."""
        told = [(name, quota.usage_report(seconds)) for name, quota in self._quotas.items()]
        return [(name, used) for name, used in told if used]

    def merge_usage(self, server: str, told: Iterable[tuple[str, dict[str, int]]]) -> None:
        """Count what a peer reports that addresses used and hold there."""
        for name, used in told:
            self._quota(name).merge_usage(server, used)

    def claim(self, name: str, what: str) -> bool:
        """Consume one of a limit that is counted across servers. Return False if the address has none
        left."""
        return self._quota(name).claim(what)

    # -- connections

    def _peer(self, host: str | None) -> ClientQuota:
        """Return the quota of a connecting address. Trusted proxies, which connect for many clients, are
        unlimited."""
        address = read_address(host or "")
        if address is not None and self._proxies.trusts(address):
            return self._unlimited
        return self.quota(self.sender(host, ()))

    def enter(self, host: str | None, drop: Callable[[], None]) -> ConnectionSlot | None:
        """Admit a connection, dropping the oldest half-open one if the server is full. Return None if it is
        refused."""
        peer = self._peer(host)
        if not peer.may_connect():
            return None
        is_full = self.connections >= self._max_connections
        if is_full or len(self._half_open) >= self.limits.half_open:
            metrics.REFUSED.count("all_connections" if is_full else "half_open")
            oldest = next(iter(self._half_open), None)
            if oldest is None:
                return None
            oldest.drop()
        return ConnectionSlot(self, peer, drop, self._half_open)


class ConnectionSlot:
    """One connection, from accept to close. It is half open while a request or `hello` is awaited."""

    def __init__(
        self,
        admission: AdmissionControl,
        peer: ClientQuota,
        drop: Callable[[], None],
        half_open: dict[ConnectionSlot, None],
    ) -> None:
        self.admission = admission
        self._peer = peer
        self._drop = drop
        self._half_open = half_open
        self._over = False
        self._deadline: Timer | None = None
        admission.connections += 1
        metrics.CONNECTIONS.inc()
        peer.hold_connections(1)
        self.begin()

    def begin(self) -> None:
        """Start waiting for a request, with a deadline."""
        self.settle()
        if self._over:
            return
        self._half_open[self] = None
        self._deadline = self.admission.clock.call_at(self.admission.clock.now() + REQUEST_SECONDS, self.drop)

    def settle(self) -> None:
        """Stop waiting: the request has arrived."""
        self._half_open.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def drop(self) -> None:
        """Close the connection at once."""
        self.leave()
        self._drop()

    def leave(self) -> None:
        """Release the slot. Further calls do nothing."""
        if not self._over:
            self._over = True
            self.settle()
            self.admission.forget_socket(self)
            self.admission.connections -= 1
            metrics.CONNECTIONS.dec()
            self._peer.hold_connections(-1)


def raise_file_limit() -> int | None:
    """Raise the limit on open files as far as the system allows and return it; None if it is unlimited or
    unknown."""
    if sys.platform == "win32":
        return None
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS reports a hard limit that it does not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    given, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if given == resource.RLIM_INFINITY else given
