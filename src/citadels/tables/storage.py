"""The rows in which a table is stored, and what a table needs from its storage."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, NotRequired, Protocol, TypedDict

from citadels.tables.protocol import Phase

StoredPhase = Phase | Literal["barred"]  # that is closed for good


class WriteFailed(Exception):
    """A write was not done, for certain. After any other error nobody knows whether it was."""


class StorageTimeout(WriteFailed):
    """The storage does not answer, so it is of no use to ask it for more now."""


class StaleEpoch(WriteFailed):
    """The table now belongs to another epoch: it was changed, or taken, from elsewhere."""


class TableRow(TypedDict):
    """A table at this moment."""

    id: str
    epoch: int  # grows whenever a server takes the table into memory
    revision: int  # grows with every write
    written: str  # a random id of the last write
    document: str  # everything about the table but the game
    position: str | None  # the whole game at this moment
    undo: str  # the positions before answers that can be taken back
    version: int
    lines: int  # how many lines the log has
    phase: str
    public: bool
    days: bool  # whether it goes on while nobody is there
    rules: int  # the version of the rules that was last used
    updated: float
    asleep: NotRequired[float | None]  # since when a game over days is not in memory, while its clock runs
    asleep_revision: NotRequired[int | None]  # the revision for which that holds


class AnswerRow(TypedDict):
    """The part of a step by which a game is replayed."""

    seat: int
    kind: str  # deal, position, act, undo or rules
    answer: str  # of a position, the position itself


class EntryRow(AnswerRow):
    """A step of a game."""

    table_id: str
    version: int
    request: str  # the id of the client's request
    first: int  # the number of the first event
    events: str  # unredacted
    at: float


class TokenRow(TypedDict):
    """What a token opens."""

    hash: str
    table_id: str
    kind: str  # seat, invite, watch, claim, lost or lapsed
    seat: int
    expires: float | None


class ChatRow(TypedDict):
    """A line of chat."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: str
    for_players: bool
    request: str  # by which a line that comes twice is recognized; empty if it was stored by 0.1.0


class ReportRow(TypedDict):
    """A report about a table, for whoever runs the server."""

    table_id: str
    number: int
    seat: int  # of who reports; -1 is a spectator
    reason: str
    at: float
    closed: float | None


class VoidToken(NamedTuple):
    """A token that no longer opens anything."""

    table_id: str
    hash: str


class PresentedToken(NamedTuple):
    """A token that somebody shows for a table."""

    table_id: str
    hash: str


class RevisionCheck(NamedTuple):
    """A table that has not changed itself, at the revision that other changes bring it to."""

    id: str
    epoch: int
    revision: int
    written: str


class SleepingTable(NamedTuple):
    """A saved table that leaves memory while its clock runs on, until something is due in it."""

    id: str
    asleep: float  # since 1970
    due: float | None


class VoidPush(NamedTuple):
    """A seat for which nobody is to be called any more."""

    table_id: str
    seat: int


@dataclass
class Write:
    """Changes that are committed together or not at all.

    Each goes with a new table, a saved one or one that is held. For the latter two it is done only if the
    stored table has the same epoch, and the revision before.
    """

    new_tables: list[TableRow] = field(default_factory=list)
    saved_tables: list[TableRow] = field(default_factory=list)
    revision_checks: list[RevisionCheck] = field(default_factory=list)
    sleeping_tables: list[SleepingTable] = field(default_factory=list)  # among the saved ones
    new_entries: list[EntryRow] = field(default_factory=list)
    new_tokens: list[TokenRow] = field(default_factory=list)
    void_tokens: list[VoidToken] = field(default_factory=list)
    new_chat: list[ChatRow] = field(default_factory=list)
    new_reports: list[ReportRow] = field(default_factory=list)
    void_push: list[VoidPush] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not any(vars(self).values())


class Storage(Protocol):
    """Keeps tables."""

    async def commit(self, write: Write) -> None:
        """Return once the write is stored; raise WriteFailed if it certainly is not."""
        ...

    async def acquire_table(self, id: str, epoch: int | None = None) -> TableRow | None:
        """Begin a new epoch of a table, if it is still in the given one; nothing of an older one is
        stored any more. Raise WriteFailed if nothing can be stored, and TableOnPeer if another server has
        the table."""
        ...

    async def read_table(self, id: str) -> TableRow | None: ...

    async def read_known(self, ids: set[str]) -> set[str]:
        """Those that are the ids of tables."""
        ...

    async def read_tokens(self, id: str) -> Sequence[TokenRow]: ...

    async def read_valid_tokens(self, shown: Collection[PresentedToken]) -> set[PresentedToken]:
        """Those of these tokens that open something at their table, without reading any table."""
        ...

    async def read_entries(self, id: str, after: int = -1) -> Sequence[EntryRow]:
        """The entries of a game after a version, in order."""
        ...

    async def read_chat(self, id: str, for_players: bool, most: int) -> Sequence[ChatRow]:
        """The last lines of the chat of players, or of spectators, in order."""
        ...

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        """The number of the next line for players, which is even, and for spectators, which is odd."""
        ...

    async def read_reports(self, id: str) -> Sequence[ReportRow]:
        """Return all reports about a table, in order."""
        ...
