"""What is written from the messages of the web table: a page, a JSON Schema, and types for TypeScript."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator
from string import Template
from typing import Any, Final

import msgspec

from citadels import settings
from citadels.editions import EDITIONS
from citadels.engine.events import Event
from citadels.locale import LANGUAGES
from citadels.server import app, catalogue, connection, push
from citadels.tables import archive, document, journal, protocol, repeats, seats, timing
from citadels.tables.events import kinds_at
from citadels.tables.names import LONGEST_NAME
from citadels.tables.protocol import Incoming, Outgoing
from scripts import declared_schema

Schema = dict[str, Any]
REF: Final = "#/$defs/"
SOURCE: Final = inspect.getsource(protocol)
SENT_BY: Final = (protocol, document, seats, archive, app, catalogue, push, settings)
HTTP: Final = (
    app.NewTable, app.Join, app.Claim, app.Seated, app.KnownSeats, app.MyTable, app.Network, app.Picture,
    app.Health, app.ErrorBody, app.Newcomer, app.Lesson, app.PushKey, app.Calls,
    catalogue.Catalogue, seats.TableLinks, archive.ReplayStep, settings.Setup,
)  # fmt: skip

INTRO: Final = """\
How a client talks to a table server ([server.md](server.md)): what is sent over the socket, in which order,
and what a client can rely on. Everything else, such as making a table, sitting down or reading a finished
game, is plain HTTP; a running server shows it at `/interface`, and as an OpenAPI document at
`/openapi/openapi.json`.

