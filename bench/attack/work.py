"""Work that is dear to do and cheap to ask for: nobody else may wait for it, during the attack or after it.

Each attack comes from one address and stays within its limits. Background players play meanwhile.
Each row says how they fared before the attack, during it, and from two seconds after its last request on.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.attack.background_players import BackgroundPlayers
from bench.attack.flood import MAX_P99_MS, settle
from bench.attack.limits import SLOW_STEP, bot_steps
from bench.attack.people import Party, Player, sit_down
from bench.attack.target import FRIEND, STRANGER, Finding, NoControl, Sizes, Target
from bench.clients import Address, Api, Json, Server, copy_table
from citadels.locale import LANGUAGES

CONNECTIONS = 30  # of one address, which ask as fast as they are answered
CLOSED_RATE = 26.0  # requests a second that are sent and not waited for
LANGUAGE_RATE = 37.0  # a second, over all sockets
SPECTATORS = 16
IDLE_TABLES = 100  # which is as many as one request may ask about
MINE_REQUESTS = 20
REST = 2.0  # seconds after the last request in which all must be calm again
WORKERS = 3
WORKER_TOKEN = "silence" * 5

Assault = Callable[[Address, float], Awaitable[str]]
Case = Callable[[Target, Sizes], Awaitable[Finding]]


async def work(target: Target, sizes: Sizes) -> list[Finding]:
    """The course of a finished game, asked for over 30 connections, and sent and not waited for; its replay;
    its file; 2,000 seats with wrong tokens at 100 idle tables; changes of language; workers that say nothing.
    The p99 of everybody else's answers stays below 100 ms, also two seconds after the last request."""
    cases: list[Case] = [courses, courses_unread, replays, files, wrong_tokens, languages, silent_workers]
    findings = []
    for case in target.track(cases, "work"):
        with suppress(NoControl):
            findings.append(await case(target, sizes))
    return findings


# -- what is measured ------------------------------------------------------------------------------


async def _measured(background: BackgroundPlayers, seconds: float) -> Json:
    await background.begin()
    await asyncio.sleep(seconds)
    return await background.end()


async def _besieged(server: Address, tried: str, seconds: float, assault: Assault) -> Finding:
    """Measure background players before an attack, during it, and soon after it."""
    async with BackgroundPlayers.at(server) as background:
        await settle(background)
        quiet = await _measured(background, max(3.0, seconds / 2))
        await background.begin()
        came_of_it = await assault(server.seen_from(STRANGER), seconds)
        during = await background.end()
        await asyncio.sleep(REST)
        after = await _measured(background, 3.0)
    figures = {"quiet": quiet, "during": during, "after": after}
    waits = [f"{when} p99 {told['p99']} ms (max {told['max']})" for when, told in figures.items()]
    held = all(told["p99"] is not None and told["p99"] < MAX_P99_MS for told in (during, after))
    return Finding(tried, f"{came_of_it}; {', '.join(waits)}", held, figures)


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{what} {number:,} times" for what, number in counts.most_common())


# -- finished games --------------------------------------------------------------------------------


async def _finished(server: Address) -> Party:
    """Return a finished game of one person with bots."""
    party = await sit_down(server, 1, ["greedy"] * 4)
    me = party[0]
    while me.situation is not None and me.situation["view"]["phase"] != "over":
        version = me.version
        if me.options:
            await me.act()
        await me.until(lambda v=version: me.version > v)  # type: ignore[misc]
    await party.close()
    return party


def _queries(party: Party) -> itertools.cycle[str]:
    """Return the paths for the course, for every seat and language in turn."""
    wishes = [f"seat={seat}&language={language}" for language in LANGUAGES for seat in range(-1, 5)]
    return itertools.cycle([f"/api/tables/{party.table}/course?{wish}" for wish in wishes])


