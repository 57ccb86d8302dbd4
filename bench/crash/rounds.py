"""A round: clients play on fresh data through several faults, until everything settles and is checked."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from random import Random

from bench.clients import Api, Failures, Server, hello
from bench.crash.clients import ClientLog, UnsteadyClient, World
from bench.crash.faults import Scene
from bench.crash.stored import StoredTable
from citadels.engine.errors import CitadelsError
from citadels.record import verify

PEOPLE = (2, 3, 4)  # at a table
PLAYS = 0.01  # seconds at least before a fault
PEACE = 1.2  # seconds per fault, at most, in which a game may end afterwards
SILENCE = 1.0  # seconds without a message after which everything has settled
SETTLES_WITHIN = 120.0
# The first lines of what a server may log, with a traceback, while its database is in trouble.
TROUBLE = re.compile(
    r"(table \S+ could not be stored( when it was closed)?"
    r"|cannot (load|reload|resume) table \S+|handover failed; .*|cannot publish public tables; .*"
    r"|table \S+: scheduled work failed; retrying|socket of table \S+ failed"
    r"|cannot notify players of table \S+|cannot notify a player of table \S+"
    r"|cannot (resume|wake) correspondence games; .*|upkeep of tables failed; .*|cannot adjust the clocks .*"
    r"|sqlalchemy\.pool\.impl\.\w+, in sqlalchemy/pool/base\.py, .*)$"
)
BUGS = re.compile(r"\b(Integrity|Type|Key|Index|Attribute|Assertion|Value)Error\b")


class Round:
    """All clients of a round, and the faults of their server."""

    def __init__(self, scene: Scene, clients: int, most: float) -> None:
        self._scene = scene
        self._server = scene.server
        self._world = scene.world
        self._failures = scene.world.failures
        self._wanted = clients
        self._most = most  # seconds of play before a fault
        self._living: list[asyncio.Task[None]] = []

    async def run(self, faults: Sequence[str], done: Callable[[], None]) -> dict[str, int]:
        """Inject these faults, then check everything. Return the counts."""
        happen = self._scene.faults()
        try:
            for name in faults:
                await happen[name](self._play)
                done()
            await self._play()
            await self._play_on(PEACE * len(faults))
            await all_go_on(self._world.clients)
            await come_to_rest(self._world)
            await compare_with_fresh(self._server, self._world.clients)
        finally:
            self._world.ended = True
            await asyncio.gather(*self._living, return_exceptions=True)
        await self._check()
        return dict(self._world.counts)

    async def _play(self) -> None:
        """Ensure that the server runs, and let the clients play for a while."""
        if not self._server.alive:
            self._server.start()
        await self._server.ready()
        if not self._living:
            self._world.clients = await seat_clients(self._world, self._wanted, self._scene.rng)
            self._living = [asyncio.create_task(client.live()) for client in self._world.clients]
        await asyncio.sleep(self._scene.rng.uniform(PLAYS, self._most))
        if not self._server.alive:
            self._failures.add("the server ended by itself", self._server.last_words())
            self._server.start()
            await self._server.ready()

    async def _play_on(self, seconds: float) -> None:
        """Play without faults until a game is over, to have a file to verify, but no longer than this."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and all(len(client.logs) == 1 for client in self._world.clients):
            await asyncio.sleep(0.1)

    async def _check(self) -> None:
        failures, counts = self._failures, self._world.counts
        logs: dict[str, list[ClientLog]] = {}
        for client in self._world.clients:
            for log in client.logs:
                logs.setdefault(log.table, []).append(log)
        counts["tables"] = len(logs)
        rows = await self._scene.rows()
        over = [row["id"] for row in rows["tables"] if row["phase"] == "over" and row["id"] in logs]
        counts["finished"] = len(over)
        await check_files(self._server, [logs[id][0] for id in over], failures)
        code = await self._server.stop()
        if code != 0:
            failures.add("the server does not end well", f"exit code {code}")
        rows = await self._scene.rows()
        counts["forgotten"] = sum(StoredTable(rows, id, failures).check(of) for id, of in logs.items())
        counts["changes"] = len(rows["changes"])
        counts["done"] = sum(row["request"] != "" for row in rows["changes"])
        if not counts["done"]:
            failures.add("nothing happened", "no request was done")
        self._server.check_log(is_trouble)


