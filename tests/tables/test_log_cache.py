"""Changing the language repeatedly: the log comes from a cache, and its cost is rate limited."""

from __future__ import annotations

import pytest

from citadels.tables.errors import RateLimited
from citadels.tables.memory_storage import MemoryStorage
from citadels.tables.protocol import Welcome
from citadels.tables.storage import EntryRow, Write
from tests.tables.table_harness import FakeClient, TableHarness, play_to_end, run


class CountingStorage(MemoryStorage):
    """Counts its reads and commits."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = self.commits = 0

    async def read_entries(self, id: str, after: int = -1) -> list[EntryRow]:
        self.reads += 1
        return await super().read_entries(id, after)

    async def commit(self, write: Write) -> None:
        self.commits += 1
        await super().commit(write)


async def said_in(reader: FakeClient, language: str) -> list[str]:
    """Return the log that a reader gets after changing the language."""
    await reader.done("language", language=language)
    return [line.text for line in reader.received(Welcome)[-1].lines]


def test_a_log_in_a_language_used_before_comes_from_the_cache() -> None:
    async def scene() -> None:
        storage = CountingStorage()
        harness = TableHarness(storage=storage, messages=1000, spectator_messages=1000)
        await play_to_end(harness)
        reader, other = await harness.spectator().arrive(), await harness.spectator().arrive()
        first = {language: await said_in(reader, language) for language in ("fr", "it", "en")}
        assert len({told[-1] for told in first.values()}) == 3
        reads = storage.reads
        for one in (reader, other):
            for language, told in first.items():
                assert await said_in(one, language) == told
        assert storage.reads == reads

    run(scene())


def test_only_a_players_change_of_language_is_stored() -> None:
    async def scene() -> None:
        storage = CountingStorage()
        harness = TableHarness(storage=storage, messages=1000)
        one, _ = await play_to_end(harness)
        await said_in(one, "es")
        commits = storage.commits
        await said_in(one, "es")
        assert storage.commits == commits
        await said_in(one, "pt")
        assert storage.commits == commits + 1

    run(scene())


def test_a_cached_log_includes_later_events() -> None:
    async def scene() -> None:
        harness = TableHarness(messages=1000)
        await harness.open(["greedy"])
        owner = await harness.owner().arrive()
        await owner.done("ready", ready=True, contribution="00" * 16)
        before = await said_in(owner, "fr")
        while not owner.is_asked():
            await harness.clock.advance(1.0)
        await owner.act()
        after = await said_in(owner, "fr")
        assert len(after) > len(before)
        assert after[: len(before)] == before

    run(scene())


def test_a_change_of_language_counts_as_ten_messages() -> None:
    async def scene() -> None:
        harness = TableHarness(messages=30)
        await harness.open(["greedy"])
        owner = await harness.owner().arrive()  # which is a message too
        for language in ("fr", "it"):
            await owner.done("language", language=language)
        with pytest.raises(RateLimited):
            await owner.ask("language", language="en")

    run(scene())
