"""The history of a table's game, for clients that reconnect."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import json

from citadels.engine.events import Event, EventTypes, read_event
from citadels.tables.clock import Clock
from citadels.tables.storage import EntryRow, Storage
from citadels.tables.table_events import TakenBack

CACHED_ENTRIES: Final = 40  # in memory, for clients that were disconnected briefly
MAX_CHANGES_SENT: Final = 200  # steps, to a client that has seen nothing


class Entry(NamedTuple):
    """A step of the game, with its events."""

    version: int
    first: int
    events: tuple[Event, ...]
    by_bot: int = -1  # the seat for which a bot answered, or -1


class GameHistory:
    """The steps of a game: the most recent cached, the others in storage."""

    def __init__(self, table: str, kinds: EventTypes, storage: Storage, clock: Clock) -> None:
        self.version = 0
        self.lines = 0
        self._table = table
        self._kinds = kinds
        self._storage = storage
        self._clock = clock
        self._recent: deque[Entry] = deque(maxlen=CACHED_ENTRIES)

    def restore(self, version: int, lines: int, rows: Sequence[EntryRow]) -> None:
        """Restore the stored state; ``rows`` are the most recent steps."""
        self.version, self.lines = version, lines
        self._recent.clear()
        self._recent.extend([entry_from_row(row, self._kinds) for row in rows[-CACHED_ENTRIES:]])

    def add(
        self, kind: str, seat: int, answer: str, request: str, events: Sequence[Event]
    ) -> tuple[Entry, EntryRow]:
        """Add a step. Return its entry and its row."""
        entry = Entry(self.version + 1, self.lines, tuple(events), _by_bot(kind, seat, request))
        self.version = entry.version
        self.lines += len(events)
        self._recent.append(entry)
        row: EntryRow = {
            "table_id": self._table,
            "version": entry.version,
            "seat": seat,
            "kind": kind,
            "answer": answer,
            "request": request,
            "first": entry.first,
            "events": json.encode([event.to_json() for event in events]).decode(),
            "at": self._clock.time(),
        }
        return entry, row

    async def after(self, seen: int) -> tuple[list[Entry], bool]:
        """Return the entries after version ``seen`` and False; or, if it is unknown or too old, the last
        entries and True."""
        if 0 <= seen <= self.version and (not self._recent or seen >= self._recent[0].version - 1):
            return [entry for entry in self._recent if entry.version > seen], False
        fresh = not 0 <= seen <= self.version or self.version - seen > MAX_CHANGES_SENT
        return await self._read(self.version - MAX_CHANGES_SENT if fresh else seen), fresh

    async def events_since(self, seen: int) -> list[Event]:
        """Return the events after a version that were not undone."""
        return without_undone(await self._read(seen))

    async def _read(self, after: int) -> list[Entry]:
        rows = await self._storage.read_entries(self._table, after)
        return [entry_from_row(row, self._kinds) for row in rows]


def without_undone(entries: Sequence[Entry]) -> list[Event]:
    """Return the events of these entries that were not undone."""
    out: list[Event] = []
    for event in [event for entry in entries for event in entry.events]:
        if isinstance(event, TakenBack):
            del out[max(0, len(out) - event.lines) :]
        else:
            out.append(event)
    return out


def entry_from_row(row: EntryRow, kinds: EventTypes) -> Entry:
    """Return the entry of a stored row."""
    documents = json.decode(row["events"], type=list[dict[str, object]])
    events = tuple([read_event(document, kinds) for document in documents])
    return Entry(row["version"], row["first"], events, _by_bot(row["kind"], row["seat"], row["request"]))


def _by_bot(kind: str, seat: int, request: str) -> int:
    """Return the seat for which a bot answered, or -1. Players' answers have a request id."""
    return seat if kind == "act" and not request else -1
