"""Recover seats of absent players by new links, which others can refuse and the player's return voids."""

from __future__ import annotations

from typing import Final

from citadels.tables import protocol
from citadels.tables.clock import Clock
from citadels.tables.document import DAY, TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.grants import Grants
from citadels.tables.presence import Presence, Subscriber, player
from citadels.tables.protocol import LinkMade

UNOPPOSED_SECONDS: Final = DAY  # until a link that nobody could have refused


class SeatRecovery:
    """Handles the owner's requests for links to other players' seats.

    A connected third person can refuse such a link, so it takes only a short delay. Without one the hand
    stays with its player for a day, and meanwhile a bot plays on.
    """

    def __init__(self, document: TableDocument, presence: Presence, grants: Grants, clock: Clock) -> None:
        self._document = document
        self._presence = presence
        self._grants = grants
        self._clock = clock

    def link_in(self, seat: int) -> float | None:
        """Return the seconds until a new link to a seat may be made, or None if nobody asked for one."""
        if self._grants.exist("lost", seat):
            return 0.0
        waited = self._waited(seat)
        if waited is None:
            return None
        refusable = self._refusable_for(seat)
        left = max(self._delay, UNOPPOSED_SECONDS) - waited
        if refusable is not None:
            left = min(left, self._delay - min(waited, refusable))
        return max(0.0, left)

    def is_unopposed(self, seat: int) -> bool:
        """Return whether a player is away and no third person is connected who could refuse a link."""
        return self._presence.is_away(seat) and self._refusable_for(seat) is None

    def _waited(self, seat: int) -> float | None:
        """Return the seconds since a link was asked for, by the stored time, which survives restarts."""
        asked = self._document.chair(seat).link_asked
        return None if asked is None else max(0.0, self._clock.time() - asked)

    def _refusable_for(self, seat: int) -> float | None:
        """Return for how many seconds a third person has been connected, or None. Players at the network
        address of the owner do not count, because they may be the owner."""
        owner, presence = self._document.owner, self._presence
        thirds = [
            presence.here_since(other)
            for other in presence.voters(seat) - {owner}
            if not presence.share_address(other, owner)
        ]
        return self._clock.now() - min(thirds) if thirds else None

    @property
    def _delay(self) -> float:
        return self._document.options.long_enough(self._document.options.link_delay)

    def ask(self, own: int, request: protocol.NewLink) -> Effect:
        """Announce a link, or make it if it was announced and the delay has passed."""
        seat = request.seat
        if seat is None or seat == own:
            raise TableError("seat")
        chair = self._document.chair(self._document.check_player(seat))
        if not self._presence.is_away(seat):
            raise TableError("present", name=chair.name)
        wait = self.link_in(seat)
        if wait is None:
            return self._announce(seat)
        return self._make(seat, request) if wait == 0.0 else Effect()

    def _announce(self, seat: int) -> Effect:
        self._document.chair(seat).link_asked = self._clock.time()
        effect = Effect(save=True, table=True)
        wait = self.link_in(seat) or 0.0
        if self.is_unopposed(seat):
            effect.notify("link_asked_unopposed", seat, wait)
        else:
            effect.notify("link_asked", seat, wait)
        return effect

    def _make(self, seat: int, request: protocol.NewLink) -> Effect:
        """Make the link. The player's own tokens stay valid until it is used."""
        effect = Effect(save=True, table=True)
        self._grants.void(effect.write, ("lost",), seat)
        token = self._grants.new(effect.write, "lost", seat)
        effect.notify("new_link", seat)
        effect.answer = LinkMade(request.id, request.kind, seat, f"claim={token}")
        return effect

    # -- stand-ins where nobody could refuse a link

    def due(self) -> float | None:
        """Return when a stand-in next takes over for a player to whose seat a link was asked for."""
        return min(self._bots_due().values(), default=None)

    def run_if_due(self) -> Effect:
        effect = Effect()
        for seat in [seat for seat, due in self._bots_due().items() if self._clock.now() >= due]:
            self._presence.add_stand_in(seat)
            effect.notify("stand_in", seat)
            effect.table = True
        return effect

    def _bots_due(self) -> dict[int, float]:
        if not self._document.started:
            return {}
        waited = {seat: self._waited(seat) for seat in self._document.players()}
        return {
            seat: self._clock.now() + self._delay - seconds
            for seat, seconds in waited.items()
            if seconds is not None and self.is_unopposed(seat) and not self._presence.has_stand_in(seat)
        }

    # -- ending a request

    def refuse(self, client: Subscriber, request: protocol.RefuseLink) -> Effect:
        player(client)
        if self.link_in(self._document.check_player(request.seat)) is None:
            raise TableError("seat")
        effect = Effect()
        self.stop(request.seat, effect)
        return effect

    def stop(self, seat: int, effect: Effect) -> None:
        """Withdraw a link or the request for one, because it was refused or the player is back."""
        if self.link_in(seat) is None:
            return
        self.end(seat)
        self._grants.void(effect.write, ("lost",), seat)
        effect.save = effect.table = True
        effect.notify("no_link", seat)

    def end(self, seat: int) -> None:
        """Forget a request, because the link was used or the seat has no player any more."""
        self._document.chair(seat).link_asked = None
