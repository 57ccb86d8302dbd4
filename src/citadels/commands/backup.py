"""``citadels backup`` and ``citadels restore``: the tables of a server, to a file and back."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from citadels.server.admin.backup import make_backup
from citadels.server.admin.backup import restore as put_back
from citadels.server.config.configuration import Configured
from citadels.server.storage.database import database_of


def backup(target: Path, configured: Configured) -> int:
    """Copy the database to a new file, even while servers run."""
    asyncio.run(make_backup(database_of(configured.settings.database), target, _say))
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


def restore(source: Path, configured: Configured, overwrite: bool) -> int:
    """Put a backup in the place of the database."""
    url = database_of(configured.settings.database)
    kept = asyncio.run(put_back(source, url, overwrite, time.time(), _say))
    print(f"{source}: restored")
    if kept is not None:
        print(f"What was there before is at {kept}")
    return 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
