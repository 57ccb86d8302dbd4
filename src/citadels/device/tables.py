"""The tables of a device, as the worker of its page starts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from citadels.device.bot_runner import BotWorker, DeviceBotRunner, Weights
from citadels.device.router import DeviceRouter
from citadels.device.socket import DeviceSocket
from citadels.device.storage import Database, DeviceStorage
from citadels.tables.clock import Clock, RealClock
from citadels.tables.host import Host
from citadels.tables.limits import Limits
from citadels.tables.registry import TableRegistry

NO_RATE_LIMITS: Final = Limits(messages=10**9, chat=10**9, undos=10**9)  # nobody else suffers from it
PREFIX: Final = "here-"  # of the ids of tables that are on this device and nowhere else


class DeviceTables:
    """All tables of a device. Its methods are what the page can do, in terms that both languages have."""

    def __init__(
        self,
        database: Database,
        other: BotWorker,
        weights: Weights,
        build: str = "",
        clock: Clock | None = None,
    ) -> None:
        storage, bot_runner = DeviceStorage(database), DeviceBotRunner(other, weights)
        host = Host(
            storage, clock or RealClock(), bot_runner, build=build, limits=NO_RATE_LIMITS, prefix=PREFIX
        )
        self._registry = TableRegistry(host)
        self._router = DeviceRouter(self._registry, storage)

    async def request(
        self, method: str, address: str, body: str, token: str, language: str
    ) -> tuple[int, str]:
        """What a request over HTTP would be answered: the status and the body."""
        return await self._router.answer(method, address, body, token, language)

    def open(self, table: str, tell: Callable[[str], None], end: Callable[[int, str], None]) -> DeviceSocket:
        """A socket to a table; ``tell`` and ``end`` are called with what the table sends."""
        return DeviceSocket(self._registry, table, tell, end)
