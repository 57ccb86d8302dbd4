"""A table without its game, as it is stored. The protocol uses its own names for the same things."""

from __future__ import annotations

import secrets
import string
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct, field, json, structs

from citadels.bots import bot_names
from citadels.record import Shuffle
from citadels.settings import Settings
from citadels.tables.errors import TableError
from citadels.tables.names import bot_name, clean_name, distinct_name

Kind = Literal["open", "player", "bot"]
Pace = Literal["slow", "normal", "fast", "instant"]
PACES: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}  # seconds before a bot's answer
UNHURRIED_SEATS: Final = 4  # With more seats bots pause for less, so that a round takes no longer.
DAY: Final = 86_400.0
ID_LETTERS: Final = string.ascii_letters + string.digits


def bot_pause(pace: Pace, seats: int) -> float:
    """Return the seconds before a bot answers. They depend only on what everyone at the table knows."""
    return PACES[pace] * UNHURRIED_SEATS / max(UNHURRIED_SEATS, seats)


class TimeLimit(Struct, frozen=True):
    """Time limit of a player: seconds for each turn, days for each answer, or none."""

    kind: Literal["untimed", "turn", "days"] = "untimed"
    seconds: float = 0.0

    def check(self) -> None:
        if self.kind == "turn" and not 10 <= self.seconds <= 3600:
            raise TableError("clock", kind=self.kind)
        if self.kind == "days" and not DAY / 4 <= self.seconds <= 30 * DAY:
            raise TableError("clock", kind=self.kind)


class TableOptions(Struct, frozen=True):
    """How a table is run: clock, pace of bots, delays, and what is allowed."""

    clock: TimeLimit = TimeLimit()
    pace: Pace = "normal"
    grace: int = 90  # seconds after which a bot sits in for a player who is away
    owner_grace: int = 600  # seconds after which another player takes over from an owner who is away
    link_delay: int = 120  # seconds in which a new link to another player's seat can be refused
    stall_delay: int = 120  # seconds without an answer after which a player counts as stalling
    undo: bool = True
    public: bool = False
    chat: bool = True  # whether chat is allowed
    one_device: bool = False  # whether the players share one device (hot seat)

    @property
    def is_correspondence(self) -> bool:
        """Whether this is a correspondence game, which continues while nobody is connected."""
        return self.clock.kind == "days"

    def long_enough(self, seconds: float) -> float:
        """Return how long to wait for a player: in a correspondence game, at least the time for an answer."""
        return max(seconds, self.clock.seconds) if self.is_correspondence else seconds

    def check(self) -> None:
        self.clock.check()
        if not 5 <= self.grace <= 3600:
            raise TableError("grace")
        if not 60 <= self.owner_grace <= DAY:
            raise TableError("owner_grace")
        if not 60 <= self.link_delay <= 7 * DAY:
            raise TableError("link_delay")
        if not 60 <= self.stall_delay <= 3600:
            raise TableError("stall_delay")
        if self.one_device and (self.public or self.clock.kind != "untimed"):
            raise TableError("one_device")


class Chair(Struct):
    """A seat and the person or bot in it."""

    kind: Kind = "open"
    name: str = ""
    level: str = "greedy"  # of the bot, or of the stand-in
    language: str = "en"
    ready: bool = False
    contribution: str = ""
    muted: list[int] = field(default_factory=list)
    seen: int = -1  # version of the game when the player left
    left: float = 0.0  # when the player left, in seconds since 1970
    since: float = 0.0  # when the player sat down, in seconds since 1970; 0 for the owner of a new table
    address: str = ""  # pseudonym of the network address that took the seat; empty if exempt from limits
    link_asked: float | None = None  # when the owner asked for a new link to this seat, in seconds since 1970

    def open(self) -> None:
        """Empty the seat."""
        self.kind, self.name, self.ready, self.contribution, self.muted = "open", "", False, "", []
        self.seen, self.address = -1, ""

    def seat_player(self, name: str, language: str, since: float, address: str) -> None:
        self.kind, self.name, self.language, self.ready = "player", name, language, False
        self.since, self.address = since, address

    def seat_bot(self, name: str, level: str) -> None:
        self.kind, self.name, self.level, self.ready = "bot", name, level, True


