"""Wait for a condition in another process, with a timeout."""

from __future__ import annotations

import time
from collections.abc import Callable

START_TIMEOUT = 300.0  # seconds; a server that exits instead is noticed at once

# Seconds after which a test gives up, generous for a busy machine. Only a failing test waits that long.
TIMEOUT = 60.0


def wait_for(happened: Callable[[], object], what: str, timeout: float = TIMEOUT) -> None:
    """Poll until `happened` is true, or fail with `what` after `timeout` seconds."""
    end = time.monotonic() + timeout
    while not happened():
        assert time.monotonic() < end, f"this did not happen: {what}"
        time.sleep(0.02)
