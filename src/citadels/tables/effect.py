"""The effect of a request: a part of the table returns it, the table stores it and then tells it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from citadels.tables.history import Entry
from citadels.tables.protocol import Outgoing
from citadels.tables.storage import ChatRow, EntryRow, Write


@dataclass
class Effect:
    """What is to be stored, and then told."""

    answer: Outgoing | None = None  # to the client, instead of an acknowledgement
    stale: int | None = None  # if set, nothing is done: the client has seen no more than this version
    shown: Literal["", "table", "all"] = ""  # to the client alone, before the answer

    save: bool = False  # whether to store the table as it is now
    write: Write = field(default_factory=Write)  # and what else belongs to it

    vacated: tuple[int, str] | None = None  # a seat whose sockets are closed in the end, and why
    client_stays: bool = False  # whether the client's own socket stays open then

    # What everyone is told, in this order.
    notices: list[tuple[str, int, float]] = field(default_factory=list)  # codes, seats, and seconds if any
    warnings: list[Outgoing] = field(default_factory=list)
    game: bool = False  # the situation, with these entries
    entries: list[Entry] = field(default_factory=list)
    said: ChatRow | None = None
    moved: str | None = None  # the table that the players go to
    table: bool = False

    def notify(self, code: str, seat: int, seconds: float = 0.0) -> None:
        """Send everyone a notice that concerns a seat, and perhaps something so many seconds ahead."""
        self.notices.append((code, seat, seconds))

    def add_entry(self, entry: Entry, row: EntryRow) -> None:
        """Add a step of the game, which is stored with the position after it."""
        self.save = self.game = True
        self.entries.append(entry)
        self.write.new_entries.append(row)
