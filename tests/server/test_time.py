"""The clock of the machine drives a table, and a socket; tests/tables has what is due when."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from litestar.exceptions import WebSocketDisconnect

from citadels.server.admission.addresses import AddressKeys
from citadels.server.config.limits import ServerLimits
from citadels.server.http.closing import HELLO_SECONDS
from citadels.server.http.connection import Connection
from citadels.server.hub import Hub
from citadels.tables.document import PACES
from citadels.tables.errors import TableError
from citadels.tables.limits import WINDOW
from citadels.tables.table import Table
from tests.server.server_process import ServerProcess, begin, run
from tests.tables.table_harness import TableHarness, spin
from tests.tables.table_harness import run as run_here


def test_bots_keep_their_pace_by_the_clock_of_the_machine(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy", "random", "greedy"], {"pace": "fast"}, crown=1)
        async with made.owner() as owner:
            await begin(owner)
            waits: list[float] = []
            while len(waits) < 4:
                version, began = owner.version, time.monotonic()
                if owner.question:
                    await owner.act()
                    continue
                await owner.until(lambda v=version: owner.version > v)  # type: ignore[misc]
                waits.append(time.monotonic() - began)
            # A busy machine delivers some of them late, and then the next seems early.
            assert sum(waits) > 2 * PACES["fast"]

    run(scene())


# -- a socket, with a manual clock ---------------------------------------------------------------


class LimitedWebSocket:
    """What a connection needs of a socket."""

    def __init__(self) -> None:
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self.sent: list[str] = []
        self.codes: list[int] = []
        self.scope = {"client": ("127.0.0.1", 0)}

    async def accept(self) -> None: ...

    async def receive_data(self, mode: str) -> str:
        frame = await self.frames.get()
        if frame is None:
            raise WebSocketDisconnect(detail="gone")
        return frame

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.codes.append(code)


LIMITS = ServerLimits()


class OneTable:
    """A hub with one table."""

    def __init__(self, harness: TableHarness) -> None:
        self._slots = harness
        self.clock = harness.clock
        self.limits = LIMITS
        self.addresses = AddressKeys("secret")
        self.seat_addresses = self

    def note(self, table: str, seat: int, sender: str) -> None:
        """Do nothing: no address is banned here."""

    async def open_with_token(self, id: str, token: str) -> Table:
        if id != self._slots.table.id:
            raise TableError("no_table")
        return self._slots.table


def connected(harness: TableHarness) -> tuple[LimitedWebSocket, asyncio.Task[None]]:
    socket = LimitedWebSocket()
    connection = Connection(cast(Any, socket), cast(Hub, OneTable(harness)))
    return socket, asyncio.create_task(connection.run(harness.table.id))


def test_a_socket_without_a_hello_is_closed() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        socket, task = connected(harness)
        await spin()
        await harness.clock.advance(HELLO_SECONDS - 0.1, spin)
        assert socket.codes == []
        await harness.clock.advance(0.1, spin)
        assert socket.codes == [4000]
        await task

    run_here(scene())


def test_a_hello_in_time_keeps_the_socket_open() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        socket, task = connected(harness)
        await spin()
        await harness.clock.advance(HELLO_SECONDS - 0.1, spin)
        socket.frames.put_nowait(f'{{"type": "hello", "token": "{harness.made.token}"}}')
        await harness.clock.advance(3600, spin)
        assert socket.codes == []
        assert '"type":"welcome"' in socket.sent[0]
        socket.frames.put_nowait(None)
        await task

    run_here(scene())


def test_as_many_messages_as_are_allowed_may_be_sent_again_and_again() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        socket, task = connected(harness)
        socket.frames.put_nowait(f'{{"type": "hello", "token": "{harness.made.token}"}}')
        await spin()
        for _ in range(3):
            await harness.clock.advance(WINDOW, spin)
            for number in range(LIMITS.messages):
                socket.frames.put_nowait(f'{{"type": "ping", "id": "{number}"}}')
            while not socket.frames.empty():
                await spin()
            await spin()
        assert socket.codes == []
        await harness.clock.advance(0.1, spin)
        socket.frames.put_nowait('{"type": "ping", "id": "one too many"}')
        await spin()
        assert socket.codes == [4008]
        await task

    run_here(scene())
