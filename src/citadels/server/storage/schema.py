"""The schema: the tables of the database, and their rows as Python types."""

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
    Column("epoch", Integer, nullable=False),  # increases whenever a server loads the table
    Column("revision", Integer, nullable=False),  # increases with every write
    Column("written", String(16), nullable=False),  # a random id of the last write
    Column("document", Text, nullable=False),  # everything about the table but the game
    Column("position", Text),  # the whole game at this moment
    Column("undo", Text, nullable=False),  # the positions before answers that can be undone
    Column("version", Integer, nullable=False),
    Column("lines", Integer, nullable=False),  # how many lines the log has
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("days", Boolean, nullable=False),  # whether it is a correspondence game
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("updated", Float, nullable=False),
    Column("server", String(16)),  # the id of the owner, in a cluster
    Column("course", LargeBinary),  # the compressed timeline of a finished game, once computed
    Column("asleep", Float),  # since when a correspondence game has not been in memory while its clock runs
    Column("asleep_revision", Integer),  # the revision for which `asleep` holds
    Column("due", Float),  # when it must be loaded again
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
    Column("hash", String(64), primary_key=True),  # of the endpoint, one per device
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("at", Float, nullable=False),
)

probes: Final = Table("probe", metadata, Column("at", Float, primary_key=True))

servers: Final = Table(  # PostgreSQL only
    "servers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),  # at which peers reach it
    Column("heartbeat", DateTime(timezone=True), nullable=False),  # by the database's clock
    Column("listed", Text, nullable=False),  # its public tables
    Column("draining", Boolean, nullable=False, server_default=false()),  # hands its tables over
)

audit: Final = Table(  # administrators' actions, which servers follow
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("by", String(120), nullable=False),
    Column("action", String(16), nullable=False),
    Column("table_id", String(32)),
    Column("epoch", Integer),  # of the table since then
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

reports: Final = Table(  # about tables, for the administrator
    "reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # of the reporter; -1 is a spectator
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),  # when an administrator closed it
)

seat_addresses: Final = Table(  # kept for a week
    "seat_addresses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("address", String(32), primary_key=True),  # a pseudonym: a keyed hash
    Column("at", Float, nullable=False),
    Index("seat_addresses_by_age", "at"),
)

seat_bans: Final = Table(  # separate, because older versions read `bans` as networks
    "seat_bans",
    metadata,
    Column("address", String(32), primary_key=True),  # a pseudonym
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("expires", Float),
    Column("at", Float, nullable=False),
)

# The database tables whose rows are deleted with a table. Bans outlive it.
PER_TABLE: Final = (
    changes,
    tokens,
    chat,
    subscriptions,
    reports,
    seat_addresses,
)


class DeviceRow(TypedDict):
    """A push subscription of a seat."""

    table_id: str
    hash: str  # of the endpoint
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    at: float


class AuditRow(TypedDict):
    """An administrator's action."""

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
    """A banned network."""

    network: str
    expires: float | None
    at: float


class SeatAddressRow(TypedDict):
    """A hashed address from which a seat was played."""

    table_id: str
    seat: int
    address: str
    at: float


class SeatBanRow(TypedDict):
    """A banned hashed address, and the seat it was found at."""

    address: str
    table_id: str
    seat: int
    expires: float | None
    at: float
