"""Clocks, grace for absent players, and the pace of bots, with a manual clock."""

from __future__ import annotations

import pytest

from citadels.tables.countdown import Countdown
from citadels.tables.document import PACES, TimeLimit, bot_pause
from citadels.tables.protocol import ClockWarning, Notice, Update
from tests.tables.table_harness import DAY, FakeClient, TableHarness, begin, pair, run, settle

TEN = TimeLimit("turn", 10)
MINUTE = TimeLimit("turn", 60)
ONE_DAY = TimeLimit("days", DAY)


# -- the countdown -----------------------------------------------------------------------------


def test_a_countdown_runs_only_while_it_is_started() -> None:
    clock = Countdown(10)
    assert (clock.left(0), clock.left(99), clock.ends_at()) == (10, 10, None)
    clock.run(True, 100)
    assert (clock.left(100), clock.left(104), clock.ends_at()) == (10, 6, 110)
    clock.run(True, 105)
    assert clock.ends_at() == 110
    clock.run(False, 107)
    assert (clock.left(107), clock.left(1000), clock.ends_at()) == (3, 3, None)
    clock.run(False, 1000)
    clock.run(True, 1000)
    assert (clock.left(1001), clock.ends_at()) == (2, 1003)
    assert clock.left(2000) == 0


def test_a_countdown_that_begins_anew_goes_on_running_or_standing() -> None:
    clock = Countdown()
    assert clock.left(5) is None
    clock.set(8, 5)
    assert (clock.left(50), clock.ends_at()) == (8, None)
    clock.run(True, 50)
    clock.set(20, 55)
    assert (clock.left(56), clock.ends_at()) == (19, 75)
    clock.set(None, 60)
    assert (clock.left(99), clock.ends_at()) == (None, None)
    clock.run(False, 99)
    clock.set(3, 99)
    assert (clock.left(200), clock.ends_at()) == (3, None)


# -- the clock of a turn -----------------------------------------------------------------------


def test_a_bot_answers_at_once_when_the_time_for_a_turn_is_up() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, limit=TEN)
        assert asked.situation.remaining == 10
        version = asked.version
        await harness.clock.advance(9.9)
        assert (other.notices(), other.version) == ([], version)
        await harness.clock.advance(0.1)
        assert other.notices() == [("time_up", asked.seat)]
        assert asked.version > version
        assert not asked.is_asked()
        assert other.is_asked()
        assert other.situation.remaining == 10

    run(scene())


def test_the_next_player_to_move_has_the_whole_time() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, limit=MINUTE)
        await harness.clock.advance(20)
        await asked.act()
        assert other.situation.remaining == 60

    run(scene())


def test_a_warning_comes_thirty_and_ten_seconds_before_the_time_is_up() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, limit=MINUTE)
        await harness.clock.advance(29.9)
        assert other.received(ClockWarning) == []
        await harness.clock.advance(0.1)
        assert other.received(ClockWarning) == [ClockWarning(asked.seat, 30.0)]
        await harness.clock.advance(20)
        assert other.received(ClockWarning)[1:] == [ClockWarning(asked.seat, 10.0)]
        await harness.clock.advance(10)
        assert len(other.received(ClockWarning)) == 2
        assert other.notices() == [("time_up", asked.seat)]

    run(scene())


def test_the_clock_stands_still_while_the_game_is_paused() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, owner = await pair(harness, limit=TEN)
        await harness.clock.advance(4)
        await owner.done("pause", paused=True)
        await harness.clock.advance(3600)
        again = await FakeClient(harness, asked.token).arrive()
        assert again.situation.remaining == 6
        assert await asked.refused("act", version=asked.version, action="end") == "paused"
        await owner.done("pause", paused=False)
        await harness.clock.advance(6)
        assert owner.notices() == [("paused", 0), ("resumed", 0), ("time_up", asked.seat)]

    run(scene())


def test_the_clock_stops_while_no_player_is_connected_and_over_a_restart() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, owner = await pair(harness, limit=MINUTE)
        await harness.clock.advance(20)
        for guest in (asked, owner):
            await guest.leave()
        await harness.clock.advance(1000)
        await harness.restart()
        await harness.clock.advance(1000)
        again = await FakeClient(harness, asked.token).arrive()
        assert again.situation.remaining == 40
        await harness.clock.advance(39.9)
        assert again.notices() == [("owner_away", asked.seat)]
        await harness.clock.advance(0.1)
        assert again.notices()[1] == ("time_up", asked.seat)

    run(scene())


