"""Waiting for what another process does, and for how long."""

from __future__ import annotations

import time
from collections.abc import Callable

# Seconds after which something that ought to happen has not happened. Long, because the machine may be busy:
# only a test that fails waits so long.
TIMEOUT = 60.0


def wait_for(happened: Callable[[], object], what: str, timeout: float = TIMEOUT) -> None:
    """Wait for something outside of this process."""
    end = time.monotonic() + timeout
    while not happened():
        assert time.monotonic() < end, f"this did not happen: {what}"
        time.sleep(0.02)
