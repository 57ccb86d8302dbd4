"""Bots of other packages: found by their entry points, and not trusted."""

from __future__ import annotations

import json
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import citadels
from citadels import CitadelsError
from citadels.bots import BOTS, FallbackBot, RandomBot, bot_names, fallback_bot, make_bot
from citadels.bots.fallback import Fault
from citadels.cli import app
from citadels.commands.play import name_and_bot
from citadels.lab.runner import Plan, finish, run
from citadels.settings import Setup
from citadels.tables.catalog import BotEntry, catalog
from tests.bots.faulty_bots import OFFERS, FirstBot
from tests.waiting import TIMEOUT

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bots" / "python"


def command(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False)


def faults_of(name: str, limit: float = 0.2) -> list[Fault]:
    """Those in one game among random bots."""
    game = citadels.new_game(seats=4, seed=1)
    bot = make_bot(name, "1", limit)
    assert isinstance(bot, FallbackBot)
    finish(game, [bot, *[RandomBot(str(seat)) for seat in range(3)]])
    assert game.over
    return bot.faults


# -- finding them ------------------------------------------------------------------------------


@pytest.mark.usefixtures("faulty_bots")
def test_a_plug_in_is_found_by_its_name() -> None:
    assert bot_names() == [*BOTS, *sorted(set(OFFERS) - set(BOTS))]
    game, other = [citadels.new_game(seats=4, seed=3) for _ in range(2)]
    answers = finish(game, [make_bot("first-bot", str(seat)) for seat in range(4)])
    assert answers == finish(other, [FirstBot("") for _ in range(4)])


@pytest.mark.usefixtures("faulty_bots")
def test_a_plug_in_does_not_replace_a_bot_of_the_package() -> None:
    assert type(make_bot("random", "1")) is RandomBot
    assert bot_names().count("random") == 1


@pytest.mark.usefixtures("faulty_bots")
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("deep", "unknown bot 'deep'; choose from beginner, .*, crasher, first-bot, "),
        ("missing", "cannot load plug-in 'missing' from .*faulty_bots:Missing: AttributeError: "),
        ("number", "plug-in 'number' is invalid: tests.bots.faulty_bots:MARKER is neither a Bot subclass"),
        ("other_class", "plug-in 'other_class' is invalid: .* is neither a Bot subclass nor a callable"),
        ("nobody", "cannot start bot 'nobody': expected a citadels.bots.Bot, got str"),
        ("stillborn", "cannot start bot 'stillborn': RuntimeError: no seed like '1' .at .*faulty_bots.py:"),
    ],
)
def test_an_invalid_plug_in_is_refused_in_one_line(name: str, problem: str) -> None:
    with pytest.raises(CitadelsError, match=problem) as error:
        make_bot(name, "1")
    assert "\n" not in str(error.value)


def test_a_name_that_two_packages_use_is_refused(installed: Callable[[dict[str, str]], None]) -> None:
    installed({"twin": "tests.bots.faulty_bots:FirstBot"})
    installed({"twin": "tests.bots.faulty_bots:Liar"})
    with pytest.raises(CitadelsError, match="plug-in 'twin' is registered more than once: "):
        make_bot("twin", "1")


@pytest.mark.usefixtures("faulty_bots")
def test_plug_ins_are_offered_at_web_tables() -> None:
    catalog.cache_clear()
    assert BotEntry("first-bot", "first-bot", "") in catalog("en").bots
    catalog.cache_clear()


@pytest.mark.usefixtures("faulty_bots")
def test_a_saved_game_names_plug_ins_and_never_programs() -> None:
    assert name_and_bot("Alba (first-bot)") == ("Alba", "first-bot")
    assert name_and_bot("Alba (cmd:touch x)") == ("Alba (cmd:touch x)", "")


# -- what they do wrong ------------------------------------------------------------------------


