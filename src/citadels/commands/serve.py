"""``citadels serve``, the web table, and ``citadels retention``."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Annotated

import typer

from citadels.commands.app import command, command_app
from citadels.commands.server_options import with_settings
from citadels.server.config.configuration import Configured, show

app = command_app()


@command(
    app,
    "serve",
    "serve --lan",
    "serve --base-url https://table.example --no-browser",
    "serve --config /etc/citadels.toml --show-settings",
)
@with_settings()
def serve(
    configured: Configured,
    show_settings: Annotated[
        bool,
        typer.Option(
            "--show-settings",
            help="Print the settings in force and where each comes from, and start nothing.",
        ),
    ] = False,
) -> int:
    """Start a server for web tables, which friends join by a link.

    Every option can also be set in a file (base_url = "https://table.example") and by an environment variable
    (CITADELS_BASE_URL). Options override variables, and variables override the file.
    """
    if show_settings:
        print(*show(configured), sep="\n")
        return 0
    from citadels.server.run import serve as run

    return run(configured.settings, _say)


@command(app, "retention --dry-run", "retention --finished-days 365 --dry-run")
@with_settings("database", "finished_days", "abandoned_days", "closed_days", "limit")
def retention(
    configured: Configured,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Report what would be deleted, and delete nothing.")
    ] = False,
) -> int:
    """Delete tables whose retention period is over. A running server does this itself."""
    from citadels.server.admin.retention import review

    print(*asyncio.run(review(configured.settings, time.time(), dry_run)), sep="\n")
    return 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
