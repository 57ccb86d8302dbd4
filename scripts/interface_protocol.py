"""What follows from the messages of the web table: parts of a page, a JSON Schema, types for TypeScript."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from citadels import settings
from citadels.server import bodies as server_bodies
from citadels.server import closing, connection, push
from citadels.tables import (
    archive,
    bodies,
    catalogue,
    course,
    document,
    journal,
    protocol,
    repeats,
    seats,
    timing,
)
from citadels.tables.names import LONGEST_NAME
from citadels.tables.protocol import Incoming, Outgoing
from scripts import declared_schema
from scripts.marked import Lines, table
from scripts.sheet import error_codes, event_classes, notice_codes

Schema = dict[str, Any]
REF: Final = "#/$defs/"
SOURCE: Final = inspect.getsource(protocol)
SENT_BY: Final = (
    protocol,
    document,
    seats,
    archive,
    course,
    bodies,
    server_bodies,
    catalogue,
    push,
    settings,
)
HTTP: Final = (
    bodies.NewTable, bodies.Join, bodies.Invited, bodies.Claim, bodies.Seated, bodies.KnownSeats,
    bodies.MyTable, bodies.ErrorBody, bodies.Newcomer, bodies.Lesson, server_bodies.Network,
    server_bodies.Picture, server_bodies.Health, server_bodies.PushKey, server_bodies.Calls,
    catalogue.Catalogue, seats.TableLinks, archive.ReplayStep, course.Course, settings.Setup, bodies.Link,
    bodies.SharedPosition, bodies.PositionShown, bodies.TakenIn,
)  # fmt: skip


# -- the schema ----------------------------------------------------------------------


def schema() -> Schema:
    """Incoming and outgoing messages as one JSON Schema."""
    (incoming, outgoing), parts = components(Incoming, Outgoing)
    declared = declared_schema.parts(event_classes())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Citadels table server",
        "$comment": f"Protocol {protocol.PROTOCOL}. Written by `python -m scripts.interface`.",
        "$defs": {"Incoming": incoming, "Outgoing": outgoing, **parts, **declared},
    }


def components(*types: Any) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """The schemas of types and of everything they contain, with docstrings and comments."""
    found, parts = msgspec.json.schema_components(
        types, schema_hook=declared_schema.hook, ref_template=REF + "{name}"
    )
    for name, part in parts.items():
        part["description"] = _description(name)
        for field, remark in _remarks(name).items():
            part["properties"][field]["description"] = remark
    return found, parts


def schema_file() -> str:
    """docs/protocol.schema.json."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _struct(name: str) -> type:
    """The class with this name, in the module that defines it."""
    found: list[type] = [getattr(module, name) for module in SENT_BY if hasattr(module, name)]
    return found[0]


def _description(name: str) -> str:
    """A message's docstring on one line; msgspec would make one up if there is none."""
    own = _struct(name).__dict__.get("__doc__") or ""
    return " ".join(own.replace("``", "`").split())


def _remarks(name: str) -> dict[str, str]:
    """What the comments beside the fields of a message say."""
    source = inspect.getsource(_struct(name))
    return dict(re.findall(r"^    (\w+): [^#\n]*# (.+)$", source, re.MULTILINE))


def _tag(part: Schema) -> str | None:
    found: list[str] = part["properties"].get("type", {}).get("enum", [])
    return found[0] if found else None


def _members(union: Schema) -> list[str]:
    return [one["$ref"].removeprefix(REF) for one in union["anyOf"]]


def _choices(part: Schema) -> list[str]:
    """The words to choose from, if it is a choice of words."""
    if "enum" in part:
        return [str(word) for word in part["enum"]]
    found = re.fullmatch(r"\^\(([\w|]+)\)\$", part.get("pattern", ""))
    return found[1].split("|") if found else []


# -- the page ------------------------------------------------------------------------


