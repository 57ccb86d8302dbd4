"""Two servers on one PostgreSQL: what a stranger gets out of requests that one forwards to the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import httpx
from tests.server.server_process import forwarded

from bench.attack.flood import MAX_P99_MS, format_waits
from bench.attack.people import Party, sit_down
from bench.attack.target import STRANGER, Finding, Sizes, Target, within
from bench.clients import Address, Json, Server
from bench.load.measures import percentiles
from bench.postgresql import own_postgresql
from citadels.server.config.limits import WINDOW_SECONDS, ServerLimits

CONNECTIONS = 140  # more than one shared pool of connections has
PROBES = 20.0  # requests a second by everybody else, each from one of as many addresses
CALM_WITHIN = 2.0  # seconds after the last request of the attack
CREATED, REFUSED = 201, 429
CLIMBS = 10  # tables that each way of climbing tries to make
CLIMBING = (
    "/api/tables/TABLE/../../tables", "/api/tables/TABLE/%2e%2e/%2e%2e/tables",
    "/api/tables/TABLE/%252e%252e/%252e%252e/tables", "/api/tables/TABLE%2f..%2f..%2ftables",
    "/api/tables/TABLE%5c..%5c..%5ctables", "/api/tables/TABLE/..;/..;/tables",
)  # fmt: skip
NEW_TABLE = {"name": "Stranger", "bots": [None], "settings": {"seats": 2}}

Case = Callable[[Server, Server, Sizes], Awaitable[Finding]]


async def cluster(target: Target, sizes: Sizes) -> list[Finding]:
    """Dot segments that climb to other routes of the server that has a table; many requests of one address
    that wait for another server; a burst of tables over two servers. Nothing is reached that may not be, and
    nobody else waits."""
    cases: list[Case] = [dot_segments, forwarded_requests, burst]
    findings = []
    for case in target.track(cases, "two servers"):
        async with _two_servers(target) as (one, other):
            findings.append(await case(one, other, sizes))
    return findings


@asynccontextmanager
async def _two_servers(target: Target) -> AsyncIterator[tuple[Server, Server]]:
    with own_postgresql() as postgres:
        database = ("--database", postgres.new_database())
        async with target.server(*database) as one, target.server(*database) as other:
            yield one, other


# -- paths -----------------------------------------------------------------------------------------


async def dot_segments(one: Server, other: Server, sizes: Sizes) -> Finding:
    """Make tables beyond every limit by way of the server that has another table."""
    party = await sit_down(one, deal=False)
    counts: Counter[int] = Counter()
    for path in CLIMBING:
        for _ in range(CLIMBS):
            counts[await _status(other, path.replace("TABLE", party.table))] += 1
    await party.close()
    shown = ", ".join(f"{status} {number} times" for status, number in counts.most_common())
    return Finding(
        f"{len(CLIMBING)} ways to climb with dot segments",
        shown,
        not counts[CREATED],
        {"counts": dict(counts)},
    )


async def _status(server: Address, target: str) -> int:
    """The status of a POST whose target is sent as it is; clients tidy targets up."""
    body = httpx.Request("POST", server.url, json=NEW_TABLE).content
    head = [f"POST {target} HTTP/1.1", f"Host: {urlsplit(server.url).netloc}", "Connection: close"]
    head += [f"X-Forwarded-For: {STRANGER}", "Content-Type: application/json", f"Content-Length: {len(body)}"]
    reader, writer = await asyncio.open_connection(urlsplit(server.url).hostname, urlsplit(server.url).port)
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        return int((await reader.readline()).split()[1])
    finally:
        writer.transport.abort()


# -- waiting for another server ----------------------------------------------------------------------


class Others:
    """Everybody else: they ask at a steady rate, whether or not they have been answered before."""

    def __init__(self, server: Address, party: Party) -> None:
        self._url = f"{server.url}/api/tables/{party.table}/invitation"
        self._body = {"invite": party.invite}
        self._times: list[tuple[float, float]] = []  # when it was asked, and milliseconds
        self._failures: Counter[str] = Counter()

    async def ask_until(self, is_over: Callable[[], bool]) -> None:
        asking: list[asyncio.Task[None]] = []
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(timeout=60, limits=limits) as http:
            while not is_over():
                sender = f"203.0.113.{len(asking) % int(PROBES)}"
                asking.append(asyncio.create_task(self._ask(http, sender)))
                await asyncio.sleep(1 / PROBES)
            await asyncio.gather(*asking)

    async def _ask(self, http: httpx.AsyncClient, sender: str) -> None:
        asked = time.monotonic()
        answer = await http.post(self._url, json=self._body, headers=forwarded(sender))
        self._times.append((asked, (time.monotonic() - asked) * 1000))
        if answer.is_error:
            self._failures[str(answer.status_code)] += 1

    def waits(self, begin: float, end: float) -> Json:
        """How long those waited who asked in this time."""
        times = [took for asked, took in self._times if begin <= asked < end]
        return percentiles(times) | {"failures": dict(self._failures), "asked": len(times)}

    def calm_after(self, end: float, usual: float) -> float:
        """Return the seconds from a moment until the last one asked who waited for longer than usual."""
        late = [asked - end for asked, took in self._times if asked >= end and took > usual]
        return max(late, default=0.0)


async def forwarded_requests(one: Server, other: Server, sizes: Sizes) -> Finding:
    """Ask one server again and again for the course of a game that the other has."""
    finished, lobby = await _finished(one), await sit_down(one, deal=False)
    others, is_over = Others(other, lobby), asyncio.Event()
    asking = asyncio.create_task(others.ask_until(is_over.is_set))
    await asyncio.sleep(1)  # until connections are open
    began = time.monotonic()
    await asyncio.sleep(sizes.seconds / 2)
    attacked = time.monotonic()
    path = f"{other.url}/api/tables/{finished.table}/course"
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(
        1, spawn
    ) as apart:  # so that the others are not delayed by the attacker's client
        attack = apart.submit(ask_again_and_again, path, finished.watch, sizes.seconds)
        counts = await asyncio.wrap_future(attack)
    ended = time.monotonic()
    await asyncio.sleep(2 * CALM_WITHIN)
    is_over.set()
    await asking
    for party in (finished, lobby):
        await party.close()
    quiet, waits = others.waits(began, attacked), others.waits(attacked, ended)
    calm = others.calm_after(ended, MAX_P99_MS)
    shown = ", ".join(f"{what} {number} times" for what, number in counts.most_common())
    before, meanwhile = format_waits(quiet), format_waits(waits)
    found = f"{shown}; others before: {before}; meanwhile: {meanwhile}; calm after {calm:.1f} s"
    held = waits["p99"] < MAX_P99_MS and not waits["failures"] and calm <= CALM_WITHIN
    figures = {"quiet": quiet, "attack": waits, "calm_s": round(calm, 2), "counts": dict(counts)}
    return Finding(f"{CONNECTIONS} connections ask for what another server has", found, held, figures)


async def _finished(server: Server) -> Party:
    """A game that one person has played with bots to its end."""
    party = await sit_down(server, people=1, bots=["greedy"] * 3)
    (player,) = party.people
    while player.situation is not None and player.situation["view"]["phase"] != "over":
        version = player.version
        if player.options:
            builds = [action for action in player.options if action.startswith("build")]
            await player.act(builds[0] if builds else "")
        await player.until(lambda v=version: player.version > v or player.options, 5)  # type: ignore[misc]
    return party


def ask_again_and_again(url: str, token: str, seconds: float) -> Counter[str]:
    """Keep many connections of one address busy; return what they were answered."""
    return asyncio.run(_ask_again_and_again(url, token, seconds))


async def _ask_again_and_again(url: str, token: str, seconds: float) -> Counter[str]:
    counts: Counter[str] = Counter()
    until = time.monotonic() + seconds
    headers = {"Authorization": f"Bearer {token}", **forwarded(STRANGER)}
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(timeout=60, limits=limits, headers=headers) as http:

        async def keep_on() -> None:
            while (left := until - time.monotonic()) > 0:
                answer = await within(left, http.get(url))
                counts["left" if answer is None else str(answer.status_code)] += 1

        await asyncio.gather(*[keep_on() for _ in range(CONNECTIONS)])
    return counts


# -- counting together -------------------------------------------------------------------------------


async def burst(one: Server, other: Server, sizes: Sizes) -> Finding:
    """Make tables at both servers at once, more than one address may."""
    allowed, started = ServerLimits().tables, time.monotonic()
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(timeout=60, limits=limits, headers=forwarded(STRANGER)) as http:

        async def make(server: Address) -> int:
            return (await http.post(f"{server.url}/api/tables", json=NEW_TABLE)).status_code

        made = await asyncio.gather(*[make(server) for _ in range(allowed) for server in (one, other)])
    counts = Counter(made)
    most = allowed + int((time.monotonic() - started) * allowed / WINDOW_SECONDS["tables"])
    found = f"{counts[CREATED]} made where {most} are allowed, {counts[REFUSED]} refused"
    return Finding(f"{2 * allowed} tables at two servers at once", found, counts[CREATED] <= most)
