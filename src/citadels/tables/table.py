"""One table: the game and its players. Every change is committed before it is sent to anyone.

All changes happen under the table's lock. Its parts return effects (:class:`Effect`), which are committed
here and only then broadcast. If a commit fails, the table rolls back to the stored state and refuses the
request. If the outcome of a commit is unknown, the table looks it up. If it cannot, or if another server has
changed the table, it evicts itself, to be loaded again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import structs

from citadels.engine.events import TurnEnded
from citadels.engine.rules import OLDEST_RULES
from citadels.engine.view import SPECTATOR
from citadels.tables import position_link, protocol
from citadels.tables.archive import Archive
from citadels.tables.broadcast import Broadcaster
from citadels.tables.chat import Chat
from citadels.tables.document import TableDocument, new_table_id, read_document, write_document
from citadels.tables.effect import Effect
from citadels.tables.errors import RateLimited, TableError
from citadels.tables.host import Host
from citadels.tables.idempotency import RequestLog
from citadels.tables.limits import MINUTE, WINDOW
from citadels.tables.names import clean_text
from citadels.tables.ownership import Ownership
from citadels.tables.play import Play
from citadels.tables.position_link import SharedGame
from citadels.tables.presence import Presence, Subscriber, player
from citadels.tables.protocol import (
    CLOSE_BARRED,
    CLOSE_ELSEWHERE,
    CLOSE_REPLACED,
    SERVICE_RESTART,
    Ack,
    Phase,
    Pong,
    Request,
    TableChanged,
    TableInfo,
)
from citadels.tables.rate_limits import TableRateLimits
from citadels.tables.scheduler import TableScheduler
from citadels.tables.seats import Seats, TableLinks
from citadels.tables.storage import (
    ReportRow,
    RevisionCheck,
    SleepingTable,
    StaleEpoch,
    StorageTimeout,
    TableRow,
    Write,
    WriteFailed,
)
from citadels.tables.table_events import TakenBack
from citadels.tables.timing import Timing
from citadels.tables.votes import Votes

Handler = Callable[[Subscriber, Any], Effect]
BARRED: Final = "barred"  # the stored phase of a permanently closed table
REMOVED: Final = "the administrator has removed you from the table"
RELOAD_REASON: Final = "the table must be reloaded; reconnect"

BeginGame = Callable[[Play, Effect], None]

log = logging.getLogger(__name__)


class TableSummary(NamedTuple):
    """A summary of a table for one of its players."""

    seat: int
    phase: Phase
    your_turn: bool
    round: int
    names: list[str]
    asked: int | None
    winners: list[int]
    ended: str


class Table:
    """A table in memory."""

    def __init__(self, id: str, document: TableDocument, host: Host) -> None:
        self.id = id
        self.closed = False
        self._closing = False
        self.is_barred = False  # whether the administrator has closed it permanently
        self._host = host
        self._document = document
        self._epoch = self._revision = 0
        self._lock = asyncio.Lock()
        self._touched = host.clock.now()
        self._visited = host.clock.time()  # when a player was last here or something changed
        self._visit_stored = True  # whether `_visited` is stored
        limits, requests = host.limits, RequestLog()
        undos = TableRateLimits(limits.undos, limits.undos, MINUTE, host.clock)
        lines = TableRateLimits(limits.chat, limits.spectator_chat, MINUTE, host.clock)
        self._messages = TableRateLimits(limits.messages, limits.spectator_messages, WINDOW, host.clock)
        self._presence = Presence(document, host.clock)
        self._ownership = Ownership(document, self._presence, host.clock)
        self._seats = Seats(id, document, self._presence, self._ownership, limits, host.clock)
        self._play = Play(id, document, self._presence, requests, undos, host.storage, host.clock)
        self._timing = Timing(document, self._presence, host.clock)
        self._votes = Votes(document, self._presence, self._timing)
        self._chat = Chat(id, document, requests, lines, host.clock, host.chat)
        self._broadcaster = Broadcaster(
            id, host.build, document, self._presence, self._seats, self._play, self._timing, self._chat
        )
        self._scheduler = TableScheduler(
            id,
            document,
            host,
            self._presence,
            (self._ownership, self._seats, self._seats.recovery, self._presence),
            self._play,
            self._timing,
            self._lock,
            self._apply,
        )

    # -- making and loading

    @staticmethod
    async def make(document: TableDocument, host: Host, begin: BeginGame | None = None) -> TableLinks:
        """Store a new table, perhaps with a game that has already begun. Return its links."""
        if not host.reserve_table():
            raise TableError("no_room")
        await host.bot_runner.prepare(document.bot_levels())
        table = Table(host.prefix + new_table_id(), document, host)
        effect = Effect()
        if begin is not None:
            begin(table._play, effect)
            host.bot_runner.warm(document.bot_levels())
        write = effect.write
        write.new_tables.append(table._row())
        made = table._seats.first_tokens(write)
        try:
            await host.storage.commit(write)
        except Exception as error:
            log.exception("table %s could not be made", table.id)
            if isinstance(error, WriteFailed) or not await table._was_created():
                raise TableError("storage") from error
        return made

    async def _was_created(self) -> bool:
        try:
            return await self._host.storage.acquire_table(self.id, self._epoch) is not None
        except Exception as error:
            raise TableError("unsure") from error

    @staticmethod
    async def read(id: str, host: Host) -> Table | None:
        """Load a table from storage, without replaying its game. Return None if it does not exist."""
        row = await _take(id, host)
        if row is None:
            return None
        table = Table(id, read_document(row["document"]), host)
        await table._restore(row)
        if slept := table._slept(row):
            table._presence.note_sleep(slept)
        if table.phase == "playing" and row["rules"] < OLDEST_RULES:
            await table._apply(table._play.note_rules_change())
        return table

    async def _restore(self, row: TableRow) -> None:
        """Restore the stored state. Subscribers stay connected."""
        self._epoch, self._revision = row["epoch"], row["revision"]
        self._visited, self.is_barred = row["updated"], row["phase"] == BARRED
        self._document.restore_from(read_document(row["document"]))
        self._seats.restore(await self._host.storage.read_tokens(self.id))
        await self._play.restore(row)
        self._timing.restore(self._play.asked, self._slept(row))
        await self._chat.restore(self._host.storage)

    def _slept(self, row: TableRow) -> float:
        """Return for how many seconds the clock of a correspondence game has run since it was stored."""
        asleep = row.get("asleep") if row.get("asleep_revision") == row["revision"] else None
        return 0.0 if asleep is None else max(0.0, self._host.clock.time() - asleep)

    def _row(self) -> TableRow:
        """Return the row of the table as it is now."""
        self._document.remaining = self._timing.left()
        return {
            "id": self.id,
            "epoch": self._epoch,
            "revision": self._revision,
            "written": "",
            "document": write_document(self._document),
            "position": self._play.position,
            "undo": self._play.undo,
            "version": self._play.version,
            "lines": self._play.lines,
            "phase": BARRED if self.is_barred else self._play.phase,
            "public": self._document.options.public,
            "days": self._document.options.is_correspondence,
            "rules": self._document.rules,
            "updated": self._visited,
        }

    # -- committing and broadcasting

    async def _apply(self, effect: Effect, client: Subscriber | None = None, id: str = "") -> None:
        """Commit an effect and then broadcast it, answering the requesting client last."""
        self._advance(effect)
        await self._store(effect)
        if effect.entries and self.phase == "over" and self._host.on_game_over is not None:
            self._host.on_game_over(self.id, self._document)
        dismissed = self._dismiss(effect, client)
        self._broadcaster.broadcast(effect)
        self._scheduler.set()
        if client is not None:
            await self._answer(client, id, effect)
        for subscriber, reason in dismissed:
            subscriber.close(CLOSE_REPLACED, reason)

    def _dismiss(self, effect: Effect, client: Subscriber | None) -> list[tuple[Subscriber, str]]:
        """Unsubscribe the clients of a vacated seat. Return those whose sockets to close, with the reason."""
        if effect.vacated is None:
            return []
        seat, reason = effect.vacated
        stays = client if effect.client_stays else None
        gone = self._presence.dismiss(seat, self._play.version, stays, effect)
        return [(subscriber, reason) for subscriber in gone]

    def _advance(self, effect: Effect) -> None:
        """Deal once everyone is ready; after a step of the game, start the clock of the next question."""
        if self._document.is_complete:
            self._play.deal(effect)
            self._host.bot_runner.warm(self._document.bot_levels())
        if effect.entries:
            if self.phase == "over":
                self._document.forget_addresses()
            events = [event for step in effect.entries for event in step.events]
            undone = any(isinstance(event, TakenBack) for event in events)
            self._timing.note_step(effect.entries[0].by_bot >= 0, undone, effect)
            self._timing.begin_question(self._play.asked, any(isinstance(e, TurnEnded) for e in events))

    async def _store(self, effect: Effect) -> None:
        if effect.save or not effect.write.is_empty:
            self._visited = self._host.clock.time()
            await self._commit(effect.write, effect.save)

    async def _commit(self, write: Write, save: bool) -> None:
        """Commit a write at the next revision, with the table's own row if ``save``."""
        self._touched = self._host.clock.now()
        revision, written = self._revision + 1, secrets.token_hex(8)
        if save:
            write.saved_tables.append({**self._row(), "revision": revision, "written": written})
        else:
            write.revision_checks.append(RevisionCheck(self.id, self._epoch, revision, written))
        try:
            await self._host.storage.commit(write)
        except Exception as error:
            log.exception("table %s could not be stored", self.id)
            await self._resolve_commit(error, written)
        self._revision = revision
        self._visit_stored = self._visit_stored or save

    async def _resolve_commit(self, error: Exception, written: str) -> None:
        """Resolve a failed commit: return if it took effect after all, otherwise raise TableError."""
        if isinstance(error, StaleEpoch | StorageTimeout):
            self._evict()
        elif isinstance(error, WriteFailed):
            await self._roll_back()
        elif await self._was_committed(written):
            return
        raise TableError("storage") from error

    async def _was_committed(self, written: str) -> bool:
        """Return whether a commit took effect. The new epoch keeps it from taking effect later."""
        try:
            row = await self._host.storage.acquire_table(self.id, self._epoch)
        except Exception as error:
            self._evict()
            raise TableError("unsure") from error
        if row is None:
            self._evict()
            raise TableError("unsure")
        self._epoch = row["epoch"]
        if row["written"] == written:
            return True
        await self._roll_back()
        return False

    async def _roll_back(self) -> None:
        """Restore the stored state. Evict the table if that cannot be read or has another epoch."""
        try:
            row = await self._host.storage.read_table(self.id)
            if row is None or row["epoch"] != self._epoch:
                raise StaleEpoch(self.id)
            await self._restore(row)
            self._scheduler.set()
        except Exception:
            log.exception("cannot reload table %s", self.id)
            self._evict()

    def _evict(self) -> None:
        """Evict the table and disconnect its clients once the pending request is answered; they reconnect to
        the stored state."""
        self.closed = True
        self._scheduler.stop()
        asyncio.get_running_loop().call_soon(self.disconnect_all)

    def disconnect_all(self) -> None:
        """Close all sockets. The clients reconnect to the server that then owns the table."""
        for subscriber in self._presence.subscribers:
            subscriber.close(SERVICE_RESTART, RELOAD_REASON)

    def on_ownership_lost(self, epoch: int) -> None:
        """Evict the table if another server acquired it in ``epoch``, which must be newer than ours."""
        if epoch > self._epoch and not self.closed:
            self._evict()

    # -- administration, also from other servers

    async def remove(self, seat: int) -> None:
        """Take a seat from its player: before the deal it is open, later a bot plays. The name is erased."""
        async with self._lock:
            self._check_open()
            await self._apply(self._seats.remove(seat, self.phase == "over"))

    def tell_removal(self, seat: int) -> None:
        """Announce that a player was removed, and close that player's sockets."""
        effect = Effect()
        effect.notify("removed", seat)
        self._broadcaster.broadcast(effect)
        for subscriber in [
            subscriber for subscriber in self._presence.subscribers if subscriber.seat == seat
        ]:
            subscriber.close(CLOSE_REPLACED, REMOVED)

    def close_permanently(self) -> None:
        """Close all sockets with the code of a permanently closed table."""
        for subscriber in self._presence.subscribers:
            subscriber.close(CLOSE_BARRED, "the administrator has closed the table")

    def _check_open(self) -> None:
        """Raise TableError once the state in memory may differ from the stored one."""
        if self._is_ending:
            raise TableError("storage")

    @property
    def _is_ending(self) -> bool:
        """Whether the table is evicted or about to be."""
        return self.closed or self._closing

    # -- requests

    def count_message(self, client: Subscriber, amount: int = 1) -> None:
        """Charge a message to a client's rate limit. Raise RateLimited if it is exceeded."""
        if not self._messages.try_consume(client, amount):
            raise RateLimited

    async def ask(self, client: Subscriber, request: Request) -> None:
        """Execute a request and answer it once. Raise TableError if it is refused."""
        async with self._lock:
            if self._is_ending:  # Clients repeat unanswered requests after reconnecting.
                client.close(SERVICE_RESTART, RELOAD_REASON)
                return
            if client not in self._presence.subscribers:
                raise TableError("gone")
            effect = self._handlers()[type(request)](client, request)
            await self._apply(effect, client, request.id)

    async def _answer(self, client: Subscriber, id: str, effect: Effect) -> None:
        if effect.shown == "table":
            client.send(TableChanged(self._broadcaster.info(client.seat)))
        elif effect.shown == "all":
            client.send(await self._broadcaster.welcome(client, seen=-1))
        if effect.stale is not None:
            client.send(await self._broadcaster.stale(client, id, effect.stale))
        else:
            client.send(effect.answer or Ack(id, self._play.version))

    def _handlers(self) -> dict[type[Request], Handler]:
        """Return the handler of each type of request."""
        return {
            protocol.Act: self._play.act,
            protocol.Undo: self._play.take_back,
            protocol.Hint: self._play.hint,
            protocol.Ready: self._seats.ready,
            protocol.SeatBot: self._seats.seat_bot,
            protocol.Kick: self._seats.kick,
            protocol.Leave: self._seats.leave,
            protocol.HandOver: self._ownership.hand_over,
            protocol.NewLink: self._seats.link,
            protocol.RefuseLink: self._seats.refuse_link,
            protocol.RevokeLinks: self._seats.revoke_links,
            protocol.LetBotPlay: self._votes.let_bot_play,
            protocol.Speak: self._seats.speak,
            protocol.Say: self._chat.say,
            protocol.Mute: self._chat.mute,
            protocol.Pause: self._timing.pause,
            protocol.MoreTime: self._timing.more_time,
            protocol.Skip: self._timing.skip,
            protocol.ChangePace: self._timing.change_pace,
            protocol.Rematch: self._rematch,
            protocol.Ping: _ping,
        }

    def _rematch(self, client: Subscriber, request: protocol.Rematch) -> Effect:
        """Make a new table with the same players, opened by the same tokens."""
        player(client)
        if self.phase != "over":
            raise TableError("not_over")
        effect = Effect(table=True)
        if self._document.rematch is None:
            if not self._host.reserve_table():
                raise TableError("no_room")
            fresh = Table(self._host.prefix + new_table_id(), self._document.for_rematch(), self._host)
            self._document.rematch = fresh.id
            effect.save = True
            effect.write.new_tables.append(fresh._row())
            self._seats.hand_on(effect.write, fresh.id)
        effect.moved = self._document.rematch
        return effect

    # -- joining, arriving, leaving

    async def join(self, name: str, language: str, invite: str | None, address: str = "") -> tuple[int, str]:
        """Take the first open seat. Return the seat and the token that opens it."""
        async with self._lock:
            self._check_open()
            seat, token, effect = self._seats.join(name, language, invite, address)
            await self._apply(effect)
            return seat, token

    async def preview(self, invite: str) -> TableInfo:
        """Return what an invited person may know before sitting down."""
        async with self._lock:
            self._check_open()
            self._seats.opened_by(invite, "invite")
            return self._broadcaster.info(SPECTATOR)

    async def claim(self, link: str, address: str = "") -> tuple[int, str]:
        """Exchange a claim for its seat and a token that opens it."""
        async with self._lock:
            self._check_open()
            seat, token, effect = self._seats.claim(link, address)
            await self._apply(effect)
            return seat, token

    async def arrive(self, subscriber: Subscriber, token: str, seen: int) -> None:
        """Subscribe a client at the seat that its token opens, and welcome it with what it has not seen."""
        async with self._lock:
            self._check_open()
            subscriber.seat = self._seats.opened_by(token, "seat", "watch")
            self.count_message(subscriber)
            self._check_room(subscriber)
            effect = self._seats.welcome(subscriber.seat)
            self._advance(effect)  # A rematch around one device begins when its device arrives.
            await self._store(effect)
            welcome = await self._broadcaster.welcome_back(subscriber, seen)
            self._presence.arrive(subscriber, effect)
            subscriber.send(structs.replace(welcome, table=self._broadcaster.info(subscriber.seat)))
            self._broadcaster.broadcast(effect, but=subscriber)
            self._touched = self._host.clock.now()
            self._scheduler.set()
            self._evict_surplus(subscriber.seat)

    def _check_room(self, subscriber: Subscriber) -> None:
        """Raise TableError if there are too many spectators. Players are always let in."""
        if subscriber.seat == SPECTATOR and self._presence.spectators >= self._host.limits.spectators:
            raise TableError("crowd")

    def _evict_surplus(self, seat: int) -> None:
        """Close the oldest sockets of a seat that has too many: the newest is where its player is."""
        if seat != SPECTATOR:
            for subscriber in self._presence.evict_surplus(seat, self._host.limits.seat_sockets):
                subscriber.close(CLOSE_ELSEWHERE, "the seat was opened in too many other places")

    async def leave(self, subscriber: Subscriber) -> None:
        """Unsubscribe a client."""
        async with self._lock:
            if subscriber in self._presence.subscribers:
                effect = Effect()
                self._presence.leave(subscriber, self._play.version, effect)
                if subscriber.seat != SPECTATOR:
                    self._note_visit()
                self._broadcaster.broadcast(effect)
                self._scheduler.set()

    def _note_visit(self) -> None:
        """Note that a player was here until now."""
        self._visited, self._visit_stored = self._host.clock.time(), False

    # -- state

    @property
    def epoch(self) -> int:
        """The epoch in which this table was loaded."""
        return self._epoch

    @property
    def phase(self) -> Phase:
        return self._play.phase

    def is_listed(self) -> bool:
        """Return whether to list the table: it has an open seat, and a player was here recently."""
        if self.closed or not self._document.is_open:
            return False
        kept = self._host.limits.listed_minutes * MINUTE
        return self.is_attended or self._host.clock.time() - self._visited < kept

    @property
    def is_attended(self) -> bool:
        """Whether a player is connected."""
        return self._presence.has_players

    @property
    def visited(self) -> float:
        """When a player was last here or something changed, in seconds since 1970."""
        return self._visited

    async def info(self) -> TableInfo:
        """Return the table as a spectator may know it."""
        async with self._lock:
            return self._broadcaster.info(SPECTATOR)

    def seat_of(self, token: str) -> int:
        """Return the seat that a token lets its bearer play. Raise TableError if there is none."""
        return self._seats.opened_by(token, "seat")

    async def summary(self, token: str) -> TableSummary:
        """Return a summary for the player with this token. Raise TableError if it opens no seat."""
        async with self._lock:
            seat, play, document = self.seat_of(token), self._play, self._document
            return TableSummary(
                seat,
                play.phase,
                play.asked == seat,
                play.round,
                document.names(),
                play.asked,
                play.winners,
                document.ended,
            )

    async def report(self, token: str, reason: str) -> None:
        """Store a report for the administrator. Each seat, and all spectators together, have one open report
        at most. Nobody at the table is told of it."""
        async with self._lock:
            self._check_open()
            seat = self._seats.opened_by(token, "seat", "watch")
            text = clean_text(reason)
            try:
                earlier = await self._host.storage.read_reports(self.id)
            except Exception as error:
                raise TableError("storage") from error
            if any(row["seat"] == seat and row["closed"] is None for row in earlier):
                raise TableError("reported")
            report: ReportRow = {
                "table_id": self.id,
                "number": 1 + max([row["number"] for row in earlier], default=0),
                "seat": seat,
                "reason": text,
                "at": self._host.clock.time(),
                "closed": None,
            }
            await self._store(Effect(write=Write(new_reports=[report])))

    async def archive(self, token: str) -> Archive:
        """Return the finished game, for anyone who may play or watch. Raise TableError if it is not over."""
        document = self.finished(token)
        return Archive(document, await self._host.storage.read_entries(self.id))

    def finished(self, token: str) -> TableDocument:
        """Return the document of the table once its game is over, for anyone who may play or watch."""
        self._seats.opened_by(token, "seat", "watch")
        if self.phase != "over":
            raise TableError("not_over")
        return self._document

    async def share(self, token: str) -> str:
        """Return the position as a link. While the game runs, only a player alone with bots may have it."""
        async with self._lock:
            seat, document, game = self.seat_of(token), self._document, self._play.game
            if game is None:
                raise TableError("not_begun")
            if not game.over and document.players() != [seat]:
                raise TableError("company")
            return position_link.write(SharedGame(game, document.names(), document.levels(), seat))

    # -- life cycle

    async def wake(self) -> None:
        """Resume the game before anyone connects."""
        async with self._lock:
            self._scheduler.set()

    def is_idle(self, seconds: float) -> bool:
        """Return whether nobody has been here for this long, and nothing falls due for as long."""
        now, due = self._host.clock.now(), self._scheduler.next_due() if self._runs_unattended else None
        used = self.is_listed() or self._presence.subscribers or self._lock.locked()
        return not used and self._touched < now - seconds and (due is None or due > now + seconds)

    @property
    def _runs_unattended(self) -> bool:
        """Whether a correspondence game is running, which does not wait for players to connect."""
        return self.phase == "playing" and self._document.options.is_correspondence

    async def close(self, asleep: bool = False) -> None:
        """Stop all clocks and store the time left; for a lobby, store the last visit. Clients reconnect to
        get pending answers. If ``asleep``, the clock of a correspondence game runs on."""
        write = Write()
        if asleep and self._runs_unattended:
            write.sleeping_tables.append(self._sleeping())
        self._closing = True
        self._scheduler.stop()
        async with self._lock:
            if self.closed:
                return
            if self.is_attended:
                self._note_visit()
            try:
                if self.phase == "playing" or (self.phase == "lobby" and not self._visit_stored):
                    await self._commit(write, save=True)
            finally:
                self.closed = True

    def _sleeping(self) -> SleepingTable:
        now, time, due = self._host.clock.now(), self._host.clock.time(), self._scheduler.next_due()
        return SleepingTable(self.id, time, None if due is None else time + due - now)


async def _take(id: str, host: Host) -> TableRow | None:
    """Acquire a table in a new epoch; while nothing can be stored, only read it."""
    try:
        return await host.storage.acquire_table(id)
    except WriteFailed:
        return await host.storage.read_table(id)


def _ping(client: Subscriber, request: protocol.Ping) -> Effect:
    return Effect(answer=Pong(request.id))
