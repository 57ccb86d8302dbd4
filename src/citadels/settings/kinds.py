"""Of what kind the value of a setting is, which follows from its declared type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, TypeGuard

# The messages and the command line have words for these kinds.
KIND_OF_TYPE: Final = {"str": "text", "int": "number", "Sequence[str]": "names", "str | bool": "choice"}


def kinds_of(declared: Any) -> dict[str, str]:
    """The kinds of the fields of a dataclass, by their names."""
    return {field.name: KIND_OF_TYPE[field.type.removesuffix(" | None")] for field in fields(declared)}


def fits(kind: str, value: object) -> bool:
    """Whether a value is of a kind."""
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "names":
        return _is_list(value) and all(isinstance(name, str) for name in value)
    return isinstance(value, str | bool if kind == "choice" else str)


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def as_json(settings: Any) -> dict[str, object]:
    """The fields of a dataclass, with lists for tuples."""
    found = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}
