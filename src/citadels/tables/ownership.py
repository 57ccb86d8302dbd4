"""Who owns a table, and who does while its owner is away for long."""

from __future__ import annotations

from citadels.tables import protocol
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.presence import Presence, Subscriber, player


class Ownership:
    """The table passes on only by its owner's will or by the clock, and by the clock only for a time."""

    def __init__(self, document: TableDocument, presence: Presence, clock: Clock) -> None:
        self._document = document
        self._presence = presence
        self._clock = clock

    def hand_over(self, client: Subscriber, request: protocol.HandOver) -> Effect:
        """The owner makes another player the owner."""
        self._document.check_owner(player(client))
        self._document.check_player(request.seat)
        self._document.owner = request.seat
        effect = Effect(save=True, table=True)
        effect.notify("owner", request.seat)
        return effect

    # -- while the owner is away

    def due(self) -> float | None:
        """When the table passes on; never while the owner is there, or nobody else is."""
        owner, options = self._document.owner, self._document.options
        if not self._presence.is_away(owner) or self._heir() is None:
            return None
        return self._presence.away_since(owner) + options.long_enough(options.owner_grace)

    def _heir(self) -> int | None:
        """Of the players who are there, the one who has sat longest."""
        there = [seat for seat in self._document.by_seniority() if not self._presence.is_away(seat)]
        return there[0] if there else None

    def run_if_due(self) -> Effect:
        """Pass the table on if it is time, until its owner is back."""
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
        """Whoever lost the table by being away has it again."""
        if seat == self._document.absent_owner:
            self._document.owner, self._document.absent_owner = seat, None
            effect.save = True
            effect.notify("owner_back", seat)

    def give_up(self, seat: int) -> None:
        """Somebody leaves for good; if they owned the table, another player does."""
        document = self._document
        if document.absent_owner == seat:
            document.absent_owner = None
        others = [other for other in document.by_seniority() if other != seat]
        if document.owner == seat and others:
            there = [other for other in others if not self._presence.is_away(other)]
            document.owner = (there or others)[0]
