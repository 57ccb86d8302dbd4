"""A pausable countdown, for the clock of the player to move."""

from __future__ import annotations


class Countdown:
    """Counts down seconds while it runs. None means no limit."""

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._since: float | None = None  # when it was last started; None while it stands still

    def left(self, now: float) -> float | None:
        """Return the seconds left, at least 0, or None without a limit."""
        if self._seconds is None:
            return None
        gone = 0.0 if self._since is None else now - self._since
        return max(0.0, self._seconds - gone)

    def set(self, seconds: float | None, now: float) -> None:
        """Set the time left, without starting or stopping it."""
        self._seconds = seconds
        self._since = None if self._since is None else now

    def run(self, running: bool, now: float) -> None:
        """Start or stop it."""
        if running == (self._since is not None):
            return
        self._seconds = self.left(now)
        self._since = now if running else None

    def ends_at(self) -> float | None:
        """Return when it runs out, or None if it is stopped or has no limit."""
        return None if self._seconds is None or self._since is None else self._since + self._seconds
