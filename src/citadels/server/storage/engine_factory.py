"""Connections to the database: its address, how commits become durable, and how long anything may take."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import Pool

STATEMENT_TIMEOUT: Final = 5.0  # for connecting, for a statement, and for a lock of SQLite
OPERATION_TIMEOUT: Final = 8.0  # for a read or a commit as a whole
APPLICATION_PREFIX: Final = "citadels "  # begins the name of a connection, which ends with the server's id
POOL_SIZE: Final = 8  # of a server at once, beside the one of its heartbeat


def database_url(address: str) -> URL:
    """An address such as ``sqlite:///file`` or ``postgresql://…``, with the driver to use for it."""
    url = make_url(address)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.get_backend_name(), url.drivername))


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def connect(url: URL, poolclass: type[Pool] | None = None, server: str = "") -> AsyncEngine:
    """The engine; for SQLite, with a log that is on disk before a commit returns, and for PostgreSQL, with
    connections that are known to be those of a server."""
    if url.get_backend_name() != "sqlite":
        # A transaction of a server that is gone, or asleep, must not keep its locks until that is noticed.
        settings = {
            "idle_in_transaction_session_timeout": f"{STATEMENT_TIMEOUT:.0f}s",
            "application_name": APPLICATION_PREFIX + server,
        }
        limited = {"timeout": STATEMENT_TIMEOUT, "command_timeout": STATEMENT_TIMEOUT}
        return _engine(url, poolclass, limited | {"server_settings": settings})
    engine = _engine(url, poolclass, {"timeout": STATEMENT_TIMEOUT})

    @event.listens_for(engine.sync_engine, "connect")
    def _durable(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        busy = f"busy_timeout={STATEMENT_TIMEOUT * 1000:.0f}"
        for pragma in ("journal_mode=WAL", "synchronous=FULL", busy):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _engine(url: URL, poolclass: type[Pool] | None, arguments: dict[str, object]) -> AsyncEngine:
    limit = {"pool_size": POOL_SIZE, "max_overflow": 0, "pool_timeout": OPERATION_TIMEOUT}
    size = limit if poolclass is None else {}
    return create_async_engine(url, poolclass=poolclass, connect_args=arguments, hide_parameters=True, **size)
