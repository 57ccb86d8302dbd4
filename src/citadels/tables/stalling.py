"""Detect stalling players: after some time without an answer, others may vote for a bot."""

from __future__ import annotations

from citadels.tables.clock import Clock
from citadels.tables.countdown import Countdown
from citadels.tables.document import TableDocument


class Stalling:
    """Measures how long the player to move, or an owner who paused the game, has kept others waiting.

    The time runs only while the game does. It is not stored: after a restart it starts again.
    """

    def __init__(self, document: TableDocument, clock: Clock) -> None:
        self._document = document
        self._clock = clock
        self._asked: int | None = None
        self._wait = Countdown()
        self._pause = Countdown()
        self._standing = 0  # answers since the seat was first to move, less those undone
        self._furthest = 0  # its maximum so far
        self._timed_out: set[int] = set()  # seats whose clock ran out and that have not answered since

    def begin(self, asked: int | None) -> None:
        """Start to wait for a seat to move."""
        self._asked, self._standing, self._furthest = asked, 0, 0
        self._wait.set(self._limit, self._clock.now())

    @property
    def _limit(self) -> float:
        options = self._document.options
        return options.long_enough(options.stall_delay)

    def note_answer(self, by_bot: bool) -> None:
        """Note an answer of the seat to move. The time starts again, unless the player only repeats answers
        that they undid: otherwise they could stall by undoing."""
        if self._asked is not None and not by_bot:
            self._timed_out.discard(self._asked)
        self._standing += 1
        if self._standing > self._furthest:
            self._furthest = self._standing
            self._wait.set(self._limit, self._clock.now())

    def note_undo(self) -> None:
        self._standing -= 1

    def note_time_up(self, seat: int) -> None:
        """Note that the clock of a player ran out."""
        self._timed_out.add(seat)

    def run(self, running: bool) -> None:
        """Start or stop the time. While a game is paused, its owner's time runs."""
        now, paused = self._clock.now(), self._document.paused
        self._wait.run(running, now)
        if paused and self._pause.left(now) is None:
            self._pause.set(self._limit, now)
        elif not paused:
            self._pause.set(None, now)
        self._pause.run(paused, now)

    def left(self, seat: int) -> float | None:
        """Return the seconds until a player counts as stalling, or None if nobody waits for them."""
        if seat in self._timed_out:
            return 0.0
        if self._document.paused:
            return self._pause.left(self._clock.now()) if seat == self._document.owner else None
        return self._wait.left(self._clock.now()) if seat == self._asked else None
