"""One table: the game and its people, every change of them stored and then told.

Whatever changes a table happens under its lock, and nobody is told of it before it is committed. If a
commit fails, the table is read anew from storage and the request is refused: nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec import json, structs

import citadels
from citadels.engine.errors import IllegalAction
from citadels.engine.events import Event, TurnEnded
from citadels.engine.game import Game
from citadels.engine.rules import RULES_VERSION
from citadels.engine.view import SPECTATOR
from citadels.server import digest, saved, telling
from citadels.server.attendance import Attendance, Listener
from citadels.server.clocks import Alarm, Clocks
from citadels.server.grants import Grants
from citadels.server.journal import (
    Change,
    Chat,
    Journal,
    RulesChanged,
    TakenBack,
    chat_line,
    kinds_at,
    may_read,
)
from citadels.server.protocol import (
    PROTOCOL,
    Ack,
    ClockWarning,
    Line,
    Missed,
    Phase,
    Situation,
    Stale,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from citadels.server.push import Call, Pushing
from citadels.server.saved import Document, Place, TableError
from citadels.server.shell import BUILD
from citadels.server.storage import Row, Storage, Write
from citadels.server.thinking import Deliberation, Thinking
from citadels.version import __version__

log = logging.getLogger(__name__)


class Table:
    """A table that is in memory. Its methods expect the caller to hold ``lock``."""

    def __init__(
        self, id: str, document: Document, storage: Storage, thinking: Thinking, pushing: Pushing
    ) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.document = document
        self.game: Game | None = None
        self.grants = Grants(id)
        self.journal = Journal(id, len(document.places), storage, kinds_at(str(document.settings["edition"])))
        self.attendance = Attendance(document.places)
        self.chat = Chat(id, storage)
        self.touched = time.monotonic()
        self._clocks = Clocks(document, self.attendance)
        self._storage = storage
        self._thinking = thinking
        self._pushing = pushing
        self._commitment = ""
        self._position = ""
        self._undo: list[tuple[str, int]] = []  # positions before answers, and the lines of those
        self._next_look = Alarm(f"table {id}", self._look)
        self._next_call = Alarm(f"table {id}", self._call)
        self._thought = Deliberation(thinking)
        self._failed: set[int] = set()  # seats of bots of which all were told that they fail
        self.closed = False

    # -- reading and writing ---------------------------------------------------------------

    @staticmethod
    async def read(id: str, storage: Storage, thinking: Thinking, pushing: Pushing) -> Table | None:
        """The table of this id from storage, without replaying anything."""
        row = await storage.read_table(id)
        if row is None:
            return None
        table = Table(id, saved.read_document(row["document"]), storage, thinking, pushing)
        await table._restore(row)
        if table.game is not None and not table.game.over and row["rules"] != RULES_VERSION:
            await table._commit_change("rules", SPECTATOR, "", "", [RulesChanged(RULES_VERSION)])
        return table

    async def _restore(self, row: Row) -> None:
        self.document = saved.read_document(row["document"])
        self._position = row["position"] or ""
        self._undo = json.decode(row["undo"], type=list[tuple[str, int]])
        self.game = citadels.load(json.decode(self._position)) if self._position else None
        self.attendance.restore(self.document.places)
        self._clocks.restore(self.document, self.game.seat if self.game is not None else None)
        await self.journal.restore(row["version"], row["lines"])
        self.grants.restore(await self._storage.read_tokens(self.id))
        await self.chat.restore()

    @property
    def version(self) -> int:
        """How many steps the game has had."""
        return self.journal.version

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "lobby"
        return "over" if self.game.over else "playing"

    def row(self) -> Row:
        """The table as it is stored."""
        self.document.remaining = self._clocks.left()
        return {
            "id": self.id,
            "document": saved.write_document(self.document),
            "position": self._position or None,
            "undo": json.encode(self._undo).decode(),
            "version": self.version,
            "lines": self.journal.lines,
            "phase": self.phase,
            "public": self.document.options.public,
            "days": self.document.options.clock.kind == "days",
            "rules": RULES_VERSION,
            "updated": time.time(),
        }

    async def save(self, write: Write | None = None) -> None:
        """Commit the table, with whatever belongs to it."""
        write = write or Write()
        write.saved_tables.append(self.row())
        await self._commit(write)

    async def _commit(self, write: Write) -> None:
        self.touched = time.monotonic()
        try:
            await self._storage.commit(write)
        except Exception as error:
            log.exception("table %s could not be stored", self.id)
            await self._go_back()
            raise TableError("storage") from error

    async def _go_back(self) -> None:
        """To what is stored; if that cannot be read either, this table is given up and read anew later."""
        try:
            row = await self._storage.read_table(self.id)
            if row is not None:
                await self._restore(row)
        except Exception:
            self.closed = True
            for listener in self.attendance.listeners:
                listener.close(1012, "the storage cannot be read; try again")
        self.reschedule()

    # -- people ----------------------------------------------------------------------------

    def names(self) -> list[str]:
        return [place.name or "—" for place in self.document.places]

    def bot_name(self, seat: int) -> str:
        """A name for a bot that nobody else at the table has."""
        taken = [place.name for i, place in enumerate(self.document.places) if i != seat and place.name]
        return telling.bot_name(taken, self.place(self.document.owner).language)

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.document.places):
            raise TableError("seat")
        return self.document.places[seat]

    async def join(self, name: str, language: str) -> tuple[int, str]:
        """Sit down at the first open seat; the seat, and the token that opens it."""
        if self.game is not None:
            raise TableError("begun")
        seat = self.document.sit_down(name, language)
        write = Write()
        token = self.grants.new(write, "seat", seat)
        await self.save(write)
        self.tell_table()
        return seat, token

    async def claim(self, token: str) -> tuple[int, str]:
        """Trade a link for a seat of one's own for the token of that seat; the link works once."""
        write = Write()
        claimed = self.grants.claim(write, token)
        if claimed is None:
            raise TableError("token")
        await self.save(write)
        return claimed

    # -- coming and going ------------------------------------------------------------------

    async def connect(self, listener: Listener, seen: int) -> Welcome:
        """Somebody begins to read; what they have missed."""
        welcome = await self.welcome(listener, seen)
        if listener.seat >= 0:
            welcome = structs.replace(welcome, missed=await self._missed(listener))
        self.attendance.arrive(listener)
        self.touched = time.monotonic()
        self.tell_table(but=listener)
        self.reschedule()
        return structs.replace(welcome, table=self.info(listener.seat))

    async def welcome(self, listener: Listener, seen: int) -> Welcome:
        """All about the table for one reader, and what happened after the version they have seen."""
        changes, fresh = await self.journal.after(seen)
        return Welcome(
            protocol=PROTOCOL,
            server=__version__,
            build=BUILD,
            seat=listener.seat,
            version=self.version,
            table=self.info(listener.seat),
            situation=self._situation(listener),
            lines=self._lines_of(changes, listener),
            fresh=fresh,
            chat=self.chat.lines(listener.seat, self.document.muted_by(listener.seat)),
        )

    async def _missed(self, listener: Listener) -> Missed | None:
        """What a player who was away for long reads first."""
        place = self.place(listener.seat)
        if not self.attendance.is_away(listener.seat) or place.seen < 0 or self.game is None:
            return None
        seconds = max(0.0, time.time() - place.left)
        if not digest.is_due(seconds, self.version - place.seen):
            return None
        events = [event.seen_by(listener.seat) for event in await self.journal.standing_after(place.seen)]
        words = telling.texts(listener.language, str(self.document.settings["edition"]))
        lines = digest.sentences(events, listener.seat, self.names(), words)
        return Missed(round(seconds), lines) if lines else None

    def disconnect(self, listener: Listener) -> None:
        """Somebody is gone."""
        if listener not in self.attendance.listeners:
            return
        self.attendance.leave(listener, self.version)
        self.tell_table()
        self.reschedule()

    def send_away(self, seat: int, reason: str) -> None:
        """Close all sockets of a seat."""
        self.attendance.send_away(seat, self.version, reason)
        self.reschedule()

    @property
    def waits_for_time(self) -> bool:
        """Whether something may be due though nobody is there."""
        return self.phase == "playing" and self.document.options.clock.kind == "days"

    # -- telling ---------------------------------------------------------------------------

    def info(self, reader: int) -> TableInfo:
        document = self.document
        return TableInfo(
            id=self.id,
            phase=self.phase,
            settings=document.settings,
            seats=self.attendance.seats(document.muted_by(reader)),
            owner=document.owner,
            public=document.options.public,
            clock={"kind": document.options.clock.kind, "seconds": document.options.clock.seconds},
            pace=document.options.pace,
            grace=document.options.grace,
            undo=document.options.undo,
            paused=document.paused,
            spectators=self.attendance.spectators,
            commitment=self.commitment,
            rematch=document.rematch,
        )

    @property
    def commitment(self) -> str:
        """The dealer's promise, published before the deal."""
        if not self._commitment:
            self._commitment = self.document.shuffle().commitment
        return self._commitment

    def tell_table(self, but: Listener | None = None) -> None:
        for listener in self.attendance.listeners:
            if listener is not but:
                listener.send(TableChanged(self.info(listener.seat)))

    def _situation(self, listener: Listener) -> Situation | None:
        if self.game is None:
            return None
        left, can_undo = self._clocks.left(), bool(self._undo) and self.document.options.undo
        return telling.situation(self.game, listener.seat, self.names(), listener.language, can_undo, left)

    def _lines_of(self, changes: Sequence[Change], listener: Listener) -> list[Line]:
        words = telling.texts(listener.language, str(self.document.settings["edition"]))
        return telling.lines(changes, listener.seat, self.names(), words)

    def _tell_game(self, changes: Sequence[Change]) -> None:
        """Tell everyone what these changes brought, and how the game stands."""
        told: dict[tuple[int, str], Update] = {}
        for listener in self.attendance.listeners:
            key = (listener.seat, listener.language)
            if key not in told:
                situation = self._situation(listener)
                assert situation is not None
                told[key] = Update(self.version, self._lines_of(changes, listener), situation)
            listener.send(told[key])

    # -- chat ------------------------------------------------------------------------------

    async def say(self, seat: int, name: str, text: str) -> None:
        """A line of chat."""
        row = self.chat.begin(seat, name, text)
        await self._commit(Write(new_chat=[row]))
        self.chat.keep(row)
        for listener in self.attendance.listeners:
            if may_read(row, listener.seat, self.document.muted_by(listener.seat)):
                listener.send(chat_line(row))

    # -- the game --------------------------------------------------------------------------

    async def deal_if_ready(self) -> None:
        """Deal when every seat is taken and every player is ready."""
        if self.game is not None or not self.document.complete:
            return
        settings = self.document.checked_settings()
        self.game = Game.begin(settings.rules(), self.document.shuffle().key, settings.crown)
        self._thinking.warm([place.level for place in self.document.places if place.kind == "bot"])
        self.document.started = datetime.now(UTC).isoformat(timespec="seconds")
        await self._commit_change("deal", SPECTATOR, "", "", self.game.events)
        self.tell_table()

    def running_game(self) -> Game:
        """The game, if answers may be given now."""
        if self.game is None:
            raise TableError("not_begun")
        if self.document.paused:
            raise TableError("paused")
        return self.game

    async def stale(self, listener: Listener, request: str, version: int) -> Stale:
        changes, fresh = await self.journal.after(version)
        lines = self._lines_of(changes, listener)
        return Stale(request, self.version, lines, fresh, self._situation(listener))

    async def act(self, seat: int, answer: str, request: str) -> None:
        """Answer the pending question."""
        game = self.running_game()
        before = self._position
        try:
            events = game.apply(answer, seat)
        except IllegalAction as error:
            raise TableError("illegal" if game.seat == seat else "not_asked", detail=str(error)) from error
        self._undo = [*self._undo, (before, len(events))] if game.can_undo else []
        await self._commit_change("act", seat, game.history[-1].text, request, events)
        if game.over:
            self.tell_table()

    async def undo(self, seat: int, request: str) -> None:
        """Take the last answer back."""
        game = self.running_game()
        if not self.document.options.undo or game.seat != seat or not self._undo:
            raise TableError("no_undo")
        position, lines = self._undo[-1]
        self.game = citadels.load(json.decode(position))
        self._undo = self._undo[:-1]
        await self._commit_change("undo", seat, "", request, [TakenBack(seat, lines)])

    async def _commit_change(
        self, kind: str, seat: int, answer: str, request: str, events: Sequence[Event]
    ) -> None:
        """Store a step of the game with the position after it; then tell it."""
        game = self.game
        assert game is not None
        change, row = self.journal.begin(kind, seat, answer, request, events)
        self._position = json.encode(game.to_json()).decode()
        self._clocks.begin_question(game, any(isinstance(event, TurnEnded) for event in events))
        await self.save(Write(new_changes=[row]))
        self.journal.keep(change, row)
        self._tell_game([change])
        self.reschedule()

    # -- clocks, bots, stand-ins -----------------------------------------------------------

    async def add_time(self) -> None:
        """As much time again for the player who is asked."""
        seat = self.running_game().seat
        if seat is None:
            raise TableError("time")
        self._clocks.add_time(seat)
        await self.save()
        self.attendance.notify("more_time", seat)
        self._tell_game([])
        self.reschedule()

    def hurry(self) -> None:
        """Let the bots answer at once until a person is asked."""
        self._clocks.hurry()
        self.reschedule()

    def _runs(self) -> bool:
        """Without anybody who plays, clocks and bots wait, but for games over days."""
        days = self.document.options.clock.kind == "days"
        attended = days or self.attendance.has_players
        return self.phase == "playing" and not self.document.paused and attended and not self.closed

    def _asked(self) -> int:
        """The seat that is asked, in a game that runs."""
        assert self.game is not None
        assert self.game.seat is not None
        return self.game.seat

    def reschedule(self) -> None:
        """Wake up when something is due: a bot's answer, a warning, the end of a clock or of patience."""
        self._next_call.set(self._call_due())
        self._next_look.cancel()
        running, now = self._runs(), time.monotonic()
        self._clocks.run(running, now)
        if not running:
            return
        seat = self._asked()
        if self._clocks.answers_by_bot(seat) and not self._thinking.is_quick(self.place(seat).level):
            self._begin_thinking(seat)
        self._next_look.set(self._clocks.next_due(seat, now))

    async def _look(self) -> None:
        """See what is due."""
        await self._thought.wait()
        async with self.lock:
            if not self._runs():
                return
            try:
                await self._do_what_is_due(self._asked(), time.monotonic())
            except Exception:
                log.exception("table %s stumbled; it tries again in a moment", self.id)
                await asyncio.sleep(1)
            self.reschedule()

    async def _do_what_is_due(self, seat: int, now: float) -> None:
        if self._clocks.is_patience_over(seat, now):
            self._clocks.let_bot_sit_in(seat, now)
            self.attendance.notify("stand_in", seat)
            self.tell_table()
            return
        if self._clocks.is_time_up(seat, now):
            self._clocks.rush()
            self.attendance.notify("time_up", seat)
        for left in self._clocks.take_warnings(seat, now):
            self.attendance.tell(ClockWarning(seat, round(left, 1)))
        if self._clocks.is_bot_due(seat, now):
            await self._let_bot_answer(seat)

    def _begin_thinking(self, seat: int) -> None:
        assert self.game is not None
        self._thought.begin(self.game, self.version, seat, self.place(seat).level, self.document.secret)

    async def _let_bot_answer(self, seat: int) -> None:
        self._begin_thinking(seat)
        thought = await self._thought.take()
        if thought.fault:
            self._note_fault(seat, thought.fault)
        await self.act(seat, thought.action, "")

    def _note_fault(self, seat: int, fault: str) -> None:
        """A bot from outside failed, and another has answered; players are told once."""
        log.warning("table %s: the bot %s failed: %s", self.id, self.place(seat).level, fault)
        if seat not in self._failed:
            self._failed.add(seat)
            self.attendance.notify("bot_failed", seat)

    # -- calling people who are not there --------------------------------------------------

    def _call_due(self) -> float | None:
        """When the one who is asked is to be called, but not twice for one question."""
        seat = self.game.seat if self.game is not None else None
        if seat is None or self.closed or self.document.paused or self.document.called >= self.version:
            return None
        return self._clocks.call_due(seat)

    async def _call(self) -> None:
        """Note that the question was called, then call: a restart must not call again."""
        async with self.lock:
            due = self._call_due()
            if due is None or due > time.monotonic() + 0.001:
                return
            assert self.game is not None
            seat = self._asked()
            try:
                devices = await self._storage.read_subscriptions(self.id, seat)
                if devices:
                    self.document.called = self.version
                    await self.save()
                    title, body = telling.call(self.document.places, seat, self.game.round)
                    self._pushing.call(devices, Call(title, body, self.id))
            except Exception:
                log.exception("nobody could be called to table %s", self.id)

    async def close(self) -> None:
        """Stop the alarms and keep what the clocks say."""
        self.closed = True
        self._next_look.cancel()
        self._next_call.cancel()
        async with self.lock:
            if self.phase == "playing":
                await self.save()

    def acknowledge(self, request: str) -> Ack:
        return Ack(request, self.version)

    async def begin_rematch(self) -> str:
        """A new table with the same seats, which the same tokens open; its id."""
        document = self.document.afresh()
        fresh = Table(saved.new_table_id(), document, self._storage, self._thinking, self._pushing)
        write = Write(new_tables=[fresh.row()])
        self.grants.hand_on(write, fresh.id)
        self.document.rematch = fresh.id
        await self.save(write)
        return fresh.id
