"""Several servers on one PostgreSQL database, as processes or as hubs in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from citadels.server.cluster.cluster_hub import ClusterHub
from citadels.server.cluster.cluster_storage import ClusterStorage
from citadels.server.cluster.peers import ALIVE, join_cluster, new_id
from citadels.server.config.limits import ServerLimits
from citadels.server.storage.database import migrate_to_head
from citadels.server.storage.engine_factory import connect, database_url
from citadels.tables.bot_runner import InlineBotRunner
from citadels.tables.clock import RealClock
from tests.server.postgresql import run_sql
from tests.server.server_process import Client, ServerProcess
from tests.waiting import TIMEOUT


class ServerCluster:
    """Server processes on one database. Each `start` adds one."""

    def __init__(self, database: str, folder: Path, stack: ExitStack) -> None:
        self._database = database
        self._folder = folder
        self._stack = stack
        self._count = 0

    def start(self, *arguments: str) -> ServerProcess:
        self._count += 1
        folder = self._folder / str(self._count)
        folder.mkdir()
        return self._stack.enter_context(ServerProcess(folder, self._database, *arguments))

    async def owner_of(self, table: str) -> list[str]:
        """Return the address of the server that owns a table, in a list; an empty list if none does."""
        query = "SELECT address FROM tables JOIN servers ON servers.id = tables.server WHERE tables.id = $1"
        return [row["address"] for row in await run_sql(self._database, query, table)]


def via(server: ServerProcess, client: Client) -> Client:
    """Return a new client of the same player that connects to another server."""
    return Client(server, client.id, client.token)


async def wait_until(happened: Callable[[], Awaitable[object]]) -> None:
    """Poll an asynchronous condition until it is true, or time out."""
    async with asyncio.timeout(TIMEOUT):
        while not await happened():
            await asyncio.sleep(0.05)


class ClusterMember:
    """A server of a cluster in this process, without sockets: its hub and its storage."""

    def __init__(self, database: str, hub: ClusterHub, storage: ClusterStorage) -> None:
        self.hub = hub
        self.storage = storage
        self._database = database

    async def fall_asleep(self) -> None:
        """Age the last heartbeat and wait until PostgreSQL considers this server dead."""
        query = "UPDATE servers SET heartbeat = heartbeat - interval '1 minute' WHERE id = $1"
        await run_sql(self._database, query, self.hub.peers.id)
        dead = f"SELECT 1 FROM servers WHERE id = $1 AND NOT ({ALIVE})"
        await wait_until(lambda: run_sql(self._database, dead, self.hub.peers.id))


@asynccontextmanager
async def cluster_member(database: str, address: str) -> AsyncIterator[ClusterMember]:
    """Join the cluster on a database, and leave it at the end."""
    id = new_id()
    engine = connect(database_url(database), server=id)
    await migrate_to_head(engine, 0.0)
    peers = await join_cluster(engine, id, RealClock(), address)
    storage = ClusterStorage(engine, peers.id)
    bots: Any = InlineBotRunner()
    notifier: Any = InlineBotRunner()
    hub = ClusterHub(storage, bots, notifier, RealClock(), ServerLimits(), peers)
    storage.start()
    try:
        yield ClusterMember(database, hub, storage)
    finally:
        await peers.leave()
        await storage.stop()
