"""Faults of one of several servers, of the network between them, and of their PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from tests.server.faulty_proxy import FaultyProxy
from tests.server.postgresql import Postgresql

from bench.clients import Failures, Json, Server
from bench.cluster.fleet import Fleet
from bench.cluster.network import PartitionableNetwork
from bench.crash.clients import UnsteadyClient
from bench.crash.faults import FaultInjection, Play, PostgresqlScene, Scene

SERVERS = 3
EAGER = 0.4  # probability that a client acts as soon as it can; keeps the load within two cores
ASLEEP = 20.0  # seconds of suspension
PARTED = (2.0, 12.0)  # seconds of a network partition
BACK_WITHIN = 120.0  # seconds, with room for a busy machine


class ClusterScene(PostgresqlScene):
    """Three servers on PostgreSQL, behind HAProxy."""

    server: Fleet

    def __init__(
        self,
        server: Fleet,
        rng: Random,
        postgres: Postgresql,
        proxy: FaultyProxy,
        url: str,
        network: PartitionableNetwork,
    ) -> None:
        super().__init__(server, rng, postgres, proxy, url)
        self._network = network
        self.world.eager = EAGER
        self.waits: dict[str, list[float]] = {}  # of the players of a lost server, by the kind of loss

    @classmethod
    @asynccontextmanager
    async def on(
        cls, postgres: Postgresql, folder: Path, failures: Failures, rng: Random
    ) -> AsyncIterator[Scene]:
        url = await asyncio.to_thread(postgres.new_database)
        async with FaultyProxy.to(postgres) as proxy, PartitionableNetwork.between(SERVERS) as network:
            said = [["--database", proxy.through(url), "--internal-url", address] for address in network.urls]
            with Fleet.behind_haproxy(folder, failures, said) as fleet:
                network.servers = fleet.servers
                yield cls(fleet, rng, postgres, proxy, url, network)

    def figures(self) -> Json:
        return {"waits": {kind: [round(wait, 2) for wait in waits] for kind, waits in self.waits.items()}}

    def faults(self) -> dict[str, FaultInjection]:
        return {
            "kill -9": self._kill,
            "SIGTERM": self._end,
            "SIGSTOP": self._sleep,
            "PostgreSQL restarted": self._restart,
            "reply to COMMIT lost": self._lose_any_reply,
            "network cut": self._partition,
        }

    async def _kill(self, play: Play) -> None:
        """Kill a server, and restart it only after its players continue elsewhere."""
        await play()
        one, players = await self._one()
        gone = time.monotonic()
        one.kill()
        await self._go_on("kill -9", players, gone)

    async def _end(self, play: Play) -> None:
        """Stop a server gracefully, as for an upgrade."""
        await play()
        one, players = await self._one()
        gone = time.monotonic()
        await self._stop(one)
        await self._go_on("SIGTERM", players, gone)

    async def _stop(self, server: Server) -> None:
        code = await server.stop()
        if code != 0:
            server.failures.add("the server does not end well", f"exit code {code}")

    async def _sleep(self, play: Play) -> None:
        await play()
        one, players = await self._one()
        assert one.process is not None
        gone = time.monotonic()
        one.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(ASLEEP)
        one.process.send_signal(signal.SIGCONT)
        await self._go_on("SIGSTOP", players, gone)

    async def _lose_any_reply(self, play: Play) -> None:
        await self._lose_reply(play, self.rng.choice(("closes", "hangs")))

    async def _partition(self, play: Play) -> None:
        """Partition two servers from each other for a while; all others stay connected."""
        await play()
        one, other = self.rng.sample(range(SERVERS), 2)
        self._network.partition(one, other, self.rng.choice(("closes", "hangs")))
        await asyncio.sleep(self.rng.uniform(*PARTED))
        self._network.heal()

    # -- waiting times of players

    async def _one(self) -> tuple[Server, list[UnsteadyClient]]:
        """Return a server with tables and the clients of its tables; any server if none has tables."""
        client, server = self.rng.choice(self.world.clients), self.rng.choice(self.server.servers)
        for each in self.server.servers:
            players = await self._players(each)
            if client in players:
                return each, players
        return server, await self._players(server)

    async def _players(self, server: Server) -> list[UnsteadyClient]:
        """Return the clients whose table a server owns."""
        url = self._network.urls[self.server.servers.index(server)]
        query = "SELECT tables.id FROM tables JOIN servers ON servers.id = tables.server"
        has = {row["id"] for row in await self._read(f"{query} WHERE address = '{url}'")}
        return [client for client in self.world.clients if client.welcomed and client.log.table in has]

    async def _go_on(self, kind: str, players: list[UnsteadyClient], gone: float) -> None:
        """Wait until all of them are back at their tables, and record how long that took."""
        waits: list[float | None] = [None]
        while None in waits and time.monotonic() < gone + BACK_WITHIN:
            await asyncio.sleep(0.05)
            waits = [next((at - gone for at in player.back if at > gone), None) for player in players]
        for player, wait in zip(players, waits, strict=True):
            if wait is None:
                player.log.wrong("a player does not come back", f"{BACK_WITHIN:.0f} s after {kind}")
        self.waits.setdefault(kind, []).extend(wait for wait in waits if wait is not None)
