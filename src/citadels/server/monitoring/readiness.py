"""Whether tables can be stored now, found out by storing something; for those who watch over the server."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Literal, Protocol

from citadels.server.monitoring.log import causes, code_of
from citadels.tables.clock import Clock

Reason = Literal["corrupt", "disk_full", "failed", "io", "read_only", "timeout", "unreachable"]

PROBE_TIMEOUT: Final = 5.0  # after which the database does not answer
FRESH_SECONDS: Final = 1.0  # for which what was found is told again, so that nobody can wear out the disk

# Codes of SQLite, of PostgreSQL and of the system, by how they begin.
REASONS: Final[dict[str, Reason]] = {
    "SQLITE_FULL": "disk_full", "53100": "disk_full", "ENOSPC": "disk_full", "EDQUOT": "disk_full",
    "SQLITE_READONLY": "read_only", "25006": "read_only", "EROFS": "read_only",
    "SQLITE_CORRUPT": "corrupt", "SQLITE_NOTADB": "corrupt", "XX001": "corrupt", "XX002": "corrupt",
    "SQLITE_IOERR": "io", "58030": "io", "EIO": "io",
    "SQLITE_CANTOPEN": "unreachable", "08": "unreachable", "57P": "unreachable", "ECONN": "unreachable",
    "ENOENT": "unreachable",
}  # fmt: skip

log = logging.getLogger(__name__)


class Probeable(Protocol):
    """What can be tried: a storage."""

    async def probe(self) -> None: ...


class Readiness:
    """Tries the storage when somebody asks; all who ask meanwhile share the answer."""

    def __init__(self, storage: Probeable, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._probing: asyncio.Task[Reason | None] | None = None
        self._fresh_until = 0.0
        self._last: Reason | None = None

    async def problem(self) -> Reason | None:
        """Why nothing can be stored; None if all is well."""
        if self._probing is None or (self._probing.done() and self._clock.now() >= self._fresh_until):
            self._probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing)

    async def _probe(self) -> Reason | None:
        found: Reason | None = None
        try:
            async with asyncio.timeout(PROBE_TIMEOUT):
                await self._storage.probe()
        except Exception as error:
            found = reason_of(error)
            if found != self._last:
                log.exception("nothing can be stored: %s", found)
        if found is None and self._last is not None:
            log.warning("tables can be stored again")
        self._last = found
        self._fresh_until = self._clock.now() + FRESH_SECONDS
        return found


def reason_of(error: BaseException) -> Reason:
    """What kind of problem an error is a sign of."""
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
