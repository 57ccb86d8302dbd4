"""Forms of setting values, derived from the declared types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, TypeGuard

# The messages and the command line describe these forms.
FORM_OF_TYPE: Final = {"str": "text", "int": "number", "Sequence[str]": "names", "str | bool": "choice"}


def forms_of(declared: Any) -> dict[str, str]:
    """Return the forms of a dataclass's fields, by name."""
    return {field.name: FORM_OF_TYPE[field.type.removesuffix(" | None")] for field in fields(declared)}


def fits(form: str, value: object) -> bool:
    """Return whether a value has a form."""
    if form == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    if form == "names":
        return _is_list(value) and all(isinstance(name, str) for name in value)
    return isinstance(value, str | bool if form == "choice" else str)


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def as_json(settings: Any) -> dict[str, object]:
    """Return the fields of a dataclass as a JSON object."""
    found = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}
