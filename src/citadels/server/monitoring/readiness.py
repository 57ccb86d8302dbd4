"""The readiness probe: whether tables can be stored, checked by writing."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from citadels.server.monitoring.log import causes, code_of
from citadels.tables.clock import Clock
from citadels.tables.http_types import StorageFault

PROBE_TIMEOUT: Final = 5.0  # seconds
FRESH_SECONDS: Final = 1.0  # for which a result is reused, so that checks cannot wear out the disk

# By prefix of the error code of SQLite, PostgreSQL or the system.
REASONS: Final[dict[str, StorageFault]] = {
    "SQLITE_FULL": "disk_full", "53100": "disk_full", "ENOSPC": "disk_full", "EDQUOT": "disk_full",
    "SQLITE_READONLY": "read_only", "25006": "read_only", "EROFS": "read_only",
    "SQLITE_CORRUPT": "corrupt", "SQLITE_NOTADB": "corrupt", "XX001": "corrupt", "XX002": "corrupt",
    "SQLITE_IOERR": "io", "58030": "io", "EIO": "io",
    "SQLITE_CANTOPEN": "unreachable", "08": "unreachable", "57P": "unreachable", "ECONN": "unreachable",
    "ENOENT": "unreachable",
}  # fmt: skip

log = logging.getLogger(__name__)


class Probeable(Protocol):
    """A storage that can be probed."""

    async def probe(self) -> None: ...


class ReadinessProbe:
    """Probes the storage on demand. Concurrent and very recent checks share one probe."""

    def __init__(self, storage: Probeable, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._probing: asyncio.Task[StorageFault | None] | None = None
        self._fresh_until = 0.0
        self._last: StorageFault | None = None

    async def problem(self) -> StorageFault | None:
        """Return why nothing can be stored; None if the storage works."""
        if self._probing is None or (self._probing.done() and self._clock.now() >= self._fresh_until):
            self._probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing)

    async def _probe(self) -> StorageFault | None:
        found: StorageFault | None = None
        try:
            async with asyncio.timeout(PROBE_TIMEOUT):
                await self._storage.probe()
        except Exception as error:
            found = reason_of(error)
            if found != self._last:
                log.exception("storage is not writable: %s", found)
        if found is None and self._last is not None:
            log.warning("storage is writable again")
        self._last = found
        self._fresh_until = self._clock.now() + FRESH_SECONDS
        return found


def reason_of(error: BaseException) -> StorageFault:
    """Classify an error of the storage."""
    for cause in causes(error):
        code = code_of(cause) or ""
        for begins, reason in REASONS.items():
            if code.startswith(begins):
                return reason
        if isinstance(cause, TimeoutError):
            return "timeout"
        if isinstance(cause, ConnectionError):
            return "unreachable"
    return "failed"
