"""Looking for garbage, when and as far as it holds nobody up.

Python looks through everything that is alive whenever that has grown by a quarter. With thousands of sockets
this takes half a second, in which nobody is answered. So what is loaded at the start is left out for good,
what is young is looked through as ever, which takes a millisecond, and the rest now and then.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

NEVER_THRESHOLD: Final = 1_000_000
COLLECT_INTERVAL: Final = 900.0  # between two looks through everything


async def collect_periodically() -> None:
    """Look through everything from time to time, for as long as the server runs."""
    young, middle, _ = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(young, middle, NEVER_THRESHOLD)
    while True:
        await asyncio.sleep(COLLECT_INTERVAL)
        gc.collect()
