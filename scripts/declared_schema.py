"""Make JSON Schemas of the classes that declare their fields: views, events and reasons on the wire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from citadels.engine.errors import Reason
from citadels.engine.events import Event
from citadels.engine.field_types import Field, FieldStruct, FieldType
from citadels.engine.view import View

Schema = dict[str, Any]
REF: Final = "#/$defs/"
EVENT: Final = "GameEvent"  # any event of the game; browsers already have an Event

INTEGER: Final[Schema] = {"type": "integer"}
TEXT: Final[Schema] = {"type": "string"}
FORMS: Final[dict[str, Schema]] = {
    "number": INTEGER,
    "text": TEXT,
    "boolean": {"type": "boolean"},
    "numbers": {"type": "array", "items": INTEGER},
    "texts": {"type": "array", "items": TEXT},
    "numbers by name": {"type": "object", "additionalProperties": INTEGER},
    "texts by name": {"type": "object", "additionalProperties": {"type": "array", "items": TEXT}},
    "items": {"type": "array", "items": {"$ref": f"{REF}Item"}},
}
ITEM: Final[Schema] = {
    "title": "Item",
    "type": "object",
    "description": "Points, and what they are for.",
    "properties": {"item": TEXT, "points": INTEGER},
    "required": ["item", "points"],
}


def parts(events: Iterable[type[Event]]) -> dict[str, Schema]:
    """Return the definitions of all such classes that are sent, by name."""
    out: dict[str, Schema] = {"Item": ITEM}
    _add(View, out)
    out["View"]["properties"]["points"] = FORMS["numbers"]
    out["View"]["required"].append("points")
    _add(Reason, out)
    out["Reason"]["required"] = ["code"]
    kinds = list(events)
    for kind in kinds:
        _add(kind, out)
        name: Schema = {"event": {"type": "string", "const": kind.__name__}}
        out[kind.__name__]["properties"] = name | out[kind.__name__]["properties"]
        out[kind.__name__]["required"].insert(0, "event")
    out[EVENT] = {"anyOf": [{"$ref": f"{REF}{kind.__name__}"} for kind in kinds]}
    return dict(sorted(out.items()))


def hook(sent: type) -> Schema:
    """Return the schema that msgspec writes where a message contains one of these classes."""
    if issubclass(sent, FieldStruct):
        return {"$ref": f"{REF}{EVENT if sent is Event else sent.__name__}"}
    raise NotImplementedError(sent)


def _add(declared: type[FieldStruct], out: dict[str, Schema]) -> None:
    """Add the definitions of a class and of the classes it contains."""
    fields = [field for field in declared.fields if field.type.json not in ("nothing", "steps")]
    out[declared.__name__] = {
        "title": declared.__name__,
        "type": "object",
        "description": (declared.__doc__ or "").splitlines()[0].replace("``", "`"),
        "properties": {field.name: _of(field) for field in fields},
        "required": [field.name for field in fields],
    }
    for field in fields:
        if field.type.struct is not None and field.type.struct.__name__ not in out:
            _add(field.type.struct, out)


def _of(field: Field) -> Schema:
    form = _form(field.type)
    return {"anyOf": [form, {"type": "null"}]} if field.optional or field.is_secret else form


def _form(kind: FieldType) -> Schema:
    if kind.struct is None:
        return FORMS[kind.json]
    one = {"$ref": f"{REF}{kind.struct.__name__}"}
    return {"type": "array", "items": one} if kind.json == "objects" else one
