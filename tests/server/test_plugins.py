"""Bots of other packages at web tables: they think apart, and whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import citadels
from citadels.engine.game import Game
from citadels.server.bots.bot_pool import BotPool, PluginProcess
from citadels.tables.bot_runner import BotMove, answer, redacted_question
from tests.bots.faulty_bots import install_for_processes
from tests.server.server_process import ServerProcess, begin, play, run


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The odd bots are installed for processes that are started."""
    install_for_processes(tmp_path, monkeypatch)


@pytest.fixture
def odd_server(tmp_path: Path, packages: None) -> Iterator[ServerProcess]:
    folder = tmp_path / "server"
    folder.mkdir()
    with ServerProcess(folder) as running:
        yield running


def thought(think: Callable[[Game, int], object]) -> BotMove:
    """What comes of the first question of a game."""
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    found = think(game, game.seat)
    assert isinstance(found, BotMove)
    assert found.action in [action.text for action in game.actions()]
    return found


def stand_in(game: Game, seat: int) -> BotMove:
    return BotMove(answer(game, seat, "greedy", redacted_question(game, seat, "greedy", "1").seed))


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize(
    ("level", "fault"),
    [
        ("first-bot", ""),
        ("crasher", "crash"),
        ("liar", "nonsense"),
        ("killer", "crash"),
        ("stillborn", "cannot be started"),
        ("uninstalled", "cannot be started"),
    ],
)
def test_a_plug_in_thinks_in_a_process_of_its_own(level: str, fault: str) -> None:
    pool = BotPool()
    found = thought(lambda game, seat: asyncio.run(pool.answer(game, seat, level, "1")))
    assert found.fault == fault
    if fault:
        expected = thought(stand_in)
        assert found.action == expected.action
    again = thought(lambda game, seat: asyncio.run(pool.answer(game, seat, level, "1")))
    assert again == found
    pool.stop()


@pytest.mark.usefixtures("packages")
def test_a_process_that_nothing_wakes_is_killed() -> None:
    plugin = PluginProcess("stubborn", 0.5)
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    question = redacted_question(game, game.seat, "stubborn", "1")
    for _ in range(2):
        with pytest.raises(citadels.CitadelsError, match=r"no answer after 0\.5 seconds"):
            asyncio.run(plugin.answer(question))
    plugin.stop()


@pytest.mark.nightly(stage="soaks")  # waits a minute for the deadline of bots
def test_a_table_goes_on_when_a_plug_in_hangs(odd_server: ServerProcess) -> None:
    async def scene() -> None:
        bots = (await odd_server.get("/api/catalogue")).json()["bots"]
        assert {"key": "sleeper", "name": "sleeper", "text": ""} in bots
        made = await odd_server.make(["sleeper"], crown=1)
        other = await odd_server.make(["greedy"])
        async with made.owner() as owner, other.owner() as elsewhere:
            await begin(owner, elsewhere)
            await play(elsewhere, until=8)  # while the other bot sleeps
            assert owner.received("notice") == []
            notice = await owner.receive("notice", code="bot_failed", seat=1)
            assert notice["text"]
            await play(owner, until=20)
            assert len(owner.received("notice", code="bot_failed")) == 1
        assert "bot sleeper failed: hang" in odd_server.text()

    run(scene())


def test_a_web_table_refuses_bots_that_are_programs(server: ServerProcess) -> None:
    async def scene() -> None:
        body = {"name": "Robin", "bots": ["cmd:touch owned"], "options": {}, "settings": {"seats": 2}}
        answer = await server.post("/api/tables", body)
        assert answer.json()["code"] == "level"
        made = await server.make([None])
        async with made.owner() as owner:
            assert await owner.refused("bot", seat=1, level="cmd:touch owned") == "level"

    run(scene())