async def _keep_asking(server: Address, token: str, path: Callable[[], str], seconds: float) -> str:
    """Ask over many connections, each as fast as it is answered and as the limits allow."""
    counts: Counter[str] = Counter()
    until = time.monotonic() + seconds
    headers = server.headers | {"Authorization": f"Bearer {token}"}
    limits = httpx.Limits(max_connections=CONNECTIONS)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, headers=headers, limits=limits) as http:

        async def keep_on() -> None:
            while time.monotonic() < until:
                answer = await http.get(path())
                counts[str(answer.status_code)] += 1
                await asyncio.sleep(CONNECTIONS / 29)  # 29 a second are within the limits

        await asyncio.gather(*[keep_on() for _ in range(CONNECTIONS)])
    return _counted(counts)


async def courses(target: Target, sizes: Sizes) -> Finding:
    """The course of a finished game, over and over, for all seats and languages."""
    async with target.address() as server:
        party = await _finished(server.seen_from(STRANGER))
        paths = _queries(party)
        tried = f"GET course, {CONNECTIONS} connections"
        return await _besieged(
            server, tried, sizes.seconds, lambda at, s: _keep_asking(at, party.watch, lambda: next(paths), s)
        )


async def courses_unread(target: Target, sizes: Sizes) -> Finding:
    """The same, by somebody who closes the connection as soon as the request is sent."""
    async with target.address() as server:
        party = await _finished(server.seen_from(STRANGER))
        paths = _queries(party)

        async def send(at: Address, seconds: float) -> str:
            sent, until = 0, time.monotonic() + seconds
            while time.monotonic() < until:
                await _send_and_close(at, next(paths), party.watch)
                sent += 1
                await asyncio.sleep(1 / CLOSED_RATE)
            return f"{sent} sent"

        return await _besieged(server, "GET course, sent and closed", sizes.seconds, send)


