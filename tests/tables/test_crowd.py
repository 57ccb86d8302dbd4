"""Many messages, sockets, lines and spectators: one person is held to what one person may do."""

from __future__ import annotations

import pytest

from citadels.tables.errors import RateLimited, TableError
from citadels.tables.limits import MINUTE, WINDOW, Limits
from citadels.tables.presence import MAX_PRESENCE_MESSAGES, PRESENCE_INTERVAL
from citadels.tables.protocol import ChatLine, TableChanged, Welcome
from tests.tables.table_harness import FakeClient, TableHarness, pair, run

# -- messages ----------------------------------------------------------------------------------


async def pings(guest: FakeClient, most: int = 1000) -> int:
    """How many messages are taken before one is too many."""
    for number in range(most):
        try:
            await guest.ask("ping")
        except RateLimited:
            return number
    return most


def test_messages_count_for_a_seat_over_all_its_sockets_and_after_coming_back() -> None:
    async def scene() -> None:
        harness = await TableHarness(messages=20).open([None])
        one, two = await harness.owner().arrive(), await harness.owner().arrive()
        assert await pings(one, 10) + await pings(two) == 18  # and two hellos
        await one.leave()
        with pytest.raises(RateLimited):
            await harness.owner().arrive()
        guest = await (await harness.guest()).arrive()
        assert await pings(guest) == 19
        await harness.clock.advance(WINDOW / 2)
        assert await pings(two) == 10
        await harness.clock.advance(10 * WINDOW)
        assert await pings(await harness.owner().arrive()) == 19

    run(scene())


def test_malformed_messages_count_too() -> None:
    async def scene() -> None:
        harness = await TableHarness(messages=3).open([None])
        owner = await harness.owner().arrive()
        assert await owner.refused("nonsense") == "malformed"
        assert await owner.refused("nonsense") == "malformed"
        with pytest.raises(RateLimited):
            await owner.ask("nonsense")

    run(scene())


def test_spectators_have_a_bucket_each_and_one_together_and_players_do_not_wait_for_it() -> None:
    async def scene() -> None:
        harness = await TableHarness(messages=10, spectator_messages=25).open([None])
        owner = await harness.owner().arrive()
        assert await pings(await harness.spectator().arrive()) == 9
        assert await pings(await harness.spectator().arrive()) == 9
        third = await harness.spectator().arrive()
        assert await pings(third) == 4  # of 25, with three hellos
        with pytest.raises(RateLimited):
            await harness.spectator().arrive()
        assert await pings(owner) == 9

    run(scene())


# -- sockets -----------------------------------------------------------------------------------


def test_the_oldest_socket_of_a_seat_makes_room_for_the_newest() -> None:
    async def scene() -> None:
        harness = await TableHarness(seat_sockets=3).open([None])
        sockets = [await harness.owner().arrive() for _ in range(5)]
        assert [socket.closed and socket.closed[0] for socket in sockets] == [4003, 4003, None, None, None]
        await sockets[-1].done("say", text="me")
        assert [len(socket.received(ChatLine)) for socket in sockets] == [0, 0, 1, 1, 1]
        for socket in sockets:
            await socket.leave()  # as a connection does, closed or not
        spectator = await harness.spectator().arrive()
        assert spectator.info.seats[0].away

    run(scene())


def test_a_second_device_of_a_connected_player_is_not_announced() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
        await harness.clock.advance(1)
        told = len(guest.messages)
        for _ in range(20):
            await (await FakeClient(harness, owner.token).arrive()).leave()
        await harness.clock.advance(1)
        assert len(guest.messages) == told
        await owner.leave()
        assert guest.info.seats[0].away

    run(scene())


# -- chat --------------------------------------------------------------------------------------


async def talk(guest: FakeClient, lines: int) -> int:
    """Say so much; how many lines are taken, until the first that is not."""
    for number in range(lines):
        answer = await guest.ask("say", text=f"line {number}")
        if getattr(answer, "code", None) == "too_much_chat":
            return number
    return lines


def test_chat_is_rate_limited_per_seat_over_all_its_sockets() -> None:
    async def scene() -> None:
        harness = await TableHarness(chat=5).open([None])
        owner, other = await harness.owner().arrive(), await harness.owner().arrive()
        guest = await (await harness.guest()).arrive()
        assert await talk(owner, 3) == 3
        assert await talk(other, 3) == 2
        assert len(guest.received(ChatLine)) == 5
        assert await owner.refused("say", text="\u3164") == "text"
        assert await talk(guest, 5) == 5
        await harness.clock.advance(MINUTE / 5)
        assert await talk(owner, 2) == 1
        assert len(guest.received(ChatLine)) == 11

    run(scene())


def test_a_repeated_chat_line_counts_once() -> None:
    async def scene() -> None:
        harness = await TableHarness(chat=2).open([None])
        owner = await harness.owner().arrive()
        for _ in range(5):
            await owner.done("say", id="a", text="hello")
        assert await talk(owner, 5) == 1

    run(scene())


