"""The list of public tables, and the deletion of abandoned ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from citadels.server.storage import schema
from citadels.server.storage.sql_storage import SqlStorage
from citadels.tables.document import DAY
from citadels.tables.limits import MINUTE
from citadels.tables.storage import TokenRow, Write
from tests.server.hub_harness import HubHarness
from tests.server.storage_setup import open_storage, table_row
from tests.tables.table_harness import run, spin

# -- the list ----------------------------------------------------------------------------------


def test_occupied_tables_are_listed_first_then_the_latest(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = HubHarness(kept)
            old, new = await here.make(), await here.make()
            await here.make(public=False)
            await here.clock.advance(1, spin)
            latest = await here.make()
            assert (await here.listed())[0] == latest.table
            owner = await here.visit(old)
            assert (await here.listed())[0] == old.table
            assert set(await here.listed()) == {old.table, new.table, latest.table}
            await here.clock.advance(here.hub.limits.listed_minutes * MINUTE, spin)
            assert await here.listed() == [old.table]
            await owner.leave()
            assert await here.listed() == [old.table]
            await here.clock.advance(here.hub.limits.listed_minutes * MINUTE, spin)
            assert await here.listed() == []

    run(scene())


def test_many_tables_of_one_person_push_no_other_off_the_list(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_storage(f"sqlite:///{tmp_path / 'tables.sqlite'}") as kept:
            here = HubHarness(kept, listed=5)
            honest = await here.make()
            await here.visit(honest)
            stranger = [await here.make() for _ in range(8)]
            assert (await here.listed())[0] == honest.table
            assert len(await here.listed()) == 5
            for made in stranger:
                await here.visit(made)
            seen = {id for _ in range(200) for id in await here.listed()}
            assert seen == {honest.table, *[made.table for made in stranger]}

    run(scene())


# -- what is deleted -----------------------------------------------------------------------------


async def count(kept: SqlStorage, id: str) -> list[int]:
    """Return how many rows a table has in each schema table: itself, tokens, chat, subscriptions."""
    found = []
    for table in (schema.tables, schema.tokens, schema.chat, schema.subscriptions):
        column = table.c.id if table is schema.tables else table.c.table_id
        rows = await kept._rows(select(func.count().label("n")).select_from(table).where(column == id))
        found.append(rows[0]["n"])
    return found


def test_an_abandoned_lobby_is_deleted_with_all_its_rows(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = HubHarness(kept)
            lobby, visited = await here.make(), await here.make(public=False)
            owner = await here.visit(lobby)
            await owner.done("say", text="is anybody there?")
            await owner.leave()
            assert await count(kept, lobby.table) == [1, 3, 1, 0]
            for _ in range(3):
                await here.pass_time(here.hub.limits.lobby_days * DAY / 2)
                await (await here.visit(visited)).leave()
            assert await count(kept, lobby.table) == [0, 0, 0, 0]
            assert await here.hub.find(lobby.table) is None
            assert await count(kept, visited.table) == [1, 3, 0, 0]
            assert (await here.visit(visited)).info.seats[0].name == "Robin"

    run(scene())


def test_an_occupied_lobby_and_a_running_game_are_never_deleted(place: str) -> None:
    async def scene() -> None:
        async with open_storage(place) as kept:
            here = HubHarness(kept)
            waiting, begun = await here.make(), await here.make()
            await here.visit(waiting)
            owner = await here.visit(begun)
            table = await here.hub.existing(begun.table)
            _, token = await table.join("Sam", "en", None)
            guest = await here.visit(begun, token)
            for player in (owner, guest):
                await player.done("ready", ready=True, contribution="00" * 16)
            for player in (owner, guest):
                await player.leave()
            await here.pass_time(3 * here.hub.limits.lobby_days * DAY)
            assert await count(kept, waiting.table) == [1, 3, 0, 0]
            assert (await count(kept, begun.table))[0] == 1
            assert (await here.visit(begun)).situation is not None

    run(scene())


def test_a_lobby_that_is_taken_meanwhile_or_follows_a_game_stays(place: str) -> None:
    def token(table: str) -> TokenRow:
        return {"hash": "h", "table_id": table, "kind": "seat", "seat": 0, "expires": None}

    async def scene() -> None:
        async with open_storage(place) as kept:
            rows = [table_row("old"), table_row("taken"), table_row("game"), table_row("rematch")]
            rows[2]["phase"] = "over"
            tokens = [token("game"), token("rematch")]
            await kept.commit(Write(new_tables=rows, new_tokens=tokens))
            transact = kept._transact

            async def late(work: Any) -> Any:
                kept._transact = transact  # type: ignore[method-assign]
                await kept.acquire_table("taken")  # by another server
                return await transact(work)

            kept._transact = late  # type: ignore[method-assign,assignment]
            await kept.delete_old("lobby", 1.0)
            left = [id for id in ("old", "taken", "game", "rematch") if await kept.read_table(id) is not None]
            assert left == ["taken", "game", "rematch"]

    run(scene())


def test_a_hub_goes_on_looking_after_its_tables_though_the_database_fails(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_storage(f"sqlite:///{tmp_path / 'tables.sqlite'}") as kept:
            here = HubHarness(kept)

            async def fails(*_: object, **__: object) -> int:
                raise OSError("gone")

            working = kept.delete_old
            kept.delete_old = fails  # type: ignore[method-assign]
            made = await here.make()
            await here.clock.advance(here.hub.limits.lobby_days * DAY + 1, spin)
            await here.hub._run_upkeep()
            assert here.clock._timers  # the next round
            kept.delete_old = working  # type: ignore[method-assign]
            await here.hub._run_upkeep()
            assert await here.hub.find(made.table) is None

    run(scene())