@pytest.mark.usefixtures("faulty_bots")
@pytest.mark.parametrize(
    ("name", "kind", "detail", "answer"),
    [
        ("crasher", "crash", "ValueError: out of ideas (at ", ""),
        ("quitter", "crash", "SystemExit: I have had enough (at ", ""),
        ("liar", "nonsense", "not one of the options", "Action('cheat')"),
        ("thieving", "nonsense", "not one of the options", "Action('cheat')"),
    ],
)
def test_a_fault_is_kept_and_the_game_goes_on(name: str, kind: str, detail: str, answer: str) -> None:
    faults = faults_of(name)
    assert len(faults) > 10
    assert {(fault.bot, fault.seat, fault.kind, fault.answer) for fault in faults} == {
        (name, 0, kind, answer)
    }
    assert all(fault.detail.startswith(detail) for fault in faults)
    assert [fault.decision for fault in faults] == list(range(1, len(faults) + 1))
    assert faults[0].asked.startswith("pick: pick ")


@pytest.mark.usefixtures("faulty_bots")
def test_where_a_bot_fails_a_greedy_one_plays() -> None:
    games = [citadels.new_game(seats=4, seed=5) for _ in range(2)]
    crashed, greedy = [
        finish(game, [make_bot(name, "s"), *[RandomBot(str(seat)) for seat in range(3)]])
        for game, name in zip(games, ("crasher", "greedy"), strict=True)
    ]
    assert crashed == greedy


@pytest.mark.usefixtures("faulty_bots")
def test_a_bot_that_hangs_is_interrupted() -> None:
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    bot = fallback_bot("sleeper", "1", 0.1)
    assert bot.choose(game.view(game.seat), game.options()) in game.actions()
    assert [(fault.kind, fault.detail) for fault in bot.faults] == [("hang", "no answer after 0.1 seconds")]
    assert 0.1 <= bot.seconds[0] < TIMEOUT


@pytest.mark.usefixtures("faulty_bots")
def test_other_threads_have_every_guard_except_the_time_limit() -> None:
    found: list[list[Fault]] = []
    thread = threading.Thread(target=lambda: found.append(faults_of("liar")))
    thread.start()
    thread.join(20)
    assert found[0][0].kind == "nonsense"


# -- in the commands ---------------------------------------------------------------------------


@pytest.mark.usefixtures("faulty_bots")
def test_a_simulation_reports_faults_and_goes_on() -> None:
    done = command("simulate", "--bots", "greedy,crasher,Liar", "--games", "2", "--json")
    assert done.exit_code == 0
    report = json.loads(done.stdout)
    assert (report["finished"], report["errors"]) == (2, [])
    assert {(fault["bot"], fault["kind"], fault["game"]) for fault in report["faults"]} == {
        (bot, kind, game) for bot, kind in (("crasher", "crash"), ("liar", "nonsense")) for game in (0, 1)
    }
    said = command("simulate", "--bots", "greedy,crasher", "--games", "1").stderr
    assert "crashes; a greedy bot chose instead. The first:\n  game 0, seat 1, decision 1: crash: " in said


@pytest.mark.usefixtures("faulty_bots")
def test_a_whole_match_with_broken_bots_ends(tmp_path: Path) -> None:
    book = tmp_path / "games.jsonl"
    words = ["arena", "--bots", "crasher,quitter", "--field", "random", "--games", "4", "--jobs", "2"]
    done = command(*words, "--out", str(book), "--json")
    assert done.exit_code == 0
    report = json.loads(done.stdout)
    assert (report["finished"], report["errors"]) == (4, [])
    assert {fault["bot"] for fault in report["faults"]} == {"crasher", "quitter"}
    again = command(*words, "--out", str(book), "--json")  # from the file
    assert json.loads(again.stdout) == report
    assert "quitter: " in command(*words, "--out", str(book)).stderr


@pytest.mark.usefixtures("faulty_bots")
def test_a_bot_that_cannot_be_started_is_refused_before_the_games() -> None:
    for words in (["simulate", "--bots"], ["arena", "--field", "random", "--bots"], ["bot", "check"]):
        done = command(*words, "stillborn")
        assert done.exit_code == 2
        assert "citadels: cannot start bot 'stillborn': RuntimeError" in done.stderr


