"""``citadels serve``: the web table."""

from __future__ import annotations

import sys

from citadels.server.configuration import Configured, show
from citadels.server.run import serve as run


def serve(configured: Configured) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    return run(configured.settings, _say)


def show_settings(configured: Configured) -> int:
    """Print the settings in force, and where they come from."""
    print(*show(configured), sep="\n")
    return 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
