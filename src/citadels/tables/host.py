"""What a table needs from the program that runs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct

from citadels.tables.bot_runner import BotRunner
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument
from citadels.tables.limits import Limits
from citadels.tables.storage import Storage


class Notification(Struct, frozen=True):
    """What a device is told: that a table waits, and where it is. Nothing about the game itself."""

    title: str
    body: str
    table: str


class Notifier(Protocol):
    """Calls players whose page is closed, on the devices that they registered."""

    async def is_wanted(self, table: str, seat: int) -> bool:
        """Whether anybody wants to be called for a seat."""
        ...

    def notify(self, seat: int, notification: Notification) -> None:
        """Call whoever wants to be called for a seat, in the background."""
        ...


@dataclass(frozen=True)
class Host:
    """Gives tables storage, time, bots that think, and a way to call people, if there is one."""

    storage: Storage
    clock: Clock
    bot_runner: BotRunner
    notifier: Notifier | None = None
    build: str = ""  # of the page that belongs to this program
    limits: Limits = field(default_factory=Limits)
    chat: bool = True  # whether people may write to each other at its tables
    prefix: str = ""  # of the ids of its tables
    reserve_table: Callable[[], bool] = lambda: True  # whether another table may be stored, which counts it
    on_game_over: Callable[[str, TableDocument], None] | None = (
        None  # called once the end of a game is stored
    )
