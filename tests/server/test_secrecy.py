"""A seat receives the same frames in two worlds that it cannot tell apart (docs/rules.md, section 11).

A table is played for a while and stored; its position is dealt again for one seat and stored as a
second table. Both then get the same answers. Every frame that the seat and a spectator of the second
kind are sent must be the same, but for ids, times and who is who by token.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

import citadels
from citadels import Game
from citadels.engine.errors import PositionError
from citadels.tables.document import new_table_id
from tests.properties.worlds import VARIABLES, Redealer, document, hidden
from tests.server.server_process import Client, Made, ServerProcess, begin, play, run

SEATS = 4
PLAYED = (6, 30, 60)  # versions at which worlds part: in the draft, and later in the game
READERS = (-1, 0, 1, 2, 3)
ANSWERS = 10


class Worlds:
    """Two tables that one reader cannot tell apart."""

    def __init__(self, reader: int, made: Made, tokens: list[str], a: Game, b: Game) -> None:
        self.reader = reader
        self.made = made
        self.tables = (new_table_id(), new_table_id())
        self.tokens = tokens
        self.games = (a, b)

    def varied(self) -> set[str]:
        a, b = (document(game) for game in self.games)
        return {v for v in VARIABLES if hidden(v, a, self.reader) != hidden(v, b, self.reader)}


async def several_players(server: ServerProcess, until: int) -> tuple[Made, list[str]]:
    made = await server.make([None] * (SEATS - 1), preset="random")
    clients = [await made.owner().open()]
    clients += [await (await made.guest(f"Guest {n}")).open() for n in range(1, SEATS)]
    await begin(*clients)
    await play(*clients, until=until, seed=until)
    return made, [client.token for client in clients]


def other_world(game: Game, reader: int, random: Random) -> Game:
    """The same table to the reader, with much else dealt again; only the next few cards stay."""
    for _ in range(50):
        vary = {variable for variable in VARIABLES if random.random() < 0.6}
        dealt = Redealer(game, reader, random, vary, 8).deal()
        try:
            return citadels.load(dealt)
        except PositionError:
            continue
    raise AssertionError("there is no other world")


def store_worlds(server: ServerProcess, made: Made, reader: int, tokens: list[str], random: Random) -> Worlds:
    """Two new tables with the past of a table, one as it is and one dealt again."""
    with closing(sqlite3.connect(server.file)) as connection, connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", (made.id,)).fetchone())
        game = citadels.load(json.loads(row["position"]))
        worlds = Worlds(reader, made, tokens, game, other_world(game, reader, random))
        for id, world in zip(worlds.tables, worlds.games, strict=True):
            position = json.dumps(world.to_json())
            _insert(connection, "tables", row | {"id": id, "position": position, "undo": "[]"})
            for name in ("changes", "tokens", "chat"):
                found = connection.execute(f"SELECT * FROM {name} WHERE table_id = ?", (made.id,))
                for one in found.fetchall():
                    _insert(connection, name, dict(one) | {"table_id": id})
    return worlds


def _insert(connection: sqlite3.Connection, name: str, row: dict[str, object]) -> None:
    marks = ", ".join("?" * len(row))
    columns = ", ".join(f'"{column}"' for column in row)
    connection.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", list(row.values()))


# -- the same answers at both ------------------------------------------------------------------


def same_to_reader(worlds: Worlds, action: str) -> tuple[Game, Game] | None:
    """Return both worlds after an answer if the reader still may not tell them apart."""
    a, b = (citadels.load(document(game)) for game in worlds.games)
    told = []
    for game in (a, b):
        events = game.apply(action, game.seat)
        told.append([event.seen_by(worlds.reader).to_json() for event in events])
    if told[0] != told[1] or a.seat != b.seat:
        return None
    if a.view(worlds.reader).to_json() != b.view(worlds.reader).to_json():
        return None
    return a, b


def common_answer(worlds: Worlds, random: Random) -> str | None:
    """An answer that can be given in both worlds, after which they are still alike."""
    a, b = worlds.games
    assert a.seat == b.seat
    texts = [action.text for action in b.actions()]
    shared = [action.text for action in a.actions() if action.text in texts]
    random.shuffle(shared)
    for action in shared:
        after = same_to_reader(worlds, action)
        if after is not None:
            worlds.games = after
            return action
    return None


async def annoy(client: Client, answer: str) -> None:
    """Whatever the reader may try, but for what it may do."""
    version = client.version
    legal = [option["action"] for option in client.options()] if client.question else []
    for action in (answer, "nonsense", "build palace", "kill bishop", "destroy 1 tavern"):
        if action not in legal:
            await client.ask("act", id=f"{action}/{version}", version=version, action=action)
    await client.ask("undo", id=f"u{version}", version=version - (client.question is not None))
    await client.ask("act", id=f"s{version}", version=version - 2, action="end")


async def at_one_table(server: ServerProcess, worlds: Worlds, which: int, answers: list[str]) -> list[str]:
    """Give the answers at one table; all frames that the reader is sent."""
    table = worlds.tables[which]
    clients = [await Client(server, table, token).open(seen=-1) for token in worlds.tokens]
    token = worlds.made.watch if worlds.reader < 0 else worlds.tokens[worlds.reader]
    reader = await Client(server, table, token).open(seen=-1)
    for number, action in enumerate(answers):
        version = reader.version
        await annoy(reader, action)
        asked = next(client for client in clients if client.question and client.version == version)
        await asked.ask("act", id=f"a{number}", version=version, action=action)
        for client in (*clients, reader):
            await client.until(lambda c=client, v=version: c.version == v + 1)  # type: ignore[misc]
    await reader.ask("ping", id="end")
    frames = list(reader.frames)
    late = await Client(server, table, token).open(seen=-1)
    frames.append(late.frames[0])
    for client in (*clients, reader, late):
        await client.close()
    return [normal(frame, table) for frame in frames]


def normal(frame: str, table: str) -> str:
    """A frame without the id of its table, and without how long the machine took."""
    return re.sub(r'"stalls_in":\[[^]]*\]', '"stalls_in":[]', frame.replace(table, "TABLE"))


def common_answers(worlds: Worlds, random: Random) -> list[str]:
    found: list[str] = []
    while len(found) < ANSWERS:
        answer = common_answer(worlds, random)
        if answer is None:
            break
        found.append(answer)
    return found


async def compare(server: ServerProcess, worlds: Worlds, random: Random) -> int:
    """Whether all frames are the same; how many there were."""
    answers = common_answers(worlds, random)
    one, other = await asyncio.gather(*[at_one_table(server, worlds, which, answers) for which in (0, 1)])
    assert len(one) == len(other)
    for first, second in zip(one, other, strict=True):
        assert first == second
    return len(one)


@pytest.mark.nightly(stage="secrecy")
def test_no_byte_count_or_error_differs_between_worlds_that_a_reader_cannot_tell_apart(
    own_server: ServerProcess,
) -> None:
    server, random = own_server, Random(11)
    tables = [run(several_players(server, until)) for until in PLAYED]
    assert server.stop() == 0
    pairs = [
        store_worlds(server, made, reader, tokens, random) for made, tokens in tables for reader in READERS
    ]
    varied = set().union(*[pair.varied() for pair in pairs])
    assert varied >= {"deck", "hands", "characters", "key", "knowledge"}
    server.start()
    assert sum(run(compare(server, pair, random)) for pair in pairs) > 200


def test_no_secret_of_the_dealer_is_ever_sent(server: ServerProcess) -> None:
    """The key, the dealer's secret, contributions and token hashes are in no frame of a running game."""

    async def scene() -> tuple[Made, list[str], list[str]]:
        made = await server.make([None, "greedy"])
        owner, guest, spectator = (
            await made.owner().open(),
            await (await made.guest()).open(),
            await made.spectator().open(),
        )
        await owner.done("ready", ready=True, contribution="ab" * 16)
        await guest.done("ready", ready=True, contribution="cd" * 16)
        await play(owner, guest, until=30)
        frames = [frame for client in (owner, guest, spectator) for frame in client.frames]
        return made, frames, [owner.token, guest.token]

    made, frames, tokens = run(scene())
    position, stored = server.rows("SELECT position, document FROM tables WHERE id = ?", made.id)[0]
    secret = [json.loads(position)["key"], json.loads(stored)["secret"], "ab" * 16, "cd" * 16]
    secret += [*tokens, *[hashlib.sha256(token.encode()).hexdigest() for token in tokens]]
    for frame in frames:
        assert not [word for word in secret if word in frame]
        assert '"deck":[' not in frame
        assert '"knowledge"' not in frame
