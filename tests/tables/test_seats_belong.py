"""Seats belong to people: no client can take over a table or seat, or see another player's hand."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.tables.document import TimeLimit, read_document, write_document
from citadels.tables.errors import TableError
from citadels.tables.protocol import Ack, LinkMade, Notice, TokenMade
from tests.tables.table_harness import DAY, FakeClient, FaultyStorage, TableHarness, begin, pair, run

OWNER_GRACE = 600
LINK_DELAY = 120
STALL_DELAY = 120


async def three(harness: TableHarness, limit: TimeLimit | None = None, **options: Any) -> list[FakeClient]:
    """Return Robin, who owns the table, Sam and Kim, in a running game without a clock."""
    await harness.open([None, None], limit, **({"grace": 3600} | options))
    robin, sam = await harness.owner().arrive(), await (await harness.guest("Sam")).arrive()
    await harness.clock.advance(1)
    kim = await (await harness.guest("Kim")).arrive()
    await begin(robin, sam, kim)
    return [robin, sam, kim]


async def again(visitor: FakeClient) -> FakeClient:
    """The same player, on a device that has just connected."""
    return await FakeClient(visitor.harness, visitor.token).arrive()


async def fetched(owner: FakeClient, seat: int) -> str:
    """The link that the owner now gets."""
    answer = await owner.ask("link", kind="seat", seat=seat)
    assert isinstance(answer, LinkMade), answer
    return answer.fragment.removeprefix("claim=")


async def asked_for(owner: FakeClient, seat: int) -> str:
    """Request a link to an absent player's seat and wait for its delay."""
    await owner.done("link", kind="seat", seat=seat)
    await owner.harness.clock.advance(LINK_DELAY)
    return await fetched(owner, seat)


async def is_shut(harness: TableHarness, token: str) -> bool:
    try:
        await FakeClient(harness, token).arrive()
    except TableError:
        return True
    return False


# -- the table -----------------------------------------------------------------------------------


def test_an_owner_whose_socket_closes_keeps_the_table() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, _ = await three(harness)
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
        robin, sam, kim = await three(harness)
        await robin.leave()
        await harness.clock.advance(OWNER_GRACE)
        assert kim.notices() == [("owner_away", sam.seat)]
        assert kim.info.owner == sam.seat
        await sam.leave()
        await harness.clock.advance(OWNER_GRACE)
        assert kim.info.owner == kim.seat
        await again(sam)
        assert kim.info.owner == kim.seat
        back = await again(robin)
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
        robin, sam, kim = await three(harness)
        row = harness.storage.tables[harness.made.table]
        stored = read_document(row["document"])
        for chair in stored.chairs:
            chair.since = 0.0
        row["document"] = write_document(stored)
        await harness.read_again()
        kim, sam = await again(kim), await again(sam)
        await harness.clock.advance(OWNER_GRACE)
        assert kim.info.owner == sam.seat < kim.seat
        assert robin.seat < sam.seat

    run(scene())


def test_the_table_goes_back_after_a_restart_too() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, _ = await three(harness)
        await robin.leave()
        await harness.clock.advance(OWNER_GRACE)
        await harness.restart()
        assert (await again(sam)).info.owner == sam.seat
        assert (await again(robin)).info.owner == robin.seat
        await harness.restart()
        assert (await again(sam)).info.owner == robin.seat

    run(scene())


def test_a_table_given_away_stays_away_but_one_passed_on_by_absence_returns() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        await robin.done("hand_over", seat=sam.seat)
        await robin.leave()
        robin = await again(robin)
        assert robin.info.owner == sam.seat
        await sam.leave()
        await harness.clock.advance(OWNER_GRACE)
        assert robin.info.owner == robin.seat
        await robin.done("hand_over", seat=kim.seat)  # only until Sam is back
        assert (await again(sam)).info.owner == sam.seat

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
        assert await is_shut(harness, robin.token)
        assert sam.info.owner == sam.seat

    run(scene())


def test_the_table_passes_on_a_moment_later_if_that_cannot_be_stored() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        robin, sam, _ = await three(harness)
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
        robin, sam, _ = await three(harness, TimeLimit("days", DAY))
        await robin.leave()
        await harness.clock.advance(DAY - 1)
        assert sam.info.owner == robin.seat
        await harness.clock.advance(1)
        assert sam.info.owner == sam.seat

    run(scene())


# -- a link to another player's seat ---------------------------------------------------------------


