"""``citadels backup`` and ``citadels restore``: the tables of a server, to a file and back."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from citadels.commands.app import command, command_app
from citadels.commands.server_options import with_settings
from citadels.server.config.configuration import Configured

app = command_app()


@command(app, "backup tables.sqlite", "backup tables.sqlite --database postgresql://…")
@with_settings("database")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    configured: Configured,
) -> int:
    """Copy the tables of the web server to a file, even while it runs.

    The file is a SQLite database, even if the server uses PostgreSQL.
    """
    from citadels.server.admin.backup import make_backup
    from citadels.server.storage.database import database_of

    asyncio.run(make_backup(database_of(configured.settings.database), file, _say))
    print(f"{file}: {file.stat().st_size} bytes")
    return 0


@command(app, "restore tables.sqlite", "restore tables.sqlite --database postgresql://… --overwrite")
@with_settings("database")
def restore(
    file: Annotated[Path, typer.Argument(help="A backup, of either kind of database.")],
    configured: Configured,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace existing tables; a copy stays in the folder backups.")
    ] = False,
) -> int:
    """Restore a backup of the web server's tables. Stop the server first.

    The backup may come from the other kind of database: this is how tables move from SQLite to PostgreSQL.
    """
    from citadels.server.admin.backup import restore as put_back
    from citadels.server.storage.database import database_of

    url = database_of(configured.settings.database)
    kept = asyncio.run(put_back(file, url, overwrite, time.time(), _say))
    print(f"{file}: restored")
    if kept is not None:
        print(f"What was there before is at {kept}")
    return 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
