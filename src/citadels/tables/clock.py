"""The clock that everything at a table uses to wait and expire; tests substitute their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """A scheduled callback."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time and schedules callbacks."""

    def now(self) -> float:
        """Return monotonic seconds from an arbitrary start."""
        ...

    def time(self) -> float:
        """Return seconds since 1970, for timestamps that are stored."""
        ...

    def call_at(self, when: float, work: Callable[[], object]) -> Timer:
        """Call ``work`` when ``now`` reaches ``when``; as soon as possible if it has passed."""
        ...


class RealClock:
    """The system clock, with timers of the event loop."""

    def now(self) -> float:
        return time.monotonic()

    def time(self) -> float:
        return time.time()

    def call_at(self, when: float, work: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), work)


def stamp(seconds: float) -> str:
    """Format seconds since 1970 for people."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


class Alarm:
    """A one-shot timer that starts a task; setting a new time replaces the old one."""

    def __init__(self, clock: Clock, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        self._clock = clock
        self._name = name
        self._work = work
        self._due = 0.0
        self._timer: Timer | None = None
        self._working: set[asyncio.Task[None]] = set()  # Keeps the tasks from being garbage-collected.

    def set(self, due: float | None) -> None:
        """Go off when the clock reaches ``due``; None cancels the alarm."""
        self.cancel()
        if due is not None:
            self._due = due
            self._timer = self._clock.call_at(due, self._go_off)

    @property
    def due(self) -> float | None:
        """When it goes off, or None if it is not set."""
        return None if self._timer is None else self._due

    def cancel(self) -> None:
        """Cancel the alarm. A task that has already started continues."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def finish(self) -> None:
        """Cancel the alarm and wait for the tasks that have already started."""
        self.cancel()
        while self._working:
            await asyncio.wait(self._working)
            self.cancel()  # The task may have set it again.

    def _go_off(self) -> None:
        if self._clock.now() < self._due:  # Some event loops fire timers slightly early.
            self.set(self._due)
            return
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._work(), name=self._name)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
