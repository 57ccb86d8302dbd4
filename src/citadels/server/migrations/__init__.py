"""Schema migrations.

A migration keeps what code of the previous version needs, because servers are upgraded one by one: older ones
keep running, may be restarted after it, and can be rolled back to without a backup. So a migration adds
tables, indexes, and columns that are nullable or have a default. What is no longer used is removed one
version later.
"""

from __future__ import annotations

from typing import Final

MIN_COMPATIBLE_REVISION: Final = "0005"  # oldest revision whose code can still run on the newest schema
