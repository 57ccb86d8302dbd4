"""Links to seats: no client can take over another player's seat or see their hand unannounced."""

from __future__ import annotations

import pytest

from citadels.tables.document import TimeLimit
from citadels.tables.errors import TableError
from citadels.tables.protocol import Ack, LinkMade, Notice, TokenMade
from tests.tables.seated_players import (
    LINK_DELAY,
    fetch_link,
    is_refused,
    link_after_delay,
    reconnect,
    three_players,
    two_players,
)
from tests.tables.table_harness import DAY, FakeClient, FaultyStorage, TableHarness, run

# -- a link to another player's seat -----------------------------------------------------------


def test_a_connected_players_seat_gets_no_link() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        tokens, told = dict(harness.storage.tokens), len(sam.messages)
        assert await robin.refused("link", kind="seat", seat=sam.seat) == "present"
        assert await kim.refused("link", kind="seat", seat=sam.seat) == "not_owner"
        assert (harness.storage.tokens, sam.messages[told:], sam.closed) == (tokens, [], None)

    run(scene())


def test_a_link_is_announced_with_its_time_and_exists_only_after_the_delay() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        await sam.leave()
        tokens = dict(harness.storage.tokens)
        for _ in range(3):  # asking again is no faster
            assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        [notice] = kim.received(Notice)
        assert (notice.code, notice.seat) == ("link_asked", sam.seat)
        assert "Sam" in notice.text
        assert "2 minutes" in notice.text
        assert kim.info.seats[sam.seat].link_in == LINK_DELAY
        await harness.clock.advance(LINK_DELAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert harness.storage.tokens == tokens
        await harness.clock.advance(1)
        claim = await fetch_link(robin, sam.seat)
        assert kim.notices()[-1] == ("new_link", sam.seat)
        seat, token = await harness.table.claim(claim)
        assert kim.notices()[-1] == ("claimed", sam.seat)
        assert kim.info.seats[sam.seat].link_in is None
        assert (seat, (await FakeClient(harness, token).arrive()).seat) == (sam.seat, sam.seat)
        assert await is_refused(harness, sam.token)
        with pytest.raises(TableError):
            await harness.table.claim(claim)

    run(scene())


@pytest.mark.parametrize("made", [False, True])
def test_a_player_who_returns_before_the_link_is_used_keeps_the_seat(made: bool) -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        await sam.leave()
        claim = await link_after_delay(robin, sam.seat) if made else ""
        if not made:
            await robin.done("link", kind="seat", seat=sam.seat)
        back = await reconnect(sam)
        assert kim.notices()[-1] == ("no_link", sam.seat)
        assert kim.info.seats[sam.seat].link_in is None
        await back.leave()  # even for a moment
        await harness.clock.advance(LINK_DELAY)
        with pytest.raises(TableError):
            await harness.table.claim(claim)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)  # all over again
        assert not await is_refused(harness, sam.token)

    run(scene())


@pytest.mark.parametrize("made", [False, True])
def test_any_player_can_say_no_to_a_link(made: bool) -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        spectator = await harness.spectator().arrive()
        await sam.leave()
        assert await kim.refused("refuse_link", seat=sam.seat) == "seat"
        claim = await link_after_delay(robin, sam.seat) if made else ""
        if not made:
            await robin.done("link", kind="seat", seat=sam.seat)
        assert await spectator.refused("refuse_link", seat=sam.seat) == "spectator"
        await kim.done("refuse_link", seat=sam.seat)
        assert robin.notices()[-1] == ("no_link", sam.seat)
        await harness.clock.advance(LINK_DELAY)
        with pytest.raises(TableError):
            await harness.table.claim(claim)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert not await is_refused(harness, sam.token)

    run(scene())


