"""The messages between client and server: one JSON object per frame, distinguished by ``type``.

A client begins with ``hello``. Every later message has an ``id`` that the client chooses, and is answered
once: by ``ack``, ``stale`` or ``error``. docs/protocol.md describes how they follow each other.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, MsgspecError, Struct, json

from citadels.engine.actions import Target
from citadels.engine.errors import Reason
from citadels.engine.events import Event
from citadels.engine.field_types import FieldStruct
from citadels.engine.view import View
from citadels.locale import LANGUAGES
from citadels.settings import Settings
from citadels.tables.document import Pace, TableOptions

PROTOCOL: Final = 2
MAX_FRAME_BYTES: Final = 8192  # bytes of a message from a client

UNREADABLE: Final = (MsgspecError, RecursionError, UnicodeError)  # raised while decoding JSON

SERVICE_RESTART: Final = 1012  # standard close code: the client should reconnect

# Close codes of this protocol, besides the standard ones.
CLOSE_PROTOCOL: Final = 4000  # the first message was not a hello of this protocol
CLOSE_TOKEN: Final = 4001  # the token opens no seat at this table
CLOSE_REPLACED: Final = 4002  # the seat was given away, or its links were revoked
CLOSE_ELSEWHERE: Final = 4003  # the seat was opened in too many other places
CLOSE_FULL: Final = 4004  # no room for another spectator
CLOSE_BARRED: Final = 4005  # the administrator has closed the table permanently
CLOSE_RATE: Final = 4008  # too many messages from this seat, or from the spectators
CLOSE_SLOW: Final = 4009  # the client does not read what it is sent

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\u0000]+$")]  # NUL cannot be stored
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, le=7)]
LANGUAGE_PATTERN: Final = f"^({'|'.join(LANGUAGES)})$"
Language = Annotated[str, Meta(pattern=LANGUAGE_PATTERN)]
Json = dict[str, Any]
Phase = Literal["lobby", "playing", "over"]


# -- what a client sends -------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message. ``seen`` is the version up to which the client has everything, -1 for nothing."""

    token: Token
    protocol: int = PROTOCOL
    seen: int = -1
    language: Language = "en"


class Request(Struct, forbid_unknown_fields=True, frozen=True):
    """What all later messages have in common."""

    id: Id


class Act(Request, tag="act", frozen=True):
    """Answer the question of this version."""

    version: int
    action: Annotated[str, Meta(min_length=1, max_length=100)]


class Undo(Request, tag="undo", frozen=True):
    """Take back the last answer, at this version."""

    version: int


class Ready(Request, tag="ready", frozen=True):
    """Declare the player ready or not, with 16 random bytes for the shuffle, in hexadecimal."""

    ready: bool
    contribution: Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")] = ""


class Say(Request, tag="say", frozen=True):
    """Write a line of chat."""

    text: Text


class Mute(Request, tag="mute", frozen=True):
    """Mute or unmute a player's chat."""

    seat: Seat
    muted: bool


class Speak(Request, tag="language", frozen=True):
    """Switch the language of all texts."""

    language: Language


class SeatBot(Request, tag="bot", frozen=True):
    """Put a bot into an open seat or change its level; without a level, open the seat again. Owner only."""

    seat: Seat
    level: str | None


class Kick(Request, tag="kick", frozen=True):
    """Remove a player before the deal. Owner only."""

    seat: Seat


class Leave(Request, tag="leave", frozen=True):
    """Leave the table before the deal."""


class Pause(Request, tag="pause", frozen=True):
    """Pause or resume the clocks and the bots. Owner only."""

    paused: bool


class HandOver(Request, tag="hand_over", frozen=True):
    """Make another player the owner. Owner only."""

    seat: Seat


class NewLink(Request, tag="link", frozen=True):
    """Ask for a link. The owner may ask for ``invite`` and ``watch`` links for others, and for a ``seat``
    link for a player who is away and has lost theirs: the first request announces it, and the same request
    gets it once ``link_in`` of the seat is 0. Any player may ask for a ``device`` link to their own seat."""

    kind: Annotated[str, Meta(pattern="^(invite|watch|device|seat)$")]
    seat: Seat | None = None


