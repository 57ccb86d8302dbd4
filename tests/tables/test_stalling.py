"""Votes for a bot in place of a player who stalls."""

from __future__ import annotations

from citadels.tables.document import TimeLimit
from citadels.tables.protocol import Ack
from tests.tables.seated_players import (
    STALL_DELAY,
    outvote,
    player_to_move,
    reconnect,
    stalled_player,
    three_players,
    vote_is_refused,
)
from tests.tables.table_harness import DAY, FakeClient, TableHarness, begin, pair, run

# -- a connected player who stalls -------------------------------------------------------------


def test_a_player_who_does_not_stall_cannot_be_outvoted() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, others = await player_to_move(await three_players(harness))
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
        asked, [one, other] = await stalled_player(harness)
        await one.done("let_bot_play", seat=asked.seat, wanted=True)
        await asked.act()
        assert one.info.seats[asked.seat].votes == []
        await vote_is_refused(asked, [other], "not_stalling")

    run(scene())


def test_undoing_and_answering_again_does_not_restart_the_stall_delay() -> None:
    async def scene() -> None:
        harness = TableHarness()
        people = await three_players(harness)
        asked, _ = await player_to_move(people)
        while not asked.situation.can_undo:  # through the draft
            await asked.act()
            asked, _ = await player_to_move(people)
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
        people = await three_players(harness, TimeLimit("turn", 60))
        asked, others = await player_to_move(people)
        await harness.clock.advance(61)
        assert ("time_up", asked.seat) in others[0].notices()
        await others[0].done("let_bot_play", seat=asked.seat, wanted=True)
        while not asked.is_asked():  # in spite of the vote
            now, _ = await player_to_move(people)
            await now.act()
        await asked.act()
        await vote_is_refused(asked, others, "not_stalling")

    run(scene())


def test_in_a_correspondence_game_a_player_stalls_only_after_their_days() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, others = await player_to_move(await three_players(harness, TimeLimit("days", DAY)))
        await harness.clock.advance(STALL_DELAY)
        await vote_is_refused(asked, others, "not_stalling")

    run(scene())


def test_no_player_stalls_while_no_client_is_connected() -> None:
    async def scene() -> None:
        harness = TableHarness()
        people = await three_players(harness)
        asked, _ = await player_to_move(people)
        for one in people:
            await one.leave()
        await harness.clock.advance(60)
        back = [await reconnect(one) for one in people]
        assert back[0].situation.stalls_in[asked.seat] == STALL_DELAY

    run(scene())


def test_all_others_together_let_a_bot_play_and_one_alone_does_not() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, [one, other] = await stalled_player(harness)
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
        asked, others = await stalled_player(harness)
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
        asked, others = await stalled_player(harness)
        await outvote(asked, others)
        await asked.leave()
        asked = await reconnect(asked)
        assert asked.info.seats[asked.seat].stand_in
        await others[0].leave()
        assert asked.notices()[-1] == ("bot_stops", asked.seat)
        assert asked.info.seats[asked.seat].votes == []
        await vote_is_refused(asked, [others[1]], "too_few")  # one connected player is not enough
        others[0] = await reconnect(others[0])
        assert asked.info.seats[asked.seat].votes == []

    run(scene())


def test_an_owner_who_keeps_the_game_paused_stalls_and_cannot_stop_it_again() -> None:
    async def scene() -> None:
        harness = TableHarness()
        robin, sam, kim = await three_players(harness)
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
        robin, sam, _ = await three_players(harness)
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


# -- one person with several seats -------------------------------------------------------------


async def seated_from(harness: TableHarness, *addresses: str) -> tuple[FakeClient, list[FakeClient]]:
    """Return a player who stalls, and the others, each connected from an address; the first has seat 1."""
    await harness.open([None] * (len(addresses) - 1), grace=3600)
    people = [harness.owner(), *[await harness.guest(f"Guest {n}") for n in range(1, len(addresses))]]
    for one, address in zip(people, [addresses[-1], *addresses[:-1]], strict=True):
        one.address = address
        await one.arrive()
    await begin(*people)
    asked, others = await player_to_move(people)
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