def test_the_delay_counts_only_while_a_third_person_is_there_to_say_no() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        await kim.leave()
        await harness.clock.advance(LINK_DELAY)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert robin.info.seats[sam.seat].unopposed
        await reconnect(kim)  # who gets the whole delay, from now on
        assert robin.info.seats[sam.seat].link_in == LINK_DELAY
        assert not robin.info.seats[sam.seat].unopposed
        await harness.clock.advance(LINK_DELAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        await harness.clock.advance(1)
        await fetch_link(robin, sam.seat)

    run(scene())


# -- a link that no player could refuse --------------------------------------------------------


def test_with_two_people_the_owner_gets_the_others_seat_only_after_a_day() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam = await two_players(harness, link_delay=60)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        [notice] = robin.received(Notice)
        assert notice.code == "link_asked_unopposed"
        assert "24 hours" in notice.text
        assert robin.info.seats[sam.seat].link_in == DAY
        await harness.clock.advance(DAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert all(row["kind"] != "lost" for row in harness.storage.tokens.values())
        await harness.clock.advance(1)
        seat, token = await harness.table.claim(await fetch_link(robin, sam.seat))
        assert (await FakeClient(harness, token).arrive()).seat == seat == sam.seat

    run(scene())


def test_the_stand_in_shows_the_hand_to_no_client() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam = await two_players(harness)
        version = robin.version
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        await harness.clock.advance(LINK_DELAY - 1)
        assert robin.version == version  # Sam may still be back at once
        await harness.clock.advance(1)
        assert robin.notices()[-1] == ("stand_in", sam.seat)
        assert robin.version > version
        assert robin.info.seats[sam.seat].stand_in
        hands = [player.hand for player in robin.situation.view.players]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == [robin.seat]

    run(scene())


def test_the_player_can_return_until_the_link_is_used() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam = await two_players(harness)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        await harness.clock.advance(DAY)
        claim = await fetch_link(robin, sam.seat)
        back = await reconnect(sam)
        assert (back.seat, robin.notices()[-1]) == (sam.seat, ("back", sam.seat))
        assert not robin.info.seats[sam.seat].stand_in
        with pytest.raises(TableError):
            await harness.table.claim(claim)

    run(scene())


def test_a_request_for_a_link_outlasts_a_restart_and_so_does_the_bot() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam = await two_players(harness)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        await harness.clock.advance(DAY / 2)
        await harness.restart()
        robin = await reconnect(robin)
        assert robin.info.seats[sam.seat].link_in == DAY / 2
        await harness.clock.advance(1)
        assert robin.info.seats[sam.seat].stand_in
        await reconnect(sam)
        assert robin.info.seats[sam.seat].link_in is None
        await harness.restart()
        assert (await reconnect(robin)).info.seats[sam.seat].link_in is None

    run(scene())


def test_a_second_seat_at_the_owners_address_does_not_count_as_another_person() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        for one in (robin, kim):
            await one.leave()
            one.address = "home"
            await one.arrive()
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        assert robin.info.seats[sam.seat].link_in == DAY

    run(scene())


def test_a_link_that_was_made_lasts_over_a_restart_and_so_does_a_no() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        await sam.leave()
        first = await link_after_delay(robin, sam.seat)
        second = await fetch_link(robin, sam.seat)  # the first one went astray
        await harness.restart()
        kim = await reconnect(kim)
        with pytest.raises(TableError):
            await harness.table.claim(first)
        assert kim.info.seats[sam.seat].link_in == 0.0
        await kim.done("refuse_link", seat=sam.seat)
        await harness.restart()
        with pytest.raises(TableError):
            await harness.table.claim(second)

    run(scene())


def test_a_player_whose_return_cannot_be_stored_is_asked_to_try_again() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        robin, sam, _ = await three_players(harness)
        await sam.leave()
        claim = await link_after_delay(robin, sam.seat)
        storage.broken = True
        with pytest.raises(TableError, match="could not store"):
            await reconnect(sam)
        storage.broken = False
        await reconnect(sam)
        with pytest.raises(TableError):
            await harness.table.claim(claim)

    run(scene())


def test_in_a_game_over_days_a_link_takes_as_long_as_an_answer() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness, TimeLimit("days", DAY))
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        assert kim.info.seats[sam.seat].link_in == DAY
        assert "24 hours" in kim.received(Notice)[-1].text
        await harness.clock.advance(DAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)

    run(scene())


# -- a player's own links ----------------------------------------------------------------------


def test_a_player_can_revoke_their_own_links() -> None:
    async def scene() -> None:
        harness = TableHarness()
        _, sam, kim = await three_players(harness)
        link = await sam.ask("link", kind="device")
        assert isinstance(link, LinkMade)
        thief = await reconnect(sam)
        answer = await sam.ask("revoke_links")
        assert isinstance(answer, TokenMade)
        assert thief.closed == (4002, "the links of this seat were revoked from another device")
        assert thief.received(TokenMade) == []
        assert sam.closed is None
        assert not kim.info.seats[sam.seat].away
        assert await is_refused(harness, sam.token)
        with pytest.raises(TableError):
            await harness.table.claim(link.fragment.removeprefix("claim="))
        assert (await FakeClient(harness, answer.token).arrive()).seat == sam.seat
        await sam.done("say", text="still here")

    run(scene())


def test_a_player_revokes_only_their_own_links() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
        await kim.ask("revoke_links")
        for other in (robin, sam):
            assert other.closed is None
            assert not await is_refused(harness, other.token)
        spectator = await harness.spectator().arrive()
        assert await spectator.refused("revoke_links") == "spectator"

    run(scene())
