"""Run what is due at a table: bots' answers, clock warnings, stand-ins, notifications, scheduled tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from citadels.tables import presenter
from citadels.tables.bot_runner import PendingBotMove
from citadels.tables.clock import Alarm
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.host import Host, Notification
from citadels.tables.play import Play
from citadels.tables.presence import Presence
from citadels.tables.timing import Timing

RETRY_SECONDS: Final = 1.0  # before a failed task is retried

log = logging.getLogger(__name__)


class ScheduledTask(Protocol):
    """Work that a table does by itself, whether a game is running or not."""

    def due(self) -> float | None:
        """Return when it is next due, or None."""
        ...

    def run_if_due(self) -> Effect:
        """Do it if it is due; otherwise return an empty effect."""
        ...


class TableScheduler:
    """Wakes up when something is due and does it under the table's lock."""

    def __init__(
        self,
        table: str,
        document: TableDocument,
        host: Host,
        presence: Presence,
        tasks: Sequence[ScheduledTask],
        play: Play,
        timing: Timing,
        lock: asyncio.Lock,
        apply: Callable[[Effect], Awaitable[None]],
    ) -> None:
        self._table = table
        self._document = document
        self._host = host
        self._presence = presence
        self._tasks = tasks
        self._play = play
        self._timing = timing
        self._lock = lock
        self._apply = apply
        self._pending_move = PendingBotMove(host.bot_runner, host.clock)
        self._failed: set[int] = set()  # seats of bots whose failure was already announced
        self._next_look = Alarm(host.clock, f"table {table}", self._look)
        self._next_notification = Alarm(host.clock, f"table {table}", self._notify)
        self._next_task = Alarm(host.clock, f"table {table}", self._run_tasks)
        self._stopped = False

    def stop(self) -> None:
        """Cancel everything and schedule nothing from now on."""
        self._stopped = True
        self.set()

    def next_due(self) -> float | None:
        """Return when something is next due, or None."""
        alarms = (self._next_look, self._next_notification, self._next_task)
        return min([alarm.due for alarm in alarms if alarm.due is not None], default=None)

    def set(self) -> None:
        """Set the alarms for what is next due, and start or stop the player's clock accordingly."""
        self._next_notification.set(self._notify_due())
        self._next_task.set(None if self._stopped else self._task_due())
        seat = self._running()
        self._timing.run(seat is not None)
        self._next_look.set(None if seat is None else self._look_due(seat))

    def _look_due(self, seat: int) -> float | None:
        """Return when something may next be due for the seat to move. If it is a bot's, start its answer."""
        if not self._timing.answers_by_bot(seat):
            return self._timing.next_due(seat)
        self._think(seat)
        return self._bot_due()

    def _running(self) -> int | None:
        """Return the seat to move, or None while the game stands still: paused, or with no player connected,
        except in correspondence games."""
        attended = self._document.options.is_correspondence or self._presence.has_players
        return self._play.asked if attended and not (self._document.paused or self._stopped) else None

    # -- what is due

    async def _look(self) -> None:
        await self._pending_move.wait()
        async with self._lock:
            seat = self._running()
            if seat is None:
                return
            try:
                await self._run_due(seat)
            except Exception:
                log.exception("table %s: scheduled work failed; retrying", self._table)
                self._next_look.set(self._host.clock.now() + RETRY_SECONDS)

    async def _run_due(self, seat: int) -> None:
        await self._apply(self._timing.run_if_due(seat))
        if self._timing.answers_by_bot(seat) and self._host.clock.now() >= self._bot_due():
            await self._let_bot_answer(seat)

    def _task_due(self) -> float | None:
        return min([due for task in self._tasks if (due := task.due()) is not None], default=None)

    async def _run_tasks(self) -> None:
        async with self._lock:
            try:
                for task in self._tasks:
                    await self._apply(task.run_if_due())
            except Exception:
                log.exception("table %s: scheduled work failed; retrying", self._table)
                self._next_task.set(self._host.clock.now() + RETRY_SECONDS)

    # -- bots

    def _level(self, seat: int) -> str:
        return self._document.chair(seat).level

    def _bot_due(self) -> float:
        """Return when the pending bot answer may be sent. The time does not depend on the decision."""
        return max(self._timing.bot_due(), self._pending_move.release_at)

    def _think(self, seat: int) -> None:
        assert self._play.game is not None
        secret = self._document.secret
        self._pending_move.begin(self._play.game, self._play.version, seat, self._level(seat), secret)

    async def _let_bot_answer(self, seat: int) -> None:
        self._think(seat)
        move = await self._pending_move.take()
        effect = self._play.answer(seat, move.action)
        if move.fault:
            self._note_fault(effect, seat, move.fault)
        await self._apply(effect)

    def _note_fault(self, effect: Effect, seat: int, fault: str) -> None:
        """Log that a plug-in bot failed and a fallback answered. Players are told once."""
        log.warning("table %s: bot %s failed: %s", self._table, self._level(seat), fault)
        if seat not in self._failed:
            self._failed.add(seat)
            effect.notify("bot_failed", seat)

    # -- notifying players who are away

    def _notify_due(self) -> float | None:
        """Return when to notify the player to move, at most once per question."""
        seat, notified = self._play.asked, self._document.notified >= self._play.version
        if seat is None or notified or self._document.paused or self._stopped or self._host.notifier is None:
            return None
        return self._timing.notify_due(seat)

    async def _notify(self) -> None:
        async with self._lock:
            due, seat = self._notify_due(), self._play.asked
            if due is None or seat is None or self._host.clock.now() < due:
                return
            try:
                await self._notify_player(seat)
            except Exception:
                log.exception("cannot notify a player of table %s", self._table)

    async def _notify_player(self, seat: int) -> None:
        """Store that the player is notified before doing it, so that a restart does not notify again."""
        notifier = self._host.notifier
        if notifier is not None and await notifier.is_wanted(self._table, seat):
            self._document.notified = self._play.version
            await self._apply(Effect(save=True))
            title, body = presenter.notification(self._document.chairs, seat, self._play.round)
            notifier.notify(seat, Notification(title, body, self._table))