def is_trouble(record: str) -> bool:
    """Return whether a failing database explains this log line."""
    return TROUBLE.search(record.partition("\n")[0]) is not None and BUGS.search(record) is None


async def seat_clients(world: World, number: int, rng: Random) -> list[UnsteadyClient]:
    """Make tables of two to four people with bots between them."""
    api = Api(world.server)
    clients: list[UnsteadyClient] = []
    while len(clients) < number:
        people = min(rng.choice(PEOPLE), number - len(clients))
        seats: list[str | None] = [None] * (people - 1)
        seats += [rng.choice(("random", "greedy")) for _ in range(max(1, rng.randint(4, 6) - people))]
        rng.shuffle(seats)
        options = {"pace": "instant", "grace": rng.choice((5, 90))}
        table, tokens, _ = await api.table(seats, options, {"preset": "random"})
        for seat, token in enumerate(tokens):
            if token:
                name = f"c{len(clients)}"
                log = ClientLog(table, seat, token, world.failures)
                clients.append(UnsteadyClient(name, log, world, Random(f"{rng.random()}/{name}")))
    await api.close()
    return clients


async def all_go_on(clients: list[UnsteadyClient]) -> None:
    """Wait until every game has advanced by an answer or is over; none may be stuck."""
    before = {client.log.table: client.log.version for client in clients}
    until = time.monotonic() + SETTLES_WITHIN
    while stuck := [client for client in clients if _is_stuck(client, before)]:
        if time.monotonic() > until:
            for client in stuck:
                client.log.wrong("a game does not go on", f"{client.info}, {client.situation}")
            return
        await asyncio.sleep(0.1)


def _is_stuck(client: UnsteadyClient, before: dict[str, int]) -> bool:
    """Return whether nothing has happened at a client's table. A rematch counts as progress."""
    return client.log.version <= before.get(client.log.table, -2)


async def come_to_rest(world: World) -> None:
    """Make no new requests; wait until all are answered and nothing more arrives."""
    world.playing = False
    until = time.monotonic() + SETTLES_WITHIN
    while time.monotonic() < until:
        await asyncio.sleep(0.1)
        quiet = time.monotonic() - world.heard > SILENCE
        if quiet and all(client.at_rest for client in world.clients):
            return
    for client in world.clients:
        if not client.at_rest:
            detail = f"connected: {client.welcomed}, waits for {list(client.waiting.values())[:3]}"
            client.log.wrong("things do not come to rest", detail)


async def compare_with_fresh(server: Server, clients: list[UnsteadyClient]) -> None:
    """Check that a client's log equals what a newcomer receives. A bot may stand in for a player meanwhile,
    which the client learns a little later."""
    for client in clients:
        until = time.monotonic() + SETTLES_WITHIN
        while (different := await _difference(server, client.log)) and time.monotonic() < until:
            await asyncio.sleep(0.2)
        if different:
            client.log.wrong("a fresh client reads another log", different)


async def _difference(server: Server, log: ClientLog) -> str:
    """Return the difference of a client's log and what a newcomer receives; empty if equal."""
    ws, welcome = await hello(server, log.table, log.token)
    await ws.close()
    lines = {line["number"]: line for line in welcome["lines"]}
    first = min(lines, default=0)
    own = {number: line for number, line in log.lines.items() if number >= first}
    if welcome["fresh"] and welcome["version"] == log.version and lines == own:
        return ""
    return (
        f"version {welcome['version']}, lines {first} to {max(lines, default=-1)}, own log to "
        f"{log.next - 1}; different: {sorted(k for k in lines.keys() ^ own.keys())[:10]}"
    )


async def check_files(server: Server, logs: list[ClientLog], failures: Failures) -> None:
    """Verify the files of finished games."""
    api = Api(server)
    for log in logs:
        answer = await api.get(f"/api/tables/{log.table}/game", log.token)
        try:
            verify(answer.json())
        except (CitadelsError, ValueError) as error:
            failures.add("a finished game does not verify", f"{log.table}: {answer.status_code}, {error}")
    await api.close()
