"""Who is at a table: those who read along, since when a player is away, and for whom a bot sits in."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Protocol

from citadels.tables import telling
from citadels.tables.document import Place
from citadels.tables.protocol import CLOSE_REPLACED, Notice, Outgoing, SeatInfo


class Listener(Protocol):
    """Somebody who reads along: a player at a seat, or a spectator."""

    seat: int
    language: str

    def send(self, message: Outgoing) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Attendance:
    """Who is there and who is not."""

    def __init__(self, places: list[Place]) -> None:
        self.listeners: list[Listener] = []
        self.away_since = [0.0] * len(places)  # of seats whose player is away
        self.stand_ins: set[int] = set()  # seats for whose player a bot answers
        self._places = places

    def restore(self, places: list[Place]) -> None:
        self._places = places
        self.away_since = [time.monotonic()] * len(places)

    # -- coming and going

    def arrive(self, listener: Listener) -> None:
        """Somebody begins to read; a player takes the seat back from a bot that sat in."""
        if listener.seat >= 0:
            self._places[listener.seat].language = listener.language
            if listener.seat in self.stand_ins:
                self.stand_ins.remove(listener.seat)
                self.notify("back", listener.seat)
        self.listeners.append(listener)

    def leave(self, listener: Listener, version: int) -> None:
        """Somebody is gone. A player is away when no device of theirs is left."""
        self.listeners.remove(listener)
        seat = listener.seat
        if seat >= 0 and self.is_away(seat):
            self.away_since[seat] = time.monotonic()
            self._places[seat].seen, self._places[seat].left = version, time.time()

    def send_away(self, seat: int, version: int, reason: str) -> None:
        """Close all sockets of a seat."""
        for listener in [one for one in self.listeners if one.seat == seat]:
            listener.close(CLOSE_REPLACED, reason)
            self.leave(listener, version)

    def is_away(self, seat: int) -> bool:
        return self._places[seat].kind == "player" and all(one.seat != seat for one in self.listeners)

    @property
    def has_players(self) -> bool:
        """Whether anybody who plays is there."""
        return any(listener.seat >= 0 for listener in self.listeners)

    @property
    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if listener.seat < 0)

    def seats(self, muted: Sequence[int]) -> list[SeatInfo]:
        """All seats, for a reader who muted some of them."""
        return [self._seat(seat, seat in muted) for seat in range(len(self._places))]

    def _seat(self, seat: int, muted: bool) -> SeatInfo:
        place, sits_in = self._places[seat], seat in self.stand_ins
        level = place.level if place.kind == "bot" or sits_in else None
        return SeatInfo(place.kind, place.name, level, place.ready, self.is_away(seat), sits_in, muted)

    # -- telling all

    def tell(self, message: Outgoing) -> None:
        """Tell everyone the same."""
        for listener in self.listeners:
            listener.send(message)

    def tell_players(self, message: Outgoing) -> None:
        """Tell those who play, and no spectator."""
        for listener in self.listeners:
            if listener.seat >= 0:
                listener.send(message)

    def notify(self, code: str, seat: int) -> None:
        """Tell everyone of something that concerns a seat."""
        for listener in self.listeners:
            text = telling.notice(code, self._places[seat].name, listener.language)
            listener.send(Notice(code, seat, text))
