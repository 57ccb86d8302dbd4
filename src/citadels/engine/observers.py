"""Many games in numbers, side by side: one call gives all answers, and one asks all questions."""

from __future__ import annotations

from citadels.engine.actions import Action
from citadels.engine.observer import Observer


class Observers:
    """Observers of several games, each with a row and a mask to write into."""

    def __init__(self, games: list[Observer], rows: list[memoryview], masks: list[memoryview]) -> None:
        self.games = games
        self._rows = rows
        self._masks = masks
        self._marked: list[dict[int, Action]] = [{} for _ in games]  # by game: where the mask is 1

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

    def ask(self) -> list[int]:
        """Write what the seats that are asked observe and may do; returns these seats, by game."""
        return [self._ask(index) for index in range(len(self.games))]

    def _ask(self, index: int) -> int:
        game, mask = self.games[index], self._masks[index]
        seat = game.ask()
        for number in self._marked[index]:
            mask[number] = 0
        self._marked[index] = game.legal
        for number in game.legal:
            mask[number] = 1
        self._rows[index][:] = game.observe(seat)
        return seat
