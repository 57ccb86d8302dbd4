"""Links that expire, rematches at a new table, and the recap for absent players."""

from __future__ import annotations

import pytest

from citadels.tables.errors import TableError
from citadels.tables.grants import CLAIM_SECONDS
from citadels.tables.protocol import LinkMade, Moved, TableChanged, Update, Welcome
from citadels.tables.recap import LONG_SECONDS, MANY_CHANGES
from citadels.tables.table import Table
from tests.tables.table_harness import FakeClient, TableHarness, build_option, pair, play_to_end, run


async def link(guest: FakeClient, **fields: object) -> str:
    """Request a link and return its token."""
    answer = await guest.ask("link", **fields)  # type: ignore[arg-type]
    assert isinstance(answer, LinkMade), answer
    return answer.fragment.split("=")[1]


def test_the_link_to_the_players_own_seat_lasts_an_hour_and_works_once() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, _ = await pair(harness)
        late, timely = await link(asked, kind="device"), await link(asked, kind="device")
        await harness.clock.advance(CLAIM_SECONDS - 1)
        seat, token = await harness.table.claim(timely)
        assert (seat, harness.table.seat_of(token)) == (asked.seat, asked.seat)
        with pytest.raises(TableError):
            await harness.table.claim(timely)
        await harness.clock.advance(1)
        with pytest.raises(TableError):
            await harness.table.claim(late)

    run(scene())


def test_a_leaving_player_gets_an_ack_and_nothing_more() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
        await guest.done("leave")
        assert guest.closed == (4002, "you left the table")
        assert owner.info.seats[1].kind == "open"
        with pytest.raises(TableError):
            await guest.arrive()

    run(scene())


def test_the_last_one_to_be_ready_begins_the_game_and_the_update_comes_before_the_table() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
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


def test_the_same_players_go_on_at_a_new_table_which_their_tokens_open() -> None:
    async def scene() -> None:
        harness = TableHarness()
        one, two = await play_to_end(harness)
        spectator = await harness.spectator().arrive()
        await one.done("rematch")
        [moved] = one.received(Moved)
        assert two.received(Moved) == [moved]
        assert spectator.received(Moved) == [moved]
        assert spectator.info.rematch == moved.table
        await two.done("rematch")
        assert [told.table for told in two.received(Moved)] == [moved.table] * 2
        table = await Table.read(moved.table, harness.host)
        assert table is not None
        assert [table.seat_of(guest.token) for guest in (one, two)] == [one.seat, two.seat]
        info = await table.info()
        assert (info.phase, [seat.ready for seat in info.seats]) == ("lobby", [False, False, True])
        assert info.commitment != one.info.commitment

    run(scene())


def test_a_rematch_is_for_players_and_for_games_that_are_over() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, _ = await pair(harness)
        spectator = await harness.spectator().arrive()
        assert await asked.refused("rematch") == "not_over"
        assert await spectator.refused("rematch") == "spectator"

    run(scene())


def test_players_and_spectators_can_read_a_finished_game() -> None:
    async def scene() -> None:
        harness = TableHarness()
        one, _ = await play_to_end(harness)
        for token in (one.token, harness.made.watch):
            archive = await harness.table.archive(token)
            steps = len(archive.file.actions)
            assert archive.step(steps, one.seat, "en").view == one.situation.view
        with pytest.raises(TableError):
            await harness.table.archive(harness.made.invite)

    run(scene())


# -- who was away ------------------------------------------------------------------------------


async def welcomed(guest: FakeClient) -> Welcome:
    again = await FakeClient(guest.harness, guest.token, guest.language).arrive()
    await again.leave()
    return again.received(Welcome)[0]


def test_a_player_away_for_a_moment_reads_the_log_as_usual() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, away = await pair(harness, grace=3600)
        await away.leave()
        await asked.act()
        await harness.clock.advance(LONG_SECONDS - 1)
        assert (await welcomed(away)).missed is None

    run(scene())


def test_a_player_who_missed_much_reads_a_recap_after_a_restart_too() -> None:
    async def scene() -> None:
        harness = TableHarness()
        guest, robin = await pair(harness, "greedy", grace=5)
        await robin.leave()
        version = guest.version
        while guest.version < version + MANY_CHANGES:
            await harness.clock.advance(5)
            if guest.is_asked():
                await guest.act(build_option(guest))
        await harness.restart()
        robin.language = "fr"
        missed = (await welcomed(robin)).missed
        assert missed is not None
        assert missed.seconds > 0
        assert any("a bâti" in line or "Votre cité" in line for line in missed.lines)
        assert (await welcomed(robin)).missed is None

    run(scene())


def test_an_unused_table_is_idle_unless_its_game_runs_by_itself() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness)
        await harness.clock.advance(1000)
        assert not harness.table.is_idle(600)
        for guest in (asked, other):
            await guest.leave()
        assert harness.table.is_idle(600)
        await (await FakeClient(harness, asked.token).arrive()).leave()
        assert not harness.table.is_idle(600)

    run(scene())
