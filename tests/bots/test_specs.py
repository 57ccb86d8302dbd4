"""Bots from files, modules, classes and instances: their names, and everything they can do wrong."""

from __future__ import annotations

import asyncio
import io
import json
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import citadels
from citadels import Action, CitadelsError, Option, Setup, View
from citadels.bots import Bot, BotSpec, FallbackBot, bot_files, bot_spec, fallback_bot, make_bot, specs
from citadels.bots import fallback as fallback_module
from citadels.cli import app
from citadels.lab.arena import Match, compete
from citadels.lab.match_journal import MatchJournal
from citadels.lab.runner import Plan, finish, simulate
from citadels.lab.trials import Case, StudyPlan, play
from citadels.tables.bot_runner import answer_question, redacted_question
from citadels.tables.document import check_level
from citadels.tables.errors import TableError
from tests.bots.faulty_bots import Crasher, FirstBot, Stumbler
from tests.waiting import TIMEOUT

pytestmark = pytest.mark.slow

MINE = """
from citadels.bots import Bot

class Mine(Bot):
    def choose(self, view, options):
        return options[0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with `my_bot.py`, in which commands run."""
    (tmp_path / "my_bot.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def command(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), catch_exceptions=False)


def ask(bot: Bot) -> Action:
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    return bot.choose(game.view(game.seat), game.options())


# -- names -------------------------------------------------------------------------------------


def test_a_bot_is_named_by_where_it_can_be_imported_from() -> None:
    path = f"{FirstBot.__module__}:FirstBot"
    assert bot_spec("greedy") == "greedy"
    assert {bot_spec(FirstBot), bot_spec(FirstBot("1")), bot_spec(partial(FirstBot))} == {path}
    assert bot_spec(FirstBot("1"), "calm") == "calm"
    assert ask(make_bot(path, "1")) is ask(make_bot(FirstBot, "1")) is ask(FirstBot("1"))

    class Local(FirstBot):
        pass

    assert (bot_spec(Local), bot_spec(lambda seed: Local(seed + "x"))) == ("Local", "lambda")


def test_a_class_of_a_script_has_the_name_of_its_file(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(sys.modules["__main__"], "__file__", str(folder / "my_bot.py"), raising=False)
    monkeypatch.setattr(FirstBot, "__module__", "__main__")
    assert bot_spec(FirstBot) == "my_bot.py:FirstBot"
    monkeypatch.delattr(sys.modules["__main__"], "__file__")  # as in a notebook
    assert bot_spec(FirstBot) == "FirstBot"


def test_a_spec_is_its_name_and_takes_its_bot_along() -> None:
    spec = bot_spec(Stumbler, "mine")
    assert isinstance(spec, BotSpec)
    copy = pickle.loads(pickle.dumps(spec))
    assert (copy, copy.make, json.dumps(spec)) == ("mine", Stumbler, '"mine"')
    with pytest.raises(CitadelsError, match="'greedy' is the name of a registered bot"):
        citadels.bots.check_bot(bot_spec(FirstBot, "greedy"))


# -- everywhere --------------------------------------------------------------------------------


def test_classes_and_instances_play_matches_simulations_and_studies() -> None:
    setup, name = Setup(seats=2), f"{FirstBot.__module__}:FirstBot"
    match = Match(2, setup, (FirstBot,), "1", field=("random",))
    match.check()
    assert match.bots == (name,) == match.bot_names
    byname = Match(2, setup, (name,), "1", field=("random",))
    assert byname == match
    assert [o.points for o in compete(match)] == [o.points for o in compete(byname)]
    plan = Plan(2, setup, (FirstBot("1"), "random"), "1")
    outcomes = [
        simulate(each, 1, lambda done: None) for each in (plan, Plan(2, setup, (name, "random"), "1"))
    ]
    assert [o.points for o in outcomes[0]] == [o.points for o in outcomes[1]]
    study = StudyPlan((Case(FirstBot, setup),), 2, "1", ("crown",))
    assert study.names == (name,)
    assert play(study, 0, 0).error == ""


def test_a_file_plays_in_every_command(folder: Path) -> None:
    arena = command("arena", "--bots", "my_bot.py:Mine", "--field", "random", "--games", "4", "--json")
    report = json.loads(arena.stdout)
    assert {bot["name"] for bot in report["bots"]} == {"my_bot.py:Mine", "random"}
    assert report["bot_files"] == bot_files(["my_bot.py:Mine"])
    two = command(
        "arena", "--bots", "my_bot.py", "--field", "random", "--games", "4", "--jobs", "2", "--json"
    )
    assert [bot["wins"] for bot in json.loads(two.stdout)["bots"]] == [bot["wins"] for bot in report["bots"]]
    for words in (
        ["simulate", "--games", "1", "--bots", "my_bot:Mine,random"],
        ["study", "crown", "--games", "10", "--seats", "2", "--bots", "my_bot.py:Mine"],
        ["bot", "check", "my_bot.py:Mine", "--games", "1"],
    ):
        assert command(*words).exit_code == 0, words


def test_a_file_may_import_what_lies_beside_it(folder: Path) -> None:
    (folder / "beside_my_bot.py").write_text("PLACE = -1\n")
    (folder / "other_bot.py").write_text(
        MINE.replace("[0]", "[beside_my_bot.PLACE]") + "import beside_my_bot\n"
    )
    game = citadels.new_game(seats=4, seed=1)
    assert ask(make_bot("other_bot.py:Mine", "1")) is game.actions()[-1]


def test_a_changed_file_is_another_bot(folder: Path) -> None:
    game = citadels.new_game(seats=4, seed=1)
    match = Match(2, Setup(seats=2), ("my_bot.py:Mine",), "1", field=("random",))
    with MatchJournal(folder / "games.jsonl", match) as journal:
        compete(match, on_outcome=journal.add)
    with MatchJournal(folder / "games.jsonl", match) as journal:
        assert len(journal.outcomes) == 2
    assert ask(make_bot("my_bot.py:Mine", "1")) is game.actions()[0]
    (folder / "my_bot.py").write_text(MINE.replace("[0]", "[-1]"))
    assert ask(make_bot("my_bot.py:Mine", "1")) is game.actions()[-1]
    with pytest.raises(CitadelsError, match=r"another plan \(the file of a bot has changed\)"):
        MatchJournal(folder / "games.jsonl", match)


def test_the_file_of_a_module_counts_before_it_is_imported(folder: Path) -> None:
    (folder / "sleeping_bot.py").write_text(MINE)
    digests = bot_files(["sleeping_bot:Mine", "my_bot.py:Mine", "my_bot.py", "greedy", "cmd:node", "no.py:X"])
    assert list(digests) == ["sleeping_bot:Mine", "my_bot.py:Mine", "my_bot.py"]
    assert len({*digests.values()}) == 1
    assert "sleeping_bot" not in sys.modules
    assert bot_files(["no_such_module:Mine", "no_such_package.module:Mine"]) == {}
    assert bot_files([bot_spec(FirstBot)]).keys() == {bot_spec(FirstBot)}


def test_an_instance_belongs_to_its_owner() -> None:
    closed: list[Bot] = []

    class Mine(Stumbler):
        def close(self) -> None:
            closed.append(self)

    mine = Mine("1")
    finish(citadels.new_game(seats=2, seed=1), [make_bot(mine, "1"), make_bot("random", "2")])
    assert mine.decisions > 3
    make_bot(mine, "1").close()
    assert closed == []


def test_two_processes_need_a_bot_that_can_be_sent() -> None:
    class Local(FirstBot):
        pass

    plan = Plan(2, Setup(seats=2), (Local,), "1")
    assert len(simulate(plan, 1, lambda done: None)) == 2
    with pytest.raises(CitadelsError, match="a bot cannot be sent to other processes: use one job, or name"):
        simulate(plan, 2, lambda done: None)
    shared = Plan(2, Setup(seats=2), (FirstBot("1"),), "1")
    played = [simulate(shared, jobs, lambda done: None) for jobs in (1, 2)]
    assert [o.points for o in played[0]] == [o.points for o in played[1]]


def test_a_class_of_an_interactive_session_is_refused_by_two_processes() -> None:
    typed = f"""{MINE}
from citadels import Setup
from citadels.lab.runner import Plan, simulate
print(len(simulate(Plan(2, Setup(seats=2), (Mine,), "1"), 1, print)))
simulate(Plan(2, Setup(seats=2), (Mine,), "1"), 2, print)
"""
    done = subprocess.run(
        [sys.executable, "-c", typed], capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    assert done.stdout.splitlines() == ["1", "2", "2"]
    assert "a bot cannot be sent to other processes" in done.stderr


def test_web_tables_take_registered_names_only(folder: Path) -> None:
    for name in ("my_bot.py:Mine", "my_bot.py", f"{FirstBot.__module__}:FirstBot"):
        with pytest.raises(TableError):
            check_level(name)


@pytest.mark.parametrize("name", ["my_bot.py:Mine", "cmd:touch touched"])
def test_a_worker_runs_built_in_bots_only(folder: Path, name: str) -> None:
    game = citadels.new_game(seats=2, seed=1)
    question = redacted_question(game, game.seat or 0, name, "1")
    with pytest.raises(CitadelsError, match="is not built in"):
        answer_question(question)
    assert not (folder / "touched").exists()


# -- what cannot be started --------------------------------------------------------------------

UNUSABLE = {
    "missing.py:Mine": ("", "cannot import bot 'missing.py:Mine': there is no file missing.py"),
    "wrong.py:Yours": (MINE, "wrong.py has no bot 'Yours'; choose from Mine"),
    "wrong.py": (MINE + "class Other(Mine): pass", "wrong.py has 2 bots; choose from Mine, Other"),
    "wrong.py:Mine": ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    "wrong.py:Mine.x": ("def Mine(:", "SyntaxError: "),
    "wrong.py:Quits": ("raise SystemExit('enough')", "SystemExit: enough"),
    "wrong.py:Hangs": ("while True: print('x' * 1000)", "no answer after 0.5 seconds"),
    "wrong.py:Path": ("from pathlib import Path", "wrong.py:Path is not a bot; make it a subclass of"),
    "wrong.py:five": ("five = 5", "wrong.py:five is not a bot; pass a name, my_bot.py:Class, "),
    "wrong.py:Empty": ("from citadels.bots import Bot\nclass Empty(Bot): pass", "give it a method choose"),
    "wrong.py:none": ("def none(seed): return 7", "expected a citadels.bots.Bot, got int"),
    "wrong.py:Bad": (
        "from citadels.bots import RandomBot\nclass Bad(RandomBot):\n def __init__(self): 1",
        "TypeE",
    ),
    "no_such_module:Mine": ("", "ModuleNotFoundError: No module named 'no_such_module'"),
    "greedy:Mine": ("", "unknown bot 'greedy:Mine'"),
    "my_bot.txt:Mine": ("", "cannot import bot 'my_bot.txt:Mine'"),
}


@pytest.mark.parametrize("name", UNUSABLE)
def test_a_bot_that_cannot_be_started_is_refused(
    folder: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, problem = UNUSABLE[name]
    (folder / "wrong.py").write_text(text)
    if "Hangs" in name:
        monkeypatch.setattr(specs, "START_TIMEOUT", 0.5)
    done = command("simulate", "--bots", name, "--games", "1")
    assert done.exit_code == 2
    assert problem in done.stderr
    assert len(done.stderr) < 1000
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (5, "5 is not a bot; pass a name, my_bot.py:Class, a subclass of citadels.bots.Bot, an instance"),
        (Path, "Path'> is not a bot; make it a subclass of citadels.bots.Bot"),
        (Bot, "Bot'> cannot play; give it a method choose"),
    ],
)
def test_an_object_that_is_no_bot_is_refused(bot: object, problem: str) -> None:
    with pytest.raises(CitadelsError, match=problem):
        Plan(1, Setup(), (bot,), "1")  # type: ignore[arg-type]


# -- what goes wrong in games ------------------------------------------------------------------


class Printer(FirstBot):
    """Prints at every question."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        print("thinking\n" * 100)
        return super().choose(view, options)


class Babbler(Bot):
    """Prints without end."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        while True:
            print("x" * 10_000)


class Array:
    """Compares like an array of numpy, whose truth value is an error."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("ambiguous")

    __hash__ = object.__hash__


class ArrayBot(Bot):
    """Returns what cannot be compared."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        return Array()  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("make", "kind"), [(Crasher, "crash"), (Babbler, "hang"), (ArrayBot, "nonsense"), (Printer, "print")]
)
def test_a_fault_has_a_position_that_reproduces_it(
    make: type[Bot], kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = citadels.new_game(seats=4, seed=3)
    bot = fallback_bot(make, "1", 0.2)
    asked: list[View] = []
    while len(asked) < 2 and game.seat is not None:
        view = game.view(game.seat)
        asked.append(view)
        game.apply(bot.choose(view, game.options()))
    first = bot.faults[0]
    assert (first.kind, first.seat, first.seed) == (kind, asked[0].seat, "1")
    assert first.position is not None
    again = citadels.load(json.loads(json.dumps(first.position)))
    assert again.view(first.seat) == asked[0]
    assert [fault.position for fault in bot.faults[1:]] == [None] * len(bot.faults[1:])
    assert len(bot.faults) == (1 if kind == "print" else 2)
    assert len(first.answer) <= 501
    assert capsys.readouterr().out == ""


# -- coroutines --------------------------------------------------------------------------------


class AsyncBot(Bot):
    """Awaits before it chooses."""

    async def choose(self, view: View, options: Sequence[Option]) -> Action:  # type: ignore[override]
        await asyncio.sleep(0)
        await self.stumble()
        return options[0].action

    async def stumble(self) -> None:
        """Do what goes wrong."""


class AsyncCrasher(AsyncBot):
    async def stumble(self) -> None:
        raise ValueError("out of ideas")


class AsyncTimeout(AsyncBot):
    async def stumble(self) -> None:
        raise TimeoutError("a server of its own")


class AsyncQuitter(AsyncBot):
    async def stumble(self) -> None:
        sys.exit("enough")


class AsyncSleeper(AsyncBot):
    async def stumble(self) -> None:
        await asyncio.sleep(60)


class AsyncBlocker(AsyncBot):
    async def stumble(self) -> None:
        time.sleep(2)


def test_a_bot_may_be_a_coroutine() -> None:
    games = [citadels.new_game(seats=2, seed=1) for _ in range(2)]
    bots = [fallback_bot(AsyncBot, str(seat)) for seat in range(2)]
    assert finish(games[0], bots) == finish(games[1], [FirstBot("1")] * 2)
    assert [bot.faults for bot in bots] == [[], []]


def test_a_coroutine_is_awaited_within_an_event_loop_too() -> None:
    async def notebook() -> Action:
        return ask(make_bot(AsyncBot, "1"))

    assert asyncio.run(notebook()) is ask(FirstBot("1"))


@pytest.mark.parametrize(
    ("make", "kind", "detail"),
    [
        (AsyncCrasher, "crash", "ValueError: out of ideas"),
        (AsyncTimeout, "crash", "TimeoutError: a server of its own"),
        (AsyncQuitter, "crash", "SystemExit: enough"),
        (AsyncSleeper, "hang", "no answer after 0.3 seconds"),
        (AsyncBlocker, "hang", "no answer after 0.3 seconds"),
    ],
)
@pytest.mark.parametrize("threaded", [False, True])
def test_a_coroutine_that_fails_is_a_fault(make: type[Bot], kind: str, detail: str, threaded: bool) -> None:
    bot = fallback_bot(make, "1", 0.3)
    if threaded:  # where no alarm rings
        with ThreadPoolExecutor(1) as thread:
            thread.submit(ask, bot).result()
    else:
        ask(bot)
    [fault] = bot.faults
    assert (fault.kind, detail in fault.detail) == (kind, True), fault
    assert ask(make_bot(AsyncBot, "1", TIMEOUT)) is ask(FirstBot("1"))


# -- reports -----------------------------------------------------------------------------------


def test_output_does_not_spoil_a_report_and_is_no_lost_choice(folder: Path) -> None:
    (folder / "loud.py").write_text(MINE.replace("return", "print('hm', end=''); return") + "print('hello')")
    done = command("simulate", "--bots", "loud.py:Mine,random", "--games", "2", "--seats", "2", "--json")
    report = json.loads(done.stdout)
    assert [(fault["kind"], fault["game"], fault["answer"]) for fault in report["faults"]] == [
        ("print", 0, "hm"),
        ("print", 1, "hm"),
    ]
    said = command("simulate", "--bots", "loud.py:Mine,random", "--games", "1", "--seats", "2").stderr
    assert said.startswith(
        "loud.py:Mine: 1 game with output. The first:\n  game 0, seat 0, decision 1: print: "
    )
    assert "    printed hm\n" in said
    check = command("bot", "check", "loud.py:Mine", "--games", "1")
    assert check.exit_code == 1
    assert "crashes 0, hangs 0, nonsense 0, prints 1\n" in check.stdout
    quiet = FallbackBot("loud", "1", Printer, None)
    ask(quiet)
    assert quiet.lost_choices() == []


def test_a_bot_that_always_fails_spoils_only_its_own_choices() -> None:
    plan = Plan(3, Setup(seats=3), (Crasher, "random", Printer), "1")
    outcomes = simulate(plan, 1, lambda done: None)
    assert [outcome.error for outcome in outcomes] == [None] * 3
    assert {fault["game"] for outcome in outcomes for fault in outcome.faults} == {0, 1, 2}
    assert sum(fault["position"] is not None for outcome in outcomes for fault in outcome.faults) == 6


def test_terminal_control_in_an_answer_is_not_shown(folder: Path) -> None:
    (folder / "rude.py").write_text(MINE.replace("return options[0]", r"raise ValueError('\x1b[2J')"))
    done = command("simulate", "--bots", "rude.py", "--games", "1", "--seats", "2")
    assert "ValueError: [2J" in done.stderr
    assert "\x1b" not in done.stderr


def test_output_is_kept_in_part_only() -> None:
    output = fallback_module.Output()
    for _ in range(100):
        assert output.write("x" * 100) == 100
    assert len(output.text) == 501
    assert isinstance(output, io.TextIOBase)
    assert os.linesep not in output.text
