"""The web table: tables, seats, storage, sockets. Start with :func:`citadels.server.app.create_app`."""

from __future__ import annotations

import sys
from typing import Final

from citadels.extras import require

# What the extra ``server`` installs. All of it is there or none: a later import error would say less.
PACKAGES: Final = (
    "litestar",
    "aiosqlite",
    "alembic",
    "asyncpg",
    "h11",
    "httpx",
    "platformdirs",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "uvicorn",
    *(() if sys.platform == "win32" else ("uvloop",)),
    "webpush",
    "websockets",
)

require("server", "the web table", *PACKAGES)
