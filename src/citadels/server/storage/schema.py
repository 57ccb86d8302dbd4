"""What is stored: the tables of the database, and what their rows are in Python."""

from __future__ import annotations

from typing import Final, TypedDict

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),  # grows whenever a server takes the table into memory
    Column("revision", Integer, nullable=False),  # grows with every write
    Column("written", String(16), nullable=False),  # a random id of the last write
    Column("document", Text, nullable=False),  # everything about the table but the game
    Column("position", Text),  # the whole game at this moment
    Column("undo", Text, nullable=False),  # the positions before answers that can be taken back
    Column("version", Integer, nullable=False),
    Column("lines", Integer, nullable=False),  # how many lines the log has
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("days", Boolean, nullable=False),  # whether it goes on while nobody is there
    Column("rules", Integer, nullable=False),  # the version of the rules that was last used
    Column("updated", Float, nullable=False),
    Column("server", String(16)),  # the one that has it, where several share a database
    Column("course", LargeBinary),  # of a finished game: how it went, packed, once somebody has found out
    Column("asleep", Float),  # since when a game over days has not been in memory, while its clock runs
    Column("asleep_revision", Integer),  # the revision for which that holds
    Column("due", Float),  # when it must be read again, because something is due in it
    Index("tables_by_phase", "phase", "public"),
    Index("tables_by_age", "phase", "updated"),
    Index("tables_by_due", "due"),
)

changes: Final = Table(
    "changes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # deal, act, undo or rules
    Column("answer", String(200), nullable=False),
    Column("request", String(64), nullable=False),  # the id of the client's request
    Column("first", BigInteger, nullable=False),  # the number of the first event
    Column("events", Text, nullable=False),  # unredacted
    Column("at", Float, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),  # seat, invite, watch, claim, lost or lapsed
    Column("seat", Integer, nullable=False),
    Column("expires", Float),
    Index("tokens_by_table", "table_id"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    Column("for_players", Boolean, nullable=False),
    Column("request", String(64), nullable=False),  # a hash of the request's id and its text
    Index(
        "chat_by_request",
        "table_id",
        "seat",
        "request",
        unique=True,
        sqlite_where=text("request <> ''"),
        postgresql_where=text("request <> ''"),
    ),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("hash", String(64), primary_key=True),  # of the endpoint: one for each device
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("at", Float, nullable=False),
)

probes: Final = Table("probe", metadata, Column("at", Float, primary_key=True))

servers: Final = Table(  # only where several can share a database
    "servers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),  # by which the others reach it
    Column("heartbeat", DateTime(timezone=True), nullable=False),  # by the clock of the database
    Column("listed", Text, nullable=False),  # its public tables
    Column("draining", Boolean, nullable=False, server_default=false()),  # lets others have its tables
)

audit: Final = Table(  # what the administrator did; servers read on in it
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("by", String(120), nullable=False),
    Column("action", String(16), nullable=False),
    Column("table_id", String(32)),
    Column("epoch", Integer),  # in which the table is since then
    Column("seat", Integer),
    Column("subject", String(200)),  # a network, or the address of a server
    Column("reason", Text, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("expires", Float),
    Column("at", Float, nullable=False),
)

reports: Final = Table(  # from people at a table, to whoever runs the server
    "reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # of who reports; -1 is a spectator
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),  # when an administrator closed it
)

seat_addresses: Final = Table(  # for a week: from where each seat was played
    "seat_addresses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("address", String(32), primary_key=True),  # a pseudonym: a keyed hash
    Column("at", Float, nullable=False),
    Index("seat_addresses_by_age", "at"),
)

seat_bans: Final = Table(  # apart from the banned networks, which older versions read as addresses
    "seat_bans",
    metadata,
    Column("address", String(32), primary_key=True),  # a pseudonym
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("expires", Float),
    Column("at", Float, nullable=False),
)

# What is stored by the id of a table, and deleted with it. A ban outlives the table.
PER_TABLE: Final = (
    changes,
    tokens,
    chat,
    subscriptions,
    reports,
    seat_addresses,
)


class DeviceRow(TypedDict):
    """A device to call when a seat is asked."""

    table_id: str
    hash: str  # of the endpoint
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    at: float


class AuditRow(TypedDict):
    """Something that the administrator did."""

    number: int
    at: float
    by: str
    action: str
    table_id: str | None
    epoch: int | None
    seat: int | None
    subject: str | None
    reason: str


class BanRow(TypedDict):
    """A network from which nobody is let in."""

    network: str
    expires: float | None
    at: float


class SeatAddressRow(TypedDict):
    """A pseudonym of an address from which a seat was played."""

    table_id: str
    seat: int
    address: str
    at: float


class SeatBanRow(TypedDict):
    """A pseudonym of an address from which nobody is let in, and the seat that it was found at."""

    address: str
    table_id: str
    seat: int
    expires: float | None
    at: float
