"""Calling people whose page is closed: once for each question, in their language, and with no secret."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from citadels.locale import LANGUAGES, Texts
from citadels.tables.document import TimeLimit
from citadels.tables.timing import NOTIFY_DELAY_AWAY, NOTIFY_DELAY_LEFT
from tests.tables.table_harness import DAY, FakeClient, FaultyStorage, TableHarness, begin, pair, run


async def away_and_asked(harness: TableHarness, **options: Any) -> tuple[FakeClient, FakeClient]:
    """Return two players; the first is away and to move."""
    asked, other = await pair(harness, **options)
    harness.notifier.wanted = {asked.seat, other.seat}
    await other.leave()
    await asked.act()
    while asked.is_asked():
        await asked.act()
    return other, asked


def test_an_absent_player_is_notified_soon_after_the_question_and_once() -> None:
    async def scene() -> None:
        harness = TableHarness()
        away, other = await away_and_asked(harness, grace=3600)
        await harness.clock.advance(NOTIFY_DELAY_AWAY - 0.01)
        assert harness.notifier.calls == []
        await harness.clock.advance(0.01)
        [(seat, call)] = harness.notifier.calls
        assert (seat, call.table) == (away.seat, harness.made.table)
        assert call.title == Texts("en").say("call-title")
        assert call.body == "Round 1: Sam is waiting for you."
        await other.done("say", text="Robin?")
        await harness.clock.advance(600)
        assert len(harness.notifier.calls) == 1

    run(scene())


def test_a_player_who_saw_the_question_and_left_is_notified_a_minute_later() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, _ = await pair(harness, grace=3600)
        harness.notifier.wanted = {asked.seat}
        await harness.clock.advance(30)
        await asked.leave()
        await harness.clock.advance(NOTIFY_DELAY_LEFT - 0.01)
        assert harness.notifier.calls == []
        await harness.clock.advance(0.01)
        assert [seat for seat, _ in harness.notifier.calls] == [asked.seat]

    run(scene())


def test_the_next_question_is_notified_again() -> None:
    async def scene() -> None:
        harness = TableHarness()
        away, other = await away_and_asked(harness, grace=3600)
        await harness.clock.advance(NOTIFY_DELAY_AWAY)
        await away.arrive()
        await away.act()
        await away.leave()
        if not away.is_asked():
            await other.act()
        await harness.clock.advance(NOTIFY_DELAY_LEFT)
        assert len(harness.notifier.calls) == 2

    run(scene())


def test_a_restart_does_not_call_again() -> None:
    async def scene() -> None:
        harness = TableHarness()
        await away_and_asked(harness, limit=TimeLimit("days", DAY))
        await harness.clock.advance(NOTIFY_DELAY_AWAY)
        await harness.restart()
        await harness.table.wake()
        await harness.clock.advance(600)
        assert len(harness.notifier.calls) == 1

    run(scene())


def test_connected_players_get_no_notification() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness)
        harness.notifier.wanted = {asked.seat, other.seat}
        await harness.clock.advance(600)
        again = await FakeClient(harness, asked.token).arrive()  # as by loading the page again
        await asked.leave()
        await harness.clock.advance(600)
        assert harness.notifier.calls == []
        assert again.is_asked()

    run(scene())


def test_players_without_a_subscription_get_no_notification() -> None:
    async def scene() -> None:
        harness = TableHarness()
        away, _ = await away_and_asked(harness, grace=3600)
        harness.notifier.wanted.remove(away.seat)
        await harness.clock.advance(600)
        assert harness.notifier.calls == []

    run(scene())


def test_paused_games_and_seats_of_bots_send_no_notification() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, owner = await pair(harness, grace=5)
        harness.notifier.wanted = {asked.seat}
        await owner.done("pause", paused=True)
        await asked.leave()
        await harness.clock.advance(600)
        assert harness.notifier.calls == []
        await asked.arrive()
        await owner.done("pause", paused=False)
        await asked.leave()
        await harness.clock.advance(600)
        assert ("stand_in", asked.seat) in owner.notices()
        assert harness.notifier.calls == []

    run(scene())


def test_a_call_that_cannot_be_noted_is_not_made() -> None:
    """A restart would make it again, and again."""

    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        await away_and_asked(harness, grace=3600)
        storage.broken = True
        await harness.clock.advance(NOTIFY_DELAY_AWAY)
        assert harness.notifier.calls == []

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_is_in_the_language_of_the_player(language: str) -> None:
    async def scene() -> None:
        harness = await TableHarness().open([None], grace=3600)
        robin, sam = await harness.owner().arrive(), await (await harness.guest("Sam", language)).arrive()
        await begin(robin, sam)
        harness.notifier.wanted = {sam.seat}
        await sam.leave()
        await harness.clock.advance(NOTIFY_DELAY_LEFT)
        [(_, call)] = harness.notifier.calls
        words = Texts(language)
        assert call.title == words.say("call-title")
        assert call.body == words.say("call-text", names="Robin", count=1, round=1)

    run(scene())


def test_a_notification_contains_nothing_of_the_game() -> None:
    async def scene() -> None:
        harness = TableHarness()
        away, _ = await away_and_asked(harness, grace=3600)
        await harness.clock.advance(NOTIFY_DELAY_AWAY)
        [(_, call)] = harness.notifier.calls
        sent = msgspec.to_builtins(call)
        assert sent.keys() == {"title", "body", "table"}
        await away.arrive()
        view = away.situation.view
        told = json.dumps(sent).replace(call.title, "")
        for card in [*view.characters, *view.districts]:
            assert Texts("en").name(card) not in told

    run(scene())
