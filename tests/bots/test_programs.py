"""Bots as programs: real processes that speak lines of JSON, and everything they can do wrong."""

from __future__ import annotations

import gc
import json
import logging
import os
import shlex
import signal
import sys
import threading
import time
from pathlib import Path

import pytest
from scripts.external_tools import missing_node, node
from typer.testing import CliRunner, Result

import citadels
from citadels import Action, CitadelsError
from citadels.bots import FallbackBot, RandomBot, fallback_bot, make_bot, subprocess_bot
from citadels.cli import app
from citadels.engine.game import Game
from citadels.lab.runner import Outcome, Plan, finish, simulate
from citadels.settings import Setup
from tests.bots.bot_program import write_bot
from tests.bots.faulty_bots import FirstBot
from tests.lab.interrupted import interrupted
from tests.requirements import require
from tests.waiting import TIMEOUT, wait_for

pytestmark = pytest.mark.slow

JAVASCRIPT = Path(__file__).resolve().parents[2] / "examples" / "bots" / "javascript" / "bot.js"


def heard(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


def pids(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "pids").read_text().split()]


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ask(bot: FallbackBot, game: Game) -> Action:
    assert game.seat is not None
    return bot.choose(game.view(game.seat), game.options())


def command(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), catch_exceptions=False)


# -- what is said ------------------------------------------------------------------------------


def test_a_program_plays_as_a_bot_in_python_does(tmp_path: Path) -> None:
    here, there = [citadels.new_game(preset="cunning_agents", seats=4, seed=1) for _ in range(2)]
    bot = fallback_bot(write_bot(tmp_path), "7")
    others = [RandomBot(str(seat)) for seat in range(3)]
    answers = finish(there, [bot, *others])
    bot.close()
    assert bot.faults == []
    assert answers == finish(here, [FirstBot("7"), *[RandomBot(str(seat)) for seat in range(3)]])
    messages = heard(tmp_path)
    assert messages[0] == {"type": "hello", "protocol": 2, "citadels": citadels.__version__, "seed": "7"}
    kinds = [message["type"] for message in messages]
    assert kinds == ["hello", "game", *["question"] * len(bot.seconds), "goodbye"]
    assert [message["id"] for message in messages[2:-1]] == list(range(1, len(bot.seconds) + 1))
    assert not runs(*pids(tmp_path))


def test_a_question_holds_what_the_seat_may_know(tmp_path: Path) -> None:
    game = citadels.new_game(preset="vicious_nobles", seats=5, seed=2)
    bot = fallback_bot(write_bot(tmp_path), "1")
    ask(bot, game)
    bot.close()
    _, about, question, _ = heard(tmp_path)
    assert game.seat is not None
    view = game.view(game.seat)
    assert question["view"] == json.loads(json.dumps(view.to_json()))
    assert question["options"] == [option.to_json() for option in game.options()]
    assert (about["seat"], about["seats"], about["edition"]) == (game.seat, 5, "2016")
    characters, districts = about["characters"], about["districts"]
    assert isinstance(characters, dict)
    assert isinstance(districts, dict)
    assert list(characters) == list(view.rules.cast)
    assert characters[view.rules.cast[2]] == {"rank": 3}
    assert districts["tavern"] == {"type": "trade", "cost": 1}
    assert districts["tavern+"] == {"type": "trade", "cost": 2}


def test_another_game_is_announced(tmp_path: Path) -> None:
    bot = fallback_bot(write_bot(tmp_path), "1")
    for seed in (1, 2):
        ask(bot, citadels.new_game(seats=4, seed=seed))
    bot.close()
    assert [m["type"] for m in heard(tmp_path)][1:] == ["game", "question", "game", "question", "goodbye"]


def test_all_output_of_a_program_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    worse = 'print("a thought", file=sys.stderr, flush=True); first(message)'
    bot = fallback_bot(write_bot(tmp_path, worse), "1")
    with caplog.at_level(logging.DEBUG, "citadels.bots"):
        ask(bot, citadels.new_game(seats=4, seed=1))
        wait_for(lambda: "! a thought" in caplog.text, "the thought is logged")
        bot.close()
    signs = [record.getMessage().split()[1] for record in caplog.records]
    assert [sign for sign in signs if sign != "!"] == ["<", "<", ">", "<"]
    assert signs.count("!") == 1