def test_a_connected_players_seat_gets_no_link() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        tokens, told = dict(harness.storage.tokens), len(sam.messages)
        assert await robin.refused("link", kind="seat", seat=sam.seat) == "present"
        assert await kim.refused("link", kind="seat", seat=sam.seat) == "not_owner"
        assert (harness.storage.tokens, sam.messages[told:], sam.closed) == (tokens, [], None)

    run(scene())


def test_a_link_is_announced_with_its_time_and_exists_only_after_the_delay() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        await sam.leave()
        tokens = dict(harness.storage.tokens)
        for _ in range(3):  # asking again is no faster
            assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        [notice] = kim.told(Notice)
        assert (notice.code, notice.seat) == ("link_asked", sam.seat)
        assert "Sam" in notice.text
        assert "2 minutes" in notice.text
        assert kim.info.seats[sam.seat].link_in == LINK_DELAY
        await harness.clock.advance(LINK_DELAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert harness.storage.tokens == tokens
        await harness.clock.advance(1)
        claim = await fetched(robin, sam.seat)
        assert kim.notices()[-1] == ("new_link", sam.seat)
        seat, token = await harness.table.claim(claim)
        assert kim.notices()[-1] == ("claimed", sam.seat)
        assert kim.info.seats[sam.seat].link_in is None
        assert (seat, (await FakeClient(harness, token).arrive()).seat) == (sam.seat, sam.seat)
        assert await is_shut(harness, sam.token)
        with pytest.raises(TableError):
            await harness.table.claim(claim)

    run(scene())


@pytest.mark.parametrize("made", [False, True])
def test_a_player_who_returns_before_the_link_is_used_keeps_the_seat(made: bool) -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        await sam.leave()
        claim = await asked_for(robin, sam.seat) if made else ""
        if not made:
            await robin.done("link", kind="seat", seat=sam.seat)
        back = await again(sam)
        assert kim.notices()[-1] == ("no_link", sam.seat)
        assert kim.info.seats[sam.seat].link_in is None
        await back.leave()  # even for a moment
        await harness.clock.advance(LINK_DELAY)
        with pytest.raises(TableError):
            await harness.table.claim(claim)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)  # all over again
        assert not await is_shut(harness, sam.token)

    run(scene())


@pytest.mark.parametrize("made", [False, True])
def test_any_player_can_say_no_to_a_link(made: bool) -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        spectator = await harness.spectator().arrive()
        await sam.leave()
        assert await kim.refused("refuse_link", seat=sam.seat) == "seat"
        claim = await asked_for(robin, sam.seat) if made else ""
        if not made:
            await robin.done("link", kind="seat", seat=sam.seat)
        assert await spectator.refused("refuse_link", seat=sam.seat) == "spectator"
        await kim.done("refuse_link", seat=sam.seat)
        assert robin.notices()[-1] == ("no_link", sam.seat)
        await harness.clock.advance(LINK_DELAY)
        with pytest.raises(TableError):
            await harness.table.claim(claim)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert not await is_shut(harness, sam.token)

    run(scene())


