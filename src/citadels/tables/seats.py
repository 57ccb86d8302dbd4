"""The seats of a table, and the links to them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from citadels.engine.view import SPECTATOR
from citadels.tables import protocol
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument, check_level
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.grants import CLAIM_SECONDS, SEAT_GRANTS, Grants
from citadels.tables.limits import MINUTE, Limits
from citadels.tables.names import bot_name
from citadels.tables.ownership import Ownership
from citadels.tables.presence import Presence, Subscriber, player
from citadels.tables.protocol import LinkMade, SeatInfo, TokenMade
from citadels.tables.seat_recovery import SeatRecovery
from citadels.tables.storage import TokenRow, Write


class TableLinks(Struct, frozen=True):
    """The tokens of a new table, for its owner and for others."""

    table: str
    seat: int
    token: str
    invite: str
    watch: str


class Seats:
    """Handles requests about seats and links, and checks tokens."""

    def __init__(
        self,
        table: str,
        document: TableDocument,
        presence: Presence,
        ownership: Ownership,
        limits: Limits,
        clock: Clock,
    ) -> None:
        self._table = table
        self._document = document
        self._presence = presence
        self._ownership = ownership
        self._clock = clock
        self._limits = limits
        self._kept = limits.lobby_seat_minutes * MINUTE
        self._grants = Grants(table, clock)
        self.recovery = SeatRecovery(document, presence, self._grants, clock)

    def restore(self, tokens: Sequence[TokenRow]) -> None:
        """Restore the stored tokens."""
        self._grants.restore(tokens)

    # -- taking a seat

    def opened_by(self, token: str, *kinds: str) -> int:
        """Return the seat that a token opens. Raise TableError unless it is of one of these kinds."""
        return self._grants.find(token, *kinds).seat

    def join(self, name: str, language: str, invite: str | None, address: str) -> tuple[int, str, Effect]:
        """Take the first open seat, with an invite unless the table is public; return it and its token."""
        if invite is not None or not self._document.options.public:
            self._grants.find(invite or "", "invite")
        self._document.check_lobby()
        self._check_address(address)
        seat = self._document.sit_down(name, language, self._clock.time(), address)
        effect = Effect(save=True, table=True)
        return seat, self._grants.new(effect.write, "seat", seat), effect

    def _check_address(self, address: str) -> None:
        """Raise TableError if a network address has too many seats. People around one device share theirs."""
        options, limits = self._document.options, self._limits
        most = limits.public_address_seats if options.public else limits.address_seats
        if address and not options.one_device and len(self._document.seats_of(address)) >= most:
            raise TableError("address_full")

    def claim(self, token: str, address: str) -> tuple[int, str, Effect]:
        """Exchange a single-use link for its seat and a token that opens it."""
        grant = self._grants.find(token, "claim", "lost")
        if grant.kind == "lost":
            self._check_address(address)
            self._document.chair(grant.seat).address = address
        effect = Effect(save=True)
        self._grants.use_up(effect.write, token, grant)
        if grant.kind == "lost":
            self.recovery.end(grant.seat)
            effect.table = True
            effect.notify("claimed", grant.seat)
        return grant.seat, self._grants.new(effect.write, "seat", grant.seat), effect

    def welcome(self, seat: int) -> Effect:
        """Handle an arriving player: withdraw new links to their seat, and return the table to its owner."""
        effect = Effect()
        if seat != SPECTATOR:
            self.recovery.stop(seat, effect)
            self._ownership.give_back(seat, effect)
        return effect

    def first_tokens(self, write: Write) -> TableLinks:
        """Make the tokens of a new table: the owner's, the invite and the one for spectators."""
        return TableLinks(
            table=self._table,
            seat=self._document.owner,
            token=self._grants.new(write, "seat", self._document.owner),
            invite=self._grants.new(write, "invite", SPECTATOR),
            watch=self._grants.new(write, "watch", SPECTATOR),
        )

    def hand_on(self, write: Write, table: str) -> None:
        """Make the tokens of seats and spectators valid at another table too."""
        self._grants.hand_on(write, table)

    # -- before the deal

    def ready(self, client: Subscriber, request: protocol.Ready) -> Effect:
        chair = self._document.chair(player(client))
        self._document.check_lobby()
        chair.ready = request.ready
        chair.contribution = request.contribution if request.ready else ""
        return Effect(save=True, table=True)

    def seat_bot(self, client: Subscriber, request: protocol.SeatBot) -> Effect:
        self._check_owner(client)
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

    def kick(self, client: Subscriber, request: protocol.Kick) -> Effect:
        own = self._check_owner(client)
        self._document.check_lobby()
        if request.seat == own:
            raise TableError("seat")
        self._document.check_player(request.seat)
        return self._vacate(request.seat, "the owner sent you away")

    def leave(self, client: Subscriber, request: protocol.Leave) -> Effect:
        seat = player(client)
        self._document.check_lobby()
        return self._vacate(seat, "you left the table")

    def remove(self, seat: int, is_over: bool) -> Effect:
        """Take a seat from its player, on behalf of the administrator, and void all its tokens."""
        chair = self._document.chair(self._document.check_player(seat))
        if not self._document.started:
            return self._vacate(seat, "the administrator sent you away")
        effect = Effect(save=True, table=True)
        self._grants.void(effect.write, SEAT_GRANTS, seat)
        self._ownership.give_up(seat)
        self.recovery.end(seat)
        if is_over:
            chair.name = ""
        else:
            chair.seat_bot(bot_name(self._document.names_taken(), chair.language), chair.level)
        chair.muted, chair.seen, chair.left, chair.address = [], -1, 0.0, ""
        return effect

    def _vacate(self, seat: int, reason: str) -> Effect:
        effect = Effect(save=True, table=True, vacated=(seat, reason))
        self._grants.void(effect.write, SEAT_GRANTS, seat)
        self._open(seat)
        return effect

    def _open(self, seat: int) -> None:
        self._ownership.give_up(seat)
        self.recovery.end(seat)
        self._document.chair(seat).open()

    # -- public tables: seats of absent players open again before the deal

    def due(self) -> float | None:
        """Return when the next seat of an absent player opens again, or None; only before the deal."""
        return min(self._lapses().values(), default=None)

    def run_if_due(self) -> Effect:
        """Open the seats whose time is over. A player who returns to one is told why."""
        over = [seat for seat, due in self._lapses().items() if self._clock.now() >= due]
        effect = Effect(save=bool(over), table=bool(over))
        for seat in over:
            self._grants.lapse(effect.write, seat)
            self._open(seat)
        return effect

    def _lapses(self) -> dict[int, float]:
        """Return when the seats of absent players open again, by seat."""
        if self._document.started or not self._document.options.public:
            return {}
        missed = {seat: self._presence.kept_waiting_since(seat) for seat in self._document.players()}
        return {seat: since + self._kept for seat, since in missed.items() if since is not None}

    # -- at any time

    def speak(self, client: Subscriber, request: protocol.Speak) -> Effect:
        client.language = request.language
        if client.seat == SPECTATOR:
            return Effect(shown="all")
        chair = self._document.chair(client.seat)
        is_other, chair.language = chair.language != request.language, request.language
        return Effect(save=is_other, shown="all")

    def _check_owner(self, client: Subscriber) -> int:
        return self._document.check_owner(player(client))

    # -- links

    def link(self, client: Subscriber, request: protocol.NewLink) -> Effect:
        if request.kind == "device":
            return self._device_link(client, request)
        own = self._check_owner(client)
        return self.recovery.ask(own, request) if request.kind == "seat" else self._public_link(request)

    def _device_link(self, client: Subscriber, request: protocol.NewLink) -> Effect:
        """Make a link to the client's own seat, for another device."""
        effect, seat = Effect(save=True), player(client)
        token = self._grants.new(effect.write, "claim", seat, CLAIM_SECONDS)
        effect.answer = LinkMade(request.id, request.kind, seat, f"claim={token}")
        return effect

    def _public_link(self, request: protocol.NewLink) -> Effect:
        """Make a link for anyone, to an open seat or to watch. The old one is void at once."""
        effect = Effect(save=True)
        self._grants.void(effect.write, (request.kind,), SPECTATOR)
        token = self._grants.new(effect.write, request.kind, SPECTATOR)
        effect.answer = LinkMade(request.id, request.kind, None, f"{request.kind}={token}")
        if request.kind == "watch":
            effect.vacated = (SPECTATOR, "the owner issued a new link for spectators")
        return effect

    def refuse_link(self, client: Subscriber, request: protocol.RefuseLink) -> Effect:
        return self.recovery.refuse(client, request)

    def revoke_links(self, client: Subscriber, request: protocol.RevokeLinks) -> Effect:
        """Void all tokens of the client's seat, and give the client's own device a new one."""
        seat = player(client)
        effect = Effect(save=True, table=True, client_stays=True)
        effect.vacated = (seat, "the links of this seat were revoked from another device")
        self.recovery.end(seat)
        self._grants.void(effect.write, SEAT_GRANTS, seat)
        effect.answer = TokenMade(request.id, self._grants.new(effect.write, "seat", seat))
        return effect

    # -- state

    def infos(self, reader: int) -> list[SeatInfo]:
        """Return all seats as the reader at a seat may know them."""
        muted = self._document.muted_by(reader)
        return [self._info(seat, seat in muted) for seat in range(len(self._document.chairs))]

    def _info(self, seat: int, muted: bool) -> SeatInfo:
        chair, has_stand_in = self._document.chair(seat), self._presence.has_stand_in(seat)
        return SeatInfo(
            kind=chair.kind,
            name=chair.name,
            level=chair.level if chair.kind == "bot" or has_stand_in else None,
            ready=chair.ready,
            away=self._presence.is_away(seat),
            stand_in=has_stand_in,
            muted=muted,
            votes=sorted(self._presence.votes(seat)),
            votable=self._presence.is_votable(seat),
            link_in=self.recovery.link_in(seat),
            unopposed=self.recovery.is_unopposed(seat),
        )
