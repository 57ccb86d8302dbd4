"""A table on one device: no player is ever away, all are ready, and no undo reveals another's hand."""

from __future__ import annotations

from typing import Any

import pytest

from citadels.tables.document import DAY, TableOptions, TimeLimit
from citadels.tables.errors import TableError
from citadels.tables.protocol import HintGiven
from tests.tables.table_harness import FakeClient, TableHarness, run

MAX_ANSWERS = 2000  # answers in one game


async def around(harness: TableHarness, people: int, *bots: str, **options: Any) -> list[FakeClient]:
    """Return clients for all people around one device, none of them connected yet."""
    await harness.open([*[None] * (people - 1), *bots], one_device=True, **options)
    return [harness.owner(), *[await harness.guest(f"Guest {seat}") for seat in range(1, people)]]


async def take(people: list[FakeClient], seat: int) -> FakeClient:
    """Connect the client of the person who takes the device."""
    return await people[seat].arrive()


def last(person: FakeClient) -> str:
    """Return the last option, which often builds or ends the turn."""
    assert person.question is not None
    return person.question.options[-1].action


def test_the_cards_are_dealt_once_all_seats_are_taken() -> None:
    async def story() -> None:
        harness = TableHarness()
        await around(harness, 3, "greedy")
        assert (await harness.spectator().arrive()).info.phase == "playing"

    run(story())


def test_bots_play_while_the_device_is_passed_on() -> None:
    async def story() -> None:
        harness = TableHarness()
        people = await around(harness, 2, "greedy", "greedy")
        cover = await harness.spectator().arrive()
        await harness.clock.advance(1)
        first = await take(people, cover.situation.view.asked or 0)
        await first.act()
        await first.leave()
        await harness.clock.advance(1)
        assert cover.situation.view.asked in (0, 1)
        assert cover.version > first.version

    run(story())


def test_no_player_counts_as_away_however_long_a_turn_takes() -> None:
    async def story() -> None:
        harness = TableHarness()
        people = await around(harness, 2, grace=5, owner_grace=60)
        cover = await harness.spectator().arrive()
        asked, version = cover.situation.view.asked, cover.version
        await harness.clock.advance(DAY)
        assert (cover.version, cover.situation.view.asked) == (version, asked)
        assert [seat.away or seat.stand_in for seat in cover.info.seats] == [False, False]
        assert cover.info.owner == 0
        other = await take(people, 1)
        await other.leave()
        await harness.clock.advance(DAY)
        assert cover.notices() == other.notices() == []
        assert harness.notifier.calls == []

    run(story())


def test_only_the_player_to_move_can_undo() -> None:
    """After another player's answer the player to move can undo nothing, throughout a whole game."""

    async def story() -> None:
        harness = TableHarness(undos=10_000)
        people = await around(harness, 2, "greedy")
        cover = await harness.spectator().arrive()
        holder = -1
        for _ in range(MAX_ANSWERS):
            await harness.clock.advance(1)
            asked = cover.situation.view.asked
            if asked is None:
                return
            if asked != holder:
                if holder >= 0:
                    await people[holder].leave()
                    people[holder].messages.clear()
                holder = asked
                person = await take(people, asked)
                assert not person.situation.can_undo
                assert await person.refused("undo", version=person.version) == "no_undo"
            await people[holder].act(last(people[holder]))
        raise AssertionError("the game does not end")

    run(story())


def test_hints_and_hurrying_bots_work_with_several_people() -> None:
    async def story() -> None:
        harness = TableHarness()
        people = await around(harness, 2, "greedy", pace="slow")
        cover = await harness.spectator().arrive()
        await harness.clock.advance(60)
        asked = cover.situation.view.asked
        assert asked in (0, 1)
        assert isinstance(await (await take(people, asked)).ask("hint"), HintGiven)
        await people[asked].act()
        await people[asked].leave()
        await cover.done("skip")
        await harness.clock.advance(1)
        assert cover.situation.view.asked in (0, 1)

    run(story())


@pytest.mark.slow
def test_a_rematch_begins_by_itself() -> None:
    async def story() -> None:
        harness = TableHarness()
        people = await around(harness, 2, "greedy")
        cover = await harness.spectator().arrive()
        for _ in range(MAX_ANSWERS):
            await harness.clock.advance(1)
            asked = cover.situation.view.asked
            if asked is None:
                break
            person = await take(people, asked)
            await person.act(last(person))
            await person.leave()
        await (await take(people, 1)).done("rematch")
        again = cover.info.rematch
        assert again is not None
        harness._made = type(harness.made)(again, 0, people[0].token, "", harness.made.watch)
        await harness.read_again()
        assert (await harness.spectator().arrive()).info.phase == "playing"

    run(story())


@pytest.mark.parametrize(
    "options",
    [TableOptions(one_device=True, public=True), TableOptions(TimeLimit("turn", 60), one_device=True)],
)
def test_it_is_neither_public_nor_timed(options: TableOptions) -> None:
    with pytest.raises(TableError) as refused:
        options.check()
    assert refused.value.code == "one_device"
