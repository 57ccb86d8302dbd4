"""Presence at a table: who is connected, how long players have been away, and who has a stand-in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from citadels.engine.view import SPECTATOR
from citadels.tables.clock import Clock
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.limits import TokenBucket
from citadels.tables.protocol import Outgoing

MAX_PRESENCE_MESSAGES: Final = 100  # about arrivals and departures in 5 seconds; beyond that they are batched
PRESENCE_INTERVAL: Final = 0.5  # seconds
MIN_VOTES: Final = 2  # One person alone cannot suspend another.


class Subscriber(Protocol):
    """A connected client: a player at a seat, or a spectator."""

    seat: int
    language: str
    address: str  # pseudonym of the client's network address; empty if clients are told apart by seat only

    def send(self, message: Outgoing) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def player(client: Subscriber) -> int:
    """Return the seat of a player. Raise TableError for a spectator."""
    if client.seat == SPECTATOR:
        raise TableError("spectator")
    return client.seat


class Presence:
    """Tracks who is connected, away, replaced by a stand-in or suspended by vote."""

    def __init__(self, document: TableDocument, clock: Clock) -> None:
        self.subscribers: list[Subscriber] = []
        self._document = document
        self._clock = clock
        self._away_since = [clock.now()] * len(document.chairs)  # by seat; valid while away
        self._here_since = [clock.now()] * len(document.chairs)  # by seat; valid while connected
        self._stand_ins: set[int] = set()  # seats where a bot answers for an absent player
        self._votes: dict[int, set[int]] = {}  # by seat, the players who vote for a bot to play there
        self._suspended: set[int] = set()  # seats where a bot plays by vote of all others
        self._attended_since = clock.now()  # start of the current uninterrupted presence of any player
        self._changed_at: float | None = None  # time of the last arrival or departure not yet announced
        self._presence_budget = TokenBucket(MAX_PRESENCE_MESSAGES, 5.0, clock)

    # -- arrivals and departures

    def arrive(self, subscriber: Subscriber, effect: Effect) -> None:
        """Subscribe a client. A returning player takes the seat back from a stand-in."""
        self._note_change(subscriber.seat)
        if subscriber.seat >= 0:
            if not self.has_players:
                self._attended_since = self._clock.now()
            self._document.chair(subscriber.seat).language = subscriber.language
            if self.is_away(subscriber.seat):
                self._here_since[subscriber.seat] = self._clock.now()
                self._clear_votes_elsewhere(subscriber.seat, effect)
            if subscriber.seat in self._stand_ins:
                self._stand_ins.remove(subscriber.seat)
                effect.notify("back", subscriber.seat)
        self.subscribers.append(subscriber)

    def leave(self, subscriber: Subscriber, version: int, effect: Effect) -> None:
        """Unsubscribe a client. A player is away once none of their devices is connected."""
        self.subscribers.remove(subscriber)
        self._note_change(subscriber.seat)
        if subscriber.seat >= 0 and self.is_away(subscriber.seat):
            self._away_since[subscriber.seat] = self._clock.now()
            chair = self._document.chair(subscriber.seat)
            chair.seen, chair.left = version, self._clock.time()
            self._clear_votes_elsewhere(subscriber.seat, effect)

    def dismiss(self, seat: int, version: int, but: Subscriber | None, effect: Effect) -> list[Subscriber]:
        """Unsubscribe all clients at a seat except ``but``. Return them, to be told why."""
        dismissed = [
            subscriber for subscriber in self.subscribers if subscriber.seat == seat and subscriber is not but
        ]
        for subscriber in dismissed:
            self.leave(subscriber, version, effect)
        return dismissed

    def evict_surplus(self, seat: int, most: int) -> list[Subscriber]:
        """Unsubscribe the oldest clients at a seat beyond ``most``. Return them."""
        there = [one for one in self.subscribers if one.seat == seat]
        surplus = there[: max(0, len(there) - most)]
        for subscriber in surplus:
            self.subscribers.remove(subscriber)
        return surplus

    # -- announcing presence

    def _note_change(self, seat: int) -> None:
        """Note an arrival or departure, unless the player is connected on another device anyway."""
        if self._changed_at is None and (seat == SPECTATOR or self.is_away(seat)):
            self._changed_at = self._clock.now()

    def should_announce(self) -> bool:
        """Return whether to announce a change now; False while announcements are batched."""
        return self._changed_at is not None and self._presence_budget.try_consume(len(self.subscribers))

    def mark_announced(self) -> None:
        """Note that all subscribers were told who is connected."""
        self._changed_at = None

    def due(self) -> float | None:
        """Return when to announce batched changes, or None."""
        return None if self._changed_at is None else self._changed_at + PRESENCE_INTERVAL

    def run_if_due(self) -> Effect:
        due = self.due()
        return Effect(table=due is not None and self._clock.now() >= due)

    # -- state

    def is_away(self, seat: int) -> bool:
        """Return whether no device of a player is connected. Around one device nobody is ever away."""
        is_player = self._document.chair(seat).kind == "player" and not self._document.options.one_device
        return is_player and all(subscriber.seat != seat for subscriber in self.subscribers)

    def away_since(self, seat: int) -> float:
        """Return when an absent player left, on the monotonic clock."""
        return self._away_since[seat]

    def here_since(self, seat: int) -> float:
        """Return when a connected player arrived, on the monotonic clock."""
        return self._here_since[seat]

    def note_sleep(self, slept: float) -> None:
        """Note that the table was out of memory for ``slept`` seconds, while everyone was away."""
        now, time = self._clock.now(), self._clock.time()
        for seat, chair in enumerate(self._document.chairs):
            self._away_since[seat] = now - max(slept, time - chair.left if chair.left else 0.0)

    def kept_waiting_since(self, seat: int) -> float | None:
        """Return since when an absent player has kept others waiting, or None if nobody is waiting."""
        if not self.is_away(seat) or not self.has_players:
            return None
        return max(self._away_since[seat], self._attended_since)

    @property
    def has_players(self) -> bool:
        """Whether any player is connected. A shared device is a spectator while it is passed on."""
        passed = self._document.options.one_device
        return any(passed or subscriber.seat >= 0 for subscriber in self.subscribers)

    def has_others(self, seat: int) -> bool:
        """Return whether any player besides the one at ``seat`` is connected."""
        return any(subscriber.seat not in (seat, SPECTATOR) for subscriber in self.subscribers)

    @property
    def spectators(self) -> int:
        return sum(1 for subscriber in self.subscribers if subscriber.seat < 0)

    # -- network addresses: one person may hold several seats

    def _addresses(self, seat: int) -> set[str]:
        return {
            subscriber.address
            for subscriber in self.subscribers
            if subscriber.seat == seat and subscriber.address
        }

    def share_address(self, seat: int, other: int) -> bool:
        """Return whether two seats are connected from the same network address."""
        return not self._addresses(seat).isdisjoint(self._addresses(other))

    def count_votes(self, seats: Iterable[int]) -> int:
        """Return how many votes these seats have: those connected from one address share one."""
        groups: list[set[str]] = []
        alone = 0
        for addresses in map(self._addresses, seats):
            shared = [group for group in groups if group & addresses]
            groups = [group for group in groups if group not in shared]
            groups += [addresses.union(*shared)] if addresses else []
            alone += not addresses
        return len(groups) + alone

    def has_stand_in(self, seat: int) -> bool:
        """Return whether a bot answers for a player, who is away or suspended."""
        return seat in self._stand_ins or seat in self._suspended

    def add_stand_in(self, seat: int) -> None:
        self._stand_ins.add(seat)

    # -- votes to let a bot play

    def votes(self, seat: int) -> set[int]:
        """Return the mutable set of players who vote for a bot to play at a seat."""
        return self._votes.setdefault(seat, set())

    def voters(self, seat: int) -> set[int]:
        """Return the seats of the other players who are connected."""
        return {other for other in self._document.players() if other != seat and not self.is_away(other)}

    def is_votable(self, seat: int) -> bool:
        """Return whether enough others are connected, from different addresses, to vote on a seat."""
        return self.count_votes(self.voters(seat)) >= MIN_VOTES

    def clear_votes(self, seat: int, effect: Effect) -> None:
        """Discard the votes on a player who no longer stalls, unless a bot already plays."""
        if seat not in self._suspended:
            effect.table |= bool(self._votes.pop(seat, None))

    def suspend(self, seat: int, suspended: bool, effect: Effect) -> None:
        """Suspend a player, so that a bot plays, or reinstate them."""
        if suspended and seat not in self._suspended:
            self._suspended.add(seat)
            effect.notify("bot_plays", seat)
        elif not suspended and seat in self._suspended:
            self._suspended.remove(seat)
            effect.notify("bot_stops", seat)

    def is_suspended(self, seat: int) -> bool:
        return seat in self._suspended

    def _clear_votes_elsewhere(self, seat: int, effect: Effect) -> None:
        """Discard all votes, and the suspensions by them, except on ``seat``, whose player came or left."""
        for other in [other for other in self._votes if other != seat]:
            effect.table |= bool(self._votes.pop(other))
            self.suspend(other, False, effect)
