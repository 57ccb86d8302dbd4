"""Many games in numbers, side by side: one call gives all answers, and one asks all questions."""

from __future__ import annotations

from mypy_extensions import i64

from citadels.engine.observer import Observer
from citadels.engine.writer import BytesWriter, write_i64_le


class Observers:
    """Observers of several games, each with a row to write into, and a mask of so many actions."""

    def __init__(self, games: list[Observer], rows: list[memoryview], actions: int) -> None:
        self.games = games
        self._rows = rows
        self._actions = actions
        self._row = BytesWriter()
        self.seats = b""  # those that are asked, by game
        self.allowed = b""  # where the masks, one after the other, are 1: as numbers of eight bytes

    def refused(self, numbers: list[int]) -> int:
        """The first game in which the answer with this number is not legal; -1 if there is none."""
        for index, number in enumerate(numbers):
            if number not in self.games[index].legal:
                return index
        return -1

    def answer(self, numbers: list[int]) -> list[int]:
        """Give a legal answer in each game; returns the games that are over."""
        for index, number in enumerate(numbers):
            self.games[index].answer(number)
        return [index for index, game in enumerate(self.games) if game.state.over]

    def ask(self) -> None:
        """Ask the next question in each game, and write what the seat that is asked observes."""
        row, seats, allowed = self._row, BytesWriter(), BytesWriter()
        mask: i64 = 0
        for index, game in enumerate(self.games):
            seat = game.ask()
            seats.append(seat)
            for number in game.legal:
                write_i64_le(allowed, mask + number)
            mask += self._actions
            game.write(seat, row)
            self._rows[index][:] = row.getvalue()
        self.seats, self.allowed = seats.getvalue(), allowed.getvalue()
