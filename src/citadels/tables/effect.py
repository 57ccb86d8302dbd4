"""The effect of a request: a part of the table returns it, the table stores it and then tells it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from citadels.tables.journal import Entry
from citadels.tables.protocol import Outgoing
from citadels.tables.storage import ChatRow, EntryRow, Write


@dataclass
class Effect:
    """What is to be stored, and then told."""

    answer: Outgoing | None = None  # to the asker, instead of an acknowledgement
    stale: int | None = None  # if set, nothing is done: the asker has seen no more than this version
    shown: Literal["", "table", "all"] = ""  # to the asker alone, before the answer

    save: bool = False  # whether to store the table as it is now
    write: Write = field(default_factory=Write)  # and what else belongs to it

    vacated: tuple[int, str] | None = None  # a seat whose sockets are closed in the end, and why

    # What everyone is told, in this order.
    notices: list[tuple[str, int]] = field(default_factory=list)  # codes, with the seats they concern
    warnings: list[Outgoing] = field(default_factory=list)
    game: bool = False  # the situation, with these entries
    entries: list[Entry] = field(default_factory=list)
    said: ChatRow | None = None
    moved: str | None = None  # the table that the players go to
    table: bool = False

    def notify(self, code: str, seat: int) -> None:
        """Send everyone a notice that concerns a seat."""
        self.notices.append((code, seat))

    def add_entry(self, entry: Entry, row: EntryRow) -> None:
        """Add a step of the game, which is stored with the position after it."""
        self.save = self.game = True
        self.entries.append(entry)
        self.write.new_changes.append(row)