def test_the_player_to_move_and_the_owner_may_add_time_ten_times() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, owner = await pair(harness, "greedy", limit=TEN)
        third = harness.spectator()
        await third.arrive()
        assert await third.refused("more_time") == "spectator"
        version = asked.version
        await asked.done("more_time")
        assert owner.notices() == [("more_time", asked.seat)]
        assert owner.situation.remaining == 20
        assert owner.version == version
        for giver in [owner, asked] * 4 + [owner]:
            await giver.done("more_time")
        assert await asked.refused("more_time") == "time"
        await harness.clock.advance(109.9)
        assert (asked.version, len(owner.received(ClockWarning))) == (version, 2)
        await harness.clock.advance(0.1)
        assert owner.notices()[-1] == ("time_up", asked.seat)

    run(scene())


def test_time_cannot_be_added_by_others_nor_while_paused_nor_without_a_clock() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, owner = await pair(harness, limit=TEN)
        await asked.act()
        assert await asked.refused("more_time") == "not_asked"
        await owner.done("pause", paused=True)
        assert await owner.refused("more_time") == "paused"
        asked, _ = await pair(TableHarness())
        assert await asked.refused("more_time") == "time"

    run(scene())


def test_a_player_out_of_time_reads_that_a_bot_answered_for_them() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, limit=TEN)
        await harness.clock.advance(10)
        name = asked.info.seats[asked.seat].name
        assert asked.received(Notice)[-1].text == "Your time is up; a bot moves for you."
        assert other.received(Notice)[-1].text == f"{name}’s time is up; a bot moves instead."
        picked = [client.received(Update)[-1].lines[0].text for client in (asked, other)]
        assert picked[0].startswith("A bot moves for you. You take ")
        assert picked[1] == f"{name} takes a character."

    run(scene())


def test_a_players_own_answer_is_not_attributed_to_a_bot() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, _ = await pair(harness, limit=TEN)
        await asked.act()
        assert asked.received(Update)[-1].lines[0].text.startswith("You take ")

    run(scene())


# -- patience ----------------------------------------------------------------------------------


def test_a_bot_stands_in_for_an_absent_player_and_leaves_on_their_return() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, grace=5)
        seat, version = asked.seat, asked.version
        await asked.leave()
        assert other.info.seats[seat].away
        await harness.clock.advance(4.9)
        assert (other.notices(), other.version) == ([], version)
        await harness.clock.advance(0.1)
        assert other.notices() == [("stand_in", seat)]
        assert other.version > version
        assert other.info.seats[seat].stand_in
        assert other.info.seats[seat].level == "greedy"
        await asked.arrive()
        assert other.notices()[1:] == [("back", seat)]
        assert not other.info.seats[seat].stand_in
        assert not other.info.seats[seat].away
        version = other.version
        await other.act()
        await harness.clock.advance(600)
        assert asked.version == version + 1

    run(scene())


@pytest.mark.parametrize("pace", PACES)
def test_a_stand_in_plays_at_the_pace_of_bots(pace: str) -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, grace=5, pace=pace)
        version = asked.version
        await asked.leave()
        await harness.clock.advance(5 + PACES[pace] - 0.01)
        assert other.version == (version if PACES[pace] else other.version)
        await harness.clock.advance(0.01)
        assert other.version > version

    run(scene())


def test_no_bot_stands_in_for_a_player_who_returns_in_time() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, grace=5)
        version = asked.version
        for _ in range(3):
            await asked.leave()
            await harness.clock.advance(4.9)
            await asked.arrive()
        await harness.clock.advance(600)
        assert (other.notices(), other.version) == ([], version)

    run(scene())


def test_a_player_with_two_devices_is_not_away_when_one_is_closed() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, grace=5)
        await FakeClient(harness, asked.token).arrive()
        await asked.leave()
        await harness.clock.advance(600)
        assert not other.info.seats[asked.seat].away
        assert other.notices() == []

    run(scene())


# -- days --------------------------------------------------------------------------------------


def test_a_correspondence_game_goes_on_without_connected_players() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, limit=ONE_DAY, grace=5)
        version = asked.version
        for guest in (asked, other):
            await guest.leave()
        await harness.clock.advance(DAY - 1)
        again = await FakeClient(harness, other.token).arrive()
        assert again.version == version
        assert again.notices() == []
        await again.leave()
        await harness.clock.advance(1)
        await again.arrive()
        assert again.version == version + 1  # the bot answers this one question

    run(scene())


def test_a_correspondence_game_warns_six_hours_and_one_hour_before() -> None:
    async def scene() -> None:
        harness = TableHarness()
        _, other = await pair(harness, limit=ONE_DAY)
        await harness.clock.advance(DAY - 1)
        assert [warning.remaining for warning in other.received(ClockWarning)] == [6 * 3600, 3600]

    run(scene())


def test_a_correspondence_game_goes_on_after_a_restart_without_clients() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, limit=ONE_DAY)
        for guest in (asked, other):
            await guest.leave()
        await harness.clock.advance(DAY / 2)
        await harness.restart()
        await harness.clock.advance(DAY)  # no server runs the table meanwhile
        await harness.table.wake()
        await harness.clock.advance(DAY / 2)
        again = await FakeClient(harness, other.token).arrive()
        assert again.version == asked.version + 1

    run(scene())


