"""``citadels serve``: the web table."""

from __future__ import annotations

import asyncio
import sys
import time

from citadels.server.admin.retention import review
from citadels.server.config.configuration import Configured, show
from citadels.server.run import serve as run


def serve(configured: Configured) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    return run(configured.settings, _say)


def show_settings(configured: Configured) -> int:
    """Print the settings in force, and where they come from."""
    print(*show(configured), sep="\n")
    return 0


def retain(configured: Configured, is_dry: bool) -> int:
    """Delete what is older than the settings say, or only tell it."""
    print(*asyncio.run(review(configured.settings, time.time(), is_dry)), sep="\n")
    return 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
