"""All tables of a device go out in one document, and into another device."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.device.browser import Device, Json, Page, begin_game, get_from_table, open_position
from tests.tables.shared_positions import example_link
from tests.tables.table_harness import run

ROWS = Path(__file__).parent.parent / "saved" / "0.1.0.rows.jsonl"

Change = Callable[[Json], object]


async def out(page: Page) -> Json:
    status, document = await page.ask("GET", "/api/device")
    assert status == 200
    return dict(document)


async def into(page: Page, document: Any) -> tuple[int, Json]:
    return await page.ask("POST", "/api/device", document)


@pytest.fixture(scope="module")
def kept() -> Json:
    """What goes out of such a device, for tests that change it."""

    async def scene() -> Json:
        device, _ = await furnished()
        return await out(device.open())

    return run(scene())


async def furnished() -> tuple[Device, list[tuple[str, str]]]:
    """A device with a lobby, a running game, a finished one and a position; the ids and the seats' tokens."""
    device = Device()
    lobby = await device.open().make([None, "greedy"])
    playing, over, opened = device.open(), device.open(), device.open()
    running = await begin_game(playing, "greedy", "expert")
    await device.play(playing, 20)
    await playing.send({"type": "say", "id": "s", "text": "Good luck!"})
    finished = await begin_game(over, "greedy")
    await device.play(over)
    position = await open_position(opened, example_link())
    return device, [
        (lobby["table"], lobby["token"]), running, finished, (position["table"], position["token"])
    ]  # fmt: skip


def test_all_tables_move_to_another_device_and_go_on_there() -> None:
    async def scene() -> None:
        here, seats = await furnished()
        document = await out(here.open())
        assert document["format"] == "citadels-device/1"
        there = Device()
        assert await into(there.open(), document) == (200, {"added": 4, "known": 0})
        assert there.database.stores == here.database.stores
        _, running, finished, position = seats
        known = [{"table": table, "seat": 0, "token": token} for table, token in seats]
        _, mine = await there.open().ask("POST", "/api/mine", {"seats": known})
        assert [table["phase"] for table in mine] == ["lobby", "playing", "over", "playing"]
        for table, token in (running, position):
            page = there.open()
            await page.sit(table, token)
            await there.play(page)
            assert page.is_over
        page = there.open()
        await page.sit(*finished)
        made = {"table": finished[0], "token": finished[1]}
        assert await get_from_table(page, made, "game") == await get_from_table(here.open(), made, "game")

    run(scene())


def test_existing_tables_stay_unchanged() -> None:
    async def scene() -> None:
        here, seats = await furnished()
        before = await out(here.open())
        page = here.open()
        await page.sit(*seats[1])
        await here.play(page, 30)
        later = await out(here.open())
        assert later != before
        assert await into(here.open(), before) == (200, {"added": 0, "known": 4})
        del here.database.stores["tables"][seats[0][0], seats[0][0]]
        for store in ("entries", "tokens", "chat"):
            rows = here.database.stores[store]
            here.database.stores[store] = {key: row for key, row in rows.items() if key[0] != seats[0][0]}
        assert await into(here.open(), before) == (200, {"added": 1, "known": 3})
        assert page.version == (await out(here.open()))["tables"][0]["table"]["version"]

    run(scene())


def test_a_device_without_tables_has_a_document_too() -> None:
    async def scene() -> None:
        page = Device().open()
        document = await out(page)
        assert document == {"format": "citadels-device/1", "tables": []}
        assert await into(page, document) == (200, {"added": 0, "known": 0})

    run(scene())


def test_tables_stored_by_a_release_come_in() -> None:
    rows = json.loads(ROWS.read_text(encoding="utf-8"))

    def of(name: str, id: str, **more: object) -> list[Json]:
        found = [row | more | {"table_id": "here-" + id} for row in rows[name] if row["table_id"] == id]
        return sorted(found, key=lambda row: row.get("version", 0))

    def stored(row: Json) -> Json:
        id = row["id"]
        table = row | {"id": "here-" + id, "epoch": 0, "revision": 0, "written": ""}
        chat = of("chat", id, request="")
        return {"table": table, "entries": of("changes", id), "tokens": of("tokens", id), "chat": chat}

    async def scene() -> None:
        device = Device()
        document = {"format": "citadels-device/1", "tables": [stored(row) for row in rows["tables"]]}
        status, told = await into(device.open(), document)
        assert (status, told) == (200, {"added": len(rows["tables"]), "known": 0})
        for people in rows["people"].values():
            page = device.open()
            await page.sit("here-" + people["table"], people["tokens"][0])
            assert page.heard[0]["type"] == "welcome"

    run(scene())