# -- bots --------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [pace for pace in PACES if PACES[pace]])
def test_bots_answer_a_fixed_time_after_the_question(pace: str) -> None:
    async def scene() -> None:
        harness = await TableHarness().open(["greedy", "random", "greedy"], pace=pace)
        owner = await harness.owner().arrive()
        await begin(owner)
        for _ in range(8):
            version = owner.version
            if owner.is_asked():
                await owner.act()
                continue
            await harness.clock.advance(PACES[pace] - 0.01)
            assert owner.version == version
            await harness.clock.advance(0.01)
            assert owner.version == version + 1

    run(scene())


@pytest.mark.parametrize(("seats", "answers"), [(4, 20), (5, 24), (6, 31), (7, 34), (8, 40)])
def test_the_pace_of_bots_does_not_depend_on_the_number_of_seats(seats: int, answers: int) -> None:
    """As many answers as bots gave in the longest of 90 rounds of experts, at the usual pace."""
    assert bot_pause("normal", seats) * answers == pytest.approx(20, abs=1)


def test_bots_at_a_table_of_eight_answer_in_half_the_time() -> None:
    async def scene() -> None:
        harness = await TableHarness().open(["greedy"] * 7, pace="normal")
        owner = await harness.owner().arrive()
        await begin(owner)
        while owner.is_asked():
            await owner.act()
        version = owner.version
        await harness.clock.advance(PACES["normal"] / 2 - 0.01)
        assert owner.version == version
        await harness.clock.advance(0.01)
        assert owner.version == version + 1

    run(scene())


def test_the_owner_changes_the_pace_during_the_game_and_it_is_kept() -> None:
    async def scene() -> None:
        harness = await TableHarness().open(["greedy"] * 3, pace="slow")
        owner = await harness.owner().arrive()
        await begin(owner)
        while owner.is_asked():
            await owner.act()
        version = owner.version
        await harness.clock.advance(PACES["fast"])
        assert owner.version == version
        await owner.done("pace", pace="fast")  # the bot to move has waited long enough by now
        await harness.clock.advance(0)
        assert (owner.version, owner.info.pace) == (version + 1, "fast")
        await owner.leave()
        await harness.read_again()
        assert (await harness.owner().arrive()).info.pace == "fast"

    run(scene())


def test_only_the_owner_changes_the_pace() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, "greedy", pace="slow")
        guest = other if asked.info.owner == asked.seat else asked
        spectator = await harness.spectator().arrive()
        assert await guest.refused("pace", pace="instant") == "not_owner"
        assert await spectator.refused("pace", pace="instant") == "spectator"
        assert guest.info.pace == "slow"

    run(scene())


def test_bots_wait_while_no_player_is_there() -> None:
    async def scene() -> None:
        harness = await TableHarness().open(["greedy", "greedy", "greedy"], pace="slow", grace=5)
        owner, spectator = await harness.owner().arrive(), await harness.spectator().arrive()
        await begin(owner)
        assert not owner.is_asked()
        await owner.leave()
        version = spectator.version
        await harness.clock.advance(3600)
        assert (spectator.version, spectator.notices()) == (version, [])
        await owner.arrive()
        await harness.clock.advance(PACES["slow"])
        assert spectator.version > version

    run(scene())


def test_bots_wait_while_the_game_is_paused() -> None:
    async def scene() -> None:
        harness = await TableHarness().open(["greedy", "greedy"], pace="fast")
        owner = await harness.owner().arrive()
        await begin(owner)
        await owner.done("pause", paused=True)
        version = owner.version
        await harness.clock.advance(3600)
        assert owner.version == version
        await owner.done("pause", paused=False)
        await settle()
        await harness.clock.advance(PACES["fast"])
        assert owner.version > version

    run(scene())


def test_a_player_alone_with_bots_can_skip_their_pace() -> None:
    async def scene() -> None:
        harness = await TableHarness().open(["greedy", "greedy", "greedy"], pace="slow")
        owner = await harness.owner().arrive()
        await begin(owner)
        assert not owner.is_asked()
        await owner.done("skip")
        await harness.clock.advance(0)
        assert owner.is_asked()
        await owner.act()
        updates = len(owner.received(Update))
        await harness.clock.advance(PACES["slow"] - 0.01)
        assert len(owner.received(Update)) == updates  # the next bots take their time again

    run(scene())


def test_bots_cannot_be_hurried_with_other_people_at_the_table() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness, "greedy", pace="slow")
        assert await asked.refused("skip") == "company"
        await other.leave()
        await asked.done("skip")

    run(scene())