class RefuseLink(Request, tag="refuse_link", frozen=True):
    """Refuse a new link to the seat of a player who is away."""

    seat: Seat


class RevokeLinks(Request, tag="revoke_links", frozen=True):
    """Void all tokens and links of the player's own seat. The requesting device gets a new token."""


class LetBotPlay(Request, tag="let_bot_play", frozen=True):
    """Vote for a bot to play for a player who stalls (``stalls_in`` is 0), or withdraw the vote. The bot
    plays once all other connected players want it. Seats connected from one network address share one vote,
    and it takes two votes."""

    seat: Seat
    wanted: bool


class MoreTime(Request, tag="more_time", frozen=True):
    """Give the player to move the same time again. They and the owner may, up to ten times a turn."""


class Rematch(Request, tag="rematch", frozen=True):
    """Play again with the same players at a new table."""


class Skip(Request, tag="skip", frozen=True):
    """Let the bots answer without a pause until it is a person's turn. Only for a player alone with bots, or
    around one device."""


class ChangePace(Request, tag="pace", frozen=True):
    """Change how long bots pause before they answer. Only for the owner, or for any player around one
    device."""

    pace: Pace


class Hint(Request, tag="hint", frozen=True):
    """Ask what the expert would answer. Only for the player to move, alone with bots or around one device."""


class Ping(Request, tag="ping", frozen=True):
    """Check whether the server responds."""


Incoming = (
    Hello | Act | Undo | Ready | Say | Mute | Speak | SeatBot | Kick | Leave | Pause | MoreTime | HandOver
    | NewLink | RefuseLink | RevokeLinks | LetBotPlay | Rematch | Skip | ChangePace | Hint | Ping
)  # fmt: skip


# -- what the server sends -----------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat and the person or bot in it."""

    kind: Literal["open", "player", "bot"]
    name: str
    level: str | None  # of the bot, or of the stand-in
    ready: bool
    away: bool
    stand_in: bool  # whether a bot answers for the player
    muted: bool  # whether the reader has muted them
    votes: list[int]  # the seats of the players who vote for a bot to play here
    votable: bool  # whether enough others are connected, from different addresses, to vote for a bot here
    link_in: float | None  # seconds until a new link to the seat may be made; None if nobody asked for one
    unopposed: bool  # whether no third person is connected who could refuse a new link to this seat


class TableInfo(TableOptions, frozen=True, kw_only=True):
    """Everything about a table except the game itself, including its options."""

    id: str
    phase: Phase
    settings: Settings
    seats: list[SeatInfo]
    owner: int
    chat: bool  # whether chat is allowed by both the table and the server
    paused: bool
    spectators: int
    commitment: str
    rematch: str | None  # id of the table of the rematch


class Line(Struct, frozen=True):
    """A line of the log: its number, its version, and the event as data and as a sentence."""

    number: int
    version: int
    event: Event  # redacted for the reader
    text: str


class OptionInfo(Struct, frozen=True):
    """A legal answer, as data and as text."""

    action: str
    text: str
    verb: str
    seat: int | None  # the player it targets, or whose card it names, if not the reader
    card: str | None  # the card it names; a beautified district ends with a +
    target: Target | None  # what on the table it points at
    price: int | None  # in gold
    gold: int | None  # gained at once; for a character offered in the draft, if it acted now
    mandatory: bool
    effect: str | None  # its effect as a sentence, if there is more to say than text and price


class RefusalInfo(Struct, frozen=True):
    """An action that the reader might expect to be legal but is not, and why."""

    action: str
    text: str
    verb: str
    seat: int | None
    card: str | None
    target: Target | None
    reason: Reason
    reason_text: str


class QuestionInfo(Struct, frozen=True):
    """The question that the reader must answer."""

    prompt: str
    text: str
    options: list[OptionInfo]
    refused: list[RefusalInfo]
    menus: dict[str, str]  # by verb: a heading for the choice of its targets, if there are many
    named: list[str]  # the characters named so far, where several get a mark