def table(document: Json, number: int = 1) -> Json:
    found: Json = document["tables"][number]
    return found


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda all: all.pop("format"), "format"),
        (lambda all: all.update(format="citadels-device/2"), "format"),
        (lambda all: all.pop("tables"), "tables"),
        (lambda all: all.update(tables={}), "tables"),
        (lambda all: all.update(more=1), "more"),
        (lambda all: all["tables"].append(table(all)), "tables: two tables have the same id"),
        (lambda all: table(all).pop("chat"), "chat"),
        (lambda all: table(all)["table"].pop("undo"), "tables[1].table"),
        (lambda all: table(all)["table"].update(version="3"), "tables[1].table.version"),
        (lambda all: table(all)["table"].update(epoch=None), "tables[1].table.epoch"),
        (lambda all: table(all)["table"].update(id="elsewhere"), "tables[1].table.id"),
        (lambda all: table(all)["table"].update(id="here-../x"), "tables[1].table.id"),
        (lambda all: table(all)["table"].update(document="{}"), "tables[1].table.document"),
        (lambda all: table(all)["table"].update(document="{"), "tables[1].table.document"),
        (lambda all: table(all)["table"].update(position="[]"), "tables[1].table.position"),
        (lambda all: table(all)["table"].update(position='{"players": 3}'), "tables[1].table.position: pl"),
        (lambda all: table(all)["table"].update(undo="[1]"), "tables[1].table.undo"),
        (lambda all: table(all)["table"].update(undo='[["{}", 1]]'), "tables[1].table.undo: players"),
        (lambda all: table(all)["table"].update(phase="dinner"), "tables[1].table.phase"),
        (lambda all: table(all)["table"].update(position=None), "tables[1].table.phase"),
        (lambda all: table(all)["entries"].pop(), "tables[1].entries"),
        (lambda all: table(all)["entries"].pop(2), "tables[1].entries"),
        (lambda all: table(all)["entries"][2].update(version=1), "tables[1].entries"),
        (lambda all: table(all)["entries"][2].update(events="[3]"), "tables[1].entries[2].events"),
        (lambda all: table(all)["entries"][2].update(events='[{"event": "Rain"}]'), "entries[2].events"),
        (lambda all: table(all)["entries"][2].update(kind="dance"), "tables[1].entries[2].kind"),
        (lambda all: table(all)["entries"][2].update(kind="deal"), "tables[1].entries[2].kind"),
        (lambda all: table(all)["entries"][0].update(kind="act"), "tables[1].entries[0].kind"),
        (lambda all: table(all)["entries"][1].update(kind="undo"), "tables[1].entries[1].kind"),
        (lambda all: table(all)["entries"][2].update(table_id="here-x"), "tables[1].entries[2].table_id"),
        (lambda all: table(all)["tokens"][0].update(table_id="here-x"), "tables[1].tokens[0].table_id"),
        (lambda all: table(all)["tokens"][0].update(seat=1.5), "tables[1].tokens[0].seat"),
        (lambda all: table(all)["chat"][0].update(for_players=1), "tables[1].chat[0].for_players"),
    ],
)
def test_a_damaged_document_changes_nothing_and_the_field_is_named(
    kept: Json, change: Change, named: str
) -> None:
    async def scene() -> None:
        document = deepcopy(kept)
        change(document)
        there = Device()
        status, told = await into(there.open(), document)
        assert (status, told["code"]) == (400, "backup"), told
        assert named in told["text"]
        assert not any(there.database.stores.values())

    run(scene())


@pytest.mark.parametrize("document", ["[]", "{", "3", "null", "[" * 100_000])
def test_an_invalid_document_is_refused(document: str) -> None:
    async def scene() -> None:
        status, told = await into(Device().open(), document)
        assert (status, told["code"]) == (400, "malformed")

    run(scene())


def test_nothing_is_added_when_storage_is_full(kept: Json) -> None:
    async def scene() -> None:
        there = Device()
        there.database.full = True
        status, told = await into(there.open(), kept)
        assert (status, told["code"]) == (503, "storage")
        assert not any(there.database.stores.values())

    run(scene())
