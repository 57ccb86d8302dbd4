"""Several servers on one PostgreSQL: tables are passed on, taken over and handed over; nobody loses any."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from citadels.record import verify
from tests.server.house import Client, House, Postgresql, play, run
from tests.server.test_play import level, next_turn, sit


class Servers:
    """Servers on one database; more can be started."""

    def __init__(self, database: str, folder: Path, stack: ExitStack) -> None:
        self.database = database
        self._folder = folder
        self._stack = stack
        self.started: list[House] = []

    def start(self, *arguments: str) -> House:
        folder = self._folder / str(len(self.started))
        folder.mkdir()
        self.started.append(self._stack.enter_context(House(folder, self.database, *arguments)))
        return self.started[-1]


@pytest.fixture
def servers(postgres: Postgresql, tmp_path: Path) -> Iterator[Servers]:
    with ExitStack() as stack:
        yield Servers(postgres.new_database(), tmp_path, stack)


def at(house: House, client: Client) -> Client:
    """The same player, by way of another server."""
    return Client(house, client.id, client.token)


def test_a_table_is_reached_through_every_server_and_outlives_the_one_that_has_it(servers: Servers) -> None:
    one, other = servers.start(), servers.start()

    async def scene() -> None:
        made, owner, guest = await sit(one)
        guest = await at(other, guest).open()
        await play(owner, guest, until=6)
        await level(owner, guest)
        one.kill()
        assert await guest.closed() == 1012
        owner, guest = await at(other, owner).open(), await at(other, guest).open()
        await play(owner, guest)
        verify((await other.get(f"/api/tables/{made.id}/game", made.token)).json())

    run(scene())


def test_a_server_that_was_asleep_cannot_write_and_sends_its_people_away(servers: Servers) -> None:
    one, other = servers.start(), servers.start()

    async def scene() -> None:
        _, owner, guest = await sit(one)
        await play(owner, guest, until=6)
        asked = await next_turn(owner, guest)
        await level(owner, guest)
        one.process.send_signal(signal.SIGSTOP)
        action = asked.options()[0]["action"]
        await asked.send("act", id="late", version=asked.version, action=action)
        again = await at(other, asked).open()
        assert again.version == asked.version
        assert (await again.act(again.options()[-1]["action"]))["type"] == "ack"
        one.process.send_signal(signal.SIGCONT)
        for client in (owner, guest):
            assert await client.closed() == 1012
            assert not client.told("update", version=again.version)
        back = await asked.open()
        assert back.version >= again.version
        late = await back.ask("act", id="late", version=again.version - 1, action=action)
        assert late["type"] == "stale"

    run(scene())
