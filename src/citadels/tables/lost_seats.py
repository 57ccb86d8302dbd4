"""New links to the seats of players who are away: announced, open to a no, and void if the player returns."""

from __future__ import annotations

from citadels.tables import protocol
from citadels.tables.attendance import Attendance, Listener, player
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.grants import Grants
from citadels.tables.protocol import LinkMade


class LostSeats:
    """The links that an owner asks for. A restart forgets those that are only announced."""

    def __init__(self, document: TableDocument, attendance: Attendance, grants: Grants, clock: Clock) -> None:
        self._document = document
        self._attendance = attendance
        self._grants = grants
        self._clock = clock
        self._due: dict[int, float] = {}  # by seat, when the link may be made

    def link_in(self, seat: int) -> float | None:
        """The seconds until there may be a new link to a seat; None if nobody asks for one."""
        if self._grants.exist("lost", seat):
            return 0.0
        due = self._due.get(seat)
        return None if due is None else max(0.0, due - self._clock.now())

    def ask(self, own: int, request: protocol.NewLink) -> Effect:
        """Announce a link, or make it if that was done and the delay is over."""
        seat = request.seat
        if seat is None or seat == own:
            raise TableError("seat")
        self._document.check_player(seat)
        self._check_absence(own, seat)
        wait = self.link_in(seat)
        if wait is None:
            return self._announce(seat)
        return self._make(seat, request) if wait == 0.0 else Effect()

    def _check_absence(self, own: int, seat: int) -> None:
        """The player must be away; of all others, if there are any, somebody must be there to say no."""
        if not self._attendance.is_away(seat):
            raise TableError("present", name=self._document.chair(seat).name)
        others = [other for other in self._document.players() if other not in (own, seat)]
        if others and all(self._attendance.is_away(other) for other in others):
            raise TableError("witness")

    def _announce(self, seat: int) -> Effect:
        options = self._document.options
        delay = options.long_enough(options.link_delay)
        self._due[seat] = self._clock.now() + delay
        effect = Effect(table=True)
        effect.notify("link_asked", seat, delay)
        return effect

    def _make(self, seat: int, request: protocol.NewLink) -> Effect:
        """The player's own tokens stay valid until the new link is used."""
        effect = Effect(save=True, table=True)
        self._grants.void(effect.write, ("lost",), seat)
        token = self._grants.new(effect.write, "lost", seat)
        effect.notify("new_link", seat)
        effect.answer = LinkMade(request.id, request.kind, seat, f"claim={token}")
        return effect

    # -- what ends it

    def refuse(self, asker: Listener, request: protocol.RefuseLink) -> Effect:
        player(asker)
        if self.link_in(self._document.check_player(request.seat)) is None:
            raise TableError("seat")
        effect = Effect()
        self.stop(request.seat, effect)
        return effect

    def stop(self, seat: int, effect: Effect) -> None:
        """There will be no link: somebody said no, or the player is there."""
        if self.link_in(seat) is None:
            return
        self._due.pop(seat, None)
        self._grants.void(effect.write, ("lost",), seat)
        effect.table = True
        effect.notify("no_link", seat)

    def end(self, seat: int) -> None:
        """The link was used, or the seat has no player any more."""
        self._due.pop(seat, None)
