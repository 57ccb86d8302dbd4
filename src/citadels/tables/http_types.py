"""Bodies of HTTP requests and responses. Tables on a device use the same ones without HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from citadels.tables.document import TableOptions
from citadels.tables.protocol import Json, Language, Name, Situation, Text, Token
from citadels.tables.seats import TableLinks

# A Setup is parsed separately, for better error messages; schemas refer to its own.
SetupJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/Setup"})]
StorageFault = Literal["corrupt", "disk_full", "failed", "io", "read_only", "timeout", "unreachable"]


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """Make a table. ``bots`` has a level or null for each seat but the owner's."""

    name: Name
    bots: list[str | None]
    settings: SetupJson = {}
    options: TableOptions = TableOptions()
    language: Language = "en"


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Sit down at a table, with an invite unless the table is public."""

    name: Name
    invite: Token | None = None
    language: Language = "en"


class Invited(Struct, forbid_unknown_fields=True, frozen=True):
    """An invite, to see the table before sitting down."""

    invite: Token


class Claim(Struct, forbid_unknown_fields=True, frozen=True):
    """A link to the client's own seat."""

    claim: Token


class Report(Struct, forbid_unknown_fields=True, frozen=True):
    """A report of a table to the server's administrator."""

    reason: Text


class Seated(Struct, frozen=True):
    """A seat and the token that opens it."""

    table: str
    seat: int
    token: str


class DeviceSeats(Struct, forbid_unknown_fields=True, frozen=True):
    """The seats whose tokens a device has."""

    seats: Annotated[list[Seated], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    """The state of one of the client's tables; ``phase`` is ``gone`` if the token is no longer valid."""

    table: str
    seat: int
    phase: str
    your_turn: bool
    round: int
    names: list[str]
    asked: int | None  # the seat to move
    winners: list[int]  # the seats that won, once the game is over
    ended: str  # when the game ended, if known


class TutorialRequest(Struct, forbid_unknown_fields=True, frozen=True):
    """Make a table for a player's first game."""

    name: Name
    language: Language = "en"


class TutorialStep(Struct, frozen=True):
    """A step of the guide."""

    answer: str  # that it suggests
    topic: str  # of its texts
    around: list[str]  # for each reason: the places on the table that it is about, separated by spaces


class Tutorial(Struct, frozen=True):
    """The table of a first game, and the steps of the guide."""

    made: TableLinks
    steps: list[TutorialStep]


class PositionLink(Struct, frozen=True):
    """A position, as it follows the # of a link."""

    position: str


class PreviewRequest(Struct, forbid_unknown_fields=True, frozen=True):
    """Preview a position from a link."""

    position: str
    language: Language = "en"


class SharedPosition(Struct, forbid_unknown_fields=True, frozen=True):
    """Continue a game from the position in a link."""

    position: str
    name: Name
    language: Language = "en"


class PositionPreview(Struct, frozen=True):
    """The content of a link: the players, and the table as the sharing seat sees it."""

    names: list[str]
    levels: list[str | None]  # of the bots; null for people
    seat: int
    edition: str
    situation: Situation


class GameImport(Struct, forbid_unknown_fields=True, frozen=True):
    """Import a game from its file (docs/game-files.md)."""

    game: Json
    language: Language = "en"


class ImportResult(Struct, frozen=True):
    """How many tables an import added to the device, and how many it already had."""

    added: int
    known: int


class LanguageQuery(Struct, frozen=True):
    """The reader's language."""

    language: Language = "en"


class SeatQuery(LanguageQuery, frozen=True):
    """The seat whose view is wanted; -1 for a spectator's."""

    seat: int = -1


class ReplayQuery(SeatQuery, frozen=True):
    """A step of a game, and the seat whose view is wanted."""

    step: int = 0


# -- of servers only


class Network(Struct, frozen=True):
    """Whether other devices on the local network can reach this server, and at which address."""

    open: bool
    can_open: bool
    address: str | None


class Picture(Struct, forbid_unknown_fields=True, frozen=True):
    """The text of a QR code. It is sent in the body, because it may contain a token."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Readiness(Struct, frozen=True):
    """Whether tables can be stored here; if not, the reason, or that the server is draining."""

    ready: bool
    reason: StorageFault | Literal["draining"] | None


class Health(Struct, frozen=True):
    """The server is up."""

    status: str
    version: str
    tables: int
    seconds: float


class PushKey(Struct, frozen=True):
    """The key by which push services recognize this server."""

    key: str


class Keys(Struct, forbid_unknown_fields=True, frozen=True):
    """The encryption keys of a device: a point on the curve P-256 and a secret, in base64url."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class Subscription(Struct, forbid_unknown_fields=True, frozen=True):
    """A push subscription, as the browser reports it."""

    endpoint: Annotated[str, Meta(max_length=2000, pattern="^[!-~]+$")]
    keys: Keys


class Calls(Struct, forbid_unknown_fields=True, frozen=True):
    """A device, and the seats to notify it about."""

    seats: Annotated[list[Seated], Meta(max_length=100)]
    subscription: Subscription


# -- errors


class ErrorBody(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str
    field: str | None = None
