"""The effect of a request. A part of the table returns it; the table commits it and then broadcasts it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from citadels.tables.history import Entry
from citadels.tables.protocol import Outgoing
from citadels.tables.storage import ChatRow, EntryRow, Write


@dataclass
class Effect:
    """What to store and, once that is committed, to send."""

    answer: Outgoing | None = None  # to the client, instead of an ack
    stale: int | None = None  # if set, nothing was done, because the client has only seen this version
    shown: Literal["", "table", "all"] = ""  # what to send to the client alone before the answer

    save: bool = False  # whether to store the table itself
    write: Write = field(default_factory=Write)  # further rows of the same transaction

    vacated: tuple[int, str] | None = None  # a seat whose sockets to close at the end, and the reason
    client_stays: bool = False  # whether the requesting client's socket stays open then

    # Sent to all subscribers, in this order.
    notices: list[tuple[str, int, float]] = field(default_factory=list)  # code, seat, seconds ahead
    warnings: list[Outgoing] = field(default_factory=list)
    game: bool = False  # whether to send the situation, with these entries
    entries: list[Entry] = field(default_factory=list)
    said: ChatRow | None = None
    moved: str | None = None  # id of the table at which the players continue
    table: bool = False

    def notify(self, code: str, seat: int, seconds: float = 0.0) -> None:
        """Add a notice about a seat; ``seconds`` says how far ahead its event is, if it has one."""
        self.notices.append((code, seat, seconds))

    def add_entry(self, entry: Entry, row: EntryRow) -> None:
        """Add a step of the game, to be stored together with the position after it."""
        self.save = self.game = True
        self.entries.append(entry)
        self.write.new_entries.append(row)
