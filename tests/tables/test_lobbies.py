"""Lobbies where somebody does not come, and who gets their seat."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.tables.document import new_table_id
from citadels.tables.errors import TableError
from citadels.tables.limits import MINUTE, Limits
from tests.tables.room import Room, Visitor, begin, run

KEPT = Limits().lobby_seat_minutes * MINUTE


async def public(*seats: str | None, **options: Any) -> Room:
    return await Room().open(seats, public=True, **options)


def kinds(guest: Visitor) -> list[str]:
    return [seat.kind for seat in guest.info.seats]


def test_ghosts_in_a_public_lobby_lose_their_seats_and_are_told_when_they_come() -> None:
    async def scene() -> None:
        room = await public(None, None)
        owner = await room.owner().arrive()
        ghosts = [await room.guest(name) for name in ("Ghost", "Spook")]
        with pytest.raises(TableError, match="taken"):
            await room.guest("Sam")
        await room.clock.advance(KEPT - 1)
        assert kinds(owner) == ["player"] * 3
        await room.clock.advance(1)
        assert kinds(owner) == ["player", "open", "open"]
        sam = await (await room.guest("Sam")).arrive()
        assert sam.seat == 1
        for late in ghosts:
            with pytest.raises(TableError) as told:
                await late.arrive()
            assert told.value.code == "lapsed"
        await room.restart()
        with pytest.raises(TableError) as told:
            await ghosts[0].arrive()
        assert told.value.code == "lapsed"
        with pytest.raises(TableError) as told:
            room.table.seat_of(ghosts[0].token)
        assert room.table.seat_of(sam.token) == 1

    run(scene())


def test_who_is_there_or_comes_back_in_time_keeps_the_seat() -> None:
    async def scene() -> None:
        room = await public(None)
        owner, guest = await room.owner().arrive(), await (await room.guest()).arrive()
        await room.clock.advance(KEPT)
        await guest.leave()
        await room.clock.advance(KEPT - 1)
        await guest.arrive()
        await room.clock.advance(KEPT)
        assert kinds(owner) == ["player", "player"]

    run(scene())


def test_the_same_holds_for_the_owner_and_the_table_passes_on() -> None:
    async def scene() -> None:
        room = await public(None)
        owner, guest = await room.owner().arrive(), await (await room.guest()).arrive()
        await owner.leave()
        await room.clock.advance(KEPT)
        assert kinds(guest) == ["open", "player"]
        assert guest.info.owner == guest.seat
        await guest.done("bot", seat=0, level="greedy")
        with pytest.raises(TableError):
            await room.owner().arrive()

    run(scene())


def test_while_nobody_waits_nobody_loses_a_seat() -> None:
    async def scene() -> None:
        room = await public(None)
        owner, guest = await room.owner().arrive(), await (await room.guest()).arrive()
        await owner.leave()
        await guest.leave()
        spectator = await room.spectator().arrive()
        await room.clock.advance(10 * KEPT)
        await owner.arrive()
        await room.clock.advance(KEPT - 1)  # from now on somebody waits
        assert kinds(owner) == kinds(spectator) == ["player", "player"]
        await room.clock.advance(1)
        assert kinds(owner) == ["player", "open"]

    run(scene())


def test_seats_of_private_tables_and_of_games_stay() -> None:
    async def scene() -> None:
        private = await Room().open([None])
        owner = await private.owner().arrive()
        await private.guest()
        await private.clock.advance(10 * KEPT)
        assert kinds(owner) == ["player", "player"]
        room = await public(None)
        one, two = await room.owner().arrive(), await (await room.guest()).arrive()
        await begin(one, two)
        await two.leave()
        await room.clock.advance(10 * KEPT)
        assert kinds(one) == ["player", "player"]
        await two.arrive()

    run(scene())


def test_a_public_table_is_listed_while_somebody_is_there_and_for_some_minutes_after() -> None:
    async def scene() -> None:
        room = await public(None)
        kept = room.host.limits.listed_minutes * MINUTE
        assert room.table.is_listed()
        assert not room.table.is_idle(0)  # the list has what is in memory
        await room.clock.advance(kept)
        assert not room.table.is_listed()
        assert room.table.is_idle(0)
        owner = await room.owner().arrive()
        await room.clock.advance(10 * kept)
        assert room.table.is_listed()
        await owner.leave()
        await room.clock.advance(kept - 1)
        await room.restart()
        assert room.table.is_listed()
        await room.clock.advance(1)
        assert not room.table.is_listed()
        await room.spectator().arrive()
        assert not room.table.is_listed()

    run(scene())


def test_a_table_without_an_open_seat_a_private_one_and_a_game_are_not_listed() -> None:
    async def scene() -> None:
        assert not (await Room().open([None])).table.is_listed()
        room = await public(None)
        guest = await (await room.guest()).arrive()
        assert not room.table.is_listed()
        await guest.done("leave")
        assert room.table.is_listed()
        alone = await public("greedy")
        await begin(await alone.owner().arrive())
        assert not alone.table.is_listed()

    run(scene())


def test_no_id_of_a_table_looks_like_an_option_or_needs_quoting() -> None:
    assert all(id.isascii() and id.isalnum() for id in [new_table_id() for _ in range(500)])
