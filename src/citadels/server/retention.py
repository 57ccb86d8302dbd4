"""How long tables are kept after the last visit of a player, or after the administrator has closed them: by
their phase, for days or for good."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from citadels.server import database
from citadels.server.connecting import connect
from citadels.server.lock import ServerLock, server_lock
from citadels.server.settings import ServerSettings
from citadels.server.shared_storage import SharedStorage
from citadels.server.storage import DELETED_AT_ONCE, SqlStorage
from citadels.tables.clock import stamp
from citadels.tables.document import DAY
from citadels.tables.storage import StoredPhase
from citadels.tables.table import BARRED

NOBODY: Final = ""  # no server: tables that running servers have are left alone
WHAT: Final[Mapping[StoredPhase, str]] = {
    "lobby": "Tables whose game has not begun",
    "playing": "Games that are not over",
    "over": "Finished games",
    BARRED: "Tables that the administrator closed",
}

Days = Mapping[StoredPhase, int | None]


def days_kept(settings: ServerSettings) -> Days:
    """For how many days without a visit tables of each phase are kept; None is for good."""
    return {
        "lobby": settings.limit.lobby_days,
        "playing": settings.abandoned_days,
        "over": settings.finished_days,
        BARRED: settings.closed_days,
    }


async def delete_old(
    storage: SqlStorage, days: Days, now: float, in_use: Callable[[], Collection[str]] = tuple
) -> dict[StoredPhase, int]:
    """Delete what nobody has visited for longer, a little at a time; how many tables of each phase."""
    deleted: dict[StoredPhase, int] = {}
    for phase, kept in days.items():
        if kept is not None:
            deleted[phase] = await _delete(storage, phase, now - kept * DAY, in_use)
    return deleted


async def _delete(
    storage: SqlStorage, phase: StoredPhase, before: float, in_use: Callable[[], Collection[str]]
) -> int:
    total = some = await storage.delete_old(phase, before, but=in_use())
    while some == DELETED_AT_ONCE:
        some = await storage.delete_old(phase, before, but=in_use())
        total += some
    return total


# -- the command -------------------------------------------------------------------------------


async def review(settings: ServerSettings, now: float, is_dry: bool) -> list[str]:
    """Delete from a database what is too old by these settings, or only say what that would be. The lines
    tell it."""
    engine = connect(database.database_of(settings.database))
    lock, days = server_lock(engine), days_kept(settings)
    is_sqlite = engine.dialect.name == "sqlite"
    storage = SqlStorage(engine) if is_sqlite else SharedStorage(engine, NOBODY)
    try:
        await database.check_revision(engine)
        if is_dry:
            return [await _foresee(storage, phase, days[phase], now) for phase in days]
        _take(lock)
        deleted = await delete_old(storage, days, now)
        return [_told(phase, days[phase], f"{deleted.get(phase, 0)} deleted") for phase in days]
    finally:
        await engine.dispose()
        lock.give_back()


def _take(lock: ServerLock) -> None:
    try:
        lock.take()
    except database.DatabaseError as error:
        told = "a server is using this database, and deletes what is too old itself; to do it here, stop it"
        raise database.DatabaseError(told) from error


async def _foresee(storage: SqlStorage, phase: StoredPhase, days: int | None, now: float) -> str:
    if days is None:
        return _told(phase, days, "")
    count, oldest = await storage.count_old(phase, now - days * DAY)
    since = "" if oldest is None else f"; the oldest was last visited on {stamp(oldest)[:10]}"
    return _told(phase, days, f"{count} would be deleted{since}")


def _told(phase: StoredPhase, days: int | None, what: str) -> str:
    return f"{WHAT[phase]}: kept for good" if days is None else f"{WHAT[phase]}, kept {days} days: {what}"