def parts() -> dict[str, Lines]:
    """The parts of docs/protocol.md that come from the program."""
    found: dict[str, Schema] = schema()["$defs"]
    sent, told = _members(found.pop("Incoming")), _members(found.pop("Outgoing"))
    happens = [declared_schema.EVENT, *[kind.__name__ for kind in event_classes()]]
    others = [name for name in found if name not in (*sent, *told, *happens)]
    return {
        "limits": table(("what", "how much"), _limits()),
        "close codes": table(("code", ""), close_codes().values()),
        "what a client sends": _messages(sent, found),
        "what the server sends": _messages(told, found),
        "what messages are made of": _messages(others, found),
    }


def _limits() -> Iterator[tuple[str, str]]:
    turn = [f"{seconds:g}" for seconds in timing.WARNINGS["turn"]]
    days = [f"{seconds / 3600:g}" for seconds in timing.WARNINGS["days"]]
    yield "a message from a client", f"{protocol.MOST_FRAME} bytes; a larger one closes the socket, code 1009"
    yield "until the `hello`", f"{closing.HELLO_SECONDS:g} seconds"
    yield "messages that a client has not yet read", f"{connection.MOST_WAITING}"
    yield "an `id`", f"1 to {_longest(protocol.Id)} characters"
    yield "a line of chat", f"{_longest(protocol.Text)} characters"
    yield "a name", f"{LONGEST_NAME} characters"
    yield "the body of an HTTP request", "64 KiB"
    yield "steps of a game whose requests are remembered", f"at least the last {repeats.REQUESTS_REMEMBERED}"
    yield "steps of a game in a fresh log", f"at most the last {journal.CHANGES_TOLD}"
    yield "warnings of a clock for turns", f"{' and '.join(turn)} seconds before its end"
    yield "warnings of a clock of days", f"{' and '.join(days)} hours before its end"


def _longest(text: Any) -> int:
    """The greatest length of a text type of the protocol."""
    longest: int = text.__metadata__[0].max_length
    return longest


def close_codes() -> dict[str, tuple[int, str]]:
    """Our own close codes by name, with the comments beside them."""
    found = re.findall(r"^CLOSE_(\w+): Final = (\d+)  # (.+)$", SOURCE, re.MULTILINE)
    return {name.lower(): (int(code), text) for name, code, text in found}


def _messages(names: list[str], found: dict[str, Schema]) -> Iterator[str]:
    return (line for name in names for line in _message(name, found[name]))


def _message(name: str, part: Schema) -> Iterator[str]:
    tag = _tag(part)
    yield from ("", f"### {name}", "")
    yield " · ".join([word for word in (f"`{tag}`" if tag else "", part["description"]) if word])
    fields = {field: kind for field, kind in part["properties"].items() if field != "type"}
    if fields:
        rows = [(f"`{field}`", _in_words(kind), _remark(field, kind, part)) for field, kind in fields.items()]
        yield from ("", *table(("field", "type", ""), rows))


def _remark(field: str, kind: Schema, part: Schema) -> str:
    words = [kind["description"]] if "description" in kind else []
    if field not in part["required"]:
        left_out = f"if left out: `{json.dumps(kind['default'])}`" if "default" in kind else "may be left out"
        words.append(left_out)
    return "; ".join(words)


def _in_words(kind: Schema) -> str:
    """A type for people."""
    if "$ref" in kind:
        name = kind["$ref"].removeprefix(REF)
        return f"[{name}](#{name.lower()})" if name != declared_schema.EVENT else f"`{name}`"
    if "anyOf" in kind:
        return " or ".join(map(_in_words, kind["anyOf"]))
    if _choices(kind):
        return " or ".join(f'`"{word}"`' for word in _choices(kind))
    if kind["type"] == "array":
        return f"list of {_in_words(kind['items'])}"
    if isinstance(kind.get("additionalProperties"), dict):
        return f"object of {_in_words(kind['additionalProperties'])}"
    return f"{kind['type']}{_bounds(kind)}"