class Situation(Struct, frozen=True):
    """The table as the reader may see it, and the question if it is theirs."""

    view: View
    question: QuestionInfo | None
    can_undo: bool
    remaining: float | None  # seconds left to the player to move
    stalls_in: list[float | None]  # by seat: seconds until the player counts as stalling; None: nobody waits
    result_text: str | None


class ChatLine(Struct, tag="chat", frozen=True):
    """A chat line; seat -1 is a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: str


class Recap(Struct, frozen=True):
    """A recap of what happened while a player was away for this many seconds."""

    seconds: int
    lines: list[str]


class Welcome(Struct, tag="welcome", frozen=True):
    """The answer to ``hello``. ``lines`` has the new lines, or the end of the log if ``fresh``. ``build``
    identifies the page that belongs to this server. ``missed`` is for a player who was away for long."""

    protocol: int
    server: str
    build: str
    seat: int
    version: int
    table: TableInfo
    situation: Situation | None
    lines: list[Line]
    fresh: bool
    chat: list[ChatLine]
    missed: Recap | None = None


class TableChanged(Struct, tag="table", frozen=True):
    """The table has changed."""

    table: TableInfo


class Update(Struct, tag="update", frozen=True):
    """The game has advanced to this version."""

    version: int
    lines: list[Line]
    situation: Situation


class Ack(Struct, tag="ack", frozen=True):
    """A request was executed, once; ``version`` is the one after it."""

    id: str
    version: int


class Stale(Struct, tag="stale", frozen=True):
    """The request was about an older version and had no effect. ``lines`` has what happened since."""

    id: str
    version: int
    lines: list[Line]
    fresh: bool  # whether ``lines`` do not continue what the client has seen
    situation: Situation | None


class ErrorMessage(Struct, tag="error", frozen=True):
    """A request was refused. ``id`` is that of the request, if it could be read."""

    id: str | None
    code: str
    text: str


class LinkMade(Struct, tag="link", frozen=True):
    """A requested link: what follows the # in the table's URL."""

    id: str
    kind: str
    seat: int | None
    fragment: str


class TokenMade(Struct, tag="token", frozen=True):
    """The only token that still opens the reader's seat."""

    id: str
    token: str


class HintGiven(Struct, tag="hint", frozen=True):
    """What the expert would answer at this version, knowing what the reader may see, and why."""

    id: str
    version: int
    action: str
    text: str
    reason: str


class ClockWarning(Struct, tag="clock", frozen=True):
    """The time of the player to move is running out."""

    seat: int
    remaining: float


class Notice(Struct, tag="notice", frozen=True):
    """Something that everyone at the table should know, such as a new link to a seat."""

    code: str
    seat: int
    text: str


class Moved(Struct, tag="moved", frozen=True):
    """The players continue at another table, which the same tokens open, including those of spectators."""

    table: str


class Pong(Struct, tag="pong", frozen=True):
    """The answer to ``ping``."""

    id: str


Outgoing = (
    Welcome
    | TableChanged
    | Update
    | Ack
    | Stale
    | ErrorMessage
    | ChatLine
    | LinkMade
    | TokenMade
    | HintGiven
    | ClockWarning
    | Notice
    | Moved
    | Pong
)

_decoder = json.Decoder(Incoming)


def as_json(value: object) -> object:
    """Convert the engine's own classes for a message."""
    if isinstance(value, View):
        return value.to_client_json()
    if isinstance(value, FieldStruct):
        return value.to_json()
    raise NotImplementedError(f"cannot encode {type(value).__name__} in a message")


_encoder = json.Encoder(enc_hook=as_json)


def decode(frame: str | bytes) -> Incoming:
    """Decode the message of a frame. Raise msgspec.ValidationError or DecodeError."""
    message: Incoming = _decoder.decode(frame)
    return message


def unreadable_part(error: Exception) -> str:
    """Return the part of a message or body that could not be decoded."""
    named = re.findall(r"(?:field|at) `[$.]*([^`]+)`", str(error))
    return named[-1] if named else "JSON"


def encode(message: object) -> str:
    """Encode a message, or the body of a response, as JSON."""
    return _encoder.encode(message).decode()
