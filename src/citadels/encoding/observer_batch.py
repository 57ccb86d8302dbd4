"""Step many games per call."""

from __future__ import annotations

from mypy_extensions import i64

from citadels.encoding.bytes_writer import BytesWriter, write_i64_le
from citadels.encoding.observer import Observer


class ObserverBatch:
    """Observers of several games, each with a row to write observations into."""

    def __init__(self, games: list[Observer], rows: list[memoryview], actions: int) -> None:
        self.games = games
        self._rows = rows
        self._actions: i64 = actions
        self._row = BytesWriter()
        self._seats = BytesWriter()
        self._seats.write(bytes(len(games)))
        self._allowed = BytesWriter()

    @property
    def seats(self) -> bytes:
        """The seat to move, by game."""
        return self._seats.getvalue()

    @property
    def allowed(self) -> bytes:
        """The flat indexes of the legal actions in all masks, as 64-bit little-endian integers."""
        return self._allowed.getvalue()

    def refused(self, numbers: list[int]) -> int:
        """Return the first game in which the action with this number is illegal, or -1."""
        for index, number in enumerate(numbers):
            if number not in self.games[index].legal:
                return index
        return -1

    def answer(self, numbers: list[int]) -> list[int]:
        """Apply a legal action in each game and write its next observation; return the games that are over.

        Each game is stepped and observed before the next one, while its data is in the processor's cache.
        """
        self._allowed.truncate(0)
        over: list[int] = []
        for index, number in enumerate(numbers):
            game = self.games[index]
            game.answer(number)
            if game.state.over:
                over.append(index)
            else:
                self.ask(index)
        return over

    def ask(self, index: int) -> None:
        """Find the legal actions in a game, and write what the seat to move observes."""
        game, row = self.games[index], self._row
        seat = game.ask()
        self._seats[index] = seat
        mask: i64 = index * self._actions
        for number in game.legal:
            write_i64_le(self._allowed, mask + number)
        game.write(seat, row)
        self._rows[index][:] = row.getvalue()
