"""A table without its game, as it is stored; the protocol has names of its own for it."""

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
UNHURRIED_SEATS: Final = 4  # with more, bots pause for less, so that a round takes no longer
DAY: Final = 86_400.0
ID_LETTERS: Final = string.ascii_letters + string.digits


def bot_pause(pace: Pace, seats: int) -> float:
    """Return the seconds before a bot answers. They depend only on what everybody at the table knows."""
    return PACES[pace] * UNHURRIED_SEATS / max(UNHURRIED_SEATS, seats)


class TimeLimit(Struct, frozen=True):
    """How long a player may take: seconds for each turn, days for each answer, or no limit."""

    kind: Literal["untimed", "turn", "days"] = "untimed"
    seconds: float = 0.0

    def check(self) -> None:
        if self.kind == "turn" and not 10 <= self.seconds <= 3600:
            raise TableError("clock", kind=self.kind)
        if self.kind == "days" and not DAY / 4 <= self.seconds <= 30 * DAY:
            raise TableError("clock", kind=self.kind)


class TableOptions(Struct, frozen=True):
    """How a table is run."""

    clock: TimeLimit = TimeLimit()
    pace: Pace = "normal"
    grace: int = 90  # seconds after which a bot sits in for somebody who is away
    owner_grace: int = 600  # seconds after which another player owns the table of an owner who is away
    link_delay: int = 120  # seconds in which a new link to somebody else's seat can be refused
    stall_delay: int = 120  # seconds after which a player who does not answer counts as stalling
    undo: bool = True
    public: bool = False
    chat: bool = True  # whether people may write to each other here
    one_device: bool = False  # whether all people pass one device round

    @property
    def is_correspondence(self) -> bool:
        """Whether the game goes on while nobody is there."""
        return self.clock.kind == "days"

    def long_enough(self, seconds: float) -> float:
        """A time for somebody to come back: in a game over days, no shorter than that for an answer."""
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
    """A seat and who sits there."""

    kind: Kind = "open"
    name: str = ""
    level: str = "greedy"  # of the bot, or of the one that sits in
    language: str = "en"
    ready: bool = False
    contribution: str = ""
    muted: list[int] = field(default_factory=list)
    seen: int = -1  # the version of the game when the player left
    left: float = 0.0  # and when that was
    since: float = 0.0  # when the player sat down; 0 for whoever was there from the start
    address: str = ""  # stands for the network address from which the seat was taken; empty if not limited
    link_asked: float | None = None  # when the owner asked for a new link to this seat, since 1970

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
    """Everything about a table but its game."""

    settings: dict[str, Any]
    chairs: list[Chair] = field(name="places")
    options: TableOptions
    secret: str  # the dealer's part of the shuffle
    owner: int = 0
    absent_owner: int | None = None  # the one who owns the table again once they are back
    paused: bool = False
    started: str = ""
    ended: str = ""  # empty while the game runs, and for games that ended before this was noted
    remaining: float | None = None  # seconds on the clock of the player who is asked
    extended: int = 0  # how often that clock was given more time
    rematch: str | None = None
    notified: int = field(default=-1, name="called")  # the version for whose question somebody was called
    key: str = ""  # what the game was shuffled with, if that was elsewhere and is not known to be joint

    def restore_from(self, stored: TableDocument) -> None:
        """Become what was stored, in place, for all who hold this document."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(stored, name))

    # -- who sits where

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise TableError("seat")
        return self.chairs[seat]

    def players(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "player"]

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        has_room = any(chair.kind == "open" for chair in self.chairs)
        return self.options.public and not self.started and has_room

    def by_seniority(self) -> list[int]:
        """The seats of people, those first who have sat longest."""
        return sorted(self.players(), key=lambda seat: self.chairs[seat].since)

    def names(self) -> list[str]:
        """Everyone's names in sentences."""
        return [chair.name or "—" for chair in self.chairs]

    def names_taken(self) -> list[str]:
        return [chair.name for chair in self.chairs if chair.kind != "open"]

    def muted_by(self, reader: int) -> list[int]:
        """The seats whose chat a player does not want to read; spectators cannot mute anybody."""
        return self.chairs[reader].muted if reader >= 0 else []

    def sit_down(self, name: str, language: str, since: float = 0.0, address: str = "") -> int:
        """Take the first open seat; raises TableError if there is none."""
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
        """Forget from where seats were taken: the game is over, and nobody else can take one."""
        for chair in self.chairs:
            chair.address = ""

    # -- whether something may be done now; each check raises TableError if not

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
        """Whether the game can begin: every seat is taken and every player is ready. Whoever sits around one
        device is."""
        one = self.options.one_device
        ready = all(chair.kind != "open" and (chair.ready or one) for chair in self.chairs)
        return ready and bool(self.players()) and not self.started

    def levels(self) -> list[str | None]:
        """The levels of the bots by seat; None for people."""
        return [chair.level if chair.kind == "bot" else None for chair in self.chairs]

    def bot_levels(self) -> list[str]:
        return [level for level in self.levels() if level is not None]

    def shuffle(self) -> Shuffle | None:
        """What the key of the game is made from; None if nobody knows."""
        if self.key:
            return None
        parts = [bytes.fromhex(chair.contribution) for chair in self.chairs]
        return Shuffle(self.checked_settings(), bytes.fromhex(self.secret), parts)

    def game_key(self) -> bytes:
        """What the game is shuffled with."""
        shuffle = self.shuffle()
        return bytes.fromhex(self.key) if shuffle is None else shuffle.key

    def for_rematch(self) -> TableDocument:
        """A new table with the same seats."""
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
    """A table with its owner at the first seat; ``bots`` has a level for each other seat, or None."""
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
    """The settings, read once: they never change, and everyone at the table is told them often."""
    return Settings.from_json(json.decode(settings))


_decode = json.Decoder(TableDocument)


def read_document(text: str) -> TableDocument:
    document: TableDocument = _decode.decode(text)
    return document


def write_document(document: TableDocument) -> str:
    return json.encode(document).decode()


def new_table_id() -> str:
    """Letters and digits alone, so that no id looks like an option on a command line."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def new_secret() -> str:
    """The dealer's part of a shuffle, in hexadecimal."""
    return secrets.token_hex(32)


def check_level(level: str) -> str:
    """Accept only bots known by name, so that nobody can name programs on the server."""
    if level not in bot_names():
        raise TableError("level", level=level, levels=", ".join(bot_names()))
    return level