class TableDocument(Struct):
    """Everything about a table except its game."""

    settings: dict[str, Any]
    chairs: list[Chair] = field(name="places")
    options: TableOptions
    secret: str  # the dealer's part of the shuffle, in hexadecimal
    owner: int = 0
    absent_owner: int | None = None  # the owner who gets the table back on returning
    paused: bool = False
    started: str = ""
    ended: str = ""  # empty while the game runs, and for games stored before this field existed
    remaining: float | None = None  # seconds left to the player to move
    extended: int = 0  # how often that player was given more time
    rematch: str | None = None
    notified: int = field(default=-1, name="called")  # version at which a player was last notified
    key: str = ""  # key of a game that was dealt elsewhere, without a known joint shuffle
    rules: int = 1  # version of the rules the game is played by; documents of version 1 do not say

    def restore_from(self, stored: TableDocument) -> None:
        """Replace all fields by the stored ones, in place, because other objects hold this document."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(stored, name))

    # -- seats

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise TableError("seat")
        return self.chairs[seat]

    def players(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "player"]

    @property
    def is_open(self) -> bool:
        """Whether anyone may sit down: the table is public, has an open seat and has not begun."""
        has_room = any(chair.kind == "open" for chair in self.chairs)
        return self.options.public and not self.started and has_room

    def by_seniority(self) -> list[int]:
        """Return the seats of people, longest seated first."""
        return sorted(self.players(), key=lambda seat: self.chairs[seat].since)

    def names(self) -> list[str]:
        """Return all names for use in sentences, with a dash for open seats."""
        return [chair.name or "—" for chair in self.chairs]

    def names_taken(self) -> list[str]:
        return [chair.name for chair in self.chairs if chair.kind != "open"]

    def muted_by(self, reader: int) -> list[int]:
        """Return the seats that a player has muted. Spectators cannot mute."""
        return self.chairs[reader].muted if reader >= 0 else []

    def sit_down(self, name: str, language: str, since: float = 0.0, address: str = "") -> int:
        """Seat a player in the first open seat. Raise TableError if there is none."""
        seat = next((i for i, chair in enumerate(self.chairs) if chair.kind == "open"), None)
        if seat is None:
            raise TableError("full")
        distinct = distinct_name(clean_name(name), self.names_taken())
        self.chairs[seat].seat_player(distinct, language, since, address)
        if self.players() == [seat]:
            self.owner = seat
        return seat

    def seats_of(self, address: str) -> list[int]:
        """Return the seats that were taken from a network address."""
        return [seat for seat in self.players() if self.chairs[seat].address == address]

    def forget_addresses(self) -> None:
        """Forget the network addresses of all seats: once the game is over, nobody can take a seat."""
        for chair in self.chairs:
            chair.address = ""

    # -- preconditions: each raises TableError if it does not hold

    def check_lobby(self) -> None:
        if self.started:
            raise TableError("begun")

    def check_running(self) -> None:
        if not self.started:
            raise TableError("not_begun")
        if self.paused:
            raise TableError("paused")

    def check_owner(self, seat: int) -> int:
        if seat != self.owner:
            raise TableError("not_owner")
        return seat

    def check_player(self, seat: int) -> int:
        if self.chair(seat).kind != "player":
            raise TableError("seat")
        return seat

    # -- the deal

    @property
    def edition(self) -> str:
        return str(self.settings["edition"])

    def checked_settings(self) -> Settings:
        return _read_settings(json.encode(self.settings))

    @property
    def is_complete(self) -> bool:
        """Whether the game can begin: every seat is taken and every player is ready. Around one device,
        everyone counts as ready."""
        one = self.options.one_device
        ready = all(chair.kind != "open" and (chair.ready or one) for chair in self.chairs)
        return ready and bool(self.players()) and not self.started

    def levels(self) -> list[str | None]:
        """Return the level of the bot at each seat, or None for people."""
        return [chair.level if chair.kind == "bot" else None for chair in self.chairs]

    def bot_levels(self) -> list[str]:
        return [level for level in self.levels() if level is not None]

    def shuffle(self) -> Shuffle | None:
        """Return what the key of the game is derived from, or None if that is unknown."""
        if self.key:
            return None
        parts = [bytes.fromhex(chair.contribution) for chair in self.chairs]
        return Shuffle(self.checked_settings(), bytes.fromhex(self.secret), parts)

    def game_key(self) -> bytes:
        """Return the key of the game."""
        shuffle = self.shuffle()
        return bytes.fromhex(self.key) if shuffle is None else shuffle.key

    def for_rematch(self) -> TableDocument:
        """Return the document of a new table with the same players and bots."""
        chairs = [
            structs.replace(chair, ready=chair.kind == "bot", contribution="", seen=-1, link_asked=None)
            for chair in self.chairs
        ]
        return TableDocument(self.settings, chairs, self.options, new_secret(), self.owner, self.absent_owner)


def new_document(
    settings: Settings,
    options: TableOptions,
    name: str,
    language: str,
    bots: Sequence[str | None],
    secret: str | None = None,
    address: str = "",
) -> TableDocument:
    """Make a table with its owner at the first seat; ``bots`` has a level or None for each other seat."""
    options.check()
    if len(bots) != settings.seats - 1:
        raise TableError("bots", seats=settings.seats - 1)
    chairs = [Chair() for _ in range(settings.seats)]
    document = TableDocument(settings.to_json(), chairs, options, secret or new_secret())
    document.sit_down(name, language, address=address)
    for chair, level in zip(chairs[1:], bots, strict=True):
        if level is not None:
            chair.seat_bot(bot_name(document.names_taken(), language), check_level(level))
    return document


@lru_cache(maxsize=1024)
def _read_settings(settings: bytes) -> Settings:
    """Parse settings. Cached, because they never change and are sent often."""
    return Settings.from_json(json.decode(settings))


_decode = json.Decoder(TableDocument)


def read_document(text: str) -> TableDocument:
    document: TableDocument = _decode.decode(text)
    return document


def write_document(document: TableDocument) -> str:
    return json.encode(document).decode()


def new_table_id() -> str:
    """Return a random id of letters and digits, so that none looks like a command-line option."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def new_secret() -> str:
    """Return a random dealer's part of a shuffle, in hexadecimal."""
    return secrets.token_hex(32)


def check_level(level: str) -> str:
    """Return the level if it is a known bot, so that clients cannot name programs on the server."""
    if level not in bot_names():
        raise TableError("level", level=level, levels=", ".join(bot_names()))
    return level
