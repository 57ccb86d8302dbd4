"""Nothing is told before it is stored; what cannot be stored has not happened; what is stored comes back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from citadels.tables.errors import TableError
from citadels.tables.protocol import Ack, ChatLine, ErrorMessage, Update, Welcome
from citadels.tables.requests import hear
from tests.tables.room import FickleStorage, Room, Visitor, begin, pair, run, spin


def test_nothing_is_told_before_it_is_stored() -> None:
    async def scene() -> None:
        storage = FickleStorage()
        asked, other = await pair(Room(storage=storage))
        told = [len(guest.messages) for guest in (asked, other)]
        storage.free.clear()
        acting = asyncio.create_task(asked.act())
        await spin()
        assert [len(guest.messages) for guest in (asked, other)] == told
        storage.free.set()
        assert isinstance(await acting, Ack)
        for guest, before in zip((asked, other), told, strict=True):
            assert isinstance(guest.messages[before], Update)

    run(scene())


def test_somebody_who_comes_while_something_is_stored_reads_it_whole() -> None:
    async def scene() -> None:
        storage = FickleStorage()
        room = Room(storage=storage)
        asked, other = await pair(room)
        storage.free.clear()
        acting = asyncio.create_task(asked.act())
        coming = asyncio.create_task(Visitor(room, other.token).arrive(seen=0))
        await spin()
        assert not coming.done()
        storage.free.set()
        await acting
        late = await coming
        assert late.version == asked.version == other.version

    run(scene())


REQUESTS = [
    ("act", {}),
    ("say", {"text": "hello"}),
    ("pause", {"paused": True}),
    ("hand_over", {"seat": 1}),
    ("mute", {"seat": 1, "muted": True}),
    ("language", {"language": "fr"}),
    ("link", {"kind": "invite"}),
    ("link", {"kind": "seat", "seat": 1}),
]


@pytest.mark.parametrize(("type", "fields"), REQUESTS)
def test_what_cannot_be_stored_has_not_happened(type: str, fields: dict[str, Any]) -> None:
    async def scene() -> None:
        storage = FickleStorage()
        room = Room(storage=storage)
        guest, owner = await pair(room)
        if type == "act":
            await guest.act()
            assert owner.question is not None
            fields.update(version=owner.version, action=owner.question.options[0].action)
        stored, told = dict(storage.tables), len(guest.messages)
        info, situation = owner.info, owner.situation
        storage.broken = True
        assert await owner.refused(type, **fields) == "storage"
        assert guest.messages[told:] == []
        assert guest.closed is None
        assert storage.tables == stored
        storage.broken = False
        again = await Visitor(room, owner.token).arrive()
        assert (again.info, again.situation) == (info, situation)
        answer = await owner.ask(type, **fields)
        assert not isinstance(answer, ErrorMessage)

    run(scene())


def test_a_request_that_could_not_be_stored_may_be_sent_again() -> None:
    async def scene() -> None:
        storage = FickleStorage()
        room = Room(storage=storage)
        asked, other = await pair(room)
        assert asked.question is not None
        answer = {"id": "x", "version": asked.version, "action": asked.question.options[0].action}
        storage.broken = True
        assert await asked.refused("act", **answer) == "storage"
        storage.broken = False
        assert await asked.done("act", **answer) == await asked.done("act", **answer)
        assert other.version == asked.version == 2
        storage.broken = True
        assert await asked.refused("say", id="y", text="hello") == "storage"
        storage.broken = False
        await asked.done("say", id="y", text="hello")
        await asked.done("say", id="y", text="hello")
        assert len(other.told(ChatLine)) == 1

    run(scene())


def test_a_bot_that_could_not_be_stored_answers_a_moment_later() -> None:
    async def scene() -> None:
        storage = FickleStorage()
        room = await Room(storage=storage).open(["greedy"], pace="fast")
        owner = await room.owner().arrive()
        await begin(owner)
        storage.broken = True
        await room.clock.advance(10)
        assert owner.version == 1
        storage.broken = False
        await room.clock.advance(1)
        assert owner.version > 1

    run(scene())


def test_a_table_whose_storage_cannot_be_read_is_given_up() -> None:
    async def scene() -> None:
        storage = FickleStorage()
        room = Room(storage=storage)
        asked, other = await pair(room)
        storage.broken = storage.unreadable = True
        await hear(room.table, asked, '{"type": "say", "id": "1", "text": "hello"}')
        assert room.table.closed
        assert [guest.closed and guest.closed[0] for guest in (asked, other)] == [1012, 1012]
        storage.broken = storage.unreadable = False
        await room.read_again()
        again = await Visitor(room, asked.token).arrive()
        assert again.version == 1

    run(scene())


def test_a_table_that_could_not_be_stored_is_not_made() -> None:
    async def scene() -> None:
        storage = FickleStorage()
        storage.broken = True
        with pytest.raises(TableError, match="could not store"):
            await Room(storage=storage).open([None])
        assert storage.tables == {}

    run(scene())


def test_everything_is_as_it_was_after_a_restart() -> None:
    async def scene() -> None:
        room = Room()
        asked, other = await pair(room)
        await asked.done("say", text="hello")
        await other.done("mute", seat=asked.seat, muted=True)
        await asked.act()
        before = [(guest.info, guest.situation) for guest in (asked, other)]
        await room.restart()
        after = [await Visitor(room, guest.token).arrive() for guest in (asked, other)]
        assert [guest.situation for guest in after] == [situation for _, situation in before]
        assert after[1].info == before[1][0]
        for guest, late in zip((asked, other), after, strict=True):
            lines = [line for update in guest.told(Update) for line in update.lines]
            assert late.told(Welcome)[0].lines == lines

    run(scene())
