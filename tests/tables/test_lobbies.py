"""Lobbies with absent players, and who gets their seats."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.tables.document import new_table_id
from citadels.tables.errors import TableError
from citadels.tables.limits import MINUTE, Limits
from tests.tables.table_harness import FakeClient, TableHarness, begin, run

KEPT = Limits().lobby_seat_minutes * MINUTE


async def public(*seats: str | None, **options: Any) -> TableHarness:
    return await TableHarness().open(seats, public=True, **options)


def kinds(guest: FakeClient) -> list[str]:
    return [seat.kind for seat in guest.info.seats]


def test_absent_players_lose_public_lobby_seats_and_learn_it_on_return() -> None:
    async def scene() -> None:
        harness = await public(None, None)
        owner = await harness.owner().arrive()
        ghosts = [await harness.guest(name) for name in ("Ghost", "Spook")]
        with pytest.raises(TableError, match="taken"):
            await harness.guest("Sam")
        await harness.clock.advance(KEPT - 1)
        assert kinds(owner) == ["player"] * 3
        await harness.clock.advance(1)
        assert kinds(owner) == ["player", "open", "open"]
        sam = await (await harness.guest("Sam")).arrive()
        assert sam.seat == 1
        for late in ghosts:
            with pytest.raises(TableError) as told:
                await late.arrive()
            assert told.value.code == "lapsed"
        await harness.restart()
        with pytest.raises(TableError) as told:
            await ghosts[0].arrive()
        assert told.value.code == "lapsed"
        with pytest.raises(TableError) as told:
            harness.table.seat_of(ghosts[0].token)
        assert harness.table.seat_of(sam.token) == 1

    run(scene())


def test_connected_or_returning_players_keep_the_seat() -> None:
    async def scene() -> None:
        harness = await public(None)
        owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
        await harness.clock.advance(KEPT)
        await guest.leave()
        await harness.clock.advance(KEPT - 1)
        await guest.arrive()
        await harness.clock.advance(KEPT)
        assert kinds(owner) == ["player", "player"]

    run(scene())


def test_the_same_holds_for_the_owner_and_the_table_passes_on() -> None:
    async def scene() -> None:
        harness = await public(None)
        owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
        await owner.leave()
        await harness.clock.advance(KEPT)
        assert kinds(guest) == ["open", "player"]
        assert guest.info.owner == guest.seat
        await guest.done("bot", seat=0, level="greedy")
        with pytest.raises(TableError):
            await harness.owner().arrive()

    run(scene())


def test_absent_players_keep_their_seats_while_no_player_waits() -> None:
    async def scene() -> None:
        harness = await public(None)
        owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
        await owner.leave()
        await guest.leave()
        spectator = await harness.spectator().arrive()
        await harness.clock.advance(10 * KEPT)
        await owner.arrive()
        await harness.clock.advance(KEPT - 1)  # from now on a player waits
        assert kinds(owner) == kinds(spectator) == ["player", "player"]
        await harness.clock.advance(1)
        assert kinds(owner) == ["player", "open"]

    run(scene())


def test_seats_of_private_tables_and_of_games_stay() -> None:
    async def scene() -> None:
        private = await TableHarness().open([None])
        owner = await private.owner().arrive()
        await private.guest()
        await private.clock.advance(10 * KEPT)
        assert kinds(owner) == ["player", "player"]
        harness = await public(None)
        one, two = await harness.owner().arrive(), await (await harness.guest()).arrive()
        await begin(one, two)
        await two.leave()
        await harness.clock.advance(10 * KEPT)
        assert kinds(one) == ["player", "player"]
        await two.arrive()

    run(scene())


def test_a_public_table_is_listed_while_occupied_and_some_minutes_longer() -> None:
    async def scene() -> None:
        harness = await public(None)
        kept = harness.host.limits.listed_minutes * MINUTE
        assert harness.table.is_listed()
        assert not harness.table.is_idle(0)  # the list has what is in memory
        await harness.clock.advance(kept)
        assert not harness.table.is_listed()
        assert harness.table.is_idle(0)
        owner = await harness.owner().arrive()
        await harness.clock.advance(10 * kept)
        assert harness.table.is_listed()
        await owner.leave()
        await harness.clock.advance(kept - 1)
        await harness.restart()
        assert harness.table.is_listed()
        await harness.clock.advance(1)
        assert not harness.table.is_listed()
        await harness.spectator().arrive()
        assert not harness.table.is_listed()

    run(scene())


def test_a_table_without_an_open_seat_a_private_one_and_a_game_are_not_listed() -> None:
    async def scene() -> None:
        assert not (await TableHarness().open([None])).table.is_listed()
        harness = await public(None)
        guest = await (await harness.guest()).arrive()
        assert not harness.table.is_listed()
        await guest.done("leave")
        assert harness.table.is_listed()
        alone = await public("greedy")
        await begin(await alone.owner().arrive())
        assert not alone.table.is_listed()

    run(scene())


def test_no_id_of_a_table_looks_like_an_option_or_needs_quoting() -> None:
    assert all(id.isascii() and id.isalnum() for id in [new_table_id() for _ in range(500)])
