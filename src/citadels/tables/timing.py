"""When something is due at a table: a warning, the end of a clock or of patience, a bot's answer, a call."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Final

from citadels.engine.game import Game
from citadels.tables.attendance import Attendance
from citadels.tables.countdown import Countdown
from citadels.tables.document import PACES, Document
from citadels.tables.errors import TableError

WARNINGS: Final = {"turn": (30.0, 10.0), "days": (6 * 3600.0, 3600.0)}
MOST_TIMES: Final = 10  # that a clock can be given more time
CALL_SOON: Final = 3.0  # seconds after which somebody is called who was not there when asked
CALL_LATE: Final = 60.0  # and somebody who saw the question and left


class Clocks:
    """The times of the question that a table waits for. ``seat`` is always the one that is asked."""

    def __init__(self, document: Document, attendance: Attendance) -> None:
        self._document = document
        self._attendance = attendance
        self._countdown = Countdown()
        self._asked: int | None = None
        self._asked_at = 0.0
        self._warned: set[float] = set()
        self._extended = 0  # how often the clock that runs was given more time
        self._hurried = False  # nobody wants to watch the bots
        self._rushed = False  # time is up: a bot answers for the player who is asked

    def restore(self, document: Document, asked: int | None) -> None:
        self._document = document
        self._countdown = Countdown(document.remaining)
        self._asked = asked
        self._asked_at = time.monotonic()

    # -- the player's clock

    def left(self) -> float | None:
        """Seconds left to the player who is asked; None without a limit."""
        return self._countdown.left(time.monotonic())

    def run(self, running: bool, now: float) -> None:
        """Let the clock run or stand still from now on."""
        self._countdown.run(running, now)

    def begin_question(self, game: Game, new_turn: bool) -> None:
        """A turn's clock begins with the turn, or when somebody else is asked; that of days always."""
        now = time.monotonic()
        self._asked_at = now
        clock = self._document.options.clock
        if new_turn or game.seat != self._asked or clock.kind == "days":
            self._asked = game.seat
            self._rushed = False
            if game.seat is None or not self.answers_by_bot(game.seat):
                self._hurried = False
            limited = clock.kind != "untimed" and not game.over
            self._warned = {left for left in self._warnings if left >= clock.seconds}
            self._countdown.set(clock.seconds if limited else None, now)
            self._extended = 0

    def add_time(self, seat: int) -> None:
        """As much time again."""
        left = self.left()
        if left is None or self.answers_by_bot(seat) or self._extended >= MOST_TIMES:
            raise TableError("time")
        self._extended += 1
        left += self._document.options.clock.seconds
        self._warned = {warned for warned in self._warnings if warned >= left}
        self._countdown.set(left, time.monotonic())

    @property
    def _warnings(self) -> tuple[float, ...]:
        return WARNINGS.get(self._document.options.clock.kind, ())

    def take_warnings(self, seat: int, now: float) -> list[float]:
        """For each warning that is due and was not taken before, the seconds that are left."""
        end = self._countdown.ends_at()
        if end is None or self.answers_by_bot(seat):
            return []
        due = [one for one in self._warnings if end - now <= one + 0.05 and one not in self._warned]
        self._warned.update(due)
        return [end - now] * len(due)

    def is_time_up(self, seat: int, now: float) -> bool:
        """Whether a player has no time left, and no bot answers yet."""
        end = self._countdown.ends_at()
        return end is not None and now >= end and not self.answers_by_bot(seat)

    def rush(self) -> None:
        """Let a bot answer at once for the player who is asked."""
        self._rushed = True

    # -- bots and those they sit in for

    def answers_by_bot(self, seat: int) -> bool:
        sits_in = seat in self._attendance.stand_ins
        return self._document.places[seat].kind == "bot" or sits_in or self._rushed

    def hurry(self) -> None:
        """Let the bots answer at once until a person is asked."""
        self._hurried = True

    def _bot_due(self) -> float:
        """When a bot's answer is released."""
        return self._asked_at + (0.0 if self._hurried else PACES[self._document.options.pace])

    def is_bot_due(self, seat: int, now: float) -> bool:
        """Whether it is time for a bot to answer."""
        return self.answers_by_bot(seat) and (self._rushed or now >= self._bot_due() - 0.001)

    def _patience_due(self, seat: int) -> float | None:
        """When a bot sits in for a player; never for one who is there, nor in a game over days."""
        if not self._attendance.is_away(seat) or self._document.options.clock.kind == "days":
            return None
        return self._attendance.away_since[seat] + self._document.options.grace

    def is_patience_over(self, seat: int, now: float) -> bool:
        """Whether a player has been away for too long, and no bot sits in yet."""
        due = self._patience_due(seat)
        return due is not None and now >= due and seat not in self._attendance.stand_ins

    def let_bot_sit_in(self, seat: int, now: float) -> None:
        """Until the player is back; the bot has the time that a bot has for its answer."""
        self._attendance.stand_ins.add(seat)
        self._asked_at = now

    # -- what is next

    def next_due(self, seat: int, now: float) -> float | None:
        """When to look again whether something is due."""
        if self.answers_by_bot(seat):
            return now if self._rushed else self._bot_due()
        patience, end = self._patience_due(seat), self._countdown.ends_at()
        times = [due for due in (patience, end) if due is not None]
        if end is not None:
            ahead = [end - left for left in self._warnings if left not in self._warned]
            times += [due for due in ahead if due > now]
        return min(times, default=None)

    def call_due(self, seat: int) -> float | None:
        """When a player is to be called: not if they are here."""
        if not self._attendance.is_away(seat) or self.answers_by_bot(seat):
            return None
        left = self._attendance.away_since[seat]
        return self._asked_at + CALL_SOON if left <= self._asked_at else left + CALL_LATE


class Alarm:
    """Begins its work at a set time; a new time takes the place of the one before."""

    def __init__(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        self._name = name
        self._work = work
        self._timer: asyncio.TimerHandle | None = None
        self._working: set[asyncio.Task[None]] = set()  # or nobody would hold on to the tasks

    def set(self, due: float | None) -> None:
        """Go off at this time of the monotonic clock; None: not at all."""
        self.cancel()
        if due is not None:
            delay = max(0.0, due - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._go_off)

    def cancel(self) -> None:
        """Do not go off; work that has begun goes on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go_off(self) -> None:
        task = asyncio.get_running_loop().create_task(self._work(), name=self._name)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
