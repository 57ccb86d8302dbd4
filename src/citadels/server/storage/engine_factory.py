"""SQLAlchemy engines with durable commits and timeouts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import Pool

STATEMENT_TIMEOUT: Final = 5.0  # seconds to connect, for a statement, and for a lock of SQLite
OPERATION_TIMEOUT: Final = 8.0  # seconds for a whole read or commit
APPLICATION_PREFIX: Final = "citadels "  # of connection names, followed by the server's id
POOL_SIZE: Final = 8  # besides the connection of the heartbeat


def database_url(address: str) -> URL:
    """Parse an address such as ``sqlite:///file`` or ``postgresql://…`` and select its driver."""
    url = make_url(address)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.get_backend_name(), url.drivername))


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def connect(url: URL, poolclass: type[Pool] | None = None, server: str = "") -> AsyncEngine:
    """Create an engine. SQLite gets a write-ahead log that is synced before a commit returns; connections to
    PostgreSQL carry the server's id in their name."""
    if url.get_backend_name() != "sqlite":
        # A transaction of a server that died or was suspended must not hold its locks.
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