def test_the_delay_counts_only_while_a_third_person_is_there_to_say_no() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        await kim.leave()
        await harness.clock.advance(LINK_DELAY)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert robin.info.seats[sam.seat].unopposed
        await again(kim)  # who gets the whole delay, from now on
        assert robin.info.seats[sam.seat].link_in == LINK_DELAY
        assert not robin.info.seats[sam.seat].unopposed
        await harness.clock.advance(LINK_DELAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        await harness.clock.advance(1)
        await fetched(robin, sam.seat)

    run(scene())


# -- a link that no player could refuse ------------------------------------------------------------


async def two(harness: TableHarness, *bots: str, **options: Any) -> list[FakeClient]:
    """Return Robin, who owns the table, and Sam, who is to move."""
    sam, robin = await pair(harness, *bots, **({"grace": 3600} | options))
    return [robin, sam]


def test_with_two_people_the_owner_gets_the_others_seat_only_after_a_day() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam = await two(harness, link_delay=60)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        [notice] = robin.told(Notice)
        assert notice.code == "link_asked_unopposed"
        assert "24 hours" in notice.text
        assert robin.info.seats[sam.seat].link_in == DAY
        await harness.clock.advance(DAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)
        assert all(row["kind"] != "lost" for row in harness.storage.tokens.values())
        await harness.clock.advance(1)
        seat, token = await harness.table.claim(await fetched(robin, sam.seat))
        assert (await FakeClient(harness, token).arrive()).seat == seat == sam.seat

    run(scene())


def test_the_stand_in_shows_the_hand_to_no_client() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam = await two(harness)
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
        robin, sam = await two(harness)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        await harness.clock.advance(DAY)
        claim = await fetched(robin, sam.seat)
        back = await again(sam)
        assert (back.seat, robin.notices()[-1]) == (sam.seat, ("back", sam.seat))
        assert not robin.info.seats[sam.seat].stand_in
        with pytest.raises(TableError):
            await harness.table.claim(claim)

    run(scene())


def test_a_request_for_a_link_outlasts_a_restart_and_so_does_the_bot() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam = await two(harness)
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        await harness.clock.advance(DAY / 2)
        await harness.restart()
        robin = await again(robin)
        assert robin.info.seats[sam.seat].link_in == DAY / 2
        await harness.clock.advance(1)
        assert robin.info.seats[sam.seat].stand_in
        await again(sam)
        assert robin.info.seats[sam.seat].link_in is None
        await harness.restart()
        assert (await again(robin)).info.seats[sam.seat].link_in is None

    run(scene())


def test_a_second_seat_at_the_owners_address_does_not_count_as_another_person() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
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
        robin, sam, kim = await three(harness)
        await sam.leave()
        first = await asked_for(robin, sam.seat)
        second = await fetched(robin, sam.seat)  # the first one went astray
        await harness.restart()
        kim = await again(kim)
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
        robin, sam, _ = await three(harness)
        await sam.leave()
        claim = await asked_for(robin, sam.seat)
        storage.broken = True
        with pytest.raises(TableError, match="could not store"):
            await again(sam)
        storage.broken = False
        await again(sam)
        with pytest.raises(TableError):
            await harness.table.claim(claim)

    run(scene())


def test_in_a_game_over_days_a_link_takes_as_long_as_an_answer() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness, TimeLimit("days", DAY))
        await sam.leave()
        await robin.done("link", kind="seat", seat=sam.seat)
        assert kim.info.seats[sam.seat].link_in == DAY
        assert "24 hours" in kim.told(Notice)[-1].text
        await harness.clock.advance(DAY - 1)
        assert isinstance(await robin.ask("link", kind="seat", seat=sam.seat), Ack)

    run(scene())


# -- a player's own links ----------------------------------------------------------------------------


def test_a_player_can_revoke_their_own_links() -> None:
    async def scene() -> None:
        harness = TableHarness()
        _, sam, kim = await three(harness)
        link = await sam.ask("link", kind="device")
        assert isinstance(link, LinkMade)
        thief = await again(sam)
        answer = await sam.ask("revoke_links")
        assert isinstance(answer, TokenMade)
        assert thief.closed == (4002, "the links of this seat were revoked from another device")
        assert thief.told(TokenMade) == []
        assert sam.closed is None
        assert not kim.info.seats[sam.seat].away
        assert await is_shut(harness, sam.token)
        with pytest.raises(TableError):
            await harness.table.claim(link.fragment.removeprefix("claim="))
        assert (await FakeClient(harness, answer.token).arrive()).seat == sam.seat
        await sam.done("say", text="still here")

    run(scene())


def test_a_player_revokes_only_their_own_links() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        await kim.ask("revoke_links")
        for other in (robin, sam):
            assert other.closed is None
            assert not await is_shut(harness, other.token)
        spectator = await harness.spectator().arrive()
        assert await spectator.refused("revoke_links") == "spectator"

    run(scene())


def test_the_table_of_a_rematch_goes_back_to_its_owner() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, _, _ = await three(harness)
        await robin.leave()
        await harness.clock.advance(OWNER_GRACE)
        stored = read_document(harness.storage.tables[harness.made.table]["document"])
        fresh = stored.for_rematch()
        assert (fresh.owner, fresh.absent_owner) == (1, robin.seat)
        assert [chair.since for chair in fresh.chairs] == [chair.since for chair in stored.chairs]

    run(scene())


# -- a connected player who stalls -------------------------------------------------------------------


async def asked_of(people: list[FakeClient]) -> tuple[FakeClient, list[FakeClient]]:
    """Return the player to move, and the others."""
    [asked] = [one for one in people if one.is_asked()]
    return asked, [one for one in people if one is not asked]


async def stalled(harness: TableHarness, **options: Any) -> tuple[FakeClient, list[FakeClient]]:
    """Return the player to move, who has not answered for two minutes, and the others."""
    asked, others = await asked_of(await three(harness, **options))
    await harness.clock.advance(STALL_DELAY)
    return asked, others


async def outvote(asked: FakeClient, others: list[FakeClient]) -> None:
    for other in others:
        await other.done("let_bot_play", seat=asked.seat, wanted=True)


