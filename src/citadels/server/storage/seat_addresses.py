"""The addresses behind seats, as keyed hashes: enough to ban a player by table and seat.

They are deleted after a week, and are not part of backups: who has the whole database, with its key, could
find an IPv4 address by trying all of them.
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
MAX_PENDING: Final = 1_000  # notes that wait for a database that does not answer

log = logging.getLogger(__name__)


class SeatAddresses:
    """Notes from which address each seat is played."""

    def __init__(self, storage: SqlStorage, clock: Clock, addresses: AddressKeys) -> None:
        self._storage = storage
        self._clock = clock
        self._addresses = addresses
        self._under_way: set[asyncio.Task[None]] = set()

    def note(self, table: str, seat: int, sender: str) -> None:
        """Store, in the background, that a player has come from an address. The player does not wait for it,
        and plays on if it cannot be stored. Who is local or unknown shares an address with others."""
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
            log.warning("the address of a seat of table %s was not stored: %s", table, type(error).__name__)
