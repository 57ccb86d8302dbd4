"""What is kept of a table, row by row, and what a table needs of the storage that keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypedDict


class TableRow(TypedDict):
    """A table at this moment."""

    id: str
    document: str  # all about the table but the game
    position: str | None  # the whole game at this moment
    undo: str  # the positions before answers that can be taken back
    version: int
    lines: int  # how many lines the log has
    phase: str
    public: bool
    days: bool  # it goes on while nobody is there
    rules: int  # the version of the rules that played last
    updated: float


class EntryRow(TypedDict):
    """A step of a game."""

    table_id: str
    version: int
    seat: int
    kind: str  # deal, act, undo or rules
    answer: str
    request: str  # the id of the client's request
    first: int  # the number of the first event
    events: str  # unredacted
    at: float


class TokenRow(TypedDict):
    """What a token opens."""

    hash: str
    table_id: str
    kind: str  # seat, invite, watch or claim
    seat: int
    expires: float | None


class ChatRow(TypedDict):
    """Something that was said."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: str
    for_players: bool


class VoidToken(NamedTuple):
    """A token that opens nothing any more."""

    table_id: str
    hash: str


class UncalledSeat(NamedTuple):
    """A seat for which nobody is called any more."""

    table_id: str
    seat: int


@dataclass
class Write:
    """What belongs together: it is committed as a whole or not at all."""

    new_tables: list[TableRow] = field(default_factory=list)
    saved_tables: list[TableRow] = field(default_factory=list)
    new_changes: list[EntryRow] = field(default_factory=list)
    new_tokens: list[TokenRow] = field(default_factory=list)
    void_tokens: list[VoidToken] = field(default_factory=list)
    new_chat: list[ChatRow] = field(default_factory=list)
    uncalled_seats: list[UncalledSeat] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not any(vars(self).values())


class Storage(Protocol):
    """Keeps tables."""

    async def commit(self, write: Write) -> None:
        """Return when the write is stored; raise if it could not be done."""
        ...

    async def read_table(self, id: str) -> TableRow | None: ...

    async def read_tokens(self, id: str) -> Sequence[TokenRow]: ...

    async def read_changes(self, id: str, after: int = -1) -> Sequence[EntryRow]:
        """The changes of a game after a version, in order."""
        ...

    async def read_chat(self, id: str, most: int) -> Sequence[ChatRow]:
        """The last lines of the chat, in order."""
        ...

    async def read_next_chat(self, id: str) -> dict[bool, int]:
        """The numbers of the next line for players, which are even, and for spectators, which are odd."""
        ...
