"""Whose question is next, where many tables want the same few processes."""

from __future__ import annotations

import asyncio
from typing import Final

DECAY_SECONDS: Final = 60.0  # seconds of thinking in all, after which half of what was used is forgotten
MIN_USAGE_SECONDS: Final = 0.01  # seconds that are too few to be remembered


class FairQueue:
    """Of the tables that wait, the one that has used least is next. If too many wait, the one that has used
    most goes without, so that whoever asks much makes nobody weaker but themselves."""

    def __init__(self, capacity: int, max_questions: int) -> None:
        self._free = capacity
        self._capacity = capacity
        self._max_questions = max_questions
        self._waiting: dict[asyncio.Future[bool], str] = {}  # tables, in the order in which they came
        self._used: dict[str, float] = {}  # seconds, by table

    @property
    def questions(self) -> int:
        """How many wait or are thought about."""
        return len(self._waiting) + self._capacity - self._free

    def resize(self, capacity: int, max_questions: int) -> None:
        """There are more places or fewer from now on; turns that have begun go on."""
        self._free += capacity - self._capacity
        self._capacity, self._max_questions = capacity, max_questions
        self._dispatch()

    async def take(self, table: str) -> bool:
        """Wait until it is the table's turn; False if it goes without one."""
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._used.setdefault(table, self._average())
        self._waiting[turn] = table
        if self.questions > self._max_questions:
            self._settle(max(reversed(self._waiting), key=self._used_by), False)
        self._dispatch()
        try:
            return await turn
        except asyncio.CancelledError:
            self._withdraw(turn)
            raise

    def end(self, table: str, seconds: float) -> None:
        """A turn is over that took so long."""
        self._used[table] = self._used.get(table, 0.0) + seconds
        if sum(self._used.values()) > DECAY_SECONDS:
            self._decay()
        self._free += 1
        self._dispatch()

    def _average(self) -> float:
        """What a new table is taken to have used, so that nobody gains by making tables."""
        return sum(self._used.values()) / len(self._used) if self._used else 0.0

    def _used_by(self, turn: asyncio.Future[bool]) -> float:
        return self._used.get(self._waiting[turn], 0.0)

    def _dispatch(self) -> None:
        while self._free > 0 and self._waiting:
            self._free -= self._settle(min(self._waiting, key=self._used_by), True)

    def _settle(self, turn: asyncio.Future[bool], is_next: bool) -> bool:
        """Say whose turn it is, or who goes without; False if nobody waits for that any more."""
        del self._waiting[turn]
        if not turn.cancelled():
            turn.set_result(is_next)
        return not turn.cancelled()

    def _withdraw(self, turn: asyncio.Future[bool]) -> None:
        """Nobody waits for the turn any more, even if it has just come."""
        if self._waiting.pop(turn, None) is None and not turn.cancelled() and turn.result():
            self._free += 1
            self._dispatch()

    def _decay(self) -> None:
        halves = {table: seconds / 2 for table, seconds in self._used.items()}
        self._used = {table: seconds for table, seconds in halves.items() if seconds > MIN_USAGE_SECONDS}
