"""When something is due at a table: clock warnings, time limits, stand-ins, bots' answers, notifications."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from citadels.tables import protocol
from citadels.tables.clock import Clock
from citadels.tables.countdown import Countdown
from citadels.tables.document import TableDocument, bot_pause
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.presence import Presence, Subscriber, player
from citadels.tables.protocol import ClockWarning
from citadels.tables.stalling import Stalling

WARNINGS: Final = {"turn": (30.0, 10.0), "days": (6 * 3600.0, 3600.0)}
MAX_EXTENSIONS: Final = 10  # how often a player can be given more time in a turn
NOTIFY_DELAY_AWAY: Final = 3.0  # seconds, for a player who was away when their turn came
NOTIFY_DELAY_LEFT: Final = 60.0  # seconds, for a player who saw the question and left


class Timing:
    """The timing of the pending question. ``seat`` is always the seat to move."""

    def __init__(self, document: TableDocument, presence: Presence, clock: Clock) -> None:
        self._document = document
        self._presence = presence
        self._clock = clock
        self._countdown = Countdown()
        self._stalling = Stalling(document, clock)
        self._asked: int | None = None
        self._asked_at = 0.0
        self._warned: set[float] = set()
        self._hurried = False  # whether bots answer without a pause
        self._rushed = False  # whether time is up and a bot answers for the player to move

    def restore(self, asked: int | None, slept: float = 0.0) -> None:
        """Restore the stored clock. That of a correspondence game ran on while the table was asleep."""
        left = self._document.remaining
        if left is not None and not self._document.paused:
            left = max(0.0, left - slept)
        self._countdown = Countdown(left)
        self._warned = {one for one in self._warnings if left is not None and one >= left}
        self._asked = asked
        self._asked_at = self._clock.now()
        self._stalling.begin(asked)

    # -- requests

    def pause(self, client: Subscriber, request: protocol.Pause) -> Effect:
        """Pause or resume the game. Only the owner may, but anyone may resume if the owner does not play."""
        seat, owner = player(client), self._document.owner
        if request.paused and self._presence.is_suspended(seat):
            raise TableError("bot_plays")
        if request.paused or not (self._presence.is_away(owner) or self._presence.is_suspended(owner)):
            self._document.check_owner(seat)
        self._document.paused = request.paused
        self._stalling.run(not request.paused)  # The next message shows it.
        effect = Effect(save=True, table=True, game=self._asked is not None)
        self._presence.clear_votes(owner, effect)
        effect.notify("paused" if request.paused else "resumed", seat)
        return effect

    def more_time(self, client: Subscriber, request: protocol.MoreTime) -> Effect:
        giver, seat = player(client), self._asked
        self._document.check_running()
        if giver not in (seat, self._document.owner):
            raise TableError("not_asked")
        if seat is None:
            raise TableError("time")
        self._add_time(seat)
        effect = Effect(save=True, game=True)
        effect.notify("more_time", seat)
        return effect

    def skip(self, client: Subscriber, request: protocol.Skip) -> Effect:
        """Let the bots answer without a pause until it is a person's turn."""
        if not self._document.options.one_device and self._presence.has_others(player(client)):
            raise TableError("company")
        self._hurried = True
        return Effect()

    def change_pace(self, client: Subscriber, request: protocol.ChangePace) -> Effect:
        """Change the pace of the bots, including that of a pending answer."""
        seat = player(client)
        if not self._document.options.one_device:
            self._document.check_owner(seat)
        self._document.options = structs.replace(self._document.options, pace=request.pace)
        return Effect(save=True, table=True)

    # -- the player's clock

    def left(self) -> float | None:
        """Return the seconds left to the player to move, or None without a limit."""
        return self._countdown.left(self._clock.now())

    def run(self, running: bool) -> None:
        """Start or stop the clock."""
        self._countdown.run(running, self._clock.now())
        self._stalling.run(running)

    def note_step(self, by_bot: bool, undone: bool, effect: Effect) -> None:
        """Note that the seat to move answered, or undid an answer."""
        if undone:
            self._stalling.note_undo()
            return
        self._stalling.note_answer(by_bot)
        if self._asked is not None and not by_bot:
            self._presence.clear_votes(self._asked, effect)

    def begin_question(self, asked: int | None, new_turn: bool) -> None:
        """Start the clock when a turn begins or another seat is to move; in correspondence games, always."""
        now = self._clock.now()
        self._asked_at = now
        limit = self._document.options.clock
        if new_turn or asked != self._asked:
            self._stalling.begin(asked)
        if new_turn or asked != self._asked or self._document.options.is_correspondence:
            self._asked = asked
            self._rushed = False
            if asked is None or not self.answers_by_bot(asked):
                self._hurried = False
            limited = limit.kind != "untimed" and asked is not None
            self._warned = {left for left in self._warnings if left >= limit.seconds}
            self._countdown.set(limit.seconds if limited else None, now)
            self._document.extended = 0

    def _add_time(self, seat: int) -> None:
        left = self.left()
        if left is None or self.answers_by_bot(seat) or self._document.extended >= MAX_EXTENSIONS:
            raise TableError("time")
        self._document.extended += 1
        left += self._document.options.clock.seconds
        self._warned = {warned for warned in self._warnings if warned >= left}
        self._countdown.set(left, self._clock.now())

    @property
    def _warnings(self) -> tuple[float, ...]:
        return WARNINGS.get(self._document.options.clock.kind, ())

    # -- what is due

    def run_if_due(self, seat: int) -> Effect:
        """Do what is due, except a bot's answer: a stand-in takes over, time is up, or a warning."""
        now, effect = self._clock.now(), Effect()
        if self._is_grace_over(seat, now):
            self._presence.add_stand_in(seat)
            self._asked_at = now  # The bot answers at its usual pace from now.
            effect.notify("stand_in", seat)
            effect.table = True
        elif self._is_time_up(seat, now):
            self._rushed = True
            self._stalling.note_time_up(seat)
            effect.notify("time_up", seat)
        else:
            left = self._take_warnings(seat, now)
            effect.warnings += [ClockWarning(seat, round(seconds, 1)) for seconds in left]
        return effect

    def _take_warnings(self, seat: int, now: float) -> list[float]:
        """Return the seconds left if a warning is due, and mark it as sent; otherwise nothing."""
        end = self._countdown.ends_at()
        if end is None or self.answers_by_bot(seat):
            return []
        due = [one for one in self._warnings if now >= end - one and one not in self._warned]
        self._warned.update(due)
        return [end - now] if due else []

    def _is_time_up(self, seat: int, now: float) -> bool:
        """Return whether a player has no time left and no bot answers yet."""
        end = self._countdown.ends_at()
        return end is not None and now >= end and not self.answers_by_bot(seat)

    def _grace_due(self, seat: int) -> float | None:
        """Return when a bot sits in for an absent player; None in correspondence games."""
        if not self._presence.is_away(seat) or self._document.options.is_correspondence:
            return None
        return self._presence.away_since(seat) + self._document.options.grace

    def _is_grace_over(self, seat: int, now: float) -> bool:
        """Return whether a player has been away too long and has no stand-in yet."""
        due = self._grace_due(seat)
        return due is not None and now >= due and not self._presence.has_stand_in(seat)

    # -- players who stall

    def stalls_in(self, seat: int) -> float | None:
        """Return the seconds until a player counts as stalling, or None if nobody waits for them."""
        if self._document.chair(seat).kind != "player" or self._presence.has_stand_in(seat):
            return None
        return self._stalling.left(seat)

    def stalls(self) -> list[float | None]:
        """Return the same for every seat, as sent to clients."""
        return [
            None if (left := self.stalls_in(seat)) is None else round(left, 1)
            for seat in range(len(self._document.chairs))
        ]

    # -- bots and stand-ins

    def answers_by_bot(self, seat: int) -> bool:
        is_bot = self._document.chair(seat).kind == "bot"
        return is_bot or self._rushed or self._presence.has_stand_in(seat)

    def bot_due(self) -> float:
        """Return when a bot answers at the pace of this table."""
        at_once = self._hurried or self._rushed
        pause = bot_pause(self._document.options.pace, len(self._document.chairs))
        return self._asked_at + (0.0 if at_once else pause)

    # -- next times

    def next_due(self, seat: int) -> float | None:
        """Return when something may next be due for a player without a stand-in, or None."""
        now, grace, end = self._clock.now(), self._grace_due(seat), self._countdown.ends_at()
        times = [due for due in (grace, end) if due is not None]
        if end is not None and self._presence.subscribers:
            ahead = [end - left for left in self._warnings if left not in self._warned]
            times += [due for due in ahead if due > now]
        return min(times, default=None)

    def notify_due(self, seat: int) -> float | None:
        """Return when to notify a player; None if they are connected or a bot answers for them."""
        if not self._presence.is_away(seat) or self.answers_by_bot(seat):
            return None
        left = self._presence.away_since(seat)
        return self._asked_at + NOTIFY_DELAY_AWAY if left <= self._asked_at else left + NOTIFY_DELAY_LEFT
