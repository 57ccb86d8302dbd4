"""What comes to a device from elsewhere: a position as a link, and a game file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels import EDITIONS, Setup
from citadels.engine.chance import key_from_seed
from citadels.record import GameFile, verify
from citadels.tables import position_link, protocol
from tests.device.browser import Device, Json, Page, begin_game, get_from_table, open_position
from tests.games.files import STORED_GAMES
from tests.nightly import rest_nightly
from tests.tables.shared_positions import (
    example_link,
    forge_link,
    link_content,
    positions_to_share,
    shared_games,
)
from tests.tables.table_harness import run

PLAYED = ("edition", "seats", "options", "started", "key", "result")  # whatever the names


def view_of(page: Page) -> Json:
    assert page.situation is not None
    return dict(page.situation["view"])


def can_undo(page: Page) -> bool:
    assert page.situation is not None
    return bool(page.situation["can_undo"])


def info(page: Page) -> Json:
    return dict([message for message in page.heard if "table" in message][-1]["table"])


# -- positions


def test_a_position_is_shared_looked_at_and_played_on_elsewhere() -> None:
    async def scene() -> None:
        here, there = Device(), Device()
        page = here.open()
        table, token = await begin_game(page, "greedy", "expert")
        await here.play(page, 60)
        made = {"table": table, "token": token}
        text = (await get_from_table(page, made, "position"))["position"]
        other = there.open()
        status, shown = await other.ask("POST", "/api/positions/look", {"position": text, "language": "fr"})
        assert status == 200
        assert shown["situation"]["view"] == view_of(page)
        assert (shown["levels"], shown["seat"], shown["edition"]) == ([None, "greedy", "expert"], 0, "2016")
        assert not any(there.database.stores.values())
        await open_position(other, text)
        assert view_of(other) == view_of(page)
        seats = info(other)["seats"]
        assert [seat["kind"] for seat in seats] == ["player", "bot", "bot"]
        assert [seat["level"] for seat in seats] == [None, "greedy", "expert"]
        assert [seat["name"] for seat in seats] == ["Kim", *shown["names"][1:]]
        await there.play(other)
        assert other.is_over

    run(scene())


@pytest.mark.slow
@pytest.mark.parametrize("which", rest_nightly(range(0, 300, 29), stage="pyodide", keep=4))
def test_positions_of_all_editions_are_played_to_their_end_and_replayed(which: int) -> None:
    async def scene() -> None:
        device, one = Device(), shared_games()[which]
        page = device.open()
        made = await open_position(page, position_link.write(one))
        assert (made["seat"], page.version) == (one.seat, 1)
        assert page.heard[0]["lines"][0]["event"]["event"] == "PositionOpened"
        await device.play(page)
        assert page.is_over
        course = await get_from_table(page, made, f"course?seat={one.seat}")
        assert course["rounds"][0]["round"] == one.game.round
        rounds = [played["round"] for played in course["rounds"]]
        assert rounds == list(range(rounds[0], rounds[0] + len(rounds)))
        points = [score["total"] for score in view_of(page)["result"]["scores"]]
        assert course["rounds"][-1]["points"] == points
        first = await get_from_table(page, made, f"replay?step=0&seat={one.seat}")
        expected = json.loads(protocol.encode(one.game.view(one.seat)))
        assert first["view"] == expected
        last = await get_from_table(page, made, f"replay?step={first['steps']}&seat={one.seat}")
        assert last["view"] == view_of(page)
        status, told = await page.ask("GET", f"/api/tables/{made['table']}/game", token=made["token"])
        assert (status, told["code"]) == (409, "no_file")

    run(scene())


def test_a_position_goes_on_after_a_reload_with_hints_and_undo_as_far_as_it_goes() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        made = await open_position(page, example_link())
        while not page.options:
            await device.clock.advance(1)
        assert not can_undo(page)
        await page.send({"type": "hint", "id": "h"})
        assert page.heard[-1]["action"] in page.options
        again = device.open()
        await again.sit(made["table"], made["token"])
        assert (again.version, again.situation) == (page.version, page.situation)
        before = view_of(again)
        while not can_undo(again):
            before = view_of(again)
            if again.options:
                await again.act(again.options[0])
            else:
                await device.clock.advance(1)
        await again.send({"type": "undo", "id": "u", "version": again.version})
        assert view_of(again) == before
        await device.play(again)
        assert again.is_over
        await again.send({"type": "rematch", "id": "m"})
        moved = next(message["table"] for message in again.heard if message["type"] == "moved")
        await again.sit(moved, made["token"])
        assert info(again)["phase"] == "lobby"
        assert info(again)["commitment"]

    run(scene())


def test_a_table_opened_from_a_position_is_kept_and_can_be_shared_again() -> None:
    async def scene() -> None:
        page = Device().open()
        text = example_link()
        made = await open_position(page, text, "Robin")
        assert info(page)["commitment"] == ""
        seats = [{"table": made["table"], "seat": 0, "token": made["token"]}]
        _, [mine] = await page.ask("POST", "/api/mine", {"seats": seats})
        assert (mine["phase"], mine["names"]) == ("playing", ["Robin", "Ada", "Bruno", "Clara"])
        assert (await get_from_table(page, made, "position"))["position"] == text

    run(scene())


def test_bots_sit_in_for_people_and_for_bots_that_are_not_known_here() -> None:
    async def scene() -> None:
        page = Device().open()
        await open_position(page, example_link(levels=["search", None, "oracle", "cmd:rm"]), "Ada")
        seats = info(page)["seats"]
        assert [seat["kind"] for seat in seats] == ["player", "bot", "bot", "bot"]
        assert [seat["level"] for seat in seats] == [None, "greedy", "greedy", "greedy"]
        assert [seat["name"] for seat in seats] == ["Ada 2", "Ada", "Bruno", "Clara"]

    run(scene())


def test_the_end_of_a_game_can_be_looked_at() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        *_, end = positions_to_share(Setup(seats=3).settings(), 1)
        made = await open_position(page, position_link.write(end))
        assert page.is_over
        replay, course = (
            await get_from_table(page, made, "replay?step=0"),
            await get_from_table(page, made, "course"),
        )
        assert replay["steps"] == 0
        assert len(course["rounds"]) == 1
        again = device.open()
        await again.sit(made["table"], made["token"])
        assert again.situation == page.situation

    run(scene())


@pytest.mark.parametrize("address", ["/api/positions", "/api/positions/look"])
@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("", "link_damaged"),
        ("2AAAA", "link_version"),
        ("1" * 9_000, "link_too_long"),
        (forge_link(link_content(position={})), "link_position"),
        (3, "malformed"),
    ],
)
def test_a_bad_link_makes_nothing(address: str, position: object, code: str) -> None:
    async def scene() -> None:
        device = Device()
        asked = {"position": position, "language": "en"} | ({} if "look" in address else {"name": "Kim"})
        status, told = await device.open().ask("POST", address, asked)
        assert (status, told["code"]) == (400, code)
        assert not any(device.database.stores.values())

    run(scene())


@pytest.mark.parametrize("name", ["\u200b", "\u2800"])
def test_names_in_a_link_that_cannot_be_seen_are_refused(name: str) -> None:
    async def scene() -> None:
        page = Device().open()
        text = forge_link(link_content(names=["Robin", name, "Bruno", "Clara"]))
        for address, more in (("positions", {"name": "Kim"}), ("positions/look", {})):
            status, told = await page.ask("POST", f"/api/{address}", {"position": text, **more})
            assert (status, told["code"]) == (400, "link_damaged")

    run(scene())


# -- game files


async def open_game(page: Page, document: object) -> Json:
    status, made = await page.ask("POST", "/api/games", {"game": document})
    assert status == 201, made
    await page.sit(made["table"], made["token"])
    return dict(made)


@pytest.mark.parametrize("path", STORED_GAMES, ids=lambda path: path.stem)
def test_a_finished_game_is_imported_and_exported_unchanged(path: Path) -> None:
    async def scene() -> None:
        page = Device().open()
        file = verify(json.loads(path.read_text()))
        document: Json = file.to_json()
        made = await open_game(page, document)
        assert page.is_over
        out = await get_from_table(page, made, "game")
        assert verify(out).replay().history == file.replay().history
        assert [out[field] for field in PLAYED] == [document[field] for field in PLAYED]
        course = await get_from_table(page, made, "course")
        assert course["rounds"][0]["round"] == 1
        replay = await get_from_table(page, made, "replay?step=5")
        assert replay["answer"] == document["actions"][4]
        seats = [{"table": made["table"], "seat": 0, "token": made["token"]}]
        _, [mine] = await page.ask("POST", "/api/mine", {"seats": seats})
        assert mine["phase"] == "over"

    run(scene())


def test_a_game_with_people_from_a_server_comes_back_with_its_shuffle() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        table, token = await begin_game(page, "greedy", "expert")
        await device.play(page)
        file = await get_from_table(page, {"table": table, "token": token}, "game")
        other = Device().open()
        made = await open_game(other, file)
        assert await get_from_table(other, made, "game") == file
        assert info(other)["commitment"] == file["commitment"]
        assert [seat["level"] for seat in info(other)["seats"]] == [None, "greedy", "expert"]
        words = [line["text"] for line in other.heard[0]["lines"]]
        assert not any("A bot moves for you" in text for text in words)

    run(scene())


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_unfinished_game_is_played_on_against_bots_and_has_a_file_in_the_end(edition: str) -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        game = Setup(edition, seats=4).settings().begin(key_from_seed(3))
        for _ in range(50):
            game.play(game.actions()[0])
        file = GameFile.from_game(game, ["Ada (expert)", "Robin", "Sam", "Bruno (greedy)"])
        made = await open_game(page, file.to_json())
        assert made["seat"] == 1
        seats = info(page)["seats"]
        assert [(seat["name"], seat["level"]) for seat in seats] == [
            ("Ada", "expert"), ("Robin", None), ("Sam", "greedy"), ("Bruno", "greedy"),
        ]  # fmt: skip
        assert view_of(page)["round"] == game.round
        await device.play(page, 10)
        again = device.open()
        await again.sit(made["table"], made["token"])
        await device.play(again)
        assert again.is_over
        out = await get_from_table(again, made, "game")
        assert verify(out).actions[:50] == file.actions
        assert out["players"] == ["Ada (expert)", "Robin", "Sam (greedy)", "Bruno (greedy)"]

    run(scene())


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_goes_on_by_the_version_of_the_rules_that_it_began_with(version: int) -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        game = Setup("dark_city", "expansion", 4).settings().begin(key_from_seed(7), version=version)
        for _ in range(30):
            game.play(game.actions()[0])
        names = ["Robin", "Ada (greedy)", "Sam (greedy)", "Bruno (greedy)"]
        made = await open_game(page, GameFile.from_game(game, names).to_json())
        await device.play(page, 10)
        again = device.open()  # the table is loaded from its rows
        await again.sit(made["table"], made["token"])
        await device.play(again)
        out = await get_from_table(again, made, "game")
        assert out["rules"] == version
        assert verify(out).replay().over

    run(scene())


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"actions": ["kill bishop"]}, "actions[0]"),
        ({"rules": 99}, "rules"),
        ({"format": "citadels-game/2"}, "format"),
        ({"digest": "00"}, "digest"),
        ({"players": []}, "players"),
        ({"more": 1}, "more"),
    ],
)
def test_a_bad_game_file_makes_nothing_and_the_field_is_named(changes: Json, named: str) -> None:
    async def scene() -> None:
        device = Device()
        document = json.loads(STORED_GAMES[0].read_text()) | changes
        status, told = await device.open().ask("POST", "/api/games", {"game": document})
        assert (status, told["code"]) == (400, "game_file")
        assert named in told["text"]
        assert not any(device.database.stores.values())

    run(scene())
