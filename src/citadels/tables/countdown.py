"""The time left to the player who is asked. It stands still while nobody is there to see it run."""

from __future__ import annotations


class Countdown:
    """Counts down seconds while it runs; None means no limit."""

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._since: float | None = None  # when it was started

    def left(self, now: float) -> float | None:
        """Seconds left, never below zero; None without a limit."""
        if self._seconds is None:
            return None
        gone = 0.0 if self._since is None else now - self._since
        return max(0.0, self._seconds - gone)

    def set(self, seconds: float | None, now: float) -> None:
        """Set the time left; whether it runs does not change."""
        self._seconds = seconds
        self._since = None if self._since is None else now

    def run(self, running: bool, now: float) -> None:
        """Let it run or stand still from now on."""
        if running == (self._since is not None):
            return
        self._seconds = self.left(now)
        self._since = now if running else None

    def ends_at(self) -> float | None:
        """When it runs out; None if it does not run."""
        return None if self._seconds is None or self._since is None else self._since + self._seconds