# -- one process for many games ----------------------------------------------------------------

REUSE = 'say(type="hello", protocol=2, name="first", reuse=True)'


def simulated(name: str, games: int = 3, jobs: int = 1, seats: int = 2) -> list[Outcome]:
    """Let a program play in every game, against a random bot at two seats."""
    plan = Plan(games, Setup(seats=seats), (name, "random"), "1")
    return simulate(plan, jobs, lambda done: None)


def test_a_program_that_can_serves_many_games(tmp_path: Path) -> None:
    (tmp_path / "reuse").mkdir()
    (tmp_path / "anew").mkdir()
    once, anew = write_bot(tmp_path / "reuse", hello=REUSE), write_bot(tmp_path / "anew")
    outcomes = [simulated(name) for name in (once, anew)]
    assert [o.points for o in outcomes[0]] == [o.points for o in outcomes[1]]
    assert (len(pids(tmp_path / "reuse")), len(pids(tmp_path / "anew"))) == (1, 3)
    messages = heard(tmp_path / "reuse")
    kinds = [message["type"] for message in messages if message["type"] != "question"]
    assert kinds == ["hello", "game", "game", "game", "goodbye"]
    assert [m["seed"] for m in messages if m["type"] == "game"] == ["1/0/0", "1/1/0", "1/2/0"]
    questions = [message["id"] for message in messages if message["type"] == "question"]
    assert questions == list(range(1, len(questions) + 1))
    assert not any(map(runs, pids(tmp_path / "reuse")))


def test_every_seat_of_a_table_has_a_program_of_its_own(tmp_path: Path) -> None:
    name = write_bot(tmp_path, hello=REUSE)
    outcomes = simulated(name, seats=4)
    assert [(outcome.error, outcome.faults) for outcome in outcomes] == [(None, [])] * 3
    assert len(pids(tmp_path)) == 2


def test_a_program_that_crashes_is_restarted_and_reported(tmp_path: Path) -> None:
    outcomes = simulated(write_bot(tmp_path, "sys.exit(3)", hello=REUSE))
    assert [len(outcome.faults) for outcome in outcomes] == [1, 0, 0]
    assert outcomes[0].faults[0]["detail"] == "the program exited with code 3"
    assert [outcome.error for outcome in outcomes] == [None] * 3
    assert len(pids(tmp_path)) == 2
    assert not any(map(runs, pids(tmp_path)))


def test_a_program_that_ends_between_games_is_replaced(tmp_path: Path) -> None:
    name, game = write_bot(tmp_path, hello=REUSE), citadels.new_game(seats=4, seed=1)
    with subprocess_bot.programs_kept():
        for _ in range(2):
            bot = fallback_bot(name, "1")
            ask(bot, game)
            bot.close()
            os.kill(pids(tmp_path)[-1], signal.SIGKILL)
            wait_for(lambda: not subprocess_bot.IDLE._programs[0].runs, "the program ends")
            assert bot.faults == []
    assert len(pids(tmp_path)) == 2


def test_the_words_of_one_game_are_no_answer_in_the_next(tmp_path: Path) -> None:
    """A program that writes a line too much is stopped, and started again."""
    twice = "first(message); first(message)"
    name, game = write_bot(tmp_path, twice, hello=REUSE), citadels.new_game(seats=4, seed=1)
    with subprocess_bot.programs_kept():
        before = fallback_bot(name, "1")
        ask(before, game)
        before.close()
        after = fallback_bot(name, "1")
        ask(after, game)
        assert [fault.detail for fault in after.faults] == ["expected an answer to question 2"]
        ask(after, game)
        after.close()
    assert len(after.faults) == 1
    assert not any(map(runs, pids(tmp_path)))


def test_the_programs_of_several_processes_end_with_them(tmp_path: Path) -> None:
    name = write_bot(tmp_path, hello=REUSE)
    assert [outcome.error for outcome in simulated(name, games=12, jobs=2)] == [None] * 12
    assert 1 <= len(pids(tmp_path)) <= 2
    wait_for(lambda: not any(map(runs, pids(tmp_path))), "the programs end")


def test_without_a_lab_a_program_ends_with_its_game(tmp_path: Path) -> None:
    bot = fallback_bot(write_bot(tmp_path, hello=REUSE), "1")
    ask(bot, citadels.new_game(seats=4, seed=1))
    bot.close()
    assert not any(map(runs, pids(tmp_path)))


