"""One table: who sits there, the game, and what everyone is told.

Whatever changes a table happens under its lock, and nobody is told of it before it is committed. If a
commit fails, the table is read anew from storage and the request is refused: nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple, Protocol

from msgspec import json, structs

import citadels
from citadels.engine import events as engine_events
from citadels.engine.errors import IllegalAction
from citadels.engine.events import Event, PublicEvent, TurnEnded
from citadels.engine.game import Game
from citadels.engine.rules import RULES_VERSION
from citadels.engine.view import SPECTATOR
from citadels.record import Shuffle
from citadels.server import digest, saved, telling
from citadels.server.countdown import Countdown
from citadels.server.protocol import (
    CLOSE_REPLACED,
    PROTOCOL,
    Ack,
    ChatLine,
    ClockWarning,
    Line,
    Missed,
    Moved,
    Notice,
    Outgoing,
    Phase,
    SeatInfo,
    Situation,
    Stale,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from citadels.server.push import Call, Pushing
from citadels.server.saved import PACES, Document, Place, TableError
from citadels.server.shell import BUILD
from citadels.server.storage import Row, Storage, Write
from citadels.server.thinking import Thinking, Thought
from citadels.version import __version__

CHANGES_AT_HAND: Final = 40  # kept in memory for those who come back after a moment
CHANGES_TOLD: Final = 200  # at most, to somebody who has seen nothing
CHAT_TOLD: Final = 100
REQUESTS_REMEMBERED: Final = 256
WARNINGS: Final = {"turn": (30.0, 10.0), "days": (6 * 3600.0, 3600.0)}
CLAIM_SECONDS: Final = 3600.0
MOST_TIMES: Final = 10  # that a clock can be given more time
CALL_SOON: Final = 3.0  # seconds after which somebody is called who was not there when asked
CALL_LATE: Final = 60.0  # and somebody who saw the question and left


log = logging.getLogger(__name__)


class TakenBack(PublicEvent):
    """A player took the last answer back; so many lines of the log no longer hold."""

    fields = ("seat", "lines")

    def __init__(self, seat: int, lines: int) -> None:
        self.seat = seat
        self.lines = lines


class RulesChanged(PublicEvent):
    """The server goes on with a newer version of the rules."""

    fields = ("rules",)

    def __init__(self, rules: int) -> None:
        self.rules = rules


class Grant(NamedTuple):
    """What a token opens."""

    kind: str  # seat, invite, watch or claim
    seat: int
    expires: float | None

    @property
    def valid(self) -> bool:
        return self.expires is None or time.time() < self.expires


class Change(NamedTuple):
    """A step of the game, with what happened in it."""

    version: int
    first: int
    events: tuple[Event, ...]


class Listener(Protocol):
    """Somebody who reads along: a player at a seat, or a spectator."""

    seat: int
    language: str

    def send(self, message: Outgoing) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Table:
    """A table that is in memory. Its methods expect the caller to hold ``lock``."""

    def __init__(
        self, id: str, document: Document, storage: Storage, thinking: Thinking, pushing: Pushing
    ) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.document = document
        self.game: Game | None = None
        self.version = 0
        self.grants: dict[str, Grant] = {}
        self.listeners: list[Listener] = []
        self.chat: deque[Row] = deque(maxlen=CHAT_TOLD)
        self.touched = time.monotonic()
        self._storage = storage
        self._thinking = thinking
        self._pushing = pushing
        self._commitment = ""
        self._position = ""
        self._undo: list[tuple[str, int]] = []  # positions before answers, and the lines of those
        self._lines = 0
        self._next_chat = {True: 0, False: 1}  # numbers of lines for players, and for spectators
        self._changes: deque[Change] = deque(maxlen=CHANGES_AT_HAND)
        self._done: dict[tuple[int, str], tuple[str, int]] = {}  # what it was, and the version after
        self._countdown = Countdown()
        self._asked: int | None = None
        self._asked_at = 0.0
        self._warned: set[float] = set()
        self._extended = 0  # how often the clock that runs was given more time
        self._hurried = False  # nobody wants to watch the bots
        self._rushed = False  # time is up: a bot answers for the player who is asked
        self._away_since = [0.0] * len(document.places)
        self._stand_ins: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._call_timer: asyncio.TimerHandle | None = None
        self._thought: asyncio.Task[Thought] | None = None
        self._thought_of = (-1, -1)  # the version and the seat of which a bot thinks
        self._failed: set[int] = set()  # seats of bots of which all were told that they fail
        self._ticking: set[asyncio.Task[None]] = set()
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
        self.version, self._lines = row["version"], row["lines"]
        self._position = row["position"] or ""
        self._undo = json.decode(row["undo"], type=list[tuple[str, int]])
        self.game = citadels.load(json.decode(self._position)) if self._position else None
        tokens = await self._storage.read_tokens(self.id)
        self.grants = {t["hash"]: Grant(t["kind"], t["seat"], t["expires"]) for t in tokens}
        changes = await self._storage.read_changes(self.id, self.version - REQUESTS_REMEMBERED)
        self._done = {
            (c["seat"], c["request"]): (f"{c['kind']} {c['version'] - 1} {c['answer']}", c["version"])
            for c in changes
            if c["request"]
        }
        self._changes.extend([_change_of(c) for c in changes[-CHANGES_AT_HAND:]])
        self.chat.extend(await self._storage.read_chat(self.id, CHAT_TOLD))
        self._next_chat = await self._storage.read_next_chat(self.id)
        now = time.monotonic()
        self._away_since = [now] * len(self.document.places)
        self._countdown = Countdown(self.document.remaining)
        self._asked = self.game.seat if self.game is not None else None
        self._asked_at = now

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "lobby"
        return "over" if self.game.over else "playing"

    def row(self) -> Row:
        """The table as it is stored."""
        self.document.remaining = self._countdown.left(time.monotonic())
        return {
            "id": self.id,
            "document": saved.write_document(self.document),
            "position": self._position or None,
            "undo": json.encode(self._undo).decode(),
            "version": self.version,
            "lines": self._lines,
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
                self._changes.clear()
                self.chat.clear()
                await self._restore(row)
        except Exception:
            self.closed = True
            for listener in self.listeners:
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

    def grant(self, token: str, *kinds: str) -> Grant | None:
        """What a token opens, if it is of one of these kinds."""
        found = self.grants.get(saved.token_hash(token))
        return found if found is not None and found.kind in kinds and found.valid else None

    def new_grant(self, write: Write, kind: str, seat: int, seconds: float | None = None) -> str:
        """A new token; what it opens holds once ``write`` is committed."""
        token = saved.new_token()
        expires = None if seconds is None else time.time() + seconds
        hashed = saved.token_hash(token)
        self.grants[hashed] = Grant(kind, seat, expires)
        row = {"hash": hashed, "table_id": self.id, "kind": kind, "seat": seat, "expires": expires}
        write.new_tokens.append(row)
        return token

    def void_grants(self, write: Write, kinds: Sequence[str], seat: int) -> None:
        """Tokens of these kinds for a seat open nothing any more, and nobody is called for it."""
        write.uncalled_seats.append({"in_table": self.id, "at_seat": seat})
        for hashed, grant in list(self.grants.items()):
            if grant.kind in kinds and grant.seat == seat:
                del self.grants[hashed]
                write.void_tokens.append({"which": hashed, "in_table": self.id})

    async def join(self, name: str, language: str) -> tuple[int, str]:
        """Sit down at the first open seat; the seat, and the token that opens it."""
        if self.game is not None:
            raise TableError("begun")
        seat = next((i for i, place in enumerate(self.document.places) if place.kind == "open"), None)
        if seat is None:
            raise TableError("full")
        taken = [place.name for place in self.document.places if place.kind != "open"]
        place = self.place(seat)
        place.kind, place.name = "player", saved.distinct_name(saved.clean_name(name), taken)
        place.language, place.ready = language, False
        if not any(other.kind == "player" for other in self.document.places if other is not place):
            self.document.owner = seat
        write = Write()
        token = self.new_grant(write, "seat", seat)
        await self.save(write)
        self.tell_table()
        return seat, token

    async def claim(self, token: str) -> tuple[int, str]:
        """Trade a link for a seat of one's own for the token of that seat; the link works once."""
        grant = self.grant(token, "claim")
        if grant is None:
            raise TableError("token")
        write = Write()
        hashed = saved.token_hash(token)
        del self.grants[hashed]
        write.void_tokens.append({"which": hashed, "in_table": self.id})
        fresh = self.new_grant(write, "seat", grant.seat)
        await self.save(write)
        return grant.seat, fresh

    # -- coming and going ------------------------------------------------------------------

    async def connect(self, listener: Listener, seen: int) -> Welcome:
        """Somebody begins to read; what they have missed."""
        welcome = await self.welcome(listener, seen)
        if listener.seat >= 0:
            welcome = structs.replace(welcome, missed=await self._missed(listener))
            self.place(listener.seat).language = listener.language
            if listener.seat in self._stand_ins:
                self._stand_ins.remove(listener.seat)
                self.notify("back", listener.seat)
        self.listeners.append(listener)
        self.touched = time.monotonic()
        self.tell_table(but=listener)
        self.reschedule()
        return structs.replace(welcome, table=self.info(listener.seat))

    async def welcome(self, listener: Listener, seen: int) -> Welcome:
        """All about the table for one reader, and what happened after the version they have seen."""
        changes, fresh = await self._changes_after(seen)
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
            chat=[_chat_line(row) for row in self.chat if self._may_read(listener, row)],
        )

    async def _missed(self, listener: Listener) -> Missed | None:
        """What a player who was away for long reads first."""
        place = self.place(listener.seat)
        if not self.is_away(listener.seat) or place.seen < 0 or self.game is None:
            return None
        seconds = max(0.0, time.time() - place.left)
        if not digest.is_due(seconds, self.version - place.seen):
            return None
        changes = [_change_of(row) for row in await self._storage.read_changes(self.id, place.seen)]
        events = [event.seen_by(listener.seat) for event in _standing(changes)]
        words = telling.texts(listener.language, str(self.document.settings["edition"]))
        lines = digest.sentences(events, listener.seat, self.names(), words)
        return Missed(round(seconds), lines) if lines else None

    async def _changes_after(self, seen: int) -> tuple[list[Change], bool]:
        """What came after a version; or, for somebody who has seen little, the end of the log."""
        if 0 <= seen <= self.version and (not self._changes or seen >= self._changes[0].version - 1):
            return [change for change in self._changes if change.version > seen], False
        fresh = not 0 <= seen <= self.version or self.version - seen > CHANGES_TOLD
        after = self.version - CHANGES_TOLD if fresh else seen
        rows = await self._storage.read_changes(self.id, after)
        return [_change_of(row) for row in rows], fresh

    def disconnect(self, listener: Listener) -> None:
        """Somebody is gone. A player is away when no device of theirs is left."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self._note_absence(listener.seat)
        self.tell_table()
        self.reschedule()

    def _note_absence(self, seat: int) -> None:
        if seat >= 0 and self.is_away(seat):
            self._away_since[seat] = time.monotonic()
            self.place(seat).seen, self.place(seat).left = self.version, time.time()

    def is_away(self, seat: int) -> bool:
        return self.place(seat).kind == "player" and all(one.seat != seat for one in self.listeners)

    @property
    def attended(self) -> bool:
        """Whether anybody who plays is there: without, clocks and bots wait, but for games over days."""
        if self.document.options.clock.kind == "days":
            return True
        return any(listener.seat >= 0 for listener in self.listeners)

    @property
    def waits_for_time(self) -> bool:
        """Whether something may be due though nobody is there."""
        return self.phase == "playing" and self.document.options.clock.kind == "days"

    # -- telling ---------------------------------------------------------------------------

    def info(self, reader: int) -> TableInfo:
        document = self.document
        muted = document.places[reader].muted if reader >= 0 else []
        return TableInfo(
            id=self.id,
            phase=self.phase,
            settings=document.settings,
            seats=[self._seat_info(seat, seat in muted) for seat in range(len(document.places))],
            owner=document.owner,
            public=document.options.public,
            clock={"kind": document.options.clock.kind, "seconds": document.options.clock.seconds},
            pace=document.options.pace,
            grace=document.options.grace,
            undo=document.options.undo,
            paused=document.paused,
            spectators=sum(1 for listener in self.listeners if listener.seat < 0),
            commitment=self.commitment,
            rematch=document.rematch,
        )

    def _seat_info(self, seat: int, muted: bool) -> SeatInfo:
        place = self.document.places[seat]
        level = place.level if place.kind == "bot" or seat in self._stand_ins else None
        away = self.is_away(seat)
        return SeatInfo(place.kind, place.name, level, place.ready, away, seat in self._stand_ins, muted)

    @property
    def commitment(self) -> str:
        """The dealer's promise, published before the deal."""
        if not self._commitment:
            self._commitment = self.shuffle().commitment
        return self._commitment

    def shuffle(self) -> Shuffle:
        """What the key is made from."""
        parts = [bytes.fromhex(place.contribution) for place in self.document.places]
        return Shuffle(self.document.checked_settings(), bytes.fromhex(self.document.secret), parts)

    def tell_table(self, but: Listener | None = None) -> None:
        for listener in self.listeners:
            if listener is not but:
                listener.send(TableChanged(self.info(listener.seat)))

    def notify(self, code: str, seat: int) -> None:
        """Tell everyone of something that concerns a seat."""
        for listener in self.listeners:
            text = telling.notice(code, self.place(seat).name, listener.language)
            listener.send(Notice(code, seat, text))

    def _situation(self, listener: Listener) -> Situation | None:
        if self.game is None:
            return None
        left = self._countdown.left(time.monotonic())
        can_undo = bool(self._undo) and self.document.options.undo
        return telling.situation(self.game, listener.seat, self.names(), listener.language, can_undo, left)

    def _lines_of(self, changes: Sequence[Change], listener: Listener) -> list[Line]:
        names = self.names()
        words = telling.texts(listener.language, str(self.document.settings["edition"]))
        return [
            telling.line(event, change.first + i, change.version, listener.seat, names, words)
            for change in changes
            for i, event in enumerate(change.events)
        ]

    def _tell_change(self, change: Change) -> None:
        told: dict[tuple[int, str], Update] = {}
        for listener in self.listeners:
            key = (listener.seat, listener.language)
            if key not in told:
                situation = self._situation(listener)
                assert situation is not None
                told[key] = Update(change.version, self._lines_of([change], listener), situation)
            listener.send(told[key])

    # -- chat ------------------------------------------------------------------------------

    async def say(self, seat: int, name: str, text: str) -> None:
        """A line of chat; spectators read each other, players read players."""
        row: Row = {
            "table_id": self.id,
            "number": self._next_chat[seat != SPECTATOR],
            "seat": seat,
            "name": name,
            "text": saved.clean_text(text),
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "for_players": seat != SPECTATOR,
        }
        await self._commit(Write(new_chat=[row]))
        self._next_chat[seat != SPECTATOR] += 2  # so that neither can count what the others say
        self.chat.append(row)
        for listener in self.listeners:
            if self._may_read(listener, row):
                listener.send(_chat_line(row))

    def _may_read(self, listener: Listener, row: Row) -> bool:
        if row["for_players"] != (listener.seat >= 0):
            return False
        return listener.seat < 0 or row["seat"] not in self.document.places[listener.seat].muted

    # -- the game --------------------------------------------------------------------------

    async def deal_if_ready(self) -> None:
        """Deal when every seat is taken and every player is ready."""
        places = self.document.places
        if self.game is not None or any(place.kind == "open" for place in places):
            return
        players = [place for place in places if place.kind == "player"]
        if not players or not all(place.ready for place in players):
            return
        settings = self.document.checked_settings()
        self.game = Game.begin(settings.rules(), self.shuffle().key, settings.crown)
        self._thinking.warm([place.level for place in places if place.kind == "bot"])
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

    def already_done(self, seat: int, request: str, what: str) -> int | None:
        """The version after a request if it was done before; the same id for something else is a new one."""
        done = self._done.get((seat, request))
        return done[1] if done is not None and done[0] == what else None

    def remember(self, seat: int, request: str, what: str) -> None:
        """Note that a request was done, so that it is not done again."""
        self._done[seat, request] = (what, self.version)
        if len(self._done) > REQUESTS_REMEMBERED * (len(self.document.places) + 1):
            del self._done[next(iter(self._done))]

    async def stale(self, listener: Listener, request: str, version: int) -> Stale:
        changes, fresh = await self._changes_after(version)
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
        change = Change(self.version + 1, self._lines, tuple(events))
        self.version = change.version
        self._lines += len(events)
        self._position = json.encode(game.to_json()).decode()
        self._begin_question(game, any(isinstance(event, TurnEnded) for event in events))
        row: Row = {
            "table_id": self.id,
            "version": change.version,
            "seat": seat,
            "kind": kind,
            "answer": answer,
            "request": request,
            "first": change.first,
            "events": json.encode([event.to_json() for event in events]).decode(),
            "at": time.time(),
        }
        await self.save(Write(new_changes=[row]))
        self._changes.append(change)
        if request:
            self.remember(seat, request, f"{kind} {change.version - 1} {answer}")
        self._tell_change(change)
        self.reschedule()

    # -- clocks, bots, stand-ins -----------------------------------------------------------

    def _begin_question(self, game: Game, new_turn: bool) -> None:
        """A turn's clock begins with the turn, or when somebody else is asked; that of days always."""
        now = time.monotonic()
        self._asked_at = now
        clock = self.document.options.clock
        if new_turn or game.seat != self._asked or clock.kind == "days":
            self._asked = game.seat
            self._rushed = False
            if game.seat is None or not self._answers_by_bot(game.seat):
                self._hurried = False
            self._warned = {left for left in WARNINGS.get(clock.kind, ()) if left >= clock.seconds}
            limited = clock.kind != "untimed" and not game.over
            self._countdown.set(clock.seconds if limited else None, now)
            self._extended = 0

    async def add_time(self) -> None:
        """As much time again for the player who is asked."""
        game, now = self.running_game(), time.monotonic()
        left = self._countdown.left(now)
        if (
            left is None
            or game.seat is None
            or self._answers_by_bot(game.seat)
            or self._extended >= MOST_TIMES
        ):
            raise TableError("time")
        self._extended += 1
        clock = self.document.options.clock
        left += clock.seconds
        self._warned = {warned for warned in WARNINGS.get(clock.kind, ()) if warned >= left}
        self._countdown.set(left, now)
        await self.save()
        self.notify("more_time", game.seat)
        self._tell_clock()
        self.reschedule()

    def _tell_clock(self) -> None:
        """Tell everyone what the clock says."""
        for listener in self.listeners:
            situation = self._situation(listener)
            assert situation is not None
            listener.send(Update(self.version, [], situation))

    def _runs(self) -> bool:
        return self.phase == "playing" and not self.document.paused and self.attended

    def _answers_by_bot(self, seat: int) -> bool:
        return self.place(seat).kind == "bot" or seat in self._stand_ins or self._rushed

    def reschedule(self) -> None:
        """Wake up when something is due: a bot's answer, a warning, the end of a clock or of patience."""
        self._plan_call()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = time.monotonic()
        running = self._runs() and not self.closed
        self._countdown.run(running, now)
        if not running:
            return
        assert self.game is not None
        asked = self.game.seat
        if (
            asked is not None
            and self._answers_by_bot(asked)
            and not self._thinking.is_quick(self.place(asked).level)
        ):
            self._begin_thinking(asked)
        due = self._next_due(now)
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due - now), self._wake)

    def _next_due(self, now: float) -> float | None:
        assert self.game is not None
        seat = self.game.seat
        assert seat is not None
        if self._answers_by_bot(seat):
            return now if self._rushed else self._asked_at + self._pace
        times = [self._away_since[seat] + self.document.options.grace] if self._loses_patience(seat) else []
        end = self._countdown.ends_at()
        if end is not None:
            warnings = WARNINGS.get(self.document.options.clock.kind, ())
            times += [
                end,
                *[end - left for left in warnings if left not in self._warned and end - left > now],
            ]
        return min(times, default=None)

    @property
    def _pace(self) -> float:
        """Seconds after its question at which a bot's answer is released."""
        return 0.0 if self._hurried else PACES[self.document.options.pace]

    def hurry(self) -> None:
        """Let the bots answer at once until a person is asked."""
        self._hurried = True
        self.reschedule()

    def _loses_patience(self, seat: int) -> bool:
        return self.is_away(seat) and self.document.options.clock.kind != "days"

    def _wake(self) -> None:
        self._go_on(self._tick())

    def _go_on(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work, name=f"table {self.id}")
        self._ticking.add(task)
        task.add_done_callback(self._ticking.discard)

    async def _tick(self) -> None:
        if self._thought is not None:
            await asyncio.wait({self._thought})
        async with self.lock:
            if not self._runs() or self.closed:
                return
            try:
                await self._do_what_is_due()
            except Exception:
                log.exception("table %s stumbled; it tries again in a moment", self.id)
                await asyncio.sleep(1)
            self.reschedule()

    async def _do_what_is_due(self) -> None:
        assert self.game is not None
        seat, now = self.game.seat, time.monotonic()
        assert seat is not None
        patience = self._away_since[seat] + self.document.options.grace
        if self._loses_patience(seat) and seat not in self._stand_ins and now >= patience:
            self._stand_ins.add(seat)
            self._asked_at = now
            self.notify("stand_in", seat)
            self.tell_table()
            return
        end = self._countdown.ends_at()
        if end is not None and not self._answers_by_bot(seat):
            if now >= end:
                self._rushed = True
                self.notify("time_up", seat)
            else:
                self._warn(seat, end - now)
        if self._answers_by_bot(seat) and (self._rushed or now >= self._asked_at + self._pace - 0.001):
            await self._let_bot_answer(seat)

    def _warn(self, seat: int, left: float) -> None:
        for threshold in WARNINGS.get(self.document.options.clock.kind, ()):
            if left <= threshold + 0.05 and threshold not in self._warned:
                self._warned.add(threshold)
                for listener in self.listeners:
                    listener.send(ClockWarning(seat, round(left, 1)))

    # -- calling people who are not there --------------------------------------------------

    def _call_due(self) -> float | None:
        """When the one who is asked is to be called: not if they are here, nor twice for one question."""
        seat = self.game.seat if self.game is not None else None
        if seat is None or self.closed or self.document.paused or self.document.called >= self.version:
            return None
        if not self.is_away(seat) or self._answers_by_bot(seat):
            return None
        left = self._away_since[seat]
        return self._asked_at + CALL_SOON if left <= self._asked_at else left + CALL_LATE

    def _plan_call(self) -> None:
        if self._call_timer is not None:
            self._call_timer.cancel()
            self._call_timer = None
        due, loop = self._call_due(), asyncio.get_running_loop()
        if due is not None:
            delay = max(0.0, due - time.monotonic())
            self._call_timer = loop.call_later(delay, lambda: self._go_on(self._call()))

    async def _call(self) -> None:
        """Note that the question was called, then call: a restart must not call again."""
        async with self.lock:
            due = self._call_due()
            if due is None or due > time.monotonic() + 0.001:
                return
            assert self.game is not None
            seat = self.game.seat
            assert seat is not None
            try:
                devices = await self._storage.read_subscriptions(self.id, seat)
                if devices:
                    self.document.called = self.version
                    await self.save()
                    self._pushing.call(devices, self._call_to(seat))
            except Exception:
                log.exception("nobody could be called to table %s", self.id)

    def _call_to(self, seat: int) -> Call:
        place, places = self.place(seat), self.document.places
        people = [one.name for one in places if one.kind == "player" and one is not place]
        names = people or [one.name for one in places if one is not place]
        assert self.game is not None
        title, body = telling.call(names, self.game.round, place.language)
        return Call(title, body, self.id)

    def _begin_thinking(self, seat: int) -> None:
        """A bot thinks from the moment it is asked, so that its answer can come at a fixed time."""
        game = self.game
        assert game is not None
        if self._thought is not None and self._thought_of == (self.version, seat):
            return
        seed = f"{self.document.secret}/{self.version}/{seat}"
        thinking = self._thinking.answer(game, seat, self.place(seat).level, seed)
        self._thought_of = (self.version, seat)
        self._thought = asyncio.get_running_loop().create_task(thinking)

    async def _let_bot_answer(self, seat: int) -> None:
        self._begin_thinking(seat)
        assert self._thought is not None
        thinking, self._thought = self._thought, None
        thought = await thinking
        if thought.fault:
            self._note_fault(seat, thought.fault)
        await self.act(seat, thought.action, "")

    def _note_fault(self, seat: int, fault: str) -> None:
        """A bot from outside failed, and another has answered; players are told once."""
        log.warning("table %s: the bot %s failed: %s", self.id, self.place(seat).level, fault)
        if seat not in self._failed:
            self._failed.add(seat)
            self.notify("bot_failed", seat)

    async def close(self) -> None:
        """Stop the timers and keep what the clocks say."""
        self.closed = True
        for timer in (self._timer, self._call_timer):
            if timer is not None:
                timer.cancel()
        async with self.lock:
            if self.phase == "playing":
                await self.save()

    def send_away(self, seat: int, reason: str) -> None:
        """Close all sockets of a seat."""
        for listener in [one for one in self.listeners if one.seat == seat]:
            listener.close(CLOSE_REPLACED, reason)
            self.listeners.remove(listener)
            self._note_absence(seat)
        self.reschedule()

    def acknowledge(self, request: str) -> Ack:
        return Ack(request, self.version)

    async def begin_rematch(self) -> str:
        """A new table with the same seats, which the same tokens open; its id."""
        old = self.document
        places = [
            structs.replace(place, ready=place.kind == "bot", contribution="", seen=-1)
            for place in old.places
        ]
        document = Document(old.settings, places, old.options, saved.new_secret(), old.owner)
        fresh = Table(saved.new_table_id(), document, self._storage, self._thinking, self._pushing)
        write = Write(new_tables=[fresh.row()])
        for hashed, grant in self.grants.items():
            if grant.kind in ("seat", "watch"):
                row = {"hash": hashed, "table_id": fresh.id, "expires": None}
                write.new_tokens.append(row | {"kind": grant.kind, "seat": grant.seat})
        old.rematch = fresh.id
        await self.save(write)
        return fresh.id

    def announce_move(self, table: str) -> None:
        for listener in self.listeners:
            if listener.seat >= 0:
                listener.send(Moved(table))


def _change_of(row: Row) -> Change:
    documents: list[dict[str, object]] = json.decode(row["events"])
    return Change(row["version"], row["first"], tuple([engine_events.from_json(d) for d in documents]))


def _standing(changes: Sequence[Change]) -> list[Event]:
    """All that happened in these changes and was not taken back."""
    out: list[Event] = []
    for event in [event for change in changes for event in change.events]:
        if isinstance(event, TakenBack):
            del out[max(0, len(out) - event.lines) :]
        else:
            out.append(event)
    return out


def _chat_line(row: Row) -> ChatLine:
    return ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"])
