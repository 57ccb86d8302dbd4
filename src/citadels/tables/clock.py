"""Time, as given to a table: everything that waits or expires asks one clock, which tests can set."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """Work that will be done at a set time."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time, and does work at a set time."""

    def now(self) -> float:
        """Seconds that never go back, from an arbitrary start."""
        ...

    def time(self) -> float:
        """Seconds since 1970, as they are stored."""
        ...

    def call_at(self, when: float, work: Callable[[], object]) -> Timer:
        """Do some work when ``now`` reaches this time; at once if it has passed."""
        ...


class RealClock:
    """The clock of the machine, with the timers of the event loop."""

    def now(self) -> float:
        return time.monotonic()

    def time(self) -> float:
        return time.time()

    def call_at(self, when: float, work: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), work)


def stamp(seconds: float) -> str:
    """A time in seconds since 1970 as people read it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


class Alarm:
    """Begins its work at a set time; a new time replaces the previous one."""

    def __init__(self, clock: Clock, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        self._clock = clock
        self._name = name
        self._work = work
        self._due = 0.0
        self._timer: Timer | None = None
        self._working: set[asyncio.Task[None]] = set()  # so that the tasks are not garbage-collected

    def set(self, due: float | None) -> None:
        """Go off at this time of the clock, or not at all if it is None."""
        self.cancel()
        if due is not None:
            self._due = due
            self._timer = self._clock.call_at(due, self._go_off)

    @property
    def due(self) -> float | None:
        """When it goes off, if it is set."""
        return None if self._timer is None else self._due

    def cancel(self) -> None:
        """Do not go off; work already begun goes on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def finish(self) -> None:
        """Do not go off any more, and wait until the work already begun is done."""
        self.cancel()
        while self._working:
            await asyncio.wait(self._working)
            self.cancel()  # the work may have set it again

    def _go_off(self) -> None:
        if self._clock.now() < self._due:  # timers of some event loops are a little early
            self.set(self._due)
            return
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._work(), name=self._name)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
