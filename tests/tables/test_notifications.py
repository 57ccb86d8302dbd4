"""Calling people whose page is closed: once for each question, in their language, and with no secret."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from citadels.locale import LANGUAGES, Texts
from citadels.tables.document import TimeLimit
from citadels.tables.timing import NOTIFY_DELAY_AWAY, NOTIFY_DELAY_LEFT
from tests.tables.room import DAY, FickleStorage, Room, Visitor, begin, pair, run


async def away_and_asked(room: Room, **options: Any) -> tuple[Visitor, Visitor]:
    """Two players; the first of those returned went away, and is asked now."""
    asked, other = await pair(room, **options)
    room.notifier.wanted = {asked.seat, other.seat}
    await other.leave()
    await asked.act()
    while asked.is_asked():
        await asked.act()
    return other, asked


def test_who_is_not_there_is_called_soon_after_the_question_and_once() -> None:
    async def scene() -> None:
        room = Room()
        away, other = await away_and_asked(room, grace=3600)
        await room.clock.advance(NOTIFY_DELAY_AWAY - 0.01)
        assert room.notifier.calls == []
        await room.clock.advance(0.01)
        [(seat, call)] = room.notifier.calls
        assert (seat, call.table) == (away.seat, room.made.table)
        assert call.title == Texts("en").say("call-title")
        assert call.body == "Round 1: Sam is waiting for you."
        await other.done("say", text="Robin?")
        await room.clock.advance(600)
        assert len(room.notifier.calls) == 1

    run(scene())


def test_who_saw_the_question_and_left_is_called_a_minute_later() -> None:
    async def scene() -> None:
        room = Room()
        asked, _ = await pair(room, grace=3600)
        room.notifier.wanted = {asked.seat}
        await room.clock.advance(30)
        await asked.leave()
        await room.clock.advance(NOTIFY_DELAY_LEFT - 0.01)
        assert room.notifier.calls == []
        await room.clock.advance(0.01)
        assert [seat for seat, _ in room.notifier.calls] == [asked.seat]

    run(scene())


def test_the_next_question_is_called_again() -> None:
    async def scene() -> None:
        room = Room()
        away, other = await away_and_asked(room, grace=3600)
        await room.clock.advance(NOTIFY_DELAY_AWAY)
        await away.arrive()
        await away.act()
        await away.leave()
        if not away.is_asked():
            await other.act()
        await room.clock.advance(NOTIFY_DELAY_LEFT)
        assert len(room.notifier.calls) == 2

    run(scene())


def test_a_restart_does_not_call_again() -> None:
    async def scene() -> None:
        room = Room()
        await away_and_asked(room, limit=TimeLimit("days", DAY))
        await room.clock.advance(NOTIFY_DELAY_AWAY)
        await room.restart()
        await room.table.wake()
        await room.clock.advance(600)
        assert len(room.notifier.calls) == 1

    run(scene())


def test_nobody_who_is_there_is_called() -> None:
    async def scene() -> None:
        room = Room()
        asked, other = await pair(room)
        room.notifier.wanted = {asked.seat, other.seat}
        await room.clock.advance(600)
        again = await Visitor(room, asked.token).arrive()  # as by loading the page again
        await asked.leave()
        await room.clock.advance(600)
        assert room.notifier.calls == []
        assert again.is_asked()

    run(scene())


def test_nobody_is_called_who_does_not_want_to_be() -> None:
    async def scene() -> None:
        room = Room()
        away, _ = await away_and_asked(room, grace=3600)
        room.notifier.wanted.remove(away.seat)
        await room.clock.advance(600)
        assert room.notifier.calls == []

    run(scene())


def test_nobody_is_called_to_a_game_that_is_paused_or_to_a_seat_that_a_bot_has() -> None:
    async def scene() -> None:
        room = Room()
        asked, owner = await pair(room, grace=5)
        room.notifier.wanted = {asked.seat}
        await owner.done("pause", paused=True)
        await asked.leave()
        await room.clock.advance(600)
        assert room.notifier.calls == []
        await asked.arrive()
        await owner.done("pause", paused=False)
        await asked.leave()
        await room.clock.advance(600)
        assert ("stand_in", asked.seat) in owner.notices()
        assert room.notifier.calls == []

    run(scene())


def test_a_call_that_cannot_be_noted_is_not_made() -> None:
    """A restart would make it again, and again."""

    async def scene() -> None:
        storage = FickleStorage()
        room = Room(storage=storage)
        await away_and_asked(room, grace=3600)
        storage.broken = True
        await room.clock.advance(NOTIFY_DELAY_AWAY)
        assert room.notifier.calls == []

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_is_in_the_language_of_the_player(language: str) -> None:
    async def scene() -> None:
        room = await Room().open([None], grace=3600)
        robin, sam = await room.owner().arrive(), await (await room.guest("Sam", language)).arrive()
        await begin(robin, sam)
        room.notifier.wanted = {sam.seat}
        await sam.leave()
        await room.clock.advance(NOTIFY_DELAY_LEFT)
        [(_, call)] = room.notifier.calls
        words = Texts(language)
        assert call.title == words.say("call-title")
        assert call.body == words.say("call-text", names="Robin", count=1, round=1)

    run(scene())


def test_a_call_holds_nothing_of_the_game() -> None:
    async def scene() -> None:
        room = Room()
        away, _ = await away_and_asked(room, grace=3600)
        await room.clock.advance(NOTIFY_DELAY_AWAY)
        [(_, call)] = room.notifier.calls
        sent = msgspec.to_builtins(call)
        assert sent.keys() == {"title", "body", "table"}
        await away.arrive()
        view = away.situation.view
        told = json.dumps(sent).replace(call.title, "")
        for card in [*view.characters, *view.districts]:
            assert Texts("en").name(card) not in told

    run(scene())
