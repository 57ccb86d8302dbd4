"""Ownership of a table: it passes on while the owner is away, and returns."""

from __future__ import annotations

from citadels.tables.document import TimeLimit, read_document, write_document
from tests.tables.seated_players import (
    OWNER_GRACE,
    is_refused,
    reconnect,
    three_players,
)
from tests.tables.table_harness import DAY, FaultyStorage, TableHarness, run


def test_an_owner_whose_socket_closes_keeps_the_table() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, _ = await three_players(harness)
        await robin.leave()
        assert await sam.refused("hand_over", seat=sam.seat) == "not_owner"
        assert await sam.refused("link", kind="seat", seat=robin.seat) == "not_owner"
        await harness.clock.advance(OWNER_GRACE - 1)
        assert await sam.refused("hand_over", seat=sam.seat) == "not_owner"
        assert (sam.info.owner, sam.notices()) == (robin.seat, [])

    run(scene())


def test_the_table_passes_to_the_longest_seated_player_and_back() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        await robin.leave()
        await harness.clock.advance(OWNER_GRACE)
        assert kim.notices() == [("owner_away", sam.seat)]
        assert kim.info.owner == sam.seat
        await sam.leave()
        await harness.clock.advance(OWNER_GRACE)
        assert kim.info.owner == kim.seat
        await reconnect(sam)
        assert kim.info.owner == kim.seat
        back = await reconnect(robin)
        assert kim.notices()[-1] == ("owner_back", robin.seat)
        assert kim.info.owner == back.info.owner == robin.seat

    run(scene())


def test_time_at_the_table_counts_and_not_the_number_of_the_seat() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None, None])
        robin, early = await harness.owner().arrive(), await (await harness.guest("Sam")).arrive()
        late = await (await harness.guest("Kim")).arrive()
        await early.done("leave")
        await harness.clock.advance(1)
        newest = await (await harness.guest("Alex")).arrive()
        assert newest.seat < late.seat
        await robin.leave()
        await harness.clock.advance(OWNER_GRACE)
        assert late.info.owner == late.seat

    run(scene())


def test_a_table_without_times_of_sitting_down_passes_on_by_seat() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        row = harness.storage.tables[harness.made.table]
        stored = read_document(row["document"])
        for chair in stored.chairs:
            chair.since = 0.0
        row["document"] = write_document(stored)
        await harness.read_again()
        kim, sam = await reconnect(kim), await reconnect(sam)
        await harness.clock.advance(OWNER_GRACE)
        assert kim.info.owner == sam.seat < kim.seat
        assert robin.seat < sam.seat

    run(scene())


def test_the_table_goes_back_after_a_restart_too() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, _ = await three_players(harness)
        await robin.leave()
        await harness.clock.advance(OWNER_GRACE)
        await harness.restart()
        assert (await reconnect(sam)).info.owner == sam.seat
        assert (await reconnect(robin)).info.owner == robin.seat
        await harness.restart()
        assert (await reconnect(sam)).info.owner == robin.seat

    run(scene())


def test_a_table_given_away_stays_away_but_one_passed_on_by_absence_returns() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        await robin.done("hand_over", seat=sam.seat)
        await robin.leave()
        robin = await reconnect(robin)
        assert robin.info.owner == sam.seat
        await sam.leave()
        await harness.clock.advance(OWNER_GRACE)
        assert robin.info.owner == robin.seat
        await robin.done("hand_over", seat=kim.seat)  # only until Sam is back
        assert (await reconnect(sam)).info.owner == sam.seat

    run(scene())


def test_a_lobby_is_not_locked_by_an_owner_who_closed_the_page() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None, None], owner_grace=60)
        robin, sam = await harness.owner().arrive(), await (await harness.guest()).arrive()
        await robin.leave()
        await harness.clock.advance(59)
        assert await sam.refused("kick", seat=robin.seat) == "not_owner"
        await harness.clock.advance(1)
        await sam.done("kick", seat=robin.seat)
        assert await is_refused(harness, robin.token)
        assert sam.info.owner == sam.seat

    run(scene())


def test_the_table_passes_on_a_moment_later_if_that_cannot_be_stored() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        robin, sam, _ = await three_players(harness)
        await robin.leave()
        storage.broken = True
        await harness.clock.advance(OWNER_GRACE + 5)
        assert (sam.info.owner, sam.notices()) == (robin.seat, [])
        storage.broken = False
        await harness.clock.advance(5)
        assert sam.info.owner == sam.seat

    run(scene())


def test_in_a_game_over_days_an_owner_may_be_away_as_long_as_an_answer_takes() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, _ = await three_players(harness, TimeLimit("days", DAY))
        await robin.leave()
        await harness.clock.advance(DAY - 1)
        assert sam.info.owner == robin.seat
        await harness.clock.advance(1)
        assert sam.info.owner == sam.seat

    run(scene())


def test_the_table_of_a_rematch_goes_back_to_its_owner() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, _, _ = await three_players(harness)
        await robin.leave()
        await harness.clock.advance(OWNER_GRACE)
        stored = read_document(harness.storage.tables[harness.made.table]["document"])
        fresh = stored.for_rematch()
        assert (fresh.owner, fresh.absent_owner) == (1, robin.seat)
        assert [chair.since for chair in fresh.chairs] == [chair.since for chair in stored.chairs]

    run(scene())
