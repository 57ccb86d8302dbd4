"""Links that hold for a while, players who go on at a new table, and what somebody missed who was away."""

from __future__ import annotations

import pytest

from citadels.tables.errors import TableError
from citadels.tables.grants import CLAIM_SECONDS
from citadels.tables.protocol import LinkMade, Moved, TableChanged, Update, Welcome
from citadels.tables.recap import LONG_SECONDS, MANY_CHANGES
from citadels.tables.table import Table
from tests.tables.room import Room, Visitor, pair, run


async def link(guest: Visitor, **fields: object) -> str:
    """The token of a link that is asked for."""
    answer = await guest.ask("link", **fields)  # type: ignore[arg-type]
    assert isinstance(answer, LinkMade), answer
    return answer.fragment.split("=")[1]


def test_the_link_to_ones_own_seat_holds_an_hour_and_works_once() -> None:
    async def scene() -> None:
        room = Room()
        asked, _ = await pair(room)
        late, timely = await link(asked, kind="device"), await link(asked, kind="device")
        await room.clock.advance(CLAIM_SECONDS - 1)
        seat, token = await room.table.claim(timely)
        assert (seat, room.table.seat_of(token)) == (asked.seat, asked.seat)
        with pytest.raises(TableError):
            await room.table.claim(timely)
        await room.clock.advance(1)
        with pytest.raises(TableError):
            await room.table.claim(late)

    run(scene())


def test_who_leaves_hears_that_it_is_done_and_then_no_more() -> None:
    async def scene() -> None:
        room = await Room().open([None])
        owner, guest = await room.owner().arrive(), await (await room.guest()).arrive()
        await guest.done("leave")
        assert guest.closed == (4002, "you left the table")
        assert owner.info.seats[1].kind == "open"
        with pytest.raises(TableError):
            await guest.arrive()

    run(scene())


def test_the_last_one_to_be_ready_begins_the_game_and_the_update_comes_before_the_table() -> None:
    async def scene() -> None:
        room = await Room().open([None])
        owner, guest = await room.owner().arrive(), await (await room.guest()).arrive()
        await owner.done("ready", ready=True)
        assert owner.info.phase == "lobby"
        told = len(owner.messages)
        await guest.done("ready", ready=True)
        update, table = owner.messages[told:]
        assert isinstance(update, Update)
        assert isinstance(table, TableChanged)
        assert (update.version, table.table.phase) == (1, "playing")

    run(scene())


# -- once more ---------------------------------------------------------------------------------


async def played(room: Room) -> list[Visitor]:
    """Two players at the end of a game."""
    guests = await pair(room, "greedy")
    while guests[0].info.phase == "playing":
        for guest in guests:
            while guest.is_asked():
                await guest.act(builds(guest))
        await room.clock.advance(0)
    return guests


def builds(guest: Visitor) -> str | None:
    """An answer that builds, if there is one, so that the game ends soon."""
    assert guest.question is not None
    return next((o.action for o in guest.question.options if o.action.startswith("build")), None)


def test_the_same_players_go_on_at_a_new_table_which_their_tokens_open() -> None:
    async def scene() -> None:
        room = Room()
        one, two = await played(room)
        spectator = await room.spectator().arrive()
        await one.done("rematch")
        [moved] = one.told(Moved)
        assert two.told(Moved) == [moved]
        assert spectator.told(Moved) == [moved]
        assert spectator.info.rematch == moved.table
        await two.done("rematch")
        assert [told.table for told in two.told(Moved)] == [moved.table] * 2
        table = await Table.read(moved.table, room.host)
        assert table is not None
        assert [table.seat_of(guest.token) for guest in (one, two)] == [one.seat, two.seat]
        info = await table.info()
        assert (info.phase, [seat.ready for seat in info.seats]) == ("lobby", [False, False, True])
        assert info.commitment != one.info.commitment

    run(scene())


def test_a_rematch_is_for_players_and_for_games_that_are_over() -> None:
    async def scene() -> None:
        room = Room()
        asked, _ = await pair(room)
        spectator = await room.spectator().arrive()
        assert await asked.refused("rematch") == "not_over"
        assert await spectator.refused("rematch") == "spectator"

    run(scene())


def test_a_finished_game_can_be_read_by_whoever_played_or_watched() -> None:
    async def scene() -> None:
        room = Room()
        one, _ = await played(room)
        for token in (one.token, room.made.watch):
            archive = await room.table.archive(token)
            steps = len(archive.file.actions)
            assert archive.step(steps, one.seat, "en").view == one.situation.view
        with pytest.raises(TableError):
            await room.table.archive(room.made.invite)

    run(scene())


# -- who was away ------------------------------------------------------------------------------


async def welcomed(guest: Visitor) -> Welcome:
    again = await Visitor(guest.room, guest.token, guest.language).arrive()
    await again.leave()
    return again.told(Welcome)[0]


def test_who_was_away_for_a_moment_reads_the_log_as_usual() -> None:
    async def scene() -> None:
        room = Room()
        asked, away = await pair(room, grace=3600)
        await away.leave()
        await asked.act()
        await room.clock.advance(LONG_SECONDS - 1)
        assert (await welcomed(away)).missed is None

    run(scene())


def test_who_missed_much_reads_it_in_short_after_a_restart_too() -> None:
    async def scene() -> None:
        room = Room()
        guest, robin = await pair(room, "greedy", grace=5)
        await robin.leave()
        version = guest.version
        while guest.version < version + MANY_CHANGES:
            await room.clock.advance(5)
            if guest.is_asked():
                await guest.act(builds(guest))
        await room.restart()
        robin.language = "fr"
        missed = (await welcomed(robin)).missed
        assert missed is not None
        assert missed.seconds > 0
        assert any("a bâti" in line or "Votre cité" in line for line in missed.lines)
        assert (await welcomed(robin)).missed is None

    run(scene())


def test_a_table_that_nobody_uses_is_idle_unless_its_game_goes_on_by_itself() -> None:
    async def scene() -> None:
        room = Room()
        asked, other = await pair(room)
        await room.clock.advance(1000)
        assert not room.table.is_idle(600)
        for guest in (asked, other):
            await guest.leave()
        assert room.table.is_idle(600)
        await (await Visitor(room, asked.token).arrive()).leave()
        assert not room.table.is_idle(600)

    run(scene())
