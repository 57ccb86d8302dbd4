"""Back up all tables of a device to one document, and import such a document on another device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec import Struct

import citadels
from citadels.device.storage import DeviceStorage
from citadels.engine.errors import CitadelsError
from citadels.tables.document import read_document
from citadels.tables.errors import TableError
from citadels.tables.history import entry_from_row
from citadels.tables.http_types import ImportResult
from citadels.tables.registry import TABLE_ID
from citadels.tables.storage import ChatRow, EntryRow, TableRow, TokenRow, Write
from citadels.tables.table_events import kinds_at

FORMAT: Final = "citadels-device/1"
FIRST_KINDS: Final = ("deal", "position")  # kinds of the first entry
LATER_KINDS: Final = ("act", "undo", "rules")
ANSWERS_ADDED: Final = {"act": 1, "undo": -1}  # change of the number of answers that were not undone


class StoredTable(Struct, forbid_unknown_fields=True):
    """A table with all its rows."""

    table: TableRow
    entries: list[EntryRow]
    tokens: list[TokenRow]
    chat: list[ChatRow]


class Backup(Struct, forbid_unknown_fields=True):
    """The tables of a device."""

    format: str
    tables: list[StoredTable]


async def write(storage: DeviceStorage) -> Backup:
    """Return all stored tables."""
    found = [await _stored(storage, id) for id in await storage.read_ids()]
    return Backup(FORMAT, [table for table in found if table is not None])


async def _stored(storage: DeviceStorage, id: str) -> StoredTable | None:
    """Read a consistent snapshot of a table, even if another window plays on; None if it was just removed."""
    row = await storage.read_table(id)
    if row is None:
        return None
    entries = [entry for entry in await storage.read_entries(id) if entry["version"] <= row["version"]]
    return StoredTable(row, entries, list(await storage.read_tokens(id)), await storage.read_all_chat(id))


async def import_backup(storage: DeviceStorage, document: dict[str, Any], prefix: str) -> ImportResult:
    """Import the tables that are not on this device yet: all of them, or none if any is damaged."""
    tables = _read(document, prefix)
    known = await storage.read_known({stored.table["id"] for stored in tables})
    new = [stored for stored in tables if stored.table["id"] not in known]
    if new:
        await storage.commit(
            Write(
                new_tables=[stored.table for stored in new],
                new_entries=[row for stored in new for row in stored.entries],
                new_tokens=[row for stored in new for row in stored.tokens],
                new_chat=[row for stored in new for row in stored.chat],
            )
        )
    return ImportResult(len(new), len(known))


# -- validation: everything that would fail later is found before importing


def _read(document: dict[str, Any], prefix: str) -> list[StoredTable]:
    if document.get("format") != FORMAT:
        raise _damaged("format", f"expected {FORMAT!r}, got {document.get('format')!r}")
    try:
        tables = msgspec.convert(document, Backup).tables
    except msgspec.ValidationError as error:
        raise TableError("backup", detail=str(error).replace("$.", "")) from error
    for number, stored in enumerate(tables):
        _check(stored, f"tables[{number}]", prefix)
    ids = [stored.table["id"] for stored in tables]
    if len(set(ids)) != len(ids):
        raise _damaged("tables", "two tables have the same id")
    return tables


def _check(stored: StoredTable, at: str, prefix: str) -> None:
    row = stored.table
    if not row["id"].startswith(prefix) or TABLE_ID.fullmatch(row["id"]) is None:
        raise _damaged(f"{at}.table.id", "is not the id of a table on a device")
    for name, rows in (("entries", stored.entries), ("tokens", stored.tokens), ("chat", stored.chat)):
        _check_owner(rows, row["id"], f"{at}.{name}")
    document = _part(f"{at}.table.document", lambda: read_document(row["document"]))
    _part(f"{at}.table.document", document.checked_settings)
    game = _part(f"{at}.table.position", lambda: None if row["position"] is None else _load(row["position"]))
    if game is not None and game.rules.version != document.rules:
        raise _damaged(f"{at}.table.document", f"the position has version {game.rules.version} of the rules")
    _part(f"{at}.table.undo", lambda: [_load(before) for before, _ in _undo_points(row["undo"])])
    if row["phase"] not in (("lobby",) if row["position"] is None else ("playing", "over")):
        raise _damaged(f"{at}.table.phase", f"cannot be {row['phase']!r} with this position")
    _check_entries(stored, document.edition, f"{at}.entries")


def _check_owner(rows: Sequence[Any], id: str, at: str) -> None:
    for number, row in enumerate(rows):
        if row["table_id"] != id:
            raise _damaged(f"{at}[{number}].table_id", "belongs to another table")


def _check_entries(stored: StoredTable, edition: str, at: str) -> None:
    kinds, answers = kinds_at(edition), 0
    for number, row in enumerate(stored.entries):
        _part(f"{at}[{number}].events", partial(entry_from_row, row, kinds))
        answers += ANSWERS_ADDED.get(row["kind"], 0)
        if answers < 0 or row["kind"] not in (LATER_KINDS if number else FIRST_KINDS):
            raise _damaged(f"{at}[{number}].kind", f"cannot be {row['kind']!r} here")
    versions = [row["version"] for row in stored.entries]
    if any(after != before + 1 for before, after in pairwise([0, *versions])):
        raise _damaged(at, "a step is missing or in the wrong place")
    if len(versions) != stored.table["version"]:
        raise _damaged(at, f"expected {stored.table['version']} steps")


def _load(position: str) -> citadels.Game:
    return citadels.load(msgspec.json.decode(position, type=dict[str, Any]))


def _undo_points(undo: str) -> list[tuple[str, int]]:
    return msgspec.json.decode(undo, type=list[tuple[str, int]])


def _part(at: str, read: Callable[[], Any]) -> Any:
    """Call ``read``, adding the location to its errors."""
    try:
        return read()
    except (CitadelsError, msgspec.MsgspecError, RecursionError) as error:
        raise _damaged(at, str(error)) from error


def _damaged(at: str, reason: str) -> TableError:
    return TableError("backup", detail=f"{at}: {reason}")
