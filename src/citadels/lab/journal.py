"""Append-only JSON Lines journals: a header with the plan, then one line per finished item.

Interrupted work resumes from its journal. A last line that was cut off by a crash is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from msgspec import ValidationError

from citadels.engine.errors import CitadelsError

Document = dict[str, Any]
Entry = TypeVar("Entry")

MAX_SHOWN_LENGTH: Final = 60  # longer values are left out of error messages


class Journal(Generic[Entry]):
    """A journal, read when it is opened and then appended to."""

    def __init__(self, path: Path, plan: Document, what: str) -> None:
        """Open a journal, or create it. Its header must equal ``plan``; ``what`` names its kind in errors."""
        self.path = path
        self._plan: Document = json.loads(json.dumps(plan))
        self._what = what
        with errors_name_path(path):
            self.entries = self._read()  # of earlier runs
            self._file = path.open("a", encoding="utf-8", newline="\n")
        if self._file.tell() == 0:
            self.write(self._plan)

    def _entry(self, line: Document) -> Entry | None:
        """Convert a line after the header to an entry, or return None if it does not belong to the plan."""
        raise NotImplementedError

    def _read(self) -> list[Entry]:
        """Read the existing entries, and truncate an incomplete last line."""
        if not self.path.exists():
            return []
        if not self.path.is_file():
            raise CitadelsError(f"{self.path} is not a file")
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        lines = [_object(line) for line in content[:whole].splitlines()]
        if lines or not _line(self._plan).encode().startswith(content):
            self._check(lines[0] if lines else {})
        found = [self._parse_entry(number, line) for number, line in enumerate(lines[1:], 2)]
        if whole < len(content):
            with self.path.open("r+b") as file:
                file.truncate(whole)
        return found

    def _check(self, there: Document) -> None:
        if there.get("format") != self._plan["format"]:
            raise CitadelsError(f"{self.path} is not a journal of {self._what}; name another file")
        other = difference(there, self._plan)
        if other:
            raise CitadelsError(f"{self.path} has another plan ({other}); name another file")

    def _parse_entry(self, number: int, line: Document) -> Entry:
        with suppress(ValidationError):
            entry = self._entry(line)
            if entry is not None:
                return entry
        raise CitadelsError(
            f"{self.path}: line {number} does not belong to this plan; delete the line to resume"
        )

    def write(self, line: Document) -> None:
        """Append a line and flush it."""
        with errors_name_path(self.path):
            self._file.write(_line(line))
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with errors_name_path(self.path):
            self._file.close()


def difference(there: Mapping[str, object], wanted: Mapping[str, object]) -> str:
    """Describe the first difference between two plans, or return an empty string."""
    for name in {**wanted, **there}:
        if there.get(name) != wanted.get(name):
            if name == "bot_files":
                return "the file of a bot has changed"
            found, other = json.dumps(there.get(name)), json.dumps(wanted.get(name))
            return name if len(found + other) > MAX_SHOWN_LENGTH else f"{name}: {found}, not {other}"
    return ""


@contextmanager
def errors_name_path(path: Path) -> Iterator[None]:
    """Convert OSError to a CitadelsError that names the path."""
    try:
        yield
    except OSError as error:
        raise CitadelsError(f"{path}: {error.strerror or error}") from error


def _line(line: Document) -> str:
    return json.dumps(line, ensure_ascii=False) + "\n"


def _object(line: bytes) -> Document:
    """Parse a line as a JSON object; return an empty one if it is not."""
    try:
        found: object = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