async def vote_is_refused(asked: FakeClient, others: list[FakeClient], code: str) -> None:
    for other in others:
        assert await other.refused("let_bot_play", seat=asked.seat, wanted=True) == code
    assert not others[0].info.seats[asked.seat].stand_in
    assert others[0].info.seats[asked.seat].votes == []


def test_a_player_who_does_not_stall_cannot_be_outvoted() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, others = await asked_of(await three(harness))
        assert others[0].situation.stalls_in[asked.seat] == STALL_DELAY
        assert [others[0].situation.stalls_in[one.seat] for one in others] == [None, None]
        await vote_is_refused(asked, others, "not_stalling")
        await vote_is_refused(others[0], [others[1], asked], "not_stalling")  # no player waits for them
        await harness.clock.advance(STALL_DELAY - 1)
        await vote_is_refused(asked, others, "not_stalling")
        await harness.clock.advance(1)
        await outvote(asked, others)
        assert others[0].info.seats[asked.seat].stand_in

    run(scene())


def test_an_answer_ends_the_stall_and_voids_the_votes() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, [one, other] = await stalled(harness)
        await one.done("let_bot_play", seat=asked.seat, wanted=True)
        await asked.act()
        assert one.info.seats[asked.seat].votes == []
        await vote_is_refused(asked, [other], "not_stalling")

    run(scene())


def test_undoing_and_answering_again_does_not_restart_the_stall_delay() -> None:
    async def scene() -> None:
        harness = TableHarness()
        people = await three(harness)
        asked, _ = await asked_of(people)
        while not asked.situation.can_undo:  # through the draft
            await asked.act()
            asked, _ = await asked_of(people)
        turn = asked
        await turn.done("undo", version=turn.version)
        for _ in range(3):
            await harness.clock.advance(STALL_DELAY / 2)
            await turn.act()
            if turn.is_asked() and turn.situation.can_undo:
                await turn.done("undo", version=turn.version)
        assert turn.situation.stalls_in[turn.seat] == 0.0

    run(scene())


def test_whose_clock_has_run_out_stalls_until_they_answer_themselves() -> None:
    async def scene() -> None:
        harness = TableHarness()
        people = await three(harness, TimeLimit("turn", 60))
        asked, others = await asked_of(people)
        await harness.clock.advance(61)
        assert ("time_up", asked.seat) in others[0].notices()
        await others[0].done("let_bot_play", seat=asked.seat, wanted=True)
        while not asked.is_asked():  # in spite of the vote
            now, _ = await asked_of(people)
            await now.act()
        await asked.act()
        await vote_is_refused(asked, others, "not_stalling")

    run(scene())


def test_in_a_correspondence_game_a_player_stalls_only_after_their_days() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, others = await asked_of(await three(harness, TimeLimit("days", DAY)))
        await harness.clock.advance(STALL_DELAY)
        await vote_is_refused(asked, others, "not_stalling")

    run(scene())


def test_no_player_stalls_while_no_client_is_connected() -> None:
    async def scene() -> None:
        harness = TableHarness()
        people = await three(harness)
        asked, _ = await asked_of(people)
        for one in people:
            await one.leave()
        await harness.clock.advance(60)
        back = [await again(one) for one in people]
        assert back[0].situation.stalls_in[asked.seat] == STALL_DELAY

    run(scene())


def test_all_others_together_let_a_bot_play_and_one_alone_does_not() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, [one, other] = await stalled(harness)
        version = one.version
        for _ in range(3):
            await one.done("let_bot_play", seat=asked.seat, wanted=True)
        await harness.clock.advance(60)
        assert (one.version, one.info.seats[asked.seat].votes) == (version, [one.seat])
        assert asked.notices() == [("bot_wanted", asked.seat)]
        await other.done("let_bot_play", seat=asked.seat, wanted=True)
        assert asked.notices()[-1] == ("bot_plays", asked.seat)
        assert await asked.refused("act", version=asked.version, action="end") == "bot_plays"
        await harness.clock.advance(5)
        assert one.version > version
        assert one.info.seats[asked.seat].stand_in
        hands = [player.hand for player in one.situation.view.players]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == [one.seat]

    run(scene())


def test_one_withdrawn_vote_stops_the_bot() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, others = await stalled(harness)
        await outvote(asked, others)
        await others[0].done("let_bot_play", seat=asked.seat, wanted=False)
        assert asked.notices()[-1] == ("bot_stops", asked.seat)
        version = asked.version
        if asked.is_asked():
            assert isinstance(await asked.act(), Ack)
            assert asked.version > version

    run(scene())


