"""A file that grows: a line with the plan, then one for everything that is finished.

Work that was interrupted goes on from its file. What was written last may be half a line, if the program was
killed at that moment: such a line is dropped.
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

MAX_SHOWN_LENGTH: Final = 60  # characters of a value that is not told any more


class Journal(Generic[Entry]):
    """Lines, each a JSON object: they are read, and then more are written after them."""

    def __init__(self, path: Path, plan: Document, what: str) -> None:
        """``plan`` is what the first line must say, and ``what`` the plan is of."""
        self.path = path
        self._plan: Document = json.loads(json.dumps(plan))
        self._what = what
        with errors_name_path(path):
            self.entries = self._read()  # those of earlier runs
            self._file = path.open("a", encoding="utf-8", newline="\n")
        if self._file.tell() == 0:
            self.write(self._plan)

    def _entry(self, line: Document) -> Entry | None:
        """What a line after the first says, if it belongs to the plan."""
        raise NotImplementedError

    def _read(self) -> list[Entry]:
        """What the file holds already; a half-written end is cut off."""
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
            raise CitadelsError(f"{self.path} is not a file of {self._what}")
        other = difference(there, self._plan)
        if other:
            raise CitadelsError(f"{self.path} holds another plan ({other}); name another file")

    def _parse_entry(self, number: int, line: Document) -> Entry:
        with suppress(ValidationError):
            entry = self._entry(line)
            if entry is not None:
                return entry
        raise CitadelsError(f"{self.path}: line {number} does not belong to this plan; delete it to go on")

    def write(self, line: Document) -> None:
        """Write one more line."""
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
    """The first thing in which a plan is another than the one that is wanted, if there is one."""
    for name in {**wanted, **there}:
        if there.get(name) != wanted.get(name):
            found, other = json.dumps(there.get(name)), json.dumps(wanted.get(name))
            return name if len(found + other) > MAX_SHOWN_LENGTH else f"{name}: {found}, not {other}"
    return ""


@contextmanager
def errors_name_path(path: Path) -> Iterator[None]:
    """Errors of a file name it."""
    try:
        yield
    except OSError as error:
        raise CitadelsError(f"{path}: {error.strerror or error}") from error


def _line(line: Document) -> str:
    return json.dumps(line, ensure_ascii=False) + "\n"


def _object(line: bytes) -> Document:
    """The object of a line; one without anything in it, if there is none."""
    try:
        found: object = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
