"""Store before broadcast: what cannot be stored has not happened, and what is stored comes back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from citadels.tables.dispatch import handle_frame
from citadels.tables.errors import TableError
from citadels.tables.memory_storage import MemoryStorage
from citadels.tables.protocol import Ack, ChatLine, ErrorMessage, LinkMade, Update, Welcome
from citadels.tables.storage import StaleEpoch, StorageTimeout, Write
from tests.tables.table_harness import FakeClient, FaultyStorage, TableHarness, begin, pair, run, spin


def test_nothing_is_broadcast_before_it_is_stored() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        asked, other = await pair(TableHarness(storage=storage))
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


def test_a_client_that_connects_during_a_commit_reads_it_whole() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        asked, other = await pair(harness)
        storage.free.clear()
        acting = asyncio.create_task(asked.act())
        coming = asyncio.create_task(FakeClient(harness, other.token).arrive(seen=0))
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
    ("pace", {"pace": "fast"}),
    ("hand_over", {"seat": 1}),
    ("mute", {"seat": 1, "muted": True}),
    ("language", {"language": "fr"}),
    ("link", {"kind": "invite"}),
    ("revoke_links", {}),
]


@pytest.mark.parametrize(("type", "fields"), REQUESTS)
def test_a_request_that_cannot_be_stored_has_not_happened(type: str, fields: dict[str, Any]) -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        guest, owner = await pair(harness)
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
        again = await FakeClient(harness, owner.token).arrive()
        assert (again.info, again.situation) == (info, situation)
        answer = await owner.ask(type, **fields)
        assert not isinstance(answer, ErrorMessage)

    run(scene())


def test_a_request_that_could_not_be_stored_may_be_sent_again() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        asked, other = await pair(harness)
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
        assert len(other.received(ChatLine)) == 1

    run(scene())


def test_a_bot_that_could_not_be_stored_answers_a_moment_later() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = await TableHarness(storage=storage).open(["greedy"], pace="fast")
        owner = await harness.owner().arrive()
        await begin(owner)
        storage.broken = True
        await harness.clock.advance(10)
        assert owner.version == 1
        storage.broken = False
        await harness.clock.advance(1)
        assert owner.version > 1

    run(scene())


def test_a_table_whose_storage_cannot_be_read_is_given_up() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        asked, other = await pair(harness)
        storage.broken = storage.unreadable = True
        await handle_frame(harness.table, asked, '{"type": "say", "id": "1", "text": "hello"}')
        await spin()
        assert asked.received(ErrorMessage)[-1].code == "storage"
        assert harness.table.closed
        assert [guest.closed and guest.closed[0] for guest in (asked, other)] == [1012, 1012]
        storage.broken = storage.unreadable = False
        await harness.read_again()
        again = await FakeClient(harness, asked.token).arrive()
        assert again.version == 1

    run(scene())


def test_closing_a_table_does_not_wait_for_pending_requests() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        first, second = await pair(harness)
        storage.free.clear()
        began = asyncio.create_task(first.done("say", text="I was first"))
        await spin()
        waits = asyncio.create_task(
            handle_frame(harness.table, second, '{"type": "say", "id": "2", "text": "and me?"}')
        )
        await spin()
        closing = asyncio.create_task(harness.table.close())
        await spin()
        storage.free.set()
        await asyncio.gather(began, waits, closing)
        assert harness.table.closed
        assert second.closed
        assert second.closed[0] == 1012
        await harness.read_again()
        back = await FakeClient(harness, second.token).arrive()
        assert [line.text for line in back.received(Welcome)[0].chat] == ["I was first"]

    run(scene())


class Silent(FaultyStorage):
    """Times out on every commit; reads then hang."""

    async def commit(self, write: Write) -> None:
        self._check_working()
        await super().commit(write)

    def _check_working(self) -> None:
        if self.broken:
            raise StorageTimeout("TimeoutError")

    async def read_table(self, id: str) -> Any:
        if self.broken:
            await asyncio.Event().wait()
        return await super().read_table(id)


def test_a_silent_storage_gets_no_more_requests() -> None:
    async def scene() -> None:
        storage = Silent()
        harness = TableHarness(storage=storage)
        asked, other = await pair(harness)
        storage.broken = True
        async with asyncio.timeout(5):
            assert await asked.refused("say", text="hello") == "storage"
        await spin()
        assert [guest.closed and guest.closed[0] for guest in (asked, other)] == [1012, 1012]

    run(scene())


def test_a_table_that_could_not_be_stored_is_not_made() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        storage.broken = True
        with pytest.raises(TableError, match="could not store"):
            await TableHarness(storage=storage).open([None])
        assert storage.tables == {}

    run(scene())


def test_everything_is_as_it_was_after_a_restart() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness)
        await asked.done("say", text="hello")
        await other.done("mute", seat=asked.seat, muted=True)
        await asked.act()
        before = [(guest.info, guest.situation) for guest in (asked, other)]
        await harness.restart()
        after = [await FakeClient(harness, guest.token).arrive() for guest in (asked, other)]
        assert [guest.situation for guest in after] == [situation for _, situation in before]
        assert after[1].info == before[1][0]
        for guest, late in zip((asked, other), after, strict=True):
            lines = [line for update in guest.received(Update) for line in update.lines]
            assert late.received(Welcome)[0].lines == lines

    run(scene())


# -- a table that was changed from elsewhere ---------------------------------------------------


def elsewhere(harness: TableHarness) -> TableHarness:
    """Another server on the same storage."""
    other = TableHarness(storage=harness.storage)
    other._made = harness.made
    return other


@pytest.mark.parametrize(("type", "fields"), REQUESTS)
def test_a_server_that_has_lost_a_table_cannot_write_it_and_tells_nothing(
    type: str, fields: dict[str, Any]
) -> None:
    async def scene() -> None:
        first = TableHarness(storage=FaultyStorage())
        guest, owner = await pair(first)
        asker = guest if type == "act" else owner
        assert guest.question is not None
        act = {"version": guest.version, "action": guest.question.options[0].action}
        second = elsewhere(first)
        await second.read_again()
        stored = dict(first.storage.tables)
        told = [len(one.messages) for one in (guest, owner)]
        assert await asker.refused(type, **(act if type == "act" else fields)) == "storage"
        await spin()
        assert first.storage.tables == stored
        assert [one.closed and one.closed[0] for one in (guest, owner)] == [1012, 1012]
        assert [len(one.messages) for one in (guest, owner)] == [
            count + (one is asker) for count, one in zip(told, (guest, owner), strict=True)
        ]
        again = await FakeClient(second, asker.token).arrive()
        answer = await again.ask(type, **(act if type == "act" else fields))
        assert not isinstance(answer, ErrorMessage)

    run(scene())


def test_a_bot_does_not_play_on_at_a_table_that_was_lost() -> None:
    async def scene() -> None:
        first = await TableHarness().open(["greedy"], pace="fast")
        owner = await first.owner().arrive()
        await begin(owner)
        second = elsewhere(first)
        await second.read_again()
        stored = dict(first.storage.tables)
        await first.clock.advance(60)
        assert first.storage.tables == stored
        assert owner.version == 1
        assert owner.closed is not None
        await first.table.close()
        assert first.storage.tables == stored

    run(scene())


def test_requests_that_waited_for_a_lost_table_are_refused() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        first = TableHarness(storage=storage)
        guest, owner = await pair(first)
        await elsewhere(first).read_again()
        storage.free.clear()
        asking = [
            asyncio.create_task(guest.act()),
            asyncio.create_task(first.table.join("Kim", "en", first.made.invite)),
            asyncio.create_task(first.table.claim("nothing")),
            asyncio.create_task(FakeClient(first, owner.token).arrive()),
        ]
        late = asyncio.create_task(
            handle_frame(first.table, owner, '{"type": "say", "id": "1", "text": "hello"}')
        )
        await spin()
        storage.free.set()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        await late
        assert [getattr(answer, "code", None) for answer in answers] == ["storage"] * 4
        assert storage.chat == {}

    run(scene())


def test_a_table_can_be_looked_at_while_nothing_can_be_stored() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        asked, _ = await pair(harness)
        storage.broken = True
        await harness.read_again()
        again = await FakeClient(harness, asked.token).arrive()
        assert again.situation == asked.situation
        assert await again.refused("say", text="hello") == "storage"
        storage.broken = False
        assert isinstance(await again.act(), Ack)

    run(scene())


# -- requests that come twice ---------------------------------------------------------------------


def test_a_line_that_comes_again_after_a_restart_is_acknowledged_and_not_said_again() -> None:
    async def scene() -> None:
        harness = TableHarness()
        asked, other = await pair(harness)
        await asked.done("say", id="once", text="hello")
        await harness.restart()
        again, listener = [await FakeClient(harness, guest.token).arrive() for guest in (asked, other)]
        await again.done("say", id="once", text="hello")
        assert [line.text for line in listener.received(Welcome)[0].chat] == ["hello"]
        assert listener.received(ChatLine) == []
        await again.done("say", id="once", text="something else")
        assert [line.text for line in listener.received(ChatLine)] == ["something else"]

    run(scene())


def test_a_line_whose_reply_was_lost_and_that_comes_again_is_said_once() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        asked, other = await pair(harness)
        storage.lost_after = storage.unreadable = True
        assert await asked.refused("say", id="once", text="hello") == "unsure"
        storage.lost_after = storage.unreadable = False
        await harness.read_again()
        again = await FakeClient(harness, asked.token).arrive()
        await again.done("say", id="once", text="hello")
        late = await FakeClient(harness, other.token).arrive()
        assert [line.text for line in late.received(Welcome)[0].chat] == ["hello"]

    run(scene())


# -- a reply that was lost -----------------------------------------------------------------------


@pytest.mark.parametrize(("type", "fields"), REQUESTS)
def test_a_commit_whose_reply_was_lost_is_broadcast(type: str, fields: dict[str, Any]) -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        guest, owner = await pair(harness)
        asker, other = (guest, owner) if type == "act" else (owner, guest)
        if type == "act":
            assert guest.question is not None
            fields.update(version=guest.version, action=guest.question.options[0].action)
        told = len(other.messages)
        storage.lost_after = True
        answer = await asker.ask(type, **fields)
        assert not isinstance(answer, ErrorMessage)
        storage.lost_after = False
        if type in ("act", "say", "pause", "hand_over"):
            assert other.messages[told:]
        await harness.read_again()
        again = await FakeClient(harness, getattr(answer, "token", asker.token)).arrive()
        assert (again.info.owner, again.info.paused) == (asker.info.owner, asker.info.paused)
        assert again.version == asker.version
        await again.done("mute", seat=0, muted=True)

    run(scene())


def test_a_commit_found_to_have_failed_later_did_not_happen() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        asked, other = await pair(harness)
        told = len(other.messages)
        storage.lost_before = True
        assert isinstance(await asked.act(), ErrorMessage)
        assert asked.received(ErrorMessage)[-1].code == "storage"
        assert other.messages[told:] == []
        storage.lost_before = False
        assert isinstance(await asked.act(), Ack)
        assert asked.version == other.version == 2

    run(scene())


def test_a_write_that_arrives_after_it_was_given_up_is_refused() -> None:
    class Slow(FaultyStorage):
        late: Write | None = None

        async def commit(self, write: Write) -> None:
            if self.lost_before:
                self.late = write
            await super().commit(write)

    async def scene() -> None:
        storage = Slow()
        asked, _ = await pair(TableHarness(storage=storage))
        storage.lost_before = True
        assert isinstance(await asked.act(), ErrorMessage)
        assert storage.late is not None
        with pytest.raises(StaleEpoch):
            await MemoryStorage.commit(storage, storage.late)

    run(scene())


@pytest.mark.parametrize("done", [True, False])
def test_an_unresolved_commit_is_reported_and_clients_reload_the_table(done: bool) -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        harness = TableHarness(storage=storage)
        asked, other = await pair(harness)
        told = len(other.messages)
        storage.lost_before, storage.lost_after, storage.unreadable = not done, done, True
        answer = await asked.act()
        assert isinstance(answer, ErrorMessage)
        assert answer.code == "unsure"
        await spin()
        assert [guest.closed and guest.closed[0] for guest in (asked, other)] == [1012, 1012]
        assert other.messages[told:] == []
        storage.lost_before = storage.lost_after = storage.unreadable = False
        await harness.table.close()
        await harness.read_again()
        again = [await FakeClient(harness, guest.token).arrive() for guest in (asked, other)]
        assert [guest.version for guest in again] == [1 + done] * 2

    run(scene())


def test_a_table_a_seat_and_a_claim_take_effect_though_the_reply_was_lost() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        storage.lost_after = True
        harness = await TableHarness(storage=storage).open([None])
        owner = await harness.owner().arrive()
        guest = await (await harness.guest()).arrive()
        assert (owner.seat, guest.seat) == (0, 1)
        link = await owner.ask("link", kind="device")
        assert isinstance(link, LinkMade)
        seat, token = await harness.table.claim(link.fragment.removeprefix("claim="))
        assert (await FakeClient(harness, token).arrive()).seat == seat == 0

    run(scene())


def test_a_table_that_may_have_been_made_is_not_denied() -> None:
    async def scene() -> None:
        storage = FaultyStorage()
        storage.lost_after = storage.unreadable = True
        with pytest.raises(TableError, match="may or may not have been done"):
            await TableHarness(storage=storage).open([None])
        storage.lost_after, storage.lost_before, storage.unreadable = False, True, False
        with pytest.raises(TableError, match="nothing has changed"):
            await TableHarness(storage=storage).open([None])

    run(scene())
