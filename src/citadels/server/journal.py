"""What was done and said at a table, as far as somebody who comes back is told it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from msgspec import json

from citadels.engine.events import Event, Kinds, by_name, read_event
from citadels.engine.kinds import COUNT, NUMBER, SEAT, field
from citadels.engine.view import SPECTATOR
from citadels.server import saved
from citadels.server.protocol import ChatLine
from citadels.server.storage import Row, Storage
from citadels.settings import edition_named

CHANGES_AT_HAND: Final = 40  # kept in memory for those who come back after a moment
CHANGES_TOLD: Final = 200  # at most, to somebody who has seen nothing
CHAT_TOLD: Final = 100
REQUESTS_REMEMBERED: Final = 256


class TakenBack(Event):
    """A player took the last answer back; so many lines of the log no longer hold."""

    seat: int = field(SEAT)
    lines: int = field(COUNT)


class RulesChanged(Event):
    """The server goes on with a newer version of the rules."""

    rules: int = field(NUMBER)


OF_THE_TABLE: Final = (TakenBack, RulesChanged)  # events that no rule of the game knows


class Change(NamedTuple):
    """A step of the game, with what happened in it."""

    version: int
    first: int
    events: tuple[Event, ...]


class Journal:
    """The steps of a game, the newest at hand and the others in storage; and the requests that were met."""

    def __init__(self, table: str, seats: int, storage: Storage, kinds: Kinds) -> None:
        self.version = 0
        self.lines = 0
        self._table = table
        self._storage = storage
        self._kinds = kinds
        self._most_done = REQUESTS_REMEMBERED * (seats + 1)
        self._recent: deque[Change] = deque(maxlen=CHANGES_AT_HAND)
        self._done: dict[tuple[int, str], tuple[str, int]] = {}  # what it was, and the version after

    async def restore(self, version: int, lines: int) -> None:
        """Go back to what is stored."""
        self.version, self.lines = version, lines
        self._recent.clear()
        rows = await self._storage.read_changes(self._table, version - REQUESTS_REMEMBERED)
        self._done = {
            (row["seat"], row["request"]): (_what(row), row["version"]) for row in rows if row["request"]
        }
        self._recent.extend([change_of(row, self._kinds) for row in rows[-CHANGES_AT_HAND:]])

    # -- steps

    def begin(
        self, kind: str, seat: int, answer: str, request: str, events: Sequence[Event]
    ) -> tuple[Change, Row]:
        """A new step, and how it is to be stored."""
        change = Change(self.version + 1, self.lines, tuple(events))
        self.version = change.version
        self.lines += len(events)
        row: Row = {
            "table_id": self._table,
            "version": change.version,
            "seat": seat,
            "kind": kind,
            "answer": answer,
            "request": request,
            "first": change.first,
            "events": json.encode([event.to_json() for event in events]).decode(),
            "at": time.time(),
        }
        return change, row

    def keep(self, change: Change, row: Row) -> None:
        """A step is stored: it may be told, and its request is not met again."""
        self._recent.append(change)
        if row["request"]:
            self.remember(row["seat"], row["request"], _what(row))

    async def after(self, seen: int) -> tuple[list[Change], bool]:
        """What came after a version; or, for somebody who has seen little, the end of the log."""
        if 0 <= seen <= self.version and (not self._recent or seen >= self._recent[0].version - 1):
            return [change for change in self._recent if change.version > seen], False
        fresh = not 0 <= seen <= self.version or self.version - seen > CHANGES_TOLD
        return await self._read(self.version - CHANGES_TOLD if fresh else seen), fresh

    async def standing_after(self, seen: int) -> list[Event]:
        """All that happened after a version and was not taken back."""
        return standing(await self._read(seen))

    async def _read(self, after: int) -> list[Change]:
        rows = await self._storage.read_changes(self._table, after)
        return [change_of(row, self._kinds) for row in rows]

    # -- requests

    def already_done(self, seat: int, request: str, what: str) -> int | None:
        """The version after a request if it was done before; the same id for something else is a new one."""
        done = self._done.get((seat, request))
        return done[1] if done is not None and done[0] == what else None

    def remember(self, seat: int, request: str, what: str) -> None:
        """Note that a request was done, so that it is not done again."""
        self._done[seat, request] = (what, self.version)
        if len(self._done) > self._most_done:
            del self._done[next(iter(self._done))]


def standing(changes: Sequence[Change]) -> list[Event]:
    """All that happened in these changes and was not taken back."""
    out: list[Event] = []
    for event in [event for change in changes for event in change.events]:
        if isinstance(event, TakenBack):
            del out[max(0, len(out) - event.lines) :]
        else:
            out.append(event)
    return out


def kinds_at(edition: str) -> Kinds:
    """All kinds of event that a table may have stored."""
    return edition_named(edition).events | by_name(OF_THE_TABLE)


def change_of(row: Row, kinds: Kinds) -> Change:
    documents: list[dict[str, object]] = json.decode(row["events"])
    return Change(row["version"], row["first"], tuple([read_event(d, kinds) for d in documents]))


def _what(row: Row) -> str:
    """A request as it is compared with another of the same id."""
    return f"{row['kind']} {row['version'] - 1} {row['answer']}"


class Chat:
    """What is said at a table; spectators read each other, players read players."""

    def __init__(self, table: str, storage: Storage) -> None:
        self._table = table
        self._storage = storage
        self._rows: deque[Row] = deque(maxlen=CHAT_TOLD)
        self._next = {True: 0, False: 1}  # numbers of lines for players, and for spectators

    async def restore(self) -> None:
        """Go back to what is stored."""
        self._rows.clear()
        self._rows.extend(await self._storage.read_chat(self._table, CHAT_TOLD))
        self._next = await self._storage.read_next_chat(self._table)

    def begin(self, seat: int, name: str, text: str) -> Row:
        """A new line, as it is to be stored."""
        return {
            "table_id": self._table,
            "number": self._next[seat != SPECTATOR],
            "seat": seat,
            "name": name,
            "text": saved.clean_text(text),
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "for_players": seat != SPECTATOR,
        }

    def keep(self, row: Row) -> None:
        """A line is stored: it may be told."""
        self._next[row["for_players"]] += 2  # so that neither can count what the others say
        self._rows.append(row)

    def lines(self, seat: int, muted: Sequence[int]) -> list[ChatLine]:
        """What the reader at a seat may read, without those whom they muted."""
        return [chat_line(row) for row in self._rows if may_read(row, seat, muted)]


def may_read(row: Row, seat: int, muted: Sequence[int]) -> bool:
    """Whether the reader at a seat may read a line of chat."""
    return row["for_players"] == (seat != SPECTATOR) and row["seat"] not in muted


def chat_line(row: Row) -> ChatLine:
    return ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"])
