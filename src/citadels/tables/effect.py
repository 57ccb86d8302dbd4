"""What comes about at a table: its parts say it, the table stores it and then tells it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from citadels.tables.journal import Entry
from citadels.tables.protocol import Outgoing
from citadels.tables.storage import ChatRow, EntryRow, Write


@dataclass
class Effect:
    """What is to be stored, and what is told once it is."""

    answer: Outgoing | None = None  # to whoever asked, instead of an acknowledgement
    stale: int | None = None  # whoever asked has seen no more than this version, and nothing is done
    shown: Literal["", "table", "all"] = ""  # to whoever asked, and nobody else, before the answer

    save: bool = False  # the table as it is now
    write: Write = field(default_factory=Write)  # and what else belongs to it

    vacated: tuple[int, str] | None = None  # a seat whose sockets are closed at last, and why

    # What everyone is told, in this order.
    notices: list[tuple[str, int]] = field(default_factory=list)  # codes, and the seats they are about
    warnings: list[Outgoing] = field(default_factory=list)
    game: bool = False  # how the game stands, with these entries
    entries: list[Entry] = field(default_factory=list)
    said: ChatRow | None = None
    moved: str | None = None  # to which table the players go
    table: bool = False

    def notify(self, code: str, seat: int) -> None:
        """Tell everyone of something that concerns a seat."""
        self.notices.append((code, seat))

    def add_entry(self, entry: Entry, row: EntryRow) -> None:
        """A step of the game, which is stored with the position after it."""
        self.save = self.game = True
        self.entries.append(entry)
        self.write.new_changes.append(row)
