"""Sit down at a table of a running server and play, over sockets."""

from __future__ import annotations

import json
from random import Random

import citadels
from citadels.engine.game import Game
from tests.server.server_process import Client, Json, Made, ServerProcess, begin, choice


async def sit_down(
    server: ServerProcess, *bots: str | None, **options: object
) -> tuple[Made, Client, Client]:
    """Make a table, seat its owner and a guest, and begin the game."""
    made = await server.make([None, *bots], options)
    owner, guest = await made.owner().open(), await (await made.guest()).open()
    await begin(owner, guest)
    return made, owner, guest


def log_lines(client: Client) -> list[tuple[int, int, str, str]]:
    return [(x["number"], x["version"], json.dumps(x["event"]), x["text"]) for x in client.log()]


async def catch_up(*clients: Client) -> None:
    """Wait until all clients are at the same version."""
    for client in clients:
        most = max(other.version for other in clients)
        await client.until(lambda c=client, m=most: c.version >= m)  # type: ignore[misc]


async def next_turn(*clients: Client) -> Client:
    """Wait until a client has a question and all are at the same version; return that client."""
    for _ in range(1000):
        await catch_up(*clients)
        asked = [client for client in clients if client.question]
        if asked:
            return asked[0]
        version = clients[0].version
        await clients[0].until(lambda v=version: clients[0].version > v)  # type: ignore[misc]
    raise AssertionError("no client was asked a question")


async def play_until_undoable(*clients: Client) -> tuple[Client, Json]:
    """Play until an answer can be undone; return its client and the situation before that answer."""
    for _ in range(300):
        asked = await next_turn(*clients)
        before = asked.situation
        assert before is not None
        options = [o["action"] for o in asked.options()]
        action = next((o for o in options if o in ("gather gold", "income")), None)
        await asked.act(action or choice(asked.options(), Random(asked.version)))
        if asked.situation is not None and asked.situation["can_undo"]:
            return asked, before
    raise AssertionError("no answer could be undone")


def stored_game(server: ServerProcess, made: Made) -> Game:
    """Load the game of a table from the database of its server."""
    [(position,)] = server.rows("SELECT position FROM tables WHERE id = ?", made.id)
    return citadels.load(json.loads(position))
