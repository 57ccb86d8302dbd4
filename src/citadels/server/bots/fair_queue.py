"""A fair queue over tables, or other users, that share a few processes."""

from __future__ import annotations

import asyncio
from typing import Final

DECAY_SECONDS: Final = 60.0  # total usage above which all usage is halved
MIN_USAGE_SECONDS: Final = 0.01  # less is forgotten


class FairQueue:
    """Fair queue: least-served first. When overloaded, shed the most-served, so that heavy users weaken only
    themselves."""

    def __init__(self, capacity: int, max_questions: int) -> None:
        self._free = capacity
        self._capacity = capacity
        self._max_questions = max_questions
        self._waiting: dict[asyncio.Future[bool], str] = {}  # by table, in order of arrival
        self._used: dict[str, float] = {}  # seconds, by table

    @property
    def questions(self) -> int:
        """Number of questions waiting or being computed."""
        return len(self._waiting) + self._capacity - self._free

    def resize(self, capacity: int, max_questions: int) -> None:
        """Change the capacity. Turns that have begun are not interrupted."""
        self._free += capacity - self._capacity
        self._capacity, self._max_questions = capacity, max_questions
        self._dispatch()

    async def take(self, table: str) -> bool:
        """Wait for a turn. Return False if the question is shed."""
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
        """End a turn that took so many seconds."""
        self._used[table] = self._used.get(table, 0.0) + seconds
        if sum(self._used.values()) > DECAY_SECONDS:
            self._decay()
        self._free += 1
        self._dispatch()

    def _average(self) -> float:
        """Return the usage that a new table starts with, so that making tables gains nothing."""
        return sum(self._used.values()) / len(self._used) if self._used else 0.0

    def _used_by(self, turn: asyncio.Future[bool]) -> float:
        return self._used.get(self._waiting[turn], 0.0)

    def _dispatch(self) -> None:
        while self._free > 0 and self._waiting:
            self._free -= self._settle(min(self._waiting, key=self._used_by), True)

    def _settle(self, turn: asyncio.Future[bool], is_next: bool) -> bool:
        """Grant or shed a turn. Return False if its waiter was canceled."""
        del self._waiting[turn]
        if not turn.cancelled():
            turn.set_result(is_next)
        return not turn.cancelled()

    def _withdraw(self, turn: asyncio.Future[bool]) -> None:
        """Remove a canceled waiter, passing on a turn that it was just granted."""
        if self._waiting.pop(turn, None) is None and not turn.cancelled() and turn.result():
            self._free += 1
            self._dispatch()

    def _decay(self) -> None:
        halves = {table: seconds / 2 for table, seconds in self._used.items()}
        self._used = {table: seconds for table, seconds in halves.items() if seconds > MIN_USAGE_SECONDS}