# -- what goes wrong ---------------------------------------------------------------------------

WRONG = {
    "crash": ("sys.exit(3)", "crash", "exited with code 3", ""),
    "half a line": ("sys.stdout.write('{'); sys.exit(0)", "crash", "exited with code 0", ""),
    "closed": ("sys.stdout.flush(); os.close(1); time.sleep(600)", "crash", "exited with code -9", ""),
    "hang": ("time.sleep(600)", "hang", "no answer after 2 seconds", ""),
    "hang with a child": ("subprocess.run(['sleep', '600'])", "hang", "no answer after 2 seconds", ""),
    "illegal": ("say(id=message['id'], action='cheat')", "nonsense", "not one of the options", "cheat"),
    "no action": ("say(id=message['id'])", "nonsense", "not one of the options", "{"),
    "wrong id": ("message['id'] = 9; first(message)", "nonsense", "an answer to question 1", '"id": 9'),
    "not JSON": ("print('let me think', flush=True)", "nonsense", "not JSON", "let me think"),
    "not UTF-8": ("os.write(1, bytes([255, 10]))", "nonsense", "not JSON", "�"),
    "a list": ("print([], flush=True)", "nonsense", "not a JSON object", "[]"),
    "a huge line": ("print('x' * 10**6, flush=True)", "nonsense", "exceeds 100000 bytes", "xxx"),
    "deep": ("print('[' * 90000, flush=True)", "nonsense", "not JSON", "[[["),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_failed_program_is_stopped_and_restarted(tmp_path: Path, wrong: str) -> None:
    worse, kind, detail, answer = WRONG[wrong]
    game = citadels.new_game(seats=4, seed=1)
    bot = fallback_bot(write_bot(tmp_path, worse), "1", 2 if kind == "hang" else TIMEOUT)
    assert ask(bot, game) in game.actions()
    [fault] = bot.faults
    assert fault.kind == kind
    assert detail in fault.detail
    assert answer in fault.answer
    assert len(fault.answer) <= 200
    assert not runs(pids(tmp_path)[0])
    assert ask(bot, game) is game.actions()[0]  # it behaves by now
    assert len(bot.faults) == 1
    bot.close()
    assert len(pids(tmp_path)) == len(bot.starts) == 2
    assert not any(map(runs, pids(tmp_path)))


def test_the_limit_holds_in_any_thread(tmp_path: Path) -> None:
    bot = fallback_bot(write_bot(tmp_path, "time.sleep(600)"), "1", 0.2)
    thread = threading.Thread(target=ask, args=(bot, citadels.new_game(seats=4, seed=1)))
    thread.start()
    thread.join(TIMEOUT)
    assert [fault.kind for fault in bot.faults] == ["hang"]
    bot.close()


@pytest.mark.parametrize(
    ("hello", "problem"),
    [
        ('say(type="hello", protocol=1, name="old")', "expected protocol 2, got 1"),
        ('say(type="hello", name="new")', "expected protocol 2, got None"),
        ('say(protocol=2, name="new")', "the answer to hello must have type 'hello' and a name"),
        ('say(type="hello", protocol=2)', "the answer to hello must have type 'hello' and a name"),
        ("sys.exit(9)", "the program exited with code 9"),
        ("print('Welcome!', flush=True)", "the line is not JSON"),
        ("time.sleep(600)", "no answer after 0.3 seconds"),
    ],
)
def test_a_program_that_cannot_say_hello_is_refused(
    tmp_path: Path, hello: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "sleep" in hello:
        monkeypatch.setattr(subprocess_bot, "START_TIMEOUT", 0.3)
    with pytest.raises(CitadelsError, match=f"cannot start bot .*{problem}"):
        make_bot(write_bot(tmp_path, hello=hello), "1")
    assert not any(map(runs, pids(tmp_path)))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cmd:no-such-program --fast", "program 'no-such-program' not found or not executable"),
        ("cmd:", "command is missing; write one after cmd:"),
        ("cmd:node 'bot.js", 'cannot parse command "node \'bot.js"; check its quotation marks'),
    ],
)
def test_a_command_that_cannot_be_run_is_refused(name: str, problem: str) -> None:
    with pytest.raises(CitadelsError, match=problem):
        make_bot(name, "1")
    done = command("simulate", "--bots", name, "--games", "1")
    assert done.exit_code == 2
    assert problem in done.stderr


