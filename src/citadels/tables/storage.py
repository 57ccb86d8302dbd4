"""The stored rows of tables, and the storage interface."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, NotRequired, Protocol, TypedDict

from citadels.tables.protocol import Phase

StoredPhase = Phase | Literal["barred"]  # permanently closed by the administrator


class WriteFailed(Exception):
    """Raised if a write certainly failed. After any other exception its outcome is unknown."""


class StorageTimeout(WriteFailed):
    """Raised if the storage does not respond, so that further requests are pointless for now."""


class StaleEpoch(WriteFailed):
    """Raised if the table has moved to another epoch, because another server acquired or changed it."""


class TableRow(TypedDict):
    """The current state of a table."""

    id: str
    epoch: int  # fencing token: grows whenever a server acquires the table
    revision: int  # grows with every write, for optimistic locking
    written: str  # random id of the last write
    document: str  # everything about the table but the game, as JSON
    position: str | None  # the game as JSON; None before the deal
    undo: str  # the undo points, as JSON
    version: int
    lines: int  # number of lines in the log
    phase: str
    public: bool
    days: bool  # whether it is a correspondence game
    rules: int  # version of the rules that was last used
    updated: float
    asleep: NotRequired[float | None]  # since when a correspondence game is out of memory, its clock running
    asleep_revision: NotRequired[int | None]  # the revision to which `asleep` applies


class AnswerRow(TypedDict):
    """The part of a step that is needed to replay a game."""

    seat: int
    kind: str  # deal, position, act, undo or rules
    answer: str  # the position itself, if the kind is position


class EntryRow(AnswerRow):
    """A step of a game."""

    table_id: str
    version: int
    request: str  # id of the client's request; empty for steps of bots and of the table
    first: int  # number of the first event
    events: str  # as JSON, unredacted
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
    request: str  # idempotency key; empty if the line was stored by 0.1.0


class ReportRow(TypedDict):
    """A report about a table, for the administrator."""

    table_id: str
    number: int
    seat: int  # of the reporter; -1 is a spectator
    reason: str
    at: float
    closed: float | None


class VoidToken(NamedTuple):
    """A token to delete."""

    table_id: str
    hash: str


class PresentedToken(NamedTuple):
    """The hash of a token that a client presented for a table."""

    table_id: str
    hash: str


class RevisionCheck(NamedTuple):
    """An optimistic lock on a table whose own row stays as it is apart from its new revision."""

    id: str
    epoch: int
    revision: int
    written: str


class SleepingTable(NamedTuple):
    """A correspondence game that leaves memory until something is due, while its clock runs on."""

    id: str
    asleep: float  # in seconds since 1970
    due: float | None


class VoidPush(NamedTuple):
    """A seat whose push subscriptions to delete."""

    table_id: str
    seat: int


@dataclass
class Write:
    """Changes that are committed atomically.

    Each belongs to a new table, a saved one or one with a revision check. The latter two are written only if
    the stored table has the same epoch and the previous revision; otherwise StaleEpoch is raised.
    """

    new_tables: list[TableRow] = field(default_factory=list)
    saved_tables: list[TableRow] = field(default_factory=list)
    revision_checks: list[RevisionCheck] = field(default_factory=list)
    sleeping_tables: list[SleepingTable] = field(default_factory=list)  # among the saved tables
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
    """Stores tables."""

    async def commit(self, write: Write) -> None:
        """Return once the write is durable. Raise WriteFailed if it certainly is not."""
        ...

    async def acquire_table(self, id: str, epoch: int | None = None) -> TableRow | None:
        """Begin a new epoch of a table, which fences off writes of older ones, and return its row. Return
        None if the table does not exist or is no longer in ``epoch``. Raise WriteFailed if nothing can be
        stored, and TableOnPeer if another server owns the table."""
        ...

    async def read_table(self, id: str) -> TableRow | None: ...

    async def read_known(self, ids: set[str]) -> set[str]:
        """Return the ids that belong to stored tables."""
        ...

    async def read_tokens(self, id: str) -> Sequence[TokenRow]: ...

    async def read_valid_tokens(self, shown: Collection[PresentedToken]) -> set[PresentedToken]:
        """Return the tokens that are valid at their table, without loading any table."""
        ...

    async def read_entries(self, id: str, after: int = -1) -> Sequence[EntryRow]:
        """Return the steps of a game after a version, in order."""
        ...

    async def read_chat(self, id: str, for_players: bool, most: int) -> Sequence[ChatRow]:
        """Return the last lines of the players' or the spectators' chat, in order."""
        ...

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        """Return the next line numbers of the players' chat (even) and the spectators' chat (odd)."""
        ...

    async def read_reports(self, id: str) -> Sequence[ReportRow]:
        """Return all reports about a table, in order."""
        ...
