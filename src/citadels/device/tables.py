"""The entry point of a device's tables, which the page's worker starts."""

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

NO_RATE_LIMITS: Final = Limits(messages=10**9, chat=10**9, undos=10**9)  # Nobody else is affected.
PREFIX: Final = "here-"  # prefix of the ids of tables that exist only on this device


class DeviceTables:
    """All tables of a device. JavaScript calls its methods, so they take and return simple types."""

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
        """Answer a request as HTTP would: return the status and the body."""
        return await self._router.answer(method, address, body, token, language)

    def open(self, table: str, tell: Callable[[str], None], end: Callable[[int, str], None]) -> DeviceSocket:
        """Open a socket to a table, which calls ``tell`` with each message and ``end`` when it closes."""
        return DeviceSocket(self._registry, table, tell, end)
