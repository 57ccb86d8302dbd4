"""Simulations: the same games however they are spread, and errors that can be reproduced."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from inspect import getfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

import citadels
from citadels import EDITIONS, PRESETS, Action, CitadelsError, GameFileError, Option, View
from citadels.bots import BOTS, Bot, FallbackBot, RandomBot, make_bot
from citadels.cli import app
from citadels.commands.simulate import run_simulation
from citadels.engine.actions import act
from citadels.engine.game import Game
from citadels.lab import playing, runner
from citadels.lab.runner import Plan, finish, simulate, summary
from citadels.record import read, verify
from citadels.settings import Setup
from tests.bots.faulty_bots import FirstBot, Stumbler, install_for_processes
from tests.lab.interrupted import interrupted
from tests.waiting import wait_for

pytestmark = pytest.mark.slow

TIMES = ("wall_seconds", "cpu_seconds", "games_per_cpu_second")


def report(plan: Plan, jobs: int) -> dict[str, object]:
    done: list[int] = []
    full = summary(plan, simulate(plan, jobs, done.append), 1.0)
    assert done == list(range(1, plan.games + 1))
    return {field: value for field, value in full.items() if field not in TIMES}


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    plan = Plan(12, Setup(preset="random", seats=5), ("greedy", "random"), "seed")
    assert report(plan, 1) == report(plan, 2)


def test_a_report_adds_up() -> None:
    plan = Plan(10, Setup(preset="first_game"), ("random",), "1")
    found = report(plan, 1)
    assert found["games"] == 10
    assert found["bots"] == ["random"] * 4
    wins = found["wins"]
    assert isinstance(wins, list)
    assert sum(wins) == pytest.approx(10)
    assert found["errors"] == []
    assert report(Plan(10, Setup(preset="first_game"), ("random",), "2"), 1) != found


def test_an_error_comes_with_a_game_file_that_leads_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stumbler", Stumbler)
    found = report(Plan(2, Setup(preset="first_game"), ("random", "stumbler"), "1"), 1)
    errors = found["errors"]
    assert isinstance(errors, list)
    assert [error["game"] for error in errors] == [0, 1]
    assert errors[0]["error"] == "ValueError: out of ideas"
    game = read(errors[0]["file"]).replay()
    assert game.seat in (1, 3)
    assert errors[0]["where"].startswith(f"{getfile(Stumbler)}:")
    assert errors[0]["where"].endswith(" in choose")


class OptionBot(Bot):
    """Returns an option instead of its action, as authors of first bots do."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return options[0]  # type: ignore[return-value]


class TextBot(Bot):
    """Returns the text of an action."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return options[0].action.text  # type: ignore[return-value]


class NumberBot(Bot):
    """Returns a number, as if options were asked for by their place."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return 0  # type: ignore[return-value]


@pytest.mark.parametrize("make", [OptionBot, TextBot])
def test_a_bot_may_return_an_option_or_a_text(make: type[Bot]) -> None:
    games = [citadels.new_game(seed=1) for _ in range(3)]
    guarded = FallbackBot("mine", "1", make, None)
    answers = finish(games[0], [FirstBot("1")] * 4)
    assert finish(games[1], [make("1")] * 4) == finish(games[2], [guarded] * 4) == answers
    assert guarded.faults == []


def test_a_bot_that_returns_something_else_gets_an_error_that_says_what_to_return() -> None:
    told = "^NumberBot chose 0, which is not one of the options; return option.action$"
    with pytest.raises(CitadelsError, match=told):
        finish(citadels.new_game(seed=1), [NumberBot("1")] * 4)


