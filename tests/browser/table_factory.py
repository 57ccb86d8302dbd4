"""Tables for the browser tests, made over the HTTP interface or put into the database of the server."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any, NamedTuple

import httpx

import citadels
from citadels.bots import make_bot
from citadels.engine.rules import RULES_VERSION
from citadels.settings import Setup
from citadels.tables.document import (
    Chair,
    TableDocument,
    TableOptions,
    new_secret,
    new_table_id,
    write_document,
)
from citadels.tables.grants import token_hash
from tests.server.server_process import ServerProcess
from tests.waiting import TIMEOUT

Json = dict[str, Any]


class Way(NamedTuple):
    """How a browser gets to a table: by the token of a seat, or as a spectator."""

    table: str
    seat: int
    token: str


class Ways(NamedTuple):
    """A table, and all ways to it."""

    table: str
    seats: list[Way]
    invite: str
    watch: str


def make(
    server: ServerProcess,
    bots: Sequence[str | None],
    options: Mapping[str, object] | None = None,
    name: str = "Robin",
    **settings: object,
) -> Ways:
    """A table with one seat more than named, whose bots play at once."""
    body = {
        "name": name,
        "bots": list(bots),
        "options": {"pace": "instant", **(options or {})},
        "settings": {"seats": len(bots) + 1, **settings},
    }
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=TIMEOUT)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Ways(
        made["table"], [Way(made["table"], 0, made["token"])], made["invite"], f"watch={made['watch']}"
    )


def join(server: ServerProcess, made: Ways, name: str) -> Way:
    """Another player sits down."""
    body = {"name": name, "invite": made.invite}
    answer = httpx.post(f"{server.url}/api/tables/{made.table}/join", json=body, timeout=TIMEOUT)
    assert answer.status_code == 201, answer.text
    return Way(made.table, answer.json()["seat"], answer.json()["token"])


def prepare(
    server: ServerProcess,
    position: Json,
    people: Sequence[str],
    bots: Sequence[str],
    secret: str | None = None,
    **options: Any,
) -> Ways:
    """A table in the middle of a game: people at the first seats and bots at the others.

    With the same secret the same bots answer alike.
    """
    game = citadels.load(position)
    told: Json = game.view(0).to_json()
    settings = Setup(
        told["edition"],
        seats=len(told["players"]),
        characters=told["characters"],
        districts=told["districts"],
    ).settings()
    chairs = [Chair(kind="player", name=name, ready=True, contribution="00" * 16) for name in people]
    chairs += [Chair(kind="bot", name=name, ready=True) for name in bots]
    document = TableDocument(
        settings.to_json(), chairs, TableOptions(**({"pace": "instant"} | options)), secret or new_secret()
    )
    document.started = "2026-01-01T00:00:00+00:00"
    row = _row(document, json.dumps(game.to_json()))
    return _store(server, row, len(people))


def middle(preset: str, seats: int = 4, districts: int = 5) -> Json:
    """Return a draft of a game in which the largest city has `districts` districts."""
    game = citadels.new_game(preset=preset, seats=seats, seed=preset)
    bots = [make_bot("greedy", str(seat)) for seat in range(seats)]
    while game.prompt != "pick" or max(player.city_size for player in game.view().players) < districts:
        seat = game.seat
        assert seat is not None
        game.play(bots[seat].choose(game.view(seat), game.options()))
    position: Json = game.to_json()
    return position


def _row(document: TableDocument, position: str) -> Json:
    return {
        "id": new_table_id(),
        "document": write_document(document),
        "position": position,
        "undo": "[]",
        "version": 1,
        "lines": 0,
        "phase": "playing",
        "public": False,
        "days": False,
        "rules": RULES_VERSION,
        "updated": time.time(),
    }


def _store(server: ServerProcess, row: Json, people: int) -> Ways:
    table = row["id"]
    change = (table, 1, -1, "deal", "", "", 0, "[]", time.time())
    ways = [Way(table, seat, secrets.token_urlsafe(16)) for seat in range(people)]
    watch = Way(table, -1, secrets.token_urlsafe(16))
    tokens = [
        (token_hash(way.token), table, "watch" if way.seat < 0 else "seat", way.seat, None)
        for way in [*ways, watch]
    ]
    columns = ", ".join(row)
    with closing(sqlite3.connect(server.file, timeout=TIMEOUT)) as database, database:
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT INTO tables ({columns}) VALUES ({marks})", list(row.values()))
        database.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", change)
        database.executemany("INSERT INTO tokens VALUES (?, ?, ?, ?, ?)", tokens)
    return Ways(table, ways, "", f"watch={watch.token}")
