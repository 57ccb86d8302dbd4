"""Keep full garbage collections from stalling the event loop.

Python scans all objects whenever their number has grown by a quarter. With thousands of sockets that takes
half a second, in which nobody is answered. So objects loaded at startup are frozen, young ones are collected
as usual, which takes a millisecond, and full collections run on a schedule.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

NEVER_THRESHOLD: Final = 1_000_000
COLLECT_INTERVAL: Final = 900.0  # seconds between full collections


async def collect_periodically() -> None:
    """Freeze what is loaded, then run a full collection at intervals until canceled."""
    young, middle, _ = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(young, middle, NEVER_THRESHOLD)
    while True:
        await asyncio.sleep(COLLECT_INTERVAL)
        gc.collect()