class Cheat(Bot):
    """Returns an action that is not an option."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return act("cheat")


def test_the_file_of_an_error_holds_the_answer_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    outcome = runner.run(Plan(1, Setup(preset="first_game"), ("cheat",), "1"), 0)
    assert outcome.error is not None
    assert (
        outcome.error["error"] == "citadels.engine.errors.IllegalAction: 'cheat' is not an answer to 'pick'"
    )
    file = read(outcome.error["file"])
    assert file.actions == ["cheat"]
    with pytest.raises(GameFileError, match=r"actions\[0\]: 'cheat' is not an answer"):
        file.replay()


def test_a_fault_of_the_engine_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Action] = []
    play = Game.play

    def stumble(game: Game, action: Action) -> object:
        played.append(action)
        if action.verb == "build":
            raise ZeroDivisionError
        return play(game, action)

    monkeypatch.setattr(Game, "play", stumble)
    outcome = runner.run(Plan(1, Setup(preset="first_game"), ("random",), "1"), 0)
    assert outcome.error is not None
    assert str(outcome.error["where"]).endswith(" in stumble")
    file = read(outcome.error["file"])
    assert file.actions[-1].startswith("build ")
    with pytest.raises(ZeroDivisionError):
        file.replay()
    monkeypatch.setattr(Game, "play", play)
    verify(outcome.error["file"])  # once the engine is mended the file is a game like any other


def test_a_share_of_wins_is_one_of_the_finished_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot of game 1 crashes, so the winner of game 0 has won all finished games."""

    def sometimes(seed: str) -> Bot:
        return Stumbler(seed) if "/1/" in seed else RandomBot(seed)

    monkeypatch.setitem(BOTS, "sometimes", sometimes)
    assert (
        run_simulation(Plan(2, Setup(preset="first_game", seats=2), ("sometimes",), "1"), 1, as_json=False)
        == 1
    )
    captured = capsys.readouterr()
    assert "100.0 %" in captured.out
    assert "game 1: ValueError: out of ideas (at " in captured.err


def test_every_bot_has_its_total(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run_simulation(Plan(1, Setup(preset="first_game"), ("greedy", "random"), "1"), 1, as_json=False) == 0
    )
    captured = capsys.readouterr()
    assert captured.out.startswith("1 game of 4 (2016, first_game, seed 1): ")
    rows = [line.split()[:2] for line in captured.out.splitlines()[2:]]
    assert rows[-2:] == [["all", "greedy"], ["all", "random"]]
    assert captured.err == ""


def test_a_match_with_chosen_cards() -> None:
    cast = ("witch", "spy", "seer", "king", "abbot", "trader", "scholar", "marshal")
    unique = PRESETS["vicious_nobles"].districts
    plan = Plan(1, Setup(preset="first_game", characters=cast, districts=unique), ("random",), "1")
    assert (plan.settings(0).characters, plan.settings(0).districts) == (cast, unique)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seats", "0"], "“2016” is for 2 to 8 players, not 0"),
        (["--seats", "2", "--bots", "random,random,greedy"], "3 bots for 2 seats; name from 1 to 2"),
        (["--bots", ""], "0 bots for 4 seats"),
        (["--ninth", "king"], "“king” is not a character of rank 9"),
    ],
)
def test_bad_wishes_are_refused(arguments: list[str], problem: str) -> None:
    done = CliRunner().invoke(app, ["simulate", "--games", "1", *arguments])
    assert done.exit_code == 2
    assert problem in done.stderr


def test_names_of_presets_and_bots_ignore_case_and_spaces() -> None:
    wishes = ["--preset", "Vicious Nobles", "--ninth", "tax collector", "--bots", "Greedy, random", "--json"]
    done = CliRunner().invoke(app, ["simulate", "--games", "1", *wishes])
    report = json.loads(done.stdout)
    assert (report["preset"], report["bots"]) == ("vicious_nobles", ["greedy", "random"] * 2)


def test_help_lists_the_names() -> None:
    done = CliRunner().invoke(app, ["simulate", "--help"])
    for name in (*BOTS, *PRESETS, *EDITIONS):
        assert name in done.stdout


def test_random_bots_choose_alike_within_the_loop_and_by_themselves() -> None:
    class Own(RandomBot):
        """A subclass, for which the game loop has no shortcut."""

    def played(make: type[RandomBot]) -> list[str]:
        return finish(Setup(seats=4).settings().begin(bytes(32)), [make(str(seat)) for seat in range(4)])

    assert played(Own) == played(RandomBot)


def test_a_game_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(CitadelsError, match="1 bots for 4 seats; pass one bot per seat"):
        finish(citadels.new_game(seed=1), [make_bot("random", "1")])


@pytest.mark.skipif(sys.platform == "win32", reason="signals go to a process group")
def test_an_interrupt_ends_all_processes_quietly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept = install_for_processes(tmp_path, monkeypatch)
    words = [sys.executable, "-m", "citadels", "simulate", "--games", "1000000", "--jobs", "2"]
    words += ["--bots", "sleeper,random"]
    code, told = interrupted(words, lambda: wait_for(slept.exists, "a game is played"))
    assert code == 130
    assert "Traceback" not in told


def test_a_game_that_never_ends_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_DECISIONS", 50)
    found = report(Plan(1, Setup(preset="first_game"), ("random",), "1"), 1)
    errors = found["errors"]
    assert isinstance(errors, list)
    assert "the game did not end within" in errors[0]["error"]
