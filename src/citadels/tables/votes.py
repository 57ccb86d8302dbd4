"""All others at a table together can have a bot play on for somebody who is there."""

from __future__ import annotations

from typing import Final

from citadels.tables import protocol
from citadels.tables.attendance import Attendance, Listener, player
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError

LEAST: Final = 2  # votes: one person alone takes nothing from anybody


class Votes:
    """Requests to let a bot play on. They are not stored: whoever comes back votes again."""

    def __init__(self, document: TableDocument, attendance: Attendance) -> None:
        self._document = document
        self._attendance = attendance

    def let_bot_play(self, asker: Listener, request: protocol.LetBotPlay) -> Effect:
        voter, seat = player(asker), self._document.check_player(request.seat)
        if not self._document.started:
            raise TableError("not_begun")
        if voter == seat:
            raise TableError("seat")
        if len(self._document.players()) <= LEAST:
            raise TableError("too_few")
        return self._vote(voter, seat, request.wanted)

    def _vote(self, voter: int, seat: int, wanted: bool) -> Effect:
        effect, votes = Effect(table=True), self._attendance.votes(seat)
        if wanted and voter not in votes:
            votes.add(voter)
            effect.notify("bot_wanted", seat)
        elif not wanted:
            votes.discard(voter)
        self._decide(seat, effect)
        return effect

    def _decide(self, seat: int, effect: Effect) -> None:
        """A bot plays once everybody else who is there wants it, and no longer than that."""
        others = {other for other in self._document.players() if other != seat}
        there = {other for other in others if not self._attendance.is_away(other)}
        wanted = len(there) >= LEAST and there <= self._attendance.votes(seat)
        self._attendance.suspend(seat, wanted, effect)
