"""Who sits where, who owns the table, and the links by which people come in."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from citadels.engine.view import SPECTATOR
from citadels.tables import protocol
from citadels.tables.attendance import Attendance, Listener, player
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument, check_level
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.grants import CLAIM_SECONDS, Grants
from citadels.tables.names import bot_name
from citadels.tables.protocol import LinkMade
from citadels.tables.storage import TokenRow, Write


class TableLinks(Struct, frozen=True):
    """The links of a new table, for its owner and for others."""

    table: str
    seat: int
    token: str
    invite: str
    watch: str


class Seats:
    """Requests about seats, and what tokens open."""

    def __init__(self, table: str, document: TableDocument, attendance: Attendance, clock: Clock) -> None:
        self._table = table
        self._document = document
        self._attendance = attendance
        self._grants = Grants(table, clock)

    def restore(self, tokens: Sequence[TokenRow]) -> None:
        """Go back to what is stored."""
        self._grants.restore(tokens)

    # -- coming in

    def opened_by(self, token: str, *kinds: str) -> int:
        """The seat that a token opens; raises TableError if it opens nothing of these kinds."""
        return self._grants.find(token, *kinds).seat

    def join(self, name: str, language: str, invite: str | None) -> tuple[int, str, Effect]:
        """Sit down at the first open seat, with an invite unless the table is public."""
        if invite is not None or not self._document.options.public:
            self._grants.find(invite or "", "invite")
        self._document.check_lobby()
        seat = self._document.sit_down(name, language)
        effect = Effect(save=True, table=True)
        return seat, self._grants.new(effect.write, "seat", seat), effect

    def claim(self, token: str) -> tuple[int, str, Effect]:
        """Exchange a claim for its seat and a token that opens it; a claim works once."""
        effect = Effect(save=True)
        return *self._grants.claim(effect.write, token), effect

    def first_tokens(self, write: Write) -> TableLinks:
        """The tokens of a new table: the owner's, and those for others."""
        return TableLinks(
            table=self._table,
            seat=self._document.owner,
            token=self._grants.new(write, "seat", self._document.owner),
            invite=self._grants.new(write, "invite", SPECTATOR),
            watch=self._grants.new(write, "watch", SPECTATOR),
        )

    def hand_on(self, write: Write, table: str) -> None:
        """Let the tokens of seats and spectators open another table too."""
        self._grants.hand_on(write, table)

    # -- before the deal

    def ready(self, asker: Listener, request: protocol.Ready) -> Effect:
        chair = self._document.chair(player(asker))
        self._document.check_lobby()
        chair.ready = request.ready
        chair.contribution = request.contribution if request.ready else ""
        return Effect(save=True, table=True)

    def seat_bot(self, asker: Listener, request: protocol.SeatBot) -> Effect:
        self._check_owner(asker)
        self._document.check_lobby()
        chair = self._document.chair(request.seat)
        if chair.kind == "player":
            raise TableError("taken", name=chair.name)
        level = None if request.level is None else check_level(request.level)
        chair.open()
        if level is not None:
            language = self._document.chair(self._document.owner).language
            chair.seat_bot(bot_name(self._document.names_taken(), language), level)
        return Effect(save=True, table=True)

    def kick(self, asker: Listener, request: protocol.Kick) -> Effect:
        own = self._check_owner(asker)
        self._document.check_lobby()
        if request.seat == own:
            raise TableError("seat")
        self._document.check_player(request.seat)
        return self._vacate(request.seat, "the owner sent you away")

    def leave(self, asker: Listener, request: protocol.Leave) -> Effect:
        seat = player(asker)
        self._document.check_lobby()
        others = [other for other in self._document.players() if other != seat]
        if seat == self._document.owner and others:
            self._document.owner = others[0]
        return self._vacate(seat, "you left the table")

    def _vacate(self, seat: int, reason: str) -> Effect:
        effect = Effect(save=True, table=True, vacated=(seat, reason))
        self._grants.void(effect.write, ("seat", "claim"), seat)
        self._document.chair(seat).open()
        return effect

    # -- at any time

    def speak(self, asker: Listener, request: protocol.Speak) -> Effect:
        asker.language = request.language
        if asker.seat == SPECTATOR:
            return Effect(shown="all")
        self._document.chair(asker.seat).language = request.language
        return Effect(save=True, shown="all")

    def hand_over(self, asker: Listener, request: protocol.HandOver) -> Effect:
        """The owner makes another player the owner, or a player takes over from an owner who is away."""
        if request.seat != player(asker) or not self._attendance.is_away(self._document.owner):
            self._check_owner(asker)
        self._document.check_player(request.seat)
        self._document.owner = request.seat
        effect = Effect(save=True, table=True)
        effect.notify("owner", request.seat)
        return effect

    def _check_owner(self, asker: Listener) -> int:
        return self._document.check_owner(player(asker))

    # -- links

    def link(self, asker: Listener, request: protocol.NewLink) -> Effect:
        if request.kind == "device":
            return self._device_link(asker, request)
        own = self._check_owner(asker)
        return self._seat_link(own, request) if request.kind == "seat" else self._public_link(request)

    def _device_link(self, asker: Listener, request: protocol.NewLink) -> Effect:
        """A link to one's own seat, for another device."""
        effect, seat = Effect(save=True), player(asker)
        token = self._grants.new(effect.write, "claim", seat, CLAIM_SECONDS)
        effect.answer = LinkMade(request.id, request.kind, seat, f"claim={token}")
        return effect

    def _public_link(self, request: protocol.NewLink) -> Effect:
        """A link for anybody, to an open seat or to watch. The old one is void at once."""
        effect = Effect(save=True)
        self._grants.void(effect.write, (request.kind,), SPECTATOR)
        token = self._grants.new(effect.write, request.kind, SPECTATOR)
        effect.answer = LinkMade(request.id, request.kind, None, f"{request.kind}={token}")
        if request.kind == "watch":
            effect.vacated = (SPECTATOR, "the owner issued a new link for spectators")
        return effect

    def _seat_link(self, own: int, request: protocol.NewLink) -> Effect:
        """A link to a seat whose own was lost. The old one is void at once, and everybody is told."""
        seat = request.seat
        if seat is None or seat == own:
            raise TableError("seat")
        self._document.check_player(seat)
        effect = Effect(save=True, table=True, vacated=(seat, "the owner issued a new link for this seat"))
        self._grants.void(effect.write, ("seat", "claim"), seat)
        token = self._grants.new(effect.write, "claim", seat)
        effect.notify("new_link", seat)
        effect.answer = LinkMade(request.id, request.kind, seat, f"claim={token}")
        return effect
