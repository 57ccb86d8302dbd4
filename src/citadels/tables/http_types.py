"""What is asked of all tables together, and answered: over HTTP, or where there is no server, without it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct, json

from citadels.settings import Setup
from citadels.tables.document import TableOptions
from citadels.tables.protocol import Json, Language, Name, Situation, Text, Token
from citadels.tables.seats import TableLinks

# A Setup is read separately, so that it can say what is wrong; this describes it in the interface.
SETUP_SCHEMA: Final = {
    "properties": json.schema_components((Setup,))[1]["Setup"]["properties"],
    "additionalProperties": False,
}


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to make: ``bots`` has a level or null for each seat but the owner's."""

    name: Name
    bots: list[str | None]
    settings: Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/Setup", "extra": SETUP_SCHEMA})] = {}
    options: TableOptions = TableOptions()
    language: Language = "en"


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Sit down at a table, with an invite unless the table is public."""

    name: Name
    invite: Token | None = None
    language: Language = "en"


class Invited(Struct, forbid_unknown_fields=True, frozen=True):
    """The invite to a table at which one has not sat down yet."""

    invite: Token


class Claim(Struct, forbid_unknown_fields=True, frozen=True):
    """The link to a seat that is already one's own."""

    claim: Token


class Report(Struct, forbid_unknown_fields=True, frozen=True):
    """Why a table should be looked at by whoever runs the server."""

    reason: Text


class Seated(Struct, frozen=True):
    """A seat, and the token that opens it."""

    table: str
    seat: int
    token: str


class DeviceSeats(Struct, forbid_unknown_fields=True, frozen=True):
    """The seats that a device knows."""

    seats: Annotated[list[Seated], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    """The state of one of one's own tables; ``phase`` is gone if the token no longer opens anything."""

    table: str
    seat: int
    phase: str
    your_turn: bool
    round: int
    names: list[str]
    asked: int | None  # the seat that is asked
    winners: list[int]  # the seats that won, once the game is over
    ended: str  # when that was, if it is known


class TutorialRequest(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who plays for the first time."""

    name: Name
    language: Language = "en"


class Tutorial(Struct, frozen=True):
    """The table of a first game, and answers that make everything happen once."""

    made: TableLinks
    answers: list[str]


class PositionLink(Struct, frozen=True):
    """A position, as it stands behind the # of an address."""

    position: str


class PreviewRequest(Struct, forbid_unknown_fields=True, frozen=True):
    """A position from a link, to be looked at."""

    position: str
    language: Language = "en"


class SharedPosition(Struct, forbid_unknown_fields=True, frozen=True):
    """A position from a link, to be played on from."""

    position: str
    name: Name
    language: Language = "en"


class PositionPreview(Struct, frozen=True):
    """What is in a link: who sits where, and the table as the seat sees it that shares it."""

    names: list[str]
    levels: list[str | None]  # of the bots; null for people
    seat: int
    edition: str
    situation: Situation


class GameImport(Struct, forbid_unknown_fields=True, frozen=True):
    """A game from its file (docs/game-files.md)."""

    game: Json
    language: Language = "en"


class ImportResult(Struct, frozen=True):
    """How many tables of a document are new on a device, and how many were there already."""

    added: int
    known: int


class ErrorBody(Struct, frozen=True):
    """Why nothing was done."""

    code: str
    text: str
    field: str | None = None
