"""Hashed addresses of seats: enough to ban a player by table and seat.

They are deleted after a week and excluded from backups, because anybody with the database and its key could
find an IPv4 address by brute force.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from citadels.engine.view import SPECTATOR
from citadels.server.admission.addresses import UNKNOWN_SENDER, AddressKeys
from citadels.server.storage.schema import SeatAddressRow
from citadels.server.storage.sql_storage import SeatAddressWrite, SqlStorage
from citadels.tables.clock import Clock
from citadels.tables.document import DAY

RETENTION_SECONDS: Final = 7 * DAY
MAX_PENDING: Final = 1_000  # writes waiting for a database that hangs

log = logging.getLogger(__name__)


class SeatAddresses:
    """Stores from which address each seat is played."""

    def __init__(self, storage: SqlStorage, clock: Clock, addresses: AddressKeys) -> None:
        self._storage = storage
        self._clock = clock
        self._addresses = addresses
        self._under_way: set[asyncio.Task[None]] = set()

    def note(self, table: str, seat: int, sender: str) -> None:
        """Store the address of a player in the background. The player does not wait and is not affected by a
        failure. Local and unknown addresses, which several people share, are not stored."""
        address = "" if sender == UNKNOWN_SENDER else self._addresses.key(sender)
        if seat != SPECTATOR and address and len(self._under_way) < MAX_PENDING:
            task = asyncio.get_running_loop().create_task(self._store(table, seat, address))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _store(self, table: str, seat: int, address: str) -> None:
        row: SeatAddressRow = {"table_id": table, "seat": seat, "address": address, "at": self._clock.time()}
        try:
            await self._storage.commit(SeatAddressWrite(seat_addresses=[row]))
        except Exception as error:
            log.warning("cannot store the address of a seat of table %s: %s", table, type(error).__name__)
