"""A database that fails: everything is answered in time, and what is said is true.

`/ready` (where there is none, `/health`) may say that all is well only while an answer is stored and somebody
who comes is let in. Nothing may be left without an answer, and close codes are documented.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
from tests.docs.pages import documented_close_codes
from tests.server.faulty_proxy import FaultyProxy
from tests.server.postgresql import Postgresql

from bench.attack.database import corrupt, fill_disk, read_only, take_no_writes
from bench.attack.people import REFUSED, Party, Player, sit_down
from bench.attack.target import ANSWERED_WITHIN, Finding, Sizes, Target, within
from bench.clients import Api, Json, Server
from bench.postgresql import own_postgresql

FEW = 5  # answers before
ENDS_WITHIN = 10.0  # seconds (docs/server.md)
OK, NOT_FOUND = 200, 404
SQLITE: dict[str, Callable[[Server], None]] = {"the disk is full": fill_disk, "pages are corrupt": corrupt}


async def health(target: Target, sizes: Sizes) -> list[Finding]:
    """The disk full, the file read-only, pages corrupt, PostgreSQL gone, read-only or black-holed: health, an
    answer and a newcomer all get a true word in time, and close codes are documented."""
    findings = [await _sqlite(target, tried, fail) for tried, fail in target.track(SQLITE.items(), "SQLite")]
    findings.append(await _read_only(target))
    with own_postgresql() as postgres:
        async with _played(target, "--database", postgres.new_database()) as scene:
            await take_no_writes(scene.server.arguments[1])
            findings.append(await scene.finding("PostgreSQL takes no more writes"))
        findings.append(await _silent(target, postgres))
        findings.append(await _ending(target, postgres))
        async with _played(target, "--database", postgres.new_database()) as scene:
            postgres.end()
            findings.append(await scene.finding("PostgreSQL has gone"))
            postgres.begin()
    return findings


class Scene:
    """A game that is under way, and another table that the server has not read yet."""

    def __init__(self, server: Server, party: Party, other: tuple[str, str]) -> None:
        self.server = server
        self._party = party
        self._other = other

    async def finding(self, tried: str) -> Finding:
        """What everybody is told now; /ready or /health is asked before and after."""
        word, before, seconds = await _health(self.server)
        player = next(player for player in self._party.people if player.options)
        answer = await player.act(seconds=ANSWERED_WITHIN)
        newcomer = Player(self.server, *self._other)
        await within(ANSWERED_WITHIN, newcomer.open())
        _, after, again = await _health(self.server)
        arrival = _arrival(newcomer)
        codes = {one.close_code for one in (*self._party.people, newcomer)} - {None, REFUSED}
        await newcomer.close()
        undocumented = sorted(str(code) for code in codes - documented_close_codes(self.server.build.tree))
        answered = before and after and answer["type"] != "silence" and arrival != "silence"
        works = answer["type"] == "ack" and bool(newcomer.welcome)
        said = f"{word} {before or 'silent'}, then {after or 'silent'} (at most {max(seconds, again):.1f} s)"
        found = f"{said}; act: {_word(answer)}; newcomer: {arrival}"
        found += f"; not documented: {', '.join(undocumented)}" if undocumented else ""
        true = works or OK not in (before, after)
        return Finding(tried, found, bool(answered and true and not undocumented))


def _arrival(newcomer: Player) -> str:
    if newcomer.welcome:
        return "welcome"
    return "silence" if newcomer.close_code is None else f"closed {newcomer.close_code}"


def _word(answer: Json) -> str:
    return " ".join(str(answer[part]) for part in ("type", "code") if part in answer)


async def _health(server: Server) -> tuple[str, int, float]:
    """Which was asked, /ready or /health where there is no such thing; the status, or 0 if nobody answers in
    time; and the seconds that it took."""
    started, path = time.monotonic(), "/ready"
    status = await _status(server, path)
    if status == NOT_FOUND:
        path = "/health"
        status = await _status(server, path)
    return path, status, time.monotonic() - started


async def _status(server: Server, path: str) -> int:
    async with httpx.AsyncClient(base_url=server.url, timeout=ANSWERED_WITHIN) as http:
        try:
            return (await http.get(path)).status_code
        except httpx.TransportError:
            return 0


@asynccontextmanager
async def _played(target: Target, *arguments: str) -> AsyncIterator[Scene]:
    async with target.server(*arguments) as server:
        party = await sit_down(server)
        await party.play(FEW)
        api = Api(server)
        table, tokens, _ = await api.table([None])
        await api.close()
        yield Scene(server, party, (table, tokens[0]))
        await party.close()


async def _sqlite(target: Target, tried: str, fail: Callable[[Server], None]) -> Finding:
    async with _played(target) as scene:
        fail(scene.server)
        return await scene.finding(tried)


async def _silent(target: Target, postgres: Postgresql) -> Finding:
    async with FaultyProxy.to(postgres) as proxy:
        url = proxy.through(postgres.new_database())
        async with _played(target, "--database", url) as scene:
            proxy.blackhole()
            return await scene.finding("PostgreSQL is black-holed")


async def _ending(target: Target, postgres: Postgresql) -> Finding:
    """SIGTERM while PostgreSQL hangs, with people in the middle of a game."""
    async with FaultyProxy.to(postgres) as proxy:
        url = proxy.through(postgres.new_database())
        async with _played(target, "--database", url) as scene:
            proxy.blackhole()
            started = time.monotonic()
            code = await scene.server.stop()
            seconds = time.monotonic() - started
    found = f"exit code {code} after {seconds:.1f} s"
    return Finding("SIGTERM while PostgreSQL is black-holed", found, code == 0 and seconds <= ENDS_WITHIN)


async def _read_only(target: Target) -> Finding:
    async with _played(target) as scene:
        with read_only(scene.server.folder):
            return await scene.finding("the database is read-only")