def test_votes_lapse_when_another_comes_or_goes_but_not_by_reloading_the_page() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, others = await stalled(harness)
        await outvote(asked, others)
        await asked.leave()
        asked = await again(asked)
        assert asked.info.seats[asked.seat].stand_in
        await others[0].leave()
        assert asked.notices()[-1] == ("bot_stops", asked.seat)
        assert asked.info.seats[asked.seat].votes == []
        await vote_is_refused(asked, [others[1]], "too_few")  # one connected player is not enough
        others[0] = await again(others[0])
        assert asked.info.seats[asked.seat].votes == []

    run(scene())


def test_an_owner_who_keeps_the_game_paused_stalls_and_cannot_stop_it_again() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three(harness)
        await robin.done("pause", paused=True)
        assert sam.situation.stalls_in == [STALL_DELAY, None, None]
        await vote_is_refused(robin, [sam, kim], "not_stalling")
        await harness.clock.advance(STALL_DELAY)
        await outvote(robin, [sam, kim])
        await sam.done("pause", paused=False)
        assert await robin.refused("pause", paused=True) == "bot_plays"

    run(scene())


def test_votes_are_for_players_among_three_people_in_a_game() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, _ = await three(harness)
        spectator = await harness.spectator().arrive()
        assert await spectator.refused("let_bot_play", seat=0, wanted=True) == "spectator"
        assert await sam.refused("let_bot_play", seat=sam.seat, wanted=True) == "seat"
        small = TableHarness()
        asked, other = await pair(small)
        assert await other.refused("let_bot_play", seat=asked.seat, wanted=True) == "too_few"
        lobby = await TableHarness().open([None, None])
        robin = await lobby.owner().arrive()
        guest = await (await lobby.guest()).arrive()
        assert await robin.refused("let_bot_play", seat=guest.seat, wanted=True) == "not_begun"

    run(scene())


# -- one person with several seats -------------------------------------------------------------------


async def seated_from(harness: TableHarness, *addresses: str) -> tuple[FakeClient, list[FakeClient]]:
    """Return a player who stalls, and the others, each connected from an address; the first has seat 1."""
    await harness.open([None] * (len(addresses) - 1), grace=3600)
    people = [harness.owner(), *[await harness.guest(f"Guest {n}") for n in range(1, len(addresses))]]
    for one, address in zip(people, [addresses[-1], *addresses[:-1]], strict=True):
        one.address = address
        await one.arrive()
    await begin(*people)
    asked, others = await asked_of(people)
    assert asked is people[1]
    await harness.clock.advance(STALL_DELAY)
    return asked, others


def test_seats_at_one_address_share_one_vote() -> None:
    async def scene() -> None:
        asked, others = await seated_from(TableHarness(), "victim", "stranger", "stranger")
        assert not asked.info.seats[asked.seat].votable
        await vote_is_refused(asked, others, "too_few")

    run(scene())


def test_a_device_elsewhere_does_not_part_the_seats_of_one_address() -> None:
    async def scene() -> None:
        asked, others = await seated_from(TableHarness(), "victim", "stranger", "stranger")
        phone = await FakeClient(asked.harness, others[0].token, address="phone").arrive()
        await vote_is_refused(asked, [phone, others[1]], "too_few")

    run(scene())


def test_all_seats_of_one_address_share_one_vote() -> None:
    async def scene() -> None:
        asked, others = await seated_from(TableHarness(), "victim", "house", "house", "friend")
        for other in others[:-1]:
            await other.done("let_bot_play", seat=asked.seat, wanted=True)
        assert not others[0].info.seats[asked.seat].stand_in  # one of them still says no
        await others[-1].done("let_bot_play", seat=asked.seat, wanted=True)
        assert others[0].info.seats[asked.seat].stand_in

    run(scene())


def test_a_second_seat_of_a_stalling_player_has_no_vote() -> None:
    async def scene() -> None:
        asked, others = await seated_from(TableHarness(), "stranger", "stranger", "one", "two")
        second = next(other for other in others if other.address == "stranger")
        for other in others:
            if other is not second:
                await other.done("let_bot_play", seat=asked.seat, wanted=True)
        assert second.info.seats[asked.seat].stand_in

    run(scene())


def test_people_in_one_house_are_counted_by_seat() -> None:
    async def scene() -> None:
        asked, others = await seated_from(TableHarness(), "", "", "")
        await outvote(asked, others)
        assert others[0].info.seats[asked.seat].stand_in

    run(scene())