def test_a_bot_that_fails_to_start_breaks_its_game_alone(installed: Callable[[dict[str, str]], None]) -> None:
    installed({"stillborn": "tests.bots.faulty_bots:stillborn"})
    outcome = run(Plan(1, Setup(), ("random", "stillborn"), "1"), 0)
    assert outcome.error is not None
    assert "cannot start bot 'stillborn'" in str(outcome.error["error"])


@pytest.mark.usefixtures("faulty_bots")
def test_play_reports_faults_at_its_end() -> None:
    done = command("play", "--seed", "1", "--bots", "crasher", typed="1\n" * 3)
    assert done.exit_code == 0
    assert "citadels: crasher failed at " in done.stderr
    assert "crash: ValueError: out of ideas" in done.stderr


# -- bot check ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("faulty_bots")
@pytest.mark.parametrize(
    ("name", "code", "counts"),
    [
        ("first-bot", 0, (False, False, False)),
        ("expert", 0, (False, False, False)),
        ("crasher", 1, (True, False, False)),
        ("sleeper", 1, (False, True, False)),
        ("liar", 1, (False, False, True)),
    ],
)
def test_a_checkup_counts_faults(name: str, code: int, counts: tuple[bool, ...]) -> None:
    limit = "0.03" if name == "sleeper" else str(TIMEOUT)
    done = command("bot", "check", name, "--games", "1", "--limit", limit, "--seats", "3", "--json")
    assert done.exit_code == code, done.stdout
    report = json.loads(done.stdout)
    assert (report["bot"], report["games"], report["finished"]) == (name, 1, 1)
    assert tuple(report[kind] > 0 for kind in ("crashes", "hangs", "nonsense")) == counts
    assert len(report["faults"]) == report["crashes"] + report["hangs"] + report["nonsense"]
    assert report["decisions"] > 10
    times = report["seconds"]
    assert 0 < times["p50"] <= times["p99"] <= times["max"] < TIMEOUT
    assert report["start_seconds"]["max"] > 0


@pytest.mark.usefixtures("faulty_bots")
def test_a_checkup_in_words() -> None:
    good = command("bot", "check", "greedy", "--games", "4", "--preset", "Random", "--seed", "2")
    assert good.exit_code == 0
    assert good.stdout.startswith("greedy: 4 of 4 games, 4 seats (2016, seed 2), ")
    assert "\ncrashes 0, hangs 0, nonsense 0, prints 0\n" in good.stdout
    bad = command("bot", "check", "liar", "--games", "1")
    assert bad.exit_code == 1
    assert "nonsensical answers; a greedy bot chose instead. The first:\n  game 0, seat " in bad.stdout
    assert "\n    answered Action('cheat')\n" in bad.stdout
    assert bad.stdout.endswith("With --log FILE all messages are kept.\n")


def test_a_checkup_refuses_invalid_arguments(tmp_path: Path) -> None:
    assert "--limit: must be more than 0 seconds" in command("bot", "check", "greedy", "--limit", "0").stderr
    assert "--log: " in command("bot", "check", "greedy", "--log", str(tmp_path)).stderr
    assert "unknown bot 'deep'" in command("bot", "check", "deep").stderr
    assert "bot check" in command("bot", "check", "--help").stdout


# -- the example -------------------------------------------------------------------------------


def test_the_example_is_a_plug_in_that_plays(
    installed: Callable[[dict[str, str]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed(project["entry-points"]["citadels.bots"])
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    done = command("arena", "--bots", "magpie", "--field", "random", "--games", "12", "--json")
    report = json.loads(done.stdout)
    assert (report["errors"], report["faults"]) == ([], [])
    assert report["bots"][0]["name"] == "magpie"
    assert report["bots"][0]["share"] > 0.5
