"""The chat of a table: one for its players and one for its spectators."""

from __future__ import annotations

from collections import deque
from typing import Final

from citadels.engine.view import SPECTATOR
from citadels.tables import protocol
from citadels.tables.clock import Clock, stamp
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.idempotency import RequestLog, line_request
from citadels.tables.names import clean_text
from citadels.tables.presence import Subscriber, player
from citadels.tables.protocol import ChatLine
from citadels.tables.rate_limits import TableRateLimits
from citadels.tables.storage import ChatRow, Storage, Write

MAX_CHAT_LINES: Final = 100  # lines kept of each of the two chats


class Chat:
    """The most recent lines of both chats, filtered by who has muted whom."""

    def __init__(
        self,
        table: str,
        document: TableDocument,
        requests: RequestLog,
        rate_limits: TableRateLimits,
        clock: Clock,
        allowed: bool,
    ) -> None:
        self._table = table
        self._document = document
        self._requests = requests
        self._rate_limits = rate_limits
        self._clock = clock
        self._allowed = allowed  # by the server's settings
        # Keyed by whether they are for players: the lines, and the number of the next one.
        self._rows: dict[bool, deque[ChatRow]] = {who: deque(maxlen=MAX_CHAT_LINES) for who in (True, False)}
        self._next = {True: 0, False: 1}

    @property
    def is_on(self) -> bool:
        """Whether chat is allowed here. While it is not, earlier lines are hidden too."""
        return self._allowed and self._document.options.chat

    async def restore(self, storage: Storage) -> None:
        """Restore the stored lines."""
        for for_players, rows in self._rows.items():
            rows.clear()
            rows.extend(await storage.read_chat(self._table, for_players, MAX_CHAT_LINES))
            for row in rows:
                self._requests.note_line(row)
        self._next = await storage.read_next_chat(self._table)

    # -- requests

    def say(self, client: Subscriber, request: protocol.Say) -> Effect:
        if not self.is_on:
            raise TableError("no_chat")
        unique = line_request(request.id, request.text)
        if self._requests.was_said(client.seat, unique):
            return Effect()
        text = clean_text(request.text)
        if not self._rate_limits.try_consume(client):
            raise TableError("too_much_chat")
        row = self._add(client.seat, text, unique)
        self._requests.note_line(row)
        return Effect(write=Write(new_chat=[row]), said=row)

    def mute(self, client: Subscriber, request: protocol.Mute) -> Effect:
        muted = self._document.chair(player(client)).muted
        self._document.chair(request.seat)
        changed = request.muted != (request.seat in muted)
        if changed:
            (muted.append if request.muted else muted.remove)(request.seat)
        return Effect(save=changed, shown="table")

    # -- reading

    def lines(self, seat: int) -> list[ChatLine]:
        """Return the lines that the reader at a seat may read."""
        rows = self._rows[seat != SPECTATOR] if self.is_on else ()
        return [line for row in rows if (line := self.line(row, seat)) is not None]

    def line(self, row: ChatRow, seat: int) -> ChatLine | None:
        """Return a line, or None if the reader at a seat may not read it or has muted its author."""
        if row["for_players"] != (seat != SPECTATOR) or row["seat"] in self._document.muted_by(seat):
            return None
        return ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"])

    def _add(self, seat: int, text: str, request: str) -> ChatRow:
        for_players = seat != SPECTATOR
        row: ChatRow = {
            "table_id": self._table,
            "number": self._next[for_players],
            "seat": seat,
            "name": self._document.chair(seat).name if for_players else "",
            "text": text,
            "at": stamp(self._clock.time()),
            "for_players": for_players,
            "request": request,
        }
        self._next[for_players] += 2  # Step 2: neither side can count the other's lines.
        self._rows[for_players].append(row)
        return row
