"""Several servers on one PostgreSQL behind HAProxy, treated as one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.clients import Failures, Json, Server
from bench.cluster.haproxy import Balance, haproxy

# A table goes on for long here, where a single server that is killed forgets what its players have said.
ROOMY = ("--limit", "chat=1000000", "--limit", "undos=1000000")


class Fleet(Server):
    """Several servers, treated as one: every operation applies to all of them."""

    balancer: int  # HAProxy's process

    def __init__(self, folder: Path, failures: Failures, arguments: Sequence[Sequence[str]]) -> None:
        super().__init__(folder, failures)
        self.servers: list[Server] = []
        for number, said in enumerate(arguments):
            home = folder / str(number)
            home.mkdir()
            self.servers.append(Server(home, failures, arguments=[*said, *ROOMY]))

    @staticmethod
    @contextmanager
    def behind_haproxy(
        folder: Path, failures: Failures, arguments: Sequence[Sequence[str]], balance: Balance = "in turn"
    ) -> Iterator[Fleet]:
        """Make a server for each of these arguments, without starting it, and start HAProxy."""
        fleet = Fleet(folder, failures, arguments)
        with haproxy(fleet.port, fleet.servers, folder, balance) as fleet.balancer:
            try:
                yield fleet
            finally:
                fleet.kill()

    @property
    def alive(self) -> bool:
        return all(server.alive for server in self.servers)

    def start(self) -> None:
        for server in self.servers:
            if not server.alive:
                server.start()

    async def ready(self) -> Json:
        """Wait until all of them answer and HAProxy has noticed."""
        await asyncio.gather(*[server.ready() for server in self.servers])
        return await super().ready()

    def kill(self) -> None:
        for server in self.servers:
            server.kill()

    async def stop(self) -> int:
        return max([await server.stop() for server in self.servers], key=abs)

    def last_words(self) -> str:
        return "\n".join(server.last_words() for server in self.servers if not server.alive)

    def check_log(self, excused: Callable[[str], bool] = lambda record: False) -> None:
        for server in self.servers:
            server.check_log(excused)

    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds() for server in self.servers)

    def resident_bytes(self) -> int:
        return sum(server.resident_bytes() for server in self.servers)
