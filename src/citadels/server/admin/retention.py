"""Retention: how long tables are kept after a player's last visit, or after an administrator closed them.

A server announces the defaults when it first starts on a database, and applies them a month later, so that
nobody is surprised. Explicit settings apply at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.server.cluster.cluster_storage import ClusterStorage
from citadels.server.config.setting_types import FOREVER
from citadels.server.config.settings import ServerSettings
from citadels.server.storage import database
from citadels.server.storage.engine_factory import connect
from citadels.server.storage.lock import ServerLock, server_lock
from citadels.server.storage.sql_storage import DELETE_BATCH_SIZE, SqlStorage, get_or_create_keys
from citadels.tables.clock import stamp
from citadels.tables.document import DAY
from citadels.tables.storage import StoredPhase
from citadels.tables.table import BARRED

NO_SERVER: Final = ""  # owns no table: tables of running servers are left alone
PHASE_NAMES: Final[Mapping[StoredPhase, str]] = {
    "lobby": "Tables whose game has not begun",
    "playing": "Games that are not over",
    "over": "Finished games",
    BARRED: "Tables that the administrator closed",
}

DEFAULT_DAYS: Final[Mapping[StoredPhase, int]] = {"playing": 90, "over": 365, BARRED: 30}
GRACE_SECONDS: Final = 30 * DAY
ANNOUNCED_KEY: Final = "retention"  # in the table `keys`: when the defaults were announced

Days = Mapping[StoredPhase, int | None]


def days_kept(settings: ServerSettings) -> Days:
    """Return for how many days without a visit tables of each phase are kept; None is forever."""
    kept: dict[StoredPhase, int | None] = {"lobby": settings.limit.lobby_days}
    for phase, chosen in _chosen(settings).items():
        kept[phase] = None if chosen == FOREVER else int(chosen or DEFAULT_DAYS[phase])
    return kept


def _chosen(settings: ServerSettings) -> dict[StoredPhase, int | str | None]:
    """Return the setting for each phase; None where the default applies."""
    return {
        "playing": settings.abandoned_days, "over": settings.finished_days, BARRED: settings.closed_days
    }  # fmt: skip


@dataclass(frozen=True)
class Retention:
    """For how many days tables are kept, and when defaults begin to apply."""

    days: Days
    defaults: Collection[StoredPhase] = ()  # phases without a setting
    defaults_from: float = 0.0

    @staticmethod
    def from_settings(settings: ServerSettings, announced: float) -> Retention:
        by_default = tuple(phase for phase, chosen in _chosen(settings).items() if chosen is None)
        return Retention(days_kept(settings), by_default, announced + GRACE_SECONDS)

    def waits(self, phase: StoredPhase, now: float) -> bool:
        """Return whether the default for a phase does not apply yet."""
        return phase in self.defaults and now < self.defaults_from

    def at(self, now: float) -> Days:
        """Return for how many days tables of each phase are kept at a time."""
        return {phase: None if self.waits(phase, now) else days for phase, days in self.days.items()}

    def announcement(self, now: float) -> list[str]:
        """Return the announcement of defaults that do not apply yet; nothing once they do."""
        waiting = [phase for phase in self.defaults if self.waits(phase, now)]
        if not waiting:
            return []
        kept = "; ".join(f"{PHASE_NAMES[phase].lower()}: {self.days[phase]} days" for phase in waiting)
        options = "--finished-days, --abandoned-days and --closed-days"
        first = f"No default deletes anything before {stamp(self.defaults_from)[:10]}."
        return [
            f"Tables are deleted by default when not visited for this long: {kept}.",
            f"{first} Choose otherwise with {options}: a number of days, or {FOREVER}.",
        ]


async def first_announced_at(engine: AsyncEngine, now: float) -> float:
    """Return when a server on this database first announced the defaults; now, if never."""
    return float(
        (await get_or_create_keys(engine, lambda: {ANNOUNCED_KEY: str(now)}, (ANNOUNCED_KEY,)))[ANNOUNCED_KEY]
    )


async def delete_old(
    storage: SqlStorage, days: Days, now: float, in_use: Callable[[], Collection[str]] = tuple
) -> dict[StoredPhase, int]:
    """Delete tables that were not visited for longer, in batches. Return how many of each phase."""
    deleted: dict[StoredPhase, int] = {}
    for phase, kept in days.items():
        if kept is not None:
            deleted[phase] = await _delete(storage, phase, now - kept * DAY, in_use)
    return deleted


async def _delete(
    storage: SqlStorage, phase: StoredPhase, before: float, in_use: Callable[[], Collection[str]]
) -> int:
    total = some = await storage.delete_old(phase, before, but=in_use())
    while some == DELETE_BATCH_SIZE:
        some = await storage.delete_old(phase, before, but=in_use())
        total += some
    return total


# -- the command -------------------------------------------------------------------------------


async def review(settings: ServerSettings, now: float, is_dry: bool) -> list[str]:
    """Delete old tables from a database, or preview that. Return a line for each phase."""
    engine = connect(database.database_of(settings.database))
    lock = server_lock(engine)
    is_sqlite = engine.dialect.name == "sqlite"
    storage = SqlStorage(engine) if is_sqlite else ClusterStorage(engine, NO_SERVER)
    try:
        await database.check_revision(engine)
        kept = Retention.from_settings(settings, await _read_announced(storage, now))
        if is_dry:
            return [await _preview(storage, phase, kept, now) for phase in kept.days]
        _acquire(lock)
        deleted = await delete_old(storage, kept.at(now), now)
        return [
            await _preview(storage, phase, kept, now)
            if kept.waits(phase, now)
            else _format_line(phase, kept.days[phase], f"{deleted.get(phase, 0)} deleted")
            for phase in kept.days
        ]
    finally:
        await engine.dispose()
        lock.release()


def _acquire(lock: ServerLock) -> None:
    try:
        lock.acquire()
    except database.DatabaseError as error:
        told = "a server is using this database and deletes old tables itself; stop it to do so here"
        raise database.DatabaseError(told) from error


async def _read_announced(storage: SqlStorage, now: float) -> float:
    """Return when a server announced the defaults; now if none has, because this command does not
    announce."""
    found = await storage.read_key(ANNOUNCED_KEY)
    return now if found is None else float(found)


async def _preview(storage: SqlStorage, phase: StoredPhase, kept: Retention, now: float) -> str:
    days = kept.days[phase]
    if days is None:
        return _format_line(phase, days, "")
    count, oldest = await storage.count_old(phase, now - days * DAY)
    since = "" if oldest is None else f"; the oldest was last visited on {stamp(oldest)[:10]}"
    wait = f", not before {stamp(kept.defaults_from)[:10]}" if kept.waits(phase, now) else ""
    return _format_line(phase, days, f"{count} would be deleted{wait}{since}")


def _format_line(phase: StoredPhase, days: int | None, what: str) -> str:
    return (
        f"{PHASE_NAMES[phase]}: kept forever"
        if days is None
        else f"{PHASE_NAMES[phase]}, kept {days} days: {what}"
    )