def _bounds(kind: Schema) -> str:
    if "minimum" in kind:
        return f" ({kind['minimum']} to {kind['maximum']})"
    if "maxLength" in kind:
        return f" ({kind['minLength']} to {kind['maxLength']} characters)"
    return f" (`{kind['pattern']}`)" if "pattern" in kind else ""


# -- types for TypeScript ------------------------------------------------------------


def typescript_file() -> str:
    """web/src/protocol.ts."""
    parts: dict[str, Schema] = schema()["$defs"]
    unions = {name: parts.pop(name) for name in ("Incoming", "Outgoing")}
    lines = [
        "// Generated by `python -m scripts.interface` from src/citadels/tables/protocol.py; do not edit.",
        "",
        f"export const PROTOCOL = {protocol.PROTOCOL};",
        f"export const MOST_FRAME = {protocol.MOST_FRAME};",
        "",
        "/** Why the server closes a socket, besides the standard's own codes. */",
        "export const CLOSE = {",
    ]
    for name, (code, text) in close_codes().items():
        lines += [f"  /** {text} */", f"  {name}: {code},"]
    lines += [
        "} as const;",
        "",
        *_word_type("ErrorCode", error_codes()),
        *_word_type("NoticeCode", notice_codes()),
    ]
    lines += ["export type Json = Record<string, unknown>;", ""]
    for name, part in (parts | unions).items():
        lines += [*_interface(name, part), ""]
    return "\n".join(lines[:-1]) + "\n"


def http_typescript_file() -> str:
    """web/src/http.ts: requests and responses over HTTP."""
    _, parts = components(*HTTP)
    sent, written = schema()["$defs"], json.dumps(parts)
    shared = [name for name in sent if name in written and name not in parts]
    shared += [name for name in parts if name in sent]
    own = {name: part for name, part in parts.items() if name not in shared}
    used = sorted({name for name in shared if f'"{REF}{name}"' in json.dumps(own)})
    lines = [
        "// Generated by `python -m scripts.interface` from the bodies of tables and server; do not edit.",
        "",
        f'import type {{ {", ".join(used)} }} from "./protocol";',
        "",
    ]
    for name, part in own.items():
        lines += [*_interface(name, part), ""]
    return "\n".join(lines[:-1]) + "\n"


def _word_type(name: str, words: set[str]) -> Iterator[str]:
    yield f"export type {name} ="
    *most, last = [f'  | "{word}"' for word in sorted(words)]
    yield from (*most, f"{last};", "")


def _interface(name: str, part: Schema) -> Iterator[str]:
    if "anyOf" in part:
        yield f"export type {name} ="
        *most, last = [f"  | {member}" for member in _members(part)]
        yield from (*most, f"{last};")
        return
    if part["description"]:
        yield f"/** {part['description']} */"
    yield f"export interface {name} {{"
    for field, kind in part["properties"].items():
        if "description" in kind:
            yield f"  /** {kind['description']} */"
        optional = "" if field in part["required"] else "?"
        yield f"  {field}{optional}: {typescript(kind)};"
    yield "}"


PLAIN: Final[dict[str, Callable[[Schema], str]]] = {
    "string": lambda kind: " | ".join(f'"{word}"' for word in _choices(kind)) or "string",
    "integer": lambda _: "number",
    "number": lambda _: "number",
    "boolean": lambda _: "boolean",
    "null": lambda _: "null",
    "object": lambda kind: (
        f"Record<string, {typescript(kind['additionalProperties'])}>"
        if isinstance(kind.get("additionalProperties"), dict)
        else "Json"
    ),
    "array": lambda kind: f"{_grouped(typescript(kind['items']))}[]",
}


def typescript(kind: Schema) -> str:
    """A type of the schema in TypeScript."""
    if "$ref" in kind:
        name: str = kind["$ref"].removeprefix(REF)
        return name
    if "anyOf" in kind:
        return " | ".join(map(typescript, kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "const" in kind:
        return json.dumps(kind["const"])
    if "type" not in kind:
        return "unknown"
    return PLAIN[kind["type"]](kind)


def _grouped(text: str) -> str:
    return f"({text})" if " | " in text else text