- [A connection](#a-connection)
- [Versions, and answers that count once](#versions-and-answers-that-count-once)
- [Lines](#lines)
- [Taking back](#taking-back)
- [Ready, and the shuffle](#ready-and-the-shuffle)
- [Languages](#languages)
- [Clocks and bots](#clocks-and-bots)
- [Links](#links)
- [What is secret](#what-is-secret)
- [Limits](#limits)
- [Close codes](#close-codes)
- [Error codes](#error-codes)
- [Notice codes](#notice-codes)
- [What a client sends](#what-a-client-sends)
- [What the server sends](#what-the-server-sends)
- [What messages are made of](#what-messages-are-made-of)

The messages themselves, from [What a client sends](#what-a-client-sends) on, are listed from the program.
The same is there for programs: [protocol.schema.json](protocol.schema.json) is their JSON Schema,
`web/src/protocol.ts` has them as types of TypeScript. In Python they are `citadels.tables.protocol`:

```pycon
>>> from citadels.tables import protocol
>>> protocol.decode('{"type": "act", "id": "5f0c", "version": 12, "action": "build manor"}')
Act(id='5f0c', version=12, action='build manor')
>>> protocol.encode(protocol.Ack("5f0c", 13))
'{"type":"ack","id":"5f0c","version":13}'

```

## A connection

The socket of a table is `/ws/TABLE`, with the table's id. A message is one JSON object in a text frame, told
apart by `type`.

1. The client gets a token over HTTP: by making a table (`POST /api/tables`), by sitting down
   (`POST /api/tables/{table}/join`) or by a link to its own seat (`POST /api/tables/{table}/claim`).
   A link for spectators holds such a token itself.
2. It opens the socket and sends `hello` with the token, within $hello seconds.
3. The server answers with `welcome`: the reader's seat (-1 for a spectator), the table, the situation if
   there is a game, the log and the chat. If the token opens nothing the socket is closed with a
   [code](#close-codes).
4. From then on `update` tells every step of the game, `table` every change at the table, and `chat`,
   `notice`, `clock` and `moved` what their names say. Each brings the whole of what it is about, so that a
   client never has to work out a table from differences: `table` replaces the table, `situation` the
   situation.
5. What the client sends carries an `id` of its own choice. It is answered by `ack`, or by what it asked for
   (`link`, `hint`, `pong`), or by `stale`, or by `error`. What a request brings about, such as an `update`,
   comes before its `ack`.

Several sockets may be open for one seat, on several devices; all of them hear everything and may answer.

```text
client  {"type": "hello", "token": "…", "protocol": $protocol, "seen": -1, "language": "en"}
server  {"type": "welcome", "seat": 2, "version": 41, "situation": {"view": {…}, "question": {…}, …}, …}
client  {"type": "act", "id": "5f0c", "version": 41, "action": "gather gold"}
server  {"type": "update", "version": 42, "lines": […], "situation": {…}}
server  {"type": "ack", "id": "5f0c", "version": 42}
```

Fields that a client does not know it should pass over, and messages too: both may be added without a new
`protocol`. The server refuses fields that it does not know.

## Versions, and answers that count once

A game has a version: 0 before the deal, and one more with each step that is stored, be it an answer, a
bot's answer or something taken back. A step is on disk before anybody hears of it.

`act` and `undo` name the version that they are about. So an answer can never hit another question than the
one that its player saw:

- It was the present version: it is done, and `ack` has the version after it.
- The game has gone on: nothing is done, and `stale` brings what happened since, with the situation of now.
- It was done before: `ack` says so once more, with the version of then, and nothing is done again.

So a client that has sent an answer and lost the connection sends *the same message with the same id* once
more when it is back; it is done once, however often it arrives. The server remembers at least the last
$remembered steps of a game for that, also over a restart. An id must not be used again for something else.
All devices of a seat share their ids, so take random ones.

To come back, say `hello` with `seen`: the version of the last `welcome`, `update` or `stale` that the
client has handled. Where the server can, `lines` has exactly what is missing and `fresh` is false.
Otherwise `fresh` is true, and `lines` is the end of the log, the last $told steps at most: throw away what
you have and take this. With `seen` -1 it is always so.

Requests other than `act` and `undo` are not remembered. Sent twice they do no harm, but a line of chat is
then said twice, and a link made twice.

## Lines

Everything that happens in a game is an event ([actions.md](actions.md#events) lists them). A `Line` is an
event as its reader may know it, with a sentence in the reader's language. Events are numbered from 0
without gaps, and an event has the same number for every reader: what one may not see of it is left out of
it, but it is never left out itself. Numbers are never given twice, also when something is taken back.

Two kinds come from the table and not from the engine: `TakenBack` (`seat`, `lines`) and `RulesChanged`
(`rules`), when the server goes on with a newer version of the rules ([versions.md](versions.md#the-rules)).

## Taking back

`can_undo` of the situation says whether the player who is asked may take the last answer back. `undo` then
goes back to the question before it. This is a step like others: the version rises, and the line `TakenBack`
says how many of the lines that still held no longer hold, counted back from it. A client strikes these out.
In a log that is cut off at its beginning there may be fewer of them.

Nothing can be taken back once something was drawn or shown or another player was asked; and nothing at a
table that was made without `undo`.

## Ready, and the shuffle

`commitment` of the table is there before anybody is ready: it binds the server to its part of the shuffle.
With `ready` each player sends a `contribution`, 16 random bytes in hexadecimal, which the server shows
nobody before the game is over. When no seat is open and all players are ready, cards are dealt; the
`update` with the first version comes before the `table` that says so.
[shuffling.md](shuffling.md#nobody-chooses-the-key) says why nobody can steer the cards so, and how to check
it afterwards. A client should keep its contribution and the commitment and compare them with the file of
the game.

## Languages

`hello` chooses the language of all sentences: of lines, questions, options, refusals, results and notices.
There are: $languages. `language` changes it; the server then sends a `welcome` with everything in the new
language, before the `ack`, and remembers it with the seat. The `text` of an `error` is in that language too;
over HTTP it is in that of the parameter `language` or of the header `Accept-Language`. A remark in brackets
may stay English, and so does the reason of a close: they are for whoever writes the client.

## Clocks and bots

A table is played without clock (`untimed`), with a time for each turn (`turn`), or with days for each
answer (`days`).

- `remaining` of a situation is what the player who is asked has left, in seconds, at the moment of sending;
  null without a clock. A turn's clock begins anew whenever somebody else is asked. `clock` warns $turn
  seconds before a turn's time is up, and $days hours before one of days.
- `more_time` gives the player who is asked as much time again: they may ask for it, and so may the owner, ten
  times for one clock. All hear of it, and get the situation with what remains now, at the same version.
- When time is up a bot answers at once: for the rest of the turn, or with days for this one question.
- A player is `away` when none of their devices is connected. After `grace` seconds a bot answers for them
  (`stand_in`), until they are back. Games over days have no such patience; there only the clock counts.
- Clocks and bots stand still while the owner has paused the game, and, but for games over days, while no
  player is connected. No clock runs while the server does not.
- Where all others are bots, `hint` asks what an expert would answer in one's place. It goes by the view of
  the seat and nothing else, and the same question always has the same hint. Nobody else hears of it.

## Links

The address of a table is `/t/TABLE`, and what opens it stands behind the `#`, which browsers do not send to
servers:

| fragment | made with `link` of kind | opens | holds |
|---|---|---|---|
| `invite=TOKEN` | `invite` (owner) | an open seat, by `POST …/join` | until a new one is made |
| `watch=TOKEN` | `watch` (owner) | the table for a spectator, by `hello` | until a new one is made |
| `claim=TOKEN` | `device` (any player) | one's own seat elsewhere, by `POST …/claim` | once, within an hour |
| `claim=TOKEN` | `seat` (owner) | a seat that its player has lost, by `POST …/claim` | once |

A link of kind `seat` makes the seat's old tokens void and closes its sockets; everybody hears of it by a
`notice`.

After a `rematch` the players get `moved` with the id of the new table. Their tokens open the same seats
there; what spectators have opens the new table too, and they find its id in `rematch` of the table.

## What is secret

- A message to a seat is made from the view of that seat and from events as that seat may know them
  ([architecture.md](architecture.md#the-table)). A spectator sees what lies open. Nothing else of a game
  is sent before it is over.
- When it is over, all is open: the file of the game with the key, and its replay from any seat's eyes, for
  everyone with a token of the table.
- Players read the chat of players, spectators that of spectators; so no spectator can tell a player
  anything.
- A token is as good as the seat. Keep it out of addresses (but for the part behind the `#`), logs and
  pictures. The server keeps a hash of it alone.

## Limits

| what | how much |
|---|---|
| a message from a client | $frame bytes; a larger one closes the socket with the standard code 1009 |
| messages from a client | $most within $window seconds |
| the `hello` | within $hello seconds |
| messages that wait for a client to read them | $waiting |
| an `id` | 1 to 64 characters |
| a line of chat | 500 characters |
| a name | $name characters |
| the body of an HTTP request | 64 KiB |

A page of a foreign origin gets no socket: the handshake is answered with HTTP status 403. Programs send no
`Origin` and are let in. The server pings every 20 seconds, as the standard has it, and gives a client that
stays silent 20 more.
"""

ERRORS: Final = {
    "begun": "this goes before the deal only",
    "bots": "making a table: not one level or nothing for each other seat",
    "clock": "making a table: no such time for a clock",
    "company": "others are at the table: they want to follow the bots, and nobody gets hints",
    "full": "all seats are taken",
    "gone": "you have left this table",
    "grace": "making a table: no such patience",
    "illegal": "the answer is not among the options",
    "level": "there is no such bot",
    "malformed": "the message is not one of this protocol; `text` names the field",
    "name": "nothing is left of the name without what cannot be seen",
    "no_table": "there is no such table",
    "no_undo": "nothing can be taken back, or not at this table",
    "not_asked": "it is not you who is asked",
    "not_begun": "the game has not begun",
    "not_found": "there is nothing at this address (HTTP)",
    "not_here": "only the machine that runs the server may do this (HTTP)",
    "not_over": "the game is not over",
    "not_owner": "only the owner of the table may do this",
    "origin": "the request comes from a foreign page (HTTP)",
    "paused": "the owner has paused the game",
    "push_service": "the endpoint is not of a push service that the server sends to (HTTP)",
    "refused": "not possible; `text` says why (HTTP)",
    "rules": "the game was played by other rules than those of today",
    "seat": "no such seat, or nobody whom this could be about",
    "server": "the server made a mistake; nothing has changed (HTTP)",
    "settings": "such a game cannot be set up; `field` names what is at fault (HTTP)",
    "spectator": "only players may do this",
    "step": "the game has no such step",
    "storage": "it could not be stored; nothing has changed, try again",
    "taken": "a player sits there",
    "text": "nothing is left of the text without what cannot be seen",
    "time": "no clock runs for a player, or it was given more time ten times already",
    "token": "the token or the link opens nothing, or nothing any more",
    "too_many": "too many requests from one address (HTTP)",
}

NOTICES: Final = {
    "back": "a player is back, and the bot gone",
    "bot_failed": "a bot from outside fails, and another answers for it; told once",
    "more_time": "the player who is asked has more time",
    "new_link": "the owner issued a new link for this seat; the old one is void",
    "owner": "this player is the owner now",
    "paused": "the owner paused the game",
    "resumed": "the owner lets it go on",
    "stand_in": "a player is away, and a bot answers",
    "time_up": "a player's time is up, and a bot answers",
}


# -- the schema ----------------------------------------------------------------------


def schema() -> Schema:
    """Incoming and outgoing messages as one JSON Schema."""
    (incoming, outgoing), parts = components(Incoming, Outgoing)
    declared = declared_schema.parts(events_sent())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the Citadels table server",
        "$comment": f"Protocol {protocol.PROTOCOL}. Written by `python -m scripts.interface`.",
        "$defs": {"Incoming": incoming, "Outgoing": outgoing, **parts, **declared},
    }


def components(*types: Any) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """The schemas of types, and of all that they are made of, with docstrings and comments."""
    found, parts = msgspec.json.schema_components(
        types, schema_hook=declared_schema.hook, ref_template=REF + "{name}"
    )
    for name, part in parts.items():
        part["description"] = _description(name)
        for field, remark in _remarks(name).items():
            part["properties"][field]["description"] = remark
    return found, parts


def events_sent() -> list[type[Event]]:
    """What can happen in a game of any edition, and at a table."""
    found = [kind for edition in EDITIONS for kind in kinds_at(edition).values()]
    return list(dict.fromkeys(found))


def schema_file() -> str:
    """docs/protocol.schema.json."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _struct(name: str) -> type:
    """The class of this name, in the module that defines it."""
    found: list[type] = [getattr(module, name) for module in SENT_BY if hasattr(module, name)]
    return found[0]


def _description(name: str) -> str:
    """A message's docstring on one line; msgspec makes one up where there is none."""
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
    """The words that one may choose from, if it is of that kind."""
    if "enum" in part:
        return [str(word) for word in part["enum"]]
    found = re.fullmatch(r"\^\(([\w|]+)\)\$", part.get("pattern", ""))
    return found[1].split("|") if found else []


# -- the page ------------------------------------------------------------------------


def protocol_page(written_by: str) -> str:
    """docs/protocol.md."""
    parts: dict[str, Schema] = schema()["$defs"]
    sent, told = _members(parts.pop("Incoming")), _members(parts.pop("Outgoing"))
    happens = [declared_schema.EVENT, *[kind.__name__ for kind in events_sent()]]
    others = [name for name in parts if name not in (*sent, *told, *happens)]
    lines = [
        "# The protocol of the table",
        "",
        written_by,
        "",
        *_intro().splitlines(),
        "",
        *_section("Close codes", "Why the server closes a socket.", _close_codes()),
        *_section(
            "Error codes",
            "In `error`, and in the answers of HTTP requests that are refused.",
            _codes(ERRORS),
        ),
        *_section("Notice codes", "In `notice`.", _codes(NOTICES)),
        "## What a client sends",
        "",
        "Unless it is `hello`, with an `id` that comes back in the answer.",
        *[line for name in sent for line in _message(name, parts[name])],
        "",
        "## What the server sends",
        *[line for name in told for line in _message(name, parts[name])],
        "",
        "## What messages are made of",
        "",
        f"An `{declared_schema.EVENT}` is one of the [events](actions.md#events), as the reader may know it.",
        *[line for name in others for line in _message(name, parts[name])],
    ]
    return "\n".join(lines) + "\n"


def _intro() -> str:
    turn, days = timing.WARNINGS["turn"], timing.WARNINGS["days"]
    return Template(INTRO).substitute(
        protocol=protocol.PROTOCOL,
        languages=", ".join(f"`{language}`" for language in LANGUAGES),
        frame=protocol.MOST_FRAME,
        hello=f"{connection.HELLO_SECONDS:g}",
        most=connection.MOST_MESSAGES,
        window=f"{connection.WINDOW_SECONDS:g}",
        waiting=connection.MOST_WAITING,
        remembered=repeats.REQUESTS_REMEMBERED,
        told=journal.CHANGES_TOLD,
        name=LONGEST_NAME,
        turn=" and ".join(f"{seconds:g}" for seconds in turn),
        days=" and ".join(f"{seconds / 3600:g}" for seconds in days),
    )


def _section(title: str, intro: str, rows: Iterator[str]) -> Iterator[str]:
    yield from (f"## {title}", "", intro, "", "| code | |", "|---|---|", *rows, "")


def close_codes() -> dict[str, tuple[int, str]]:
    """The close codes of our own by name, with the comments beside them."""
    found = re.findall(r"^CLOSE_(\w+): Final = (\d+)  # (.+)$", SOURCE, re.MULTILINE)
    return {name.lower(): (int(code), text) for name, code, text in found}


def _close_codes() -> Iterator[str]:
    yield "| 1009 | the message was too large |"
    yield "| 1011 | the client did not answer pings, or the server has an error |"
    yield "| 1012 | the server stops; come back in a moment |"
    for code, text in close_codes().values():
        yield f"| {code} | {text} |"


def _codes(codes: dict[str, str]) -> Iterator[str]:
    for code, text in codes.items():
        yield f"| `{code}` | {text} |"


def _message(name: str, part: Schema) -> Iterator[str]:
    tag = _tag(part)
    yield from ("", f"### {name}", "")
    head = [f"`{tag}`"] if tag else []
    yield " · ".join([*head, part["description"]]).removesuffix(" · ")
    fields = {field: kind for field, kind in part["properties"].items() if field != "type"}
    if fields:
        yield from ("", "| field | type | |", "|---|---|---|")
    for field, kind in fields.items():
        words = [kind["description"]] if "description" in kind else []
        if field not in part["required"]:
            usual = (
                f"if left out: `{json.dumps(kind['default'])}`" if "default" in kind else "may be left out"
            )
            words.append(usual)
        yield f"| `{field}` | {_in_words(kind)} | {'; '.join(words)} |".replace("|  |", "| |")


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
        "/** Why the server closes a socket, besides the codes of the standard. */",
        "export const CLOSE = {",
    ]
    for name, (code, text) in close_codes().items():
        lines += [f"  /** {text} */", f"  {name}: {code},"]
    lines += ["} as const;", "", *_word_type("ErrorCode", ERRORS), *_word_type("NoticeCode", NOTICES)]
    lines += ["export type Json = Record<string, unknown>;", ""]
    for name, part in (parts | unions).items():
        lines += [*_interface(name, part), ""]
    return "\n".join(lines[:-1]) + "\n"


def http_typescript_file() -> str:
    """web/src/http.ts: what is sent and answered over HTTP."""
    _, parts = components(*HTTP)
    sent, written = schema()["$defs"], json.dumps(parts)
    shared = [name for name in sent if name in written and name not in parts]
    shared += [name for name in parts if name in sent]
    own = {name: part for name, part in parts.items() if name not in shared}
    used = sorted({name for name in shared if f'"{REF}{name}"' in json.dumps(own)})
    lines = [
        "// Generated by `python -m scripts.interface` from src/citadels/server/app.py; do not edit.",
        "",
        f'import type {{ {", ".join(used)} }} from "./protocol";',
        "",
    ]
    for name, part in own.items():
        lines += [*_interface(name, part), ""]
    return "\n".join(lines[:-1]) + "\n"


def _word_type(name: str, words: dict[str, str]) -> Iterator[str]:
    yield f"export type {name} ="
    *most, last = [f'  | "{word}"' for word in words]
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
