"""Ownership of a table, which passes on while its owner is away for long."""

from __future__ import annotations

from citadels.tables import protocol
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.presence import Presence, Subscriber, player


class Ownership:
    """Transfers ownership: by the owner's request, or temporarily while the owner is away."""

    def __init__(self, document: TableDocument, presence: Presence, clock: Clock) -> None:
        self._document = document
        self._presence = presence
        self._clock = clock

    def hand_over(self, client: Subscriber, request: protocol.HandOver) -> Effect:
        """Make another player the owner."""
        self._document.check_owner(player(client))
        self._document.check_player(request.seat)
        self._document.owner = request.seat
        effect = Effect(save=True, table=True)
        effect.notify("owner", request.seat)
        return effect

    # -- while the owner is away

    def due(self) -> float | None:
        """Return when the table passes on; None while the owner is connected or nobody else is."""
        owner, options = self._document.owner, self._document.options
        if not self._presence.is_away(owner) or self._heir() is None:
            return None
        return self._presence.away_since(owner) + options.long_enough(options.owner_grace)

    def _heir(self) -> int | None:
        """Return the connected player who has been seated longest, or None."""
        there = [seat for seat in self._document.by_seniority() if not self._presence.is_away(seat)]
        return there[0] if there else None

    def run_if_due(self) -> Effect:
        """Pass the table on if it is time, until its owner returns."""
        due, heir = self.due(), self._heir()
        if due is None or heir is None or self._clock.now() < due:
            return Effect()
        if self._document.absent_owner is None:
            self._document.absent_owner = self._document.owner
        self._document.owner = heir
        effect = Effect(save=True, table=True)
        effect.notify("owner_away", heir)
        return effect

    # -- coming and going

    def give_back(self, seat: int, effect: Effect) -> None:
        """Return the table to an owner who lost it by being away."""
        if seat == self._document.absent_owner:
            self._document.owner, self._document.absent_owner = seat, None
            effect.save = True
            effect.notify("owner_back", seat)

    def give_up(self, seat: int) -> None:
        """Handle a player who leaves for good; if they own the table, make another player the owner."""
        document = self._document
        if document.absent_owner == seat:
            document.absent_owner = None
        others = [other for other in document.by_seniority() if other != seat]
        if document.owner == seat and others:
            there = [other for other in others if not self._presence.is_away(other)]
            document.owner = (there or others)[0]
