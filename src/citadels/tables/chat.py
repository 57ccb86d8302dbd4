"""What people write at a table; spectators read spectators, players read players."""

from __future__ import annotations

from collections import deque
from typing import Final

from citadels.engine.view import SPECTATOR
from citadels.tables import protocol
from citadels.tables.attendance import Listener, player
from citadels.tables.clock import Clock, stamp
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.names import clean_text
from citadels.tables.protocol import ChatLine
from citadels.tables.repeats import Repeats
from citadels.tables.storage import ChatRow, Storage, Write

CHAT_TOLD: Final = 100


class Chat:
    """The last lines, and who has muted whom."""

    def __init__(self, table: str, document: TableDocument, repeats: Repeats, clock: Clock) -> None:
        self._table = table
        self._document = document
        self._repeats = repeats
        self._clock = clock
        self._rows: deque[ChatRow] = deque(maxlen=CHAT_TOLD)
        self._next = {True: 0, False: 1}  # the number of the next line, for players and for spectators

    async def restore(self, storage: Storage) -> None:
        """Go back to what is stored."""
        self._rows.clear()
        self._rows.extend(await storage.read_chat(self._table, CHAT_TOLD))
        self._next = await storage.read_next_chat(self._table)

    # -- what may be asked

    def say(self, asker: Listener, request: protocol.Say) -> Effect:
        what = f"say {request.text}"
        if self._repeats.version_after(asker.seat, request.id, what) is not None:
            return Effect()
        row = self._add(asker.seat, clean_text(request.text))
        self._repeats.note(asker.seat, request.id, what, 0)
        return Effect(write=Write(new_chat=[row]), said=row)

    def mute(self, asker: Listener, request: protocol.Mute) -> Effect:
        muted = self._document.chair(player(asker)).muted
        self._document.chair(request.seat)
        changed = request.muted != (request.seat in muted)
        if changed:
            (muted.append if request.muted else muted.remove)(request.seat)
        return Effect(save=changed, shown="table")

    # -- reading

    def lines(self, seat: int) -> list[ChatLine]:
        """What the reader at a seat may read."""
        return [line for row in self._rows if (line := self.line(row, seat)) is not None]

    def line(self, row: ChatRow, seat: int) -> ChatLine | None:
        """A line, unless the reader at a seat may not read it or does not want to."""
        if row["for_players"] != (seat != SPECTATOR) or row["seat"] in self._document.muted_by(seat):
            return None
        return ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"])

    def _add(self, seat: int, text: str) -> ChatRow:
        for_players = seat != SPECTATOR
        row: ChatRow = {
            "table_id": self._table,
            "number": self._next[for_players],
            "seat": seat,
            "name": self._document.chair(seat).name if for_players else "",
            "text": text,
            "at": stamp(self._clock.time()),
            "for_players": for_players,
        }
        self._next[for_players] += 2  # so that neither side can count the other's lines
        self._rows.append(row)
        return row