async def _send_and_close(server: Address, path: str, token: str) -> None:
    parts = urlsplit(server.url)
    _, writer = await asyncio.open_connection(parts.hostname, parts.port)
    headers = {"Host": parts.netloc, "Authorization": f"Bearer {token}", **server.headers}
    lines = [f"GET {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()], "", ""]
    writer.write("\r\n".join(lines).encode())
    await writer.drain()
    writer.close()


async def replays(target: Target, sizes: Sizes) -> Finding:
    """Moments of a finished game."""
    async with target.address() as server:
        party = await _finished(server.seen_from(STRANGER))
        chance = random.Random("replays")

        def path() -> str:
            seat, language = chance.randrange(-1, 5), chance.choice(LANGUAGES)
            wish = f"step={chance.randrange(100)}&seat={seat}&language={language}"
            return f"/api/tables/{party.table}/replay?{wish}"

        tried = f"GET replay, {CONNECTIONS} connections"
        return await _besieged(
            server, tried, sizes.seconds, lambda at, s: _keep_asking(at, party.watch, path, s)
        )


async def files(target: Target, sizes: Sizes) -> Finding:
    """The file of a finished game."""
    async with target.address() as server:
        party = await _finished(server.seen_from(STRANGER))
        path, tried = f"/api/tables/{party.table}/game", f"GET game, {CONNECTIONS} connections"
        return await _besieged(
            server, tried, sizes.seconds, lambda at, s: _keep_asking(at, party.watch, lambda: path, s)
        )


# -- tokens ----------------------------------------------------------------------------------------


async def wrong_tokens(target: Target, sizes: Sizes) -> Finding:
    """Seats at tables that nobody has loaded, with tokens that open nothing."""
    async with target.server() as server:
        ids = await _idle_tables(server)
        seats = [{"table": id, "seat": 0, "token": "wrong"} for id in ids]

        async def ask(at: Address, seconds: float) -> str:
            counts: Counter[str] = Counter()
            async with httpx.AsyncClient(base_url=at.url, timeout=60, headers=at.headers) as http:
                for _ in range(MINE_REQUESTS):
                    counts[str((await http.post("/api/mine", json={"seats": seats})).status_code)] += 1
            return _counted(counts)

        tried = f"{MINE_REQUESTS} × {IDLE_TABLES} seats with wrong tokens"
        finding = await _besieged(server, tried, sizes.seconds, ask)
        loaded = server.read(f"SELECT count(*) AS n FROM tables WHERE id LIKE 'idle%' AND epoch <> {BEFORE}")
    found = f"{loaded[0]['n']} tables loaded; {finding.found}"
    return finding._replace(found=found, held=finding.held and not loaded[0]["n"])


BEFORE = 0  # the epoch of a table that was never loaded


async def _idle_tables(server: Server) -> list[str]:
    """Store many tables that are not in memory, and return their ids."""
    api = Api(server)
    table, _, _ = await api.table([None])
    await api.close()
    await server.stop()
    ids = [f"idle{number}" for number in range(IDLE_TABLES)]
    with server.rows() as rows, rows:
        for id in ids:
            copy_table(rows, table, id)
        rows.execute("UPDATE tables SET epoch = ? WHERE id LIKE 'idle%'", [BEFORE])
    server.start()
    await server.ready()
    return ids


# -- languages -------------------------------------------------------------------------------------


async def languages(target: Target, sizes: Sizes) -> Finding:
    """Spectators of several tables who change their language all the time."""
    async with target.address() as server:
        stranger = server.seen_from(STRANGER)
        parties = [await _finished(stranger) for _ in range(2)]

        async def change(at: Address, seconds: float) -> str:
            watching = [
                Player(at, party.table, party.watch) for party in parties for _ in range(SPECTATORS // 2)
            ]
            for one in watching:
                await one.open()
            counts: Counter[str] = Counter()
            until, words = time.monotonic() + seconds, itertools.cycle(LANGUAGES)

            async def keep_on(one: Player) -> None:
                while time.monotonic() < until:
                    answer = await one.ask("language", language=next(words))
                    counts[answer["type"]] += 1
                    if answer["type"] == "closed":
                        await one.close()
                        await asyncio.sleep(1)
                        await one.open()
                    await asyncio.sleep(len(watching) / LANGUAGE_RATE)

            await asyncio.gather(*[keep_on(one) for one in watching])
            for one in watching:
                await one.close()
            return _counted(counts)

        return await _besieged(
            server, f"{SPECTATORS} spectators change their language", sizes.seconds, change
        )


# -- workers ---------------------------------------------------------------------------------------


async def silent_workers(target: Target, sizes: Sizes) -> Finding:
    """Workers that hold the token, and never answer."""
    async with _employer(target) as server:
        party = await sit_down(server.seen_from(FRIEND), 1, ["search"] * 3)
        alone = await bot_steps(party[0], sizes.seconds / 2)
        workers = [asyncio.create_task(_stay_silent(server)) for _ in range(WORKERS)]
        among = await bot_steps(party[0], sizes.seconds)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        await party.close()
    before, after = statistics.median(alone or [0]), statistics.median(among or [sizes.seconds])
    longest = max(among or [sizes.seconds])
    medians = f"median {before * 1000:.0f} ms alone, {after * 1000:.0f} ms with them"
    found = f"a bot's step: {medians} (max {longest:.1f} s)"
    figures = {
        "before_ms": round(before * 1000),
        "after_ms": round(after * 1000),
        "max_ms": round(longest * 1000),
    }
    return Finding(f"{WORKERS} workers that say nothing", found, after <= SLOW_STEP, figures)


@asynccontextmanager
async def _employer(target: Target) -> AsyncIterator[Server]:
    """Start a server that accepts workers."""
    async with target.server() as server:
        file = server.folder / "workers.token"
        file.write_text(WORKER_TOKEN)
        await server.stop()
        server.arguments = [*server.arguments, "--worker-token-file", str(file)]
        server.start()
        await server.ready()
        yield server


async def _stay_silent(server: Server) -> None:
    """Come as a worker, and come back whenever one is sent away."""
    from citadels.version import stamp

    headers = {"Authorization": f"Bearer {WORKER_TOKEN}"}
    hello: dict[str, Any] = {"type": "hello", "program": stamp(), "jobs": 2}
    while True:
        with suppress(OSError, WebSocketException):
            url = server.url.replace("http", "ws", 1) + "/think"
            async with connect(url, additional_headers=headers, proxy=None) as socket:
                await socket.send(json.dumps(hello))
                await socket.wait_closed()
        await asyncio.sleep(0.1)
