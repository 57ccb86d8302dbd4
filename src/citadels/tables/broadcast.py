"""Broadcast effects to everyone at a table, redacted and localized per reader."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from citadels.tables import presenter
from citadels.tables.chat import Chat
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.play import Play
from citadels.tables.presence import Presence, Subscriber
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


class Broadcaster:
    """Turns effects and the state of a table into messages to its subscribers."""

    def __init__(
        self,
        table: str,
        build: str,
        document: TableDocument,
        presence: Presence,
        seats: Seats,
        play: Play,
        timing: Timing,
        chat: Chat,
    ) -> None:
        self._table = table
        self._build = build
        self._document = document
        self._presence = presence
        self._seats = seats
        self._play = play
        self._timing = timing
        self._chat = chat
        self._commitment = ""

    # -- to all subscribers

    def broadcast(self, effect: Effect, but: Subscriber | None = None) -> None:
        """Send an effect to all subscribers but one, in a fixed order of messages."""
        subscribers = [subscriber for subscriber in self._presence.subscribers if subscriber is not but]
        for code, seat, seconds in effect.notices:
            self._notify(subscribers, code, seat, seconds)
        for warning in effect.warnings:
            _send(subscribers, warning)
        if effect.game:
            self._send_game(subscribers, effect)
        if effect.said is not None:
            self._send_chat(subscribers, effect)
        if effect.moved is not None:
            _send(subscribers, Moved(effect.moved))
        if effect.table or self._presence.should_announce():
            self._send_table(subscribers)

    def _send_table(self, subscribers: Sequence[Subscriber]) -> None:
        told = {
            seat: TableChanged(self.info(seat)) for seat in {subscriber.seat for subscriber in subscribers}
        }
        for subscriber in subscribers:
            subscriber.send(told[subscriber.seat])
        self._presence.mark_announced()

    def _notify(self, subscribers: Sequence[Subscriber], code: str, seat: int, seconds: float) -> None:
        name = self._document.chair(seat).name
        for subscriber in subscribers:
            own = subscriber.seat == seat
            subscriber.send(
                Notice(code, seat, presenter.notice(code, name, subscriber.language, seconds, own))
            )

    def _send_game(self, subscribers: Sequence[Subscriber], effect: Effect) -> None:
        told: dict[tuple[int, str], Update] = {}
        for subscriber in subscribers:
            key = (subscriber.seat, subscriber.language)
            if key not in told:
                situation = self._situation(subscriber)
                assert situation is not None
                lines = self._play.lines_of(effect.entries, subscriber)
                told[key] = Update(self._play.version, lines, situation)
            subscriber.send(told[key])

    def _send_chat(self, subscribers: Sequence[Subscriber], effect: Effect) -> None:
        assert effect.said is not None
        for subscriber in subscribers:
            line = self._chat.line(effect.said, subscriber.seat)
            if line is not None:
                subscriber.send(line)

    # -- to one reader

    def info(self, reader: int) -> TableInfo:
        """Return everything about the table but the game itself, for the reader at a seat."""
        document = self._document
        options = structs.asdict(document.options) | {"chat": self._chat.is_on}
        return TableInfo(
            **options,
            id=self._table,
            phase=self._play.phase,
            settings=document.checked_settings(),
            seats=self._seats.infos(reader),
            owner=document.owner,
            paused=document.paused,
            spectators=self._presence.spectators,
            commitment=self.commitment,
            rematch=document.rematch,
        )

    @property
    def commitment(self) -> str:
        """The dealer's commitment, published before the deal; empty for a game that was not dealt here."""
        if not self._commitment and (shuffle := self._document.shuffle()) is not None:
            self._commitment = shuffle.commitment
        return self._commitment

    async def welcome(self, reader: Subscriber, seen: int) -> Welcome:
        """Return everything about the table for one reader, with the log after version ``seen``."""
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

    async def welcome_back(self, reader: Subscriber, seen: int) -> Welcome:
        """Return the welcome of an arriving reader, with a recap for a player who was away."""
        welcome = await self.welcome(reader, seen)
        if reader.seat >= 0 and self._presence.is_away(reader.seat):
            return structs.replace(welcome, missed=await self._play.recap_for(reader))
        return welcome

    def _situation(self, reader: Subscriber) -> Situation | None:
        return self._play.situation(reader, self._timing.left(), self._timing.stalls())

    async def stale(self, reader: Subscriber, id: str, seen: int) -> Stale:
        """Return the answer to a request about an older version."""
        lines, fresh = await self._play.lines_after(seen, reader)
        situation = self._situation(reader)
        return Stale(id, self._play.version, lines, fresh, situation)


def _send(subscribers: Sequence[Subscriber], message: Outgoing) -> None:
    for subscriber in subscribers:
        subscriber.send(message)
