"""The migrations of the database, step by step.

A migration leaves what programs of the version before need, since several servers are upgraded one by one:
they go on beside it, may be started again after it, and whoever goes back to them needs no backup. So it adds
tables, indexes, and columns that may be empty or have a default in the database. What is no longer used goes
with the version after.
"""

from __future__ import annotations

from typing import Final

MIN_COMPATIBLE_REVISION: Final = (
    "0005"  # the oldest revision whose programs can use the database as the newest one leaves it
)
