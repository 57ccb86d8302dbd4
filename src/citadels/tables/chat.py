"""What is said at a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from citadels.engine.view import SPECTATOR
from citadels.server.storage import Row, Storage
from citadels.tables.names import clean_text
from citadels.tables.protocol import ChatLine

CHAT_TOLD: Final = 100


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
            "text": clean_text(text),
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
