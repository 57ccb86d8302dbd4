"""What tables need from the program that runs them."""

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
    """A push notification that a table is waiting. It says nothing about the game itself."""

    title: str
    body: str
    table: str


class Notifier(Protocol):
    """Notifies players whose page is closed, on the devices that they registered."""

    async def is_wanted(self, table: str, seat: int) -> bool:
        """Return whether any device is registered for a seat."""
        ...

    def notify(self, seat: int, notification: Notification) -> None:
        """Notify the devices registered for a seat, in the background."""
        ...


@dataclass(frozen=True)
class Host:
    """What a program gives its tables: storage, a clock, bots, limits, and perhaps notifications."""

    storage: Storage
    clock: Clock
    bot_runner: BotRunner
    notifier: Notifier | None = None
    build: str = ""  # build id of the page that belongs to this program
    limits: Limits = field(default_factory=Limits)
    chat: bool = True  # whether chat is allowed at its tables
    prefix: str = ""  # prefix of the ids of its tables
    reserve_table: Callable[[], bool] = lambda: True  # counts a new table; False if there is no room
    on_game_over: Callable[[str, TableDocument], None] | None = None  # runs once the end is stored
