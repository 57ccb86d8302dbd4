"""Read JSON documents field by field, with errors that name the field at fault."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from citadels.engine.errors import PositionError

ErrorClass = Callable[[str], Exception]

NO_ALIASES: Final[Mapping[str, str]] = {}


def read_json(path: Path, error_class: ErrorClass = PositionError) -> object:
    """Read the JSON document in a file."""
    try:
        return parse_json(path.read_bytes(), error_class, f"{path}: ")
    except OSError as error:
        raise error_class(f"{path}: {error.strerror}") from error


def parse_json(content: bytes, error_class: ErrorClass = PositionError, source: str = "") -> object:
    """Parse a JSON document. ``source`` is the prefix of error messages."""
    try:
        document: object = json.loads(content.decode())
    except json.JSONDecodeError as error:
        raise error_class(
            f"{source}is not JSON; look at line {error.lineno}, column {error.colno}"
        ) from error
    except ValueError as error:  # not UTF-8, or an integer with too many digits
        raise error_class(f"{source}is not JSON") from error
    except RecursionError as error:
        raise error_class(f"{source}is nested too deeply") from error
    return document


def _known(field: str, fields: Sequence[str]) -> str:
    if not fields:
        return "no fields are allowed here"
    meant = get_close_matches(field, fields, 1)
    return f"did you mean {meant[0]}?" if meant else f"known fields are {', '.join(fields)}"


class ObjectReader:
    """Typed access to the JSON object at a path of a document. Errors begin with that path."""

    def __init__(
        self,
        value: object,
        path: str = "",
        error_class: ErrorClass = PositionError,
        aliases: Mapping[str, str] = NO_ALIASES,
    ) -> None:
        self.path = path
        self.error_class = error_class
        if not isinstance(value, Mapping):
            raise error_class(f"{path or 'document'}: must be an object")
        self.values: Mapping[str, object] = {aliases.get(name, name): item for name, item in value.items()}
        if len(self.values) < len(value):
            twice = next(new for old, new in aliases.items() if old in value and new in value)
            raise self.error(twice, "is given twice, under its current name and an older one")

    def error(self, field: str, message: str) -> Exception:
        """Return an error about a field, to be raised."""
        return self.error_class(f"{self.path_of(field)}: {message}")

    def path_of(self, field: str) -> str:
        return f"{self.path}.{field}" if self.path else field

    def has(self, field: str) -> bool:
        return self.values.get(field) is not None

    def reject_unknown(self, *fields: str) -> None:
        """Raise on unknown fields, so that a misspelled one is not silently ignored."""
        for field in self.values:
            if field not in fields:
                raise self.error(field, f"unknown field; {_known(field, fields)}")

    def text(self, field: str, default: str | None = None) -> str:
        value = self.values.get(field, default)
        if not isinstance(value, str):
            raise self.error(field, "must be a string" if field in self.values else "is missing")
        return value

    def number(self, field: str, default: int | None = None, minimum: int = 0, maximum: int = 10**6) -> int:
        value = self.values.get(field, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(field, "must be an integer" if field in self.values else "is missing")
        if not minimum <= value <= maximum:
            able = f"from {minimum} to {maximum}" if minimum < maximum else f"{maximum}"
            raise self.error(field, f"must be {able}, not {value}")
        return value

    def boolean(self, field: str, default: bool = False) -> bool:
        value = self.values.get(field, default)
        if not isinstance(value, bool):
            raise self.error(field, "must be true or false")
        return value

    def items(self, field: str) -> list[object]:
        value = self.values.get(field, [])
        if not isinstance(value, list):
            raise self.error(field, "must be a list")
        return value

    def texts(self, field: str) -> list[str]:
        out: list[str] = []
        for item in self.items(field):
            if not isinstance(item, str):
                raise self.error(field, f"must be a list of strings, not {item!r}")
            out.append(item)
        return out

    def inner(self, field: str) -> ObjectReader:
        return ObjectReader(
            self.values[field] if self.has(field) else {}, self.path_of(field), self.error_class
        )

    def numbers(self, field: str) -> dict[str, int]:
        """Return an object whose values are integers."""
        inner = self.inner(field)
        return {name: inner.number(name, minimum=-1) for name in inner.values}

    def objects(self, field: str) -> list[ObjectReader]:
        return [
            ObjectReader(item, f"{self.path_of(field)}[{index}]", self.error_class)
            for index, item in enumerate(self.items(field))
        ]