def test_chat_of_spectators_is_limited_each_and_together() -> None:
    async def scene() -> None:
        harness = await TableHarness(chat=4, spectator_chat=6).open([None])
        owner = await harness.owner().arrive()
        one, two = await harness.spectator().arrive(), await harness.spectator().arrive()
        assert [await talk(one, 9), await talk(two, 9)] == [4, 2]
        assert await talk(await harness.spectator().arrive(), 9) == 0
        assert await talk(owner, 9) == 4
        await harness.clock.advance(2 * MINUTE)
        assert await talk(one, 9) == 4

    run(scene())


@pytest.mark.parametrize("restarts", [False, True])
def test_chat_of_spectators_does_not_evict_chat_of_players(restarts: bool) -> None:
    async def scene() -> None:
        harness = await TableHarness(
            chat=1000, spectator_chat=1000, messages=1000, spectator_messages=1000
        ).open([None])
        owner, spectator = await harness.owner().arrive(), await harness.spectator().arrive()
        await owner.done("say", text="what matters")
        assert await talk(spectator, 150) == 150
        if restarts:
            await harness.restart()
        late, watching = await harness.owner().arrive(), await harness.spectator().arrive()
        assert [line.text for line in late.received(Welcome)[0].chat] == ["what matters"]
        assert len(watching.received(Welcome)[0].chat) == 100

    run(scene())


def test_requests_of_spectators_do_not_evict_request_ids_of_players() -> None:
    async def scene() -> None:
        harness = TableHarness(chat=9999, spectator_chat=9999, messages=9999, spectator_messages=9999)
        asked, _ = await pair(harness)
        assert asked.question is not None
        version, action = asked.version, asked.question.options[0].action
        first = await asked.done("act", id="once", version=version, action=action)
        await asked.done("say", id="said", text="done")
        assert await talk(await harness.spectator().arrive(), 1200) == 1200
        assert await asked.done("act", id="once", version=version, action=action) == first
        await asked.done("say", id="said", text="done")
        assert len(asked.received(ChatLine)) == 1

    run(scene())


# -- taking back -------------------------------------------------------------------------------


def test_undos_are_limited_per_minute_and_the_game_goes_on() -> None:
    async def scene() -> None:
        harness = TableHarness(undos=3)
        asked, other = await pair(harness)
        while asked.question is None or "gather gold" not in [o.action for o in asked.question.options]:
            asked, other = (asked, other) if asked.is_asked() else (other, asked)
            if "gather gold" not in [o.action for o in asked.question.options]:  # type: ignore[union-attr]
                await asked.act()
        for _ in range(3):
            await asked.act("gather gold")
            await asked.done("undo", version=asked.version)
        await asked.act("gather gold")
        before = asked.version
        assert await asked.refused("undo", version=before) == "too_many_undos"
        again = await FakeClient(harness, asked.token).arrive()
        assert await again.refused("undo", version=before) == "too_many_undos"
        assert (again.version, other.version) == (before, before)
        await harness.clock.advance(MINUTE / 3)
        await again.done("undo", version=before)
        await again.act("gather gold")

    run(scene())


# -- spectators --------------------------------------------------------------------------------


def test_spectators_are_limited_and_players_are_not() -> None:
    async def scene() -> None:
        harness = await TableHarness(spectators=3).open([None])
        watching = [await harness.spectator().arrive() for _ in range(3)]
        with pytest.raises(TableError) as refused:
            await harness.spectator().arrive()
        assert refused.value.code == "crowd"
        owner, guest = await harness.owner().arrive(), await (await harness.guest()).arrive()
        assert owner.info.spectators == guest.info.spectators == 3
        await watching[0].leave()
        await harness.spectator().arrive()

    run(scene())


def test_many_arrivals_and_departures_are_batched_into_few_messages() -> None:
    async def scene() -> None:
        harness = TableHarness(spectators=1000, spectator_messages=1000)
        asked, other = await pair(harness)
        await harness.clock.advance(10)
        before = len(other.received(TableChanged))
        crowd = [await harness.spectator().arrive() for _ in range(400)]
        await harness.clock.advance(PRESENCE_INTERVAL)
        assert other.info.spectators == 400
        for one in crowd:
            await one.leave()
        await harness.clock.advance(PRESENCE_INTERVAL)
        assert other.info.spectators == 0
        assert len(other.received(TableChanged)) - before <= 20
        assert sum(len(one.messages) for one in crowd) <= 2 * 400 + MAX_PRESENCE_MESSAGES  # 80,200 in 0.1.0
        told = len(other.messages)
        await asked.act()
        assert len(other.messages) == told + 1

    run(scene())


def test_a_few_arrivals_and_departures_are_announced_at_once() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        owner = await harness.owner().arrive()
        spectator = await harness.spectator().arrive()
        assert owner.info.spectators == 1
        await spectator.leave()
        assert owner.info.spectators == 0

    run(scene())


def test_a_players_request_is_broadcast_at_once_with_current_presence() -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None])
        owner = await harness.owner().arrive()
        for _ in range(20):
            await harness.spectator().arrive()
        assert owner.info.spectators < 20
        await owner.done("ready", ready=True)
        assert (owner.info.spectators, owner.info.seats[0].ready) == (20, True)
        told = len(owner.messages)
        await harness.clock.advance(10)
        assert len(owner.messages) == told

    run(scene())


def test_normal_play_never_reaches_a_limit() -> None:
    limits = Limits()
    assert limits.messages / WINDOW >= 5
    assert limits.undos >= 30
    assert limits.seat_sockets >= 5
