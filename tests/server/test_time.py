"""Clocks, patience with those who are away, and the pace of bots.

What takes seconds of waiting happens all at once, each in a thread of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import pytest

from citadels.tables.countdown import Countdown
from tests.server.house import Client, House, Json, begin, play, run

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


# -- what takes a while ------------------------------------------------------------------------


async def pair(house: House, options: Json, *bots: str) -> tuple[Client, Client]:
    """Two players; the first of those returned is asked, the other is not."""
    made = await house.make([None, *bots], options)
    owner, guest = await made.owner().open(), await (await made.guest()).open()
    await begin(owner, guest)
    await asyncio.wait(
        [asyncio.create_task(client.asked()) for client in (owner, guest)],
        return_when=asyncio.FIRST_COMPLETED,
    )
    return (owner, guest) if owner.question else (guest, owner)


async def time_runs_out(house: House) -> None:
    asked, other = await pair(house, {"clock": {"kind": "turn", "seconds": 10}})
    began = time.monotonic()
    assert asked.situation is not None
    assert 9 < asked.situation["remaining"] <= 10
    version = asked.version
    await other.hear("notice", code="time_up", seat=asked.seat)
    assert 9 < time.monotonic() - began < 13
    await asked.until(lambda: asked.version > version)


async def a_pause_stops_the_clock(house: House) -> None:
    asked, other = await pair(house, {"clock": {"kind": "turn", "seconds": 10}})
    owner = asked if asked.table["owner"] == asked.seat else other
    await asyncio.sleep(0.5)
    await owner.done("pause", paused=True)
    await asked.reopen()
    assert asked.situation is not None
    left = asked.situation["remaining"]
    assert 8 < left < 10
    await asyncio.sleep(1)
    await asked.reopen()
    assert asked.situation is not None
    assert asked.situation["remaining"] == left


async def who_is_asked_may_have_more_time(house: House) -> None:
    asked, other = await pair(house, {"clock": {"kind": "turn", "seconds": 10}})
    owner = asked if asked.table["owner"] == asked.seat else other
    guest = other if owner is asked else asked
    version = asked.version
    await asked.done("more_time")
    await other.hear("notice", code="more_time", seat=asked.seat)
    await other.until(lambda: other.situation is not None and other.situation["remaining"] > 15)
    assert asked.situation is not None
    assert 18 < asked.situation["remaining"] <= 20
    if asked is owner:
        assert (await guest.ask("more_time"))["code"] == "not_asked"
    await owner.done("more_time")
    for _ in range(8):
        await asked.done("more_time")
    assert (await asked.ask("more_time"))["code"] == "time"
    await asyncio.sleep(11)
    assert asked.version == version
    assert not other.told("notice", code="time_up")
    await owner.done("pause", paused=True)
    assert (await owner.ask("more_time"))["code"] == "paused"


async def without_a_clock_there_is_time_enough(house: House) -> None:
    asked, _ = await pair(house, {})
    assert (await asked.ask("more_time"))["code"] == "time"


async def a_bot_sits_in(house: House) -> None:
    asked, other = await pair(house, {"grace": 5})
    seat = asked.seat
    await asked.close()
    gone = time.monotonic()
    await other.until(lambda: other.table["seats"][seat]["away"])
    assert time.monotonic() - gone < 1
    version = other.version
    await other.hear("notice", code="stand_in", seat=seat)
    assert 4.5 < time.monotonic() - gone < 8
    await other.until(lambda: other.version > version)
    assert other.table["seats"][seat]["stand_in"]
    assert other.table["seats"][seat]["level"] == "greedy"
    asked.messages.clear()
    await asked.open()
    assert asked.messages[0]["type"] == "welcome"
    await other.hear("notice", code="back", seat=seat)
    await other.until(lambda: not other.table["seats"][seat]["stand_in"])
    assert not other.table["seats"][seat]["away"]
    await play(asked, other, until=other.version + 4)


async def a_bot_sits_in_after_a_new_link(house: House) -> None:
    made = await house.make([None], {"grace": 5}, crown=1)
    owner, guest = await made.owner().open(), await (await made.guest()).open()
    await begin(owner, guest)
    await guest.asked()
    assert (await owner.ask("link", kind="seat", seat=1))["type"] == "link"
    issued = time.monotonic()
    await owner.until(lambda: owner.told("notice", code="stand_in"), 8)
    assert time.monotonic() - issued > 4.5


async def nobody_sits_in_within_the_grace(house: House) -> None:
    asked, other = await pair(house, {"grace": 5})
    version = asked.version
    for _ in range(2):
        await asked.close()
        await asyncio.sleep(3)
        await asked.open()
    assert not other.told("notice", code="stand_in")
    assert asked.version == version


async def a_second_device_keeps_the_seat(house: House) -> None:
    asked, other = await pair(house, {"grace": 5})
    async with Client(house, asked.id, asked.token):
        await asked.close()
        await asyncio.sleep(5.5)
        assert not other.table["seats"][asked.seat]["away"]
        assert not other.told("notice", code="stand_in")


async def bots_wait_for_somebody(house: House) -> None:
    made = await house.make(["greedy", "greedy", "greedy"], {"pace": "fast", "grace": 5})
    async with made.owner() as owner:
        await begin(owner)
        await owner.until(lambda: owner.question)
        await owner.act()
        version = owner.version
    async with made.spectator() as spectator:
        seen = spectator.version
        assert version <= seen <= version + 1
        await asyncio.sleep(6)
        assert spectator.version == seen
        assert not spectator.told("notice")
        async with made.owner() as again:
            await spectator.until(lambda: spectator.version > seen or again.question)


async def bots_keep_their_pace(house: House) -> None:
    made = await house.make(["greedy", "random", "greedy"], {"pace": "fast"}, crown=1)
    async with made.owner() as owner:
        arrivals: list[float] = []
        await begin(owner)
        while len(arrivals) < 5:
            version = owner.version
            if owner.question:
                arrivals = [time.monotonic()]
                await owner.act()
            await owner.until(lambda v=version: owner.version > v)  # type: ignore[misc]
            arrivals.append(time.monotonic())
        gaps = [b - a for a, b in pairwise(arrivals[1:])]
        assert all(0.3 < gap < 0.9 for gap in gaps), gaps
        assert sum(gaps) / len(gaps) < 0.6, gaps


async def no_hello(house: House) -> None:
    client = await Client(house, "", "").connect()
    began = time.monotonic()
    assert await client.closed() == 4000
    assert 9 < time.monotonic() - began < 13


SCENES: dict[str, Callable[[House], Coroutine[Any, Any, None]]] = {
    scene.__name__: scene
    for scene in (
        time_runs_out,
        a_pause_stops_the_clock,
        who_is_asked_may_have_more_time,
        without_a_clock_there_is_time_enough,
        a_bot_sits_in,
        a_bot_sits_in_after_a_new_link,
        nobody_sits_in_within_the_grace,
        a_second_device_keeps_the_seat,
        bots_wait_for_somebody,
        bots_keep_their_pace,
        no_hello,
    )
}


@pytest.fixture(scope="module")
def scenes(house: House) -> Iterator[dict[str, Future[None]]]:
    """All of them, running."""
    with ThreadPoolExecutor(len(SCENES)) as threads:
        yield {name: threads.submit(lambda s=scene: run(s(house))) for name, scene in SCENES.items()}  # type: ignore[misc]


Scenes = dict[str, Future[None]]


def test_a_bot_answers_when_the_time_for_a_turn_is_up(scenes: Scenes) -> None:
    scenes["time_runs_out"].result()


def test_the_clock_stands_still_while_the_game_is_paused(scenes: Scenes) -> None:
    scenes["a_pause_stops_the_clock"].result()


def test_who_is_asked_and_the_owner_may_add_time_ten_times(scenes: Scenes) -> None:
    scenes["who_is_asked_may_have_more_time"].result()


def test_without_a_clock_no_time_can_be_added(scenes: Scenes) -> None:
    scenes["without_a_clock_there_is_time_enough"].result()


def test_a_bot_sits_in_for_somebody_who_is_away_and_gets_up_at_once(scenes: Scenes) -> None:
    scenes["a_bot_sits_in"].result()


def test_a_bot_sits_in_for_a_player_whose_link_was_issued_anew_after_the_grace(scenes: Scenes) -> None:
    scenes["a_bot_sits_in_after_a_new_link"].result()


def test_nobody_sits_in_for_somebody_who_comes_back_in_time(scenes: Scenes) -> None:
    scenes["nobody_sits_in_within_the_grace"].result()


def test_a_player_with_two_devices_is_not_away_when_one_is_closed(scenes: Scenes) -> None:
    scenes["a_second_device_keeps_the_seat"].result()


def test_bots_wait_while_no_player_is_there(scenes: Scenes) -> None:
    scenes["bots_wait_for_somebody"].result()


def test_bots_answer_a_fixed_time_after_the_question(scenes: Scenes) -> None:
    scenes["bots_keep_their_pace"].result()


def test_a_socket_without_a_hello_is_closed(scenes: Scenes) -> None:
    scenes["no_hello"].result()
