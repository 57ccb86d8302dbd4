"""What a table is besides its game, as it is stored; the protocol has names of its own for it."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct, field, json, structs

from citadels.bots import bot_names
from citadels.engine.errors import CitadelsError
from citadels.locale import Texts, message_id
from citadels.record import Shuffle
from citadels.settings import Settings

Kind = Literal["open", "player", "bot"]
TOKEN_BYTES: Final = 16
PACES: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
DAY: Final = 86_400.0
LONGEST_NAME: Final = 40


class TableError(CitadelsError):
    """A request that cannot be met; the code is part of the protocol and has a message in every language."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self._arguments = arguments

    def text(self, language: str) -> str:
        return Texts(language).say(message_id("error", self.code), self._arguments)

    def __str__(self) -> str:
        return self.text("en")


class Clock(Struct, frozen=True):
    """How long a player may take: for a turn, in days for each question, or without limit."""

    kind: Literal["untimed", "turn", "days"] = "untimed"
    seconds: float = 0.0

    def check(self) -> None:
        if self.kind == "turn" and not 10 <= self.seconds <= 3600:
            raise TableError("clock", kind=self.kind)
        if self.kind == "days" and not DAY / 4 <= self.seconds <= 30 * DAY:
            raise TableError("clock", kind=self.kind)


class Options(Struct, frozen=True):
    """How a table is run."""

    clock: Clock = Clock()
    pace: Literal["slow", "normal", "fast", "instant"] = "normal"
    grace: int = 90  # seconds after which a bot sits in for somebody who is away
    undo: bool = True
    public: bool = False

    def check(self) -> None:
        self.clock.check()
        if not 5 <= self.grace <= 3600:
            raise TableError("grace")


class Place(Struct):
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

    def open(self) -> None:
        self.kind, self.name, self.ready, self.contribution, self.muted = "open", "", False, "", []
        self.seen = -1


class Document(Struct):
    """All of it."""

    settings: dict[str, Any]
    places: list[Place]
    options: Options
    secret: str  # the dealer's part of the shuffle
    owner: int = 0
    paused: bool = False
    started: str = ""
    remaining: float | None = None  # seconds on the clock of the player who is asked
    rematch: str | None = None
    called: int = -1  # the version whose question somebody was called for

    def checked_settings(self) -> Settings:
        return Settings.from_json(self.settings)

    def muted_by(self, reader: int) -> list[int]:
        """The seats whose chat a player does not want to read; a spectator cannot say."""
        return self.places[reader].muted if reader >= 0 else []

    def sit_down(self, name: str, language: str) -> int:
        """Take the first seat that is open; raises TableError if there is none."""
        seat = next((i for i, place in enumerate(self.places) if place.kind == "open"), None)
        if seat is None:
            raise TableError("full")
        taken = [place.name for place in self.places if place.kind != "open"]
        place = self.places[seat]
        place.kind, place.name = "player", distinct_name(clean_name(name), taken)
        place.language, place.ready = language, False
        if not any(other.kind == "player" for other in self.places if other is not place):
            self.owner = seat
        return seat

    @property
    def complete(self) -> bool:
        """Whether the game can begin: every seat is taken and every player is ready."""
        players = [place for place in self.places if place.kind == "player"]
        taken = all(place.kind != "open" for place in self.places)
        return taken and bool(players) and all(place.ready for place in players)

    def shuffle(self) -> Shuffle:
        """What the key of the game is made from."""
        parts = [bytes.fromhex(place.contribution) for place in self.places]
        return Shuffle(self.checked_settings(), bytes.fromhex(self.secret), parts)

    def afresh(self) -> Document:
        """A new table with the same seats."""
        places = [
            structs.replace(place, ready=place.kind == "bot", contribution="", seen=-1)
            for place in self.places
        ]
        return Document(self.settings, places, self.options, new_secret(), self.owner)


_decode = json.Decoder(Document)


def read_document(text: str) -> Document:
    document: Document = _decode.decode(text)
    return document


def write_document(document: Document) -> str:
    return json.encode(document).decode()


# -- tokens and names ------------------------------------------------------------------------


def new_token() -> str:
    """128 random bits in letters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """The dealer's part of a shuffle, in hexadecimal."""
    return secrets.token_hex(32)


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as plain text on one line; raises TableError if nothing is left."""
    visible = "".join(letter for letter in name if unicodedata.category(letter)[0] != "C" or letter == " ")
    cleaned = " ".join(visible.split())[:LONGEST_NAME].strip()
    if not cleaned:
        raise TableError("name")
    return cleaned


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    names, number = {other.casefold() for other in taken}, 1
    found = name
    while found.casefold() in names:
        number += 1
        found = f"{name[: LONGEST_NAME - 3]} {number}"
    return found


def clean_text(text: str) -> str:
    """A line of chat as plain text."""
    visible = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or letter in " \n")
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise TableError("text")
    return cleaned


def check_level(level: str) -> str:
    """Refuse what is no bot by its name: whoever makes a table may not name programs of the server."""
    if level not in bot_names():
        raise TableError("level", level=level, levels=", ".join(bot_names()))
    return level