# -- the end -----------------------------------------------------------------------------------


def test_a_program_that_stays_after_goodbye_is_killed(tmp_path: Path) -> None:
    bot = fallback_bot(write_bot(tmp_path), "1")
    path = tmp_path / "my bot.py"
    path.write_text(path.read_text() + "time.sleep(600)\n")
    stays = fallback_bot(bot.name, "1")
    began = time.monotonic()
    for one in (bot, stays, stays):  # closing twice does no harm
        one.close()
    assert time.monotonic() - began < TIMEOUT
    assert not any(map(runs, pids(tmp_path)))


def test_a_bot_that_is_dropped_takes_its_program_along(tmp_path: Path) -> None:
    bot = fallback_bot(write_bot(tmp_path), "1")
    [pid] = pids(tmp_path)
    assert runs(pid)
    del bot
    gc.collect()
    assert not runs(pid)


def test_a_match_that_is_interrupted_leaves_no_program(tmp_path: Path) -> None:
    """The processes of the match are interrupted in the middle of a question."""
    name = write_bot(tmp_path, "time.sleep(600)")
    words = ["arena", "--bots", name, "--field", "random", "--games", "8", "--jobs", "2"]
    program = [sys.executable, "-m", "citadels", *words]
    code, _ = interrupted(program, lambda: wait_for((tmp_path / "behaved").exists, "a question is asked"))
    assert code == 130
    wait_for(lambda: not any(map(runs, pids(tmp_path))), "the programs end")


# -- the commands ------------------------------------------------------------------------------


def test_a_checkup_of_a_program(tmp_path: Path) -> None:
    name, log = write_bot(tmp_path, "say(id=message['id'], action='cheat')"), tmp_path / "log.txt"
    done = command("bot", "check", name, "--games", "2", "--log", str(log), "--json")
    assert done.exit_code == 1
    report = json.loads(done.stdout)
    assert (report["bot"], report["finished"], report["nonsense"]) == (name, 2, 1)
    [fault] = report["faults"]
    assert (fault["kind"], fault["answer"]) == ("nonsense", '{"id": 1, "action": "cheat"}')
    assert fault["asked"].startswith("pick: pick ")
    lines = log.read_text().splitlines()
    said = [line.split(" ", 3) for line in lines]
    assert {words[2] for words in said if words[1].isdecimal()} == {"<", ">"}
    assert all(words[0].startswith("20") for words in said)
    assert sum('"type":"question"' in line for line in lines) == report["decisions"]
    assert any("nonsense: not one of the options" in line for line in lines)
    good = command("bot", "check", name, "--games", "1", "--seats", "2", "--edition", "2002")
    assert good.exit_code == 0
    assert "crashes 0, hangs 0, nonsense 0, prints 0" in good.stdout


@pytest.mark.nightly(stage="research")
def test_a_match_with_a_program_is_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    (tmp_path / "behaved").touch()
    words = ("arena", "--test", f"{write_bot(tmp_path)}:random", "--max-games", "8", "--json")
    one, two = [json.loads(command(*words, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    assert one == two
    assert one["errors"] == one["faults"] == []


# -- the example in JavaScript -----------------------------------------------------------------


@pytest.fixture
def javascript() -> str:
    found = require(node(), missing_node())
    return f"cmd:{shlex.join([found.program, str(JAVASCRIPT)])}"


@pytest.mark.nightly(stage="research")
def test_the_example_in_javascript_is_better_than_chance(javascript: str) -> None:
    done = command("arena", "--bots", javascript, "--field", "random", "--games", "12", "--json")
    report = json.loads(done.stdout)
    assert (report["errors"], report["faults"]) == ([], [])
    assert report["bots"][0]["name"] == javascript
    assert report["bots"][0]["share"] > 0.5


def test_the_example_in_javascript_plays_all_cards_and_the_same_game_again(javascript: str) -> None:
    played = []
    for _ in range(2):
        game = citadels.new_game(preset="random", seats=5, seed=3)
        bots = [fallback_bot(javascript, str(seat)) for seat in range(5)]
        played.append(finish(game, bots))
        for bot in bots:
            bot.close()
            assert bot.faults == []
    assert played[0] == played[1]
