"""Tables that a release stored, this version reads, shows and plays on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from citadels.record import verify
from citadels.tables.memory_storage import MemoryStorage
from citadels.tables.protocol import Update, Welcome
from citadels.tables.storage import Write
from citadels.tables.table import Table
from citadels.tables.table_events import TakenBack
from tests.tables.table_harness import FakeClient, TableHarness, run

FILES = sorted(Path(__file__).parent.glob("*.rows.jsonl"))


class StoredHarness(TableHarness):
    """A table of those that were stored."""

    def __init__(self, path: Path, which: str) -> None:
        rows: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        super().__init__(storage=MemoryStorage(), messages=10_000)  # the clock stands still
        self.people: dict[str, Any] = rows["people"][which]
        self._write = Write(
            new_tables=[row | {"epoch": 0, "revision": 0, "written": ""} for row in rows["tables"]],
            new_entries=rows["changes"],
            new_tokens=rows["tokens"],
            new_chat=[row | {"request": ""} for row in rows["chat"]],
        )

    async def read(self) -> list[FakeClient]:
        """Its players."""
        await self.storage.commit(self._write)
        self._table = await Table.read(self.people["table"], self.host)
        return [await FakeClient(self, token).arrive() for token in self.people["tokens"]]


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_there_are_rows_of_a_release() -> None:
    assert FILES


def test_people_who_wait_for_others_find_their_seats(path: Path) -> None:
    async def scene() -> None:
        stored = StoredHarness(path, "lobby")
        owner, guest = await stored.read()
        assert (owner.seat, guest.seat, owner.info.phase) == (0, 1, "lobby")
        assert [seat.name for seat in owner.info.seats[:2]] == ["Robin", "Sam"]
        assert [seat.ready for seat in owner.info.seats] == [False, True, True, False]
        assert (owner.info.pace, owner.info.grace, owner.info.public) == ("slow", 30, True)
        await stored.table.join("Kim", "en", stored.people["invite"])
        assert [seat.kind for seat in owner.info.seats].count("open") == 0

    run(scene())


def test_a_running_game_goes_on_and_what_could_be_taken_back_still_can(path: Path) -> None:
    async def scene() -> None:
        stored = StoredHarness(path, "running")
        guests = await stored.read()
        asked = guests[stored.people["asked"]]
        spectator = await FakeClient(stored, stored.people["watch"]).arrive()
        assert asked.version == stored.people["version"]
        assert [line.text for line in spectator.received(Welcome)[0].chat] == ["Who leads?"]
        assert asked.situation.remaining is not None
        assert asked.situation.can_undo
        for _ in stored.people["lines"]:
            await asked.done("undo", version=asked.version)
        taken = [line.event for update in asked.received(Update) for line in update.lines]
        assert taken == [TakenBack(asked.seat, lines) for lines in stored.people["lines"][::-1]]
        await play_on(guests)
        archive = await stored.table.archive(asked.token)
        assert verify(archive.file.to_json()).rules_version == 1

    run(scene())


async def play_on(guests: list[FakeClient]) -> None:
    random = Random(1)
    while guests[0].info.phase == "playing":
        for guest in guests:
            while guest.question is not None:
                await guest.act(random.choice(guest.question.options).action)


def test_a_finished_game_has_its_file_its_replay_and_its_rematch(path: Path) -> None:
    async def scene() -> None:
        stored = StoredHarness(path, "over")
        owner, _ = await stored.read()
        archive = await stored.table.archive(owner.token)
        assert verify(archive.file.to_json()).rules_version == 1
        assert archive.step(10, 1, "pt").lines
        assert owner.info.rematch is not None
        rematch = await Table.read(owner.info.rematch, stored.host)
        assert rematch is not None
        assert rematch.seat_of(owner.token) == owner.seat

    run(scene())
