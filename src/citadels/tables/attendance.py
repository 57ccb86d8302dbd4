"""Who is at a table: who reads along, how long a player has been away, and for whom a bot sits in."""

from __future__ import annotations

from typing import Protocol

from citadels.engine.view import SPECTATOR
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.protocol import Outgoing, SeatInfo


class Listener(Protocol):
    """Somebody who reads along: a player at a seat, or a spectator."""

    seat: int
    language: str

    def send(self, message: Outgoing) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def player(asker: Listener) -> int:
    """The seat of a player; raises TableError for a spectator."""
    if asker.seat == SPECTATOR:
        raise TableError("spectator")
    return asker.seat


class Attendance:
    """Who is at the table and who is away."""

    def __init__(self, document: TableDocument, clock: Clock) -> None:
        self.listeners: list[Listener] = []
        self._document = document
        self._clock = clock
        self._away_since = [clock.now()] * len(document.chairs)  # for seats whose player is away
        self._stand_ins: set[int] = set()  # seats for whose player a bot answers

    # -- coming and going

    def arrive(self, listener: Listener) -> Effect:
        """Somebody begins to read; a player takes the seat back from a stand-in."""
        effect = Effect(table=True)
        if listener.seat >= 0:
            self._document.chair(listener.seat).language = listener.language
            if listener.seat in self._stand_ins:
                self._stand_ins.remove(listener.seat)
                effect.notify("back", listener.seat)
        self.listeners.append(listener)
        return effect

    def leave(self, listener: Listener, version: int) -> None:
        """Somebody leaves. A player is away once none of their devices is left."""
        self.listeners.remove(listener)
        if listener.seat >= 0 and self.is_away(listener.seat):
            self._away_since[listener.seat] = self._clock.now()
            chair = self._document.chair(listener.seat)
            chair.seen, chair.left = version, self._clock.time()

    def dismiss(self, seat: int, version: int) -> list[Listener]:
        """Stop telling those at a seat anything; returns them, to be told why."""
        dismissed = [listener for listener in self.listeners if listener.seat == seat]
        for listener in dismissed:
            self.leave(listener, version)
        return dismissed

    # -- who is there

    def is_away(self, seat: int) -> bool:
        is_player = self._document.chair(seat).kind == "player"
        return is_player and all(listener.seat != seat for listener in self.listeners)

    def away_since(self, seat: int) -> float:
        """When a player who is away left, by the clock."""
        return self._away_since[seat]

    @property
    def has_players(self) -> bool:
        """Whether any player is there."""
        return any(listener.seat >= 0 for listener in self.listeners)

    def has_others(self, seat: int) -> bool:
        """Whether any player is there besides the one at a seat."""
        return any(listener.seat not in (seat, SPECTATOR) for listener in self.listeners)

    @property
    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if listener.seat < 0)

    def sits_in(self, seat: int) -> bool:
        """Whether a stand-in answers for a player until they are back."""
        return seat in self._stand_ins

    def let_bot_sit_in(self, seat: int) -> None:
        self._stand_ins.add(seat)

    def seats(self, reader: int) -> list[SeatInfo]:
        """All seats, as a reader is told about them."""
        muted = self._document.muted_by(reader)
        return [self._seat(seat, seat in muted) for seat in range(len(self._document.chairs))]

    def _seat(self, seat: int, muted: bool) -> SeatInfo:
        chair, sits_in = self._document.chair(seat), self.sits_in(seat)
        level = chair.level if chair.kind == "bot" or sits_in else None
        return SeatInfo(chair.kind, chair.name, level, chair.ready, self.is_away(seat), sits_in, muted)
