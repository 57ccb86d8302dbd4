"""Tables on one device: what the page of a server can do there, it can do without a server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels.bots.learned import network
from citadels.bots.learned.weights import WeightsError
from citadels.device.bot_runner import DeviceBotRunner, think
from citadels.device.tables import PREFIX
from citadels.record import verify
from citadels.tables.bot_runner import QUESTION_SECONDS
from tests.device.browser import Device, begin_game
from tests.tables.table_harness import run

NETWORK_BOTS = ("learned", "search")


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citadels.device.bot_runner.THINKING_SHARE", 0.3)


@pytest.mark.parametrize("level", ["greedy", "expert", pytest.param("search", marks=pytest.mark.slow)])
def test_a_game_against_bots_is_played_replayed_and_verified(level: str) -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        table, token = await begin_game(page, level, "greedy", "greedy")
        assert table.startswith(PREFIX)
        await device.play(page)
        assert page.is_over
        status, file = await page.ask("GET", f"/api/tables/{table}/game", token=token)
        assert status == 200
        verify(file)
        status, course = await page.ask("GET", f"/api/tables/{table}/course?seat=0&language=fr", token=token)
        assert (status, len(course["rounds"]) > 3) == (200, True)
        status, moment = await page.ask("GET", f"/api/tables/{table}/replay?step=3&seat=0", token=token)
        assert (status, moment["step"]) == (200, 3)
        assert (device.neighbour.started > 0) == (level == "search")

    run(scene())


@pytest.mark.parametrize("level", NETWORK_BOTS)
def test_the_weights_are_fetched_when_needed(level: str) -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        await begin_game(page, "greedy", "expert")
        assert device.weights.fetched == 0
        await begin_game(page, "greedy", level)
        assert device.weights.fetched > 0
        await device.play(page, 8)
        assert not [notice for notice in page.heard if notice["type"] == "notice"]

    run(scene())


@pytest.mark.parametrize("level", NETWORK_BOTS)
def test_a_bot_is_refused_while_its_weights_cannot_be_fetched(level: str) -> None:
    async def scene() -> None:
        device = Device()
        device.weights.offline = True
        page = device.open()
        asked = {"name": "Robin", "bots": ["greedy", level], "settings": {"seats": 3}}
        status, refused = await page.ask("POST", "/api/tables", asked)
        assert (status, refused["code"]) == (503, "weights")
        assert "choose another bot" in refused["text"]
        assert not device.database.stores["tables"]
        await begin_game(page, "greedy", "expert")
        device.weights.offline = False
        await begin_game(page, "greedy", level)

    run(scene())


@pytest.mark.parametrize("level", NETWORK_BOTS)
def test_if_it_cannot_be_fetched_later_another_bot_answers_and_players_are_notified(level: str) -> None:
    async def scene() -> None:
        device = Device()
        table, token = await begin_game(device.open(), level)
        device.weights.offline = True
        again = device.open()
        await again.sit(table, token)
        await device.play(again, 8)
        told = [notice["code"] for notice in again.heard if notice["type"] == "notice"]
        assert told.count("bot_failed") == 1
        assert again.version > 8

    run(scene())


def test_a_page_that_is_closed_in_the_middle_goes_on_where_it_was() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        table, token = await begin_game(page, "greedy", "greedy")
        await device.play(page, 12)
        again = device.open()
        await again.sit(table, token)
        assert (again.version, again.situation) == (page.version, page.situation)
        status, [mine] = await again.ask(
            "POST", "/api/mine", {"seats": [{"table": table, "seat": 0, "token": token}]}
        )
        assert (status, mine["phase"]) == (200, "playing")
        await device.play(again)
        assert again.is_over

    run(scene())


def test_the_older_of_two_windows_must_reload_the_table() -> None:
    async def scene() -> None:
        device = Device()
        older, newer = device.open(), device.open()
        table, token = await begin_game(older, "greedy", "greedy")
        await device.clock.advance(60)
        before = older.version
        await newer.sit(table, token)
        await newer.act(newer.options[0])
        await older.act(older.options[0])
        await device.clock.advance(1)
        assert older.closed is not None
        assert older.closed[0] == 1012
        assert newer.version > before
        await older.sit(table, token)
        assert older.version == newer.version

    run(scene())


def test_a_request_that_cannot_be_stored_has_not_happened() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        await begin_game(page, "greedy", "greedy")
        await device.clock.advance(60)
        version, options = page.version, page.options
        device.database.full = True
        await page.act(options[0])
        assert page.heard[-1]["code"] == "storage"
        assert page.version == version
        device.database.full = False
        await page.act(options[0])
        assert page.heard[-1]["type"] == "ack"

    run(scene())


def test_the_bot_worker_gets_no_hidden_card() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        await begin_game(page, "search", "search", "search")
        assert page.situation is not None
        await device.play(page, 12)
        hand = sorted(page.situation["view"]["players"][0]["hand"])
        there = [sorted(position["players"][0].get("hand", [])) for position in device.neighbour.questions]
        assert there
        assert any(cards != hand for cards in there)  # dealt anew for each question

    run(scene())


def test_the_bot_worker_never_thinks_without_the_weights(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(network, "FILE", tmp_path / "weights.bin")
    monkeypatch.setattr(network, "load_default_network", network.load_default_network.__wrapped__)
    with pytest.raises(WeightsError, match="lacks its weights"):
        think("[]")


def test_the_bot_worker_has_more_time_than_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citadels.device.bot_runner.THINKING_SHARE", 2.5)

    async def scene() -> None:
        device = Device()
        page = device.open()
        await begin_game(page, "search")
        await device.play(page, 8)
        assert device.neighbour.seconds
        assert min(device.neighbour.seconds) > 2 * QUESTION_SECONDS
        runner = DeviceBotRunner(device.neighbour, device.weights)
        assert runner.response_delay("search") > 2.5 * QUESTION_SECONDS
        assert runner.response_delay("expert") < QUESTION_SECONDS

    run(scene())


def test_a_broken_worker_stops_no_game() -> None:
    async def scene() -> None:
        device = Device()
        device.neighbour.broken = True
        page = device.open()
        await begin_game(page, "search", "search")
        await device.play(page)
        assert page.is_over

    run(scene())


def test_the_introduction_is_the_same_as_on_a_server() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        status, lesson = await page.ask("POST", "/api/introduction", {"name": "Robin", "language": "en"})
        assert status == 201
        await page.sit(lesson["made"]["table"], lesson["made"]["token"])
        await page.send({"type": "ready", "id": "r", "ready": True, "contribution": ""})
        for answer in [step["answer"] for step in lesson["steps"]]:
            for _ in range(100):
                if page.options:
                    break
                await device.clock.advance(1)
            assert answer in page.options
            await page.act(answer)

    run(scene())


def test_bad_frames_are_answered_and_a_socket_needs_a_hello() -> None:
    async def scene() -> None:
        device = Device()
        page = device.open()
        table, token = await begin_game(page, "greedy")
        assert page.socket is not None
        await page.socket.receive("{")
        assert page.heard[-1]["code"] == "malformed"
        stranger = device.open()
        await stranger.sit(table, token[:-1])
        assert stranger.closed is not None
        assert stranger.closed[0] == 4001
        silent = device.open()
        silent.socket = silent.tables.open(table, silent._hear, silent._end)
        await silent.socket.receive(json.dumps({"type": "ping", "id": "1"}))
        assert silent.closed is not None
        assert silent.closed[0] == 4000

    run(scene())


def test_a_stored_position_has_its_player_to_move_and_round() -> None:
    """The page lists local tables from their rows until Python starts: web/src/local/storedTables.ts."""

    async def scene() -> None:
        device = Device()
        page = device.open()
        table, token = await begin_game(page, "greedy", "greedy")
        for _ in range(20):  # until it is over
            [row] = json.loads(await device.database.read("tables", table))
            position, places = json.loads(row["position"]), json.loads(row["document"])["places"]
            _, [mine] = await page.ask(
                "POST", "/api/mine", {"seats": [{"table": table, "seat": 0, "token": token}]}
            )
            assert mine["asked"] == (position["pending"][-1][1] if position["pending"] else None)
            assert (mine["round"], mine["phase"]) == (position["round"], row["phase"])
            assert mine["names"] == [place["name"] for place in places]
            await device.play(page, 3)
        assert page.is_over

    run(scene())
