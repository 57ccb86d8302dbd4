"""Telling everyone at a table what happened, each in their own language and as they may know it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from citadels.tables import telling
from citadels.tables.attendance import Attendance, Listener
from citadels.tables.chat import Chat
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.play import Play
from citadels.tables.protocol import (
    PROTOCOL,
    Moved,
    Notice,
    Outgoing,
    Situation,
    Stale,
    TableChanged,
    TableInfo,
    Update,
    Welcome,
)
from citadels.tables.seats import Seats
from citadels.tables.timing import Timing
from citadels.version import __version__


class Teller:
    """Turns effects and the state of a table into messages."""

    def __init__(
        self,
        table: str,
        build: str,
        document: TableDocument,
        attendance: Attendance,
        seats: Seats,
        play: Play,
        timing: Timing,
        chat: Chat,
    ) -> None:
        self._table = table
        self._build = build
        self._document = document
        self._attendance = attendance
        self._seats = seats
        self._play = play
        self._timing = timing
        self._chat = chat
        self._commitment = ""

    # -- to everyone

    def tell(self, effect: Effect, but: Listener | None = None) -> None:
        """Tell everyone an effect, in a fixed order."""
        listeners = [listener for listener in self._attendance.listeners if listener is not but]
        for code, seat, seconds in effect.notices:
            self._notify(listeners, code, seat, seconds)
        for warning in effect.warnings:
            _send(listeners, warning)
        if effect.game:
            self._tell_game(listeners, effect)
        if effect.said is not None:
            self._tell_chat(listeners, effect)
        if effect.moved is not None:
            _send(listeners, Moved(effect.moved))
        if effect.table or self._attendance.is_news():
            self._tell_table(listeners)

    def _tell_table(self, listeners: Sequence[Listener]) -> None:
        told = {seat: TableChanged(self.info(seat)) for seat in {listener.seat for listener in listeners}}
        for listener in listeners:
            listener.send(told[listener.seat])
        self._attendance.note_told()

    def _notify(self, listeners: Sequence[Listener], code: str, seat: int, seconds: float) -> None:
        name = self._document.chair(seat).name
        for listener in listeners:
            own = listener.seat == seat
            listener.send(Notice(code, seat, telling.notice(code, name, listener.language, seconds, own)))

    def _tell_game(self, listeners: Sequence[Listener], effect: Effect) -> None:
        told: dict[tuple[int, str], Update] = {}
        for listener in listeners:
            key = (listener.seat, listener.language)
            if key not in told:
                situation = self._situation(listener)
                assert situation is not None
                lines = self._play.lines_of(effect.entries, listener)
                told[key] = Update(self._play.version, lines, situation)
            listener.send(told[key])

    def _tell_chat(self, listeners: Sequence[Listener], effect: Effect) -> None:
        assert effect.said is not None
        for listener in listeners:
            line = self._chat.line(effect.said, listener.seat)
            if line is not None:
                listener.send(line)

    # -- to one

    def info(self, reader: int) -> TableInfo:
        """Everything about the table but the game itself."""
        document, options = self._document, self._document.options
        return TableInfo(
            id=self._table,
            phase=self._play.phase,
            settings=document.checked_settings(),
            seats=self._seats.infos(reader),
            owner=document.owner,
            public=options.public,
            one_device=options.one_device,
            chat=self._chat.is_on,
            clock=options.clock,
            pace=options.pace,
            grace=options.grace,
            owner_grace=options.owner_grace,
            link_delay=options.link_delay,
            stall_delay=options.stall_delay,
            undo=options.undo,
            paused=document.paused,
            spectators=self._attendance.spectators,
            commitment=self.commitment,
            rematch=document.rematch,
        )

    @property
    def commitment(self) -> str:
        """The dealer's promise, published before the deal; empty for a game that was not dealt here."""
        if not self._commitment and (shuffle := self._document.shuffle()) is not None:
            self._commitment = shuffle.commitment
        return self._commitment

    async def welcome(self, reader: Listener, seen: int) -> Welcome:
        """Everything about the table for one reader, and what happened after the version they have seen."""
        lines, fresh = await self._play.lines_after(seen, reader)
        return Welcome(
            protocol=PROTOCOL,
            server=__version__,
            build=self._build,
            seat=reader.seat,
            version=self._play.version,
            table=self.info(reader.seat),
            situation=self._situation(reader),
            lines=lines,
            fresh=fresh,
            chat=self._chat.lines(reader.seat),
        )

    async def welcome_back(self, reader: Listener, seen: int) -> Welcome:
        """The same for somebody who arrives; a player who was away also gets what they missed in short."""
        welcome = await self.welcome(reader, seen)
        if reader.seat >= 0 and self._attendance.is_away(reader.seat):
            return structs.replace(welcome, missed=await self._play.missed_by(reader))
        return welcome

    def _situation(self, reader: Listener) -> Situation | None:
        return self._play.situation(reader, self._timing.left(), self._timing.stalls())

    async def stale(self, reader: Listener, id: str, seen: int) -> Stale:
        """The answer to a request about an older version."""
        lines, fresh = await self._play.lines_after(seen, reader)
        situation = self._situation(reader)
        return Stale(id, self._play.version, lines, fresh, situation)


def _send(listeners: Sequence[Listener], message: Outgoing) -> None:
    for listener in listeners:
        listener.send(message)
