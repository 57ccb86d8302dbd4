"""Bad input to commands: one clear line each, exit code 2, and no message of another package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from citadels.cli import COMMANDS, app, load_command
from citadels.commands.options import HELP, setup_arguments
from citadels.lab.runner import Plan
from citadels.locale import LANGUAGES
from citadels.settings import FORMS, Setup

# Ids of rules, and words that only a library would use.
FOREIGN = re.compile(
    r"\b[A-Z]+-\d|Invalid value|Input should|Expecting|Extra data|codec|Errno|Traceback|Error\b|Exception"
)


def run(*arguments: str, typed: str | bytes = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)


def problem(*arguments: str, typed: str | bytes = "") -> str:
    """The one line that is said."""
    done = run(*arguments, typed=typed)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    told = re.fullmatch(r"citadels: (.+)\n", done.stderr)
    assert told, done.stderr
    assert not FOREIGN.search(told[1]), told[1]
    return told[1]


# -- options -----------------------------------------------------------------------------------


def numbers(command: Any, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every option of every command that is a number, with the command."""
    for name, inner in getattr(command, "commands", {}).items():
        yield from numbers(inner, (*words, name))
    needed = [f"{parameter.name}.json" for parameter in command.params if parameter.required]
    for parameter in command.params:
        if parameter.metavar == "NUMBER":
            yield (*words, *needed, parameter.opts[0])


ALL_NUMBERS = [words for name in COMMANDS for words in numbers(load_command(name), (name,))]


@pytest.mark.parametrize("words", ALL_NUMBERS, ids=" ".join)
def test_an_invalid_number_is_reported_in_our_words(words: tuple[str, ...]) -> None:
    for wrong in ("many", "", "1e9", "0x10"):
        option = re.escape(words[-1])
        assert re.match(rf"{option}: write a (whole )?number.*, not '{wrong}'$", problem(*words, wrong))


def test_no_option_leaves_numbers_to_the_library() -> None:
    found = {words[-1] for words in ALL_NUMBERS}
    assert found >= {"--seats", "--size", "--crown", "--games", "--jobs", "--seat", "--top", "--decision"}
    assert found >= {"--port", "--limit", "--better", "--worse", "--risk", "--max-games"}
    for name in COMMANDS:
        assert not re.search(r"<(int|float)|INTEGER|FLOAT", run(name, "--help").stdout)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play --seats 9", "“2016” is for 2 to 8 players, not 9"),
        ("simulate --seats 3 --ninth queen", "the queen needs at least 5 players; for rank 9 choose the "),
        ("arena --bots greedy,random --districts keep", "14 unique districts are needed, not 1"),
        ("bot check greedy --edition 2000 --size 3", "in “2000” a city is complete with 8 or 7 districts, "),
        ("play --crown 4", "the crown must go to a seat from 0 to 3, not 4"),
        ("play --preset chess", "“2016” has no list of cards “chess”; choose from first_game, "),
        ("play --language tlh", "--language: unknown language 'tlh'; choose from en, fr, it, es, pt"),
        ("play --bots deep", "unknown bot 'deep'; choose from beginner, "),
        ("simulate --games 0", "--games: write a whole number from 1 on, not '0'"),
        ("simulate --bots cmd:'", 'cannot parse command "\'"; check its quotation marks'),
        ("simulate --bots search:soon", "invalid search budget 'soon': write seconds or nodes, such as 5s, "),
        ("record --bots greedy", "--out: name a folder for the recorded games"),
        ("record --out README.md", "--out: README.md is not a folder"),
        ("record --out nowhere/data", "--out: folder nowhere does not exist"),
        ("record --out docs", "docs is not empty; name a new folder"),
        ("record --out new --shard 0", "--shard: write a whole number from 1 on, not '0'"),
        ("record --out new --bots random,random --seats 9", "“2016” is for 2 to 8 players, not 9"),
        ("arena --test greedy:random --risk high", "--risk: write a number, not 'high'"),
        ("rules --edition 1999", "unknown edition “1999”; choose from 2016, 2002, dark_city and 2000"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("position nowhere.json --seat x", "--seat: write a whole number, not 'x'"),
        ("analyze nowhere.json", "nowhere.json: No such file or directory"),
        ("serve --port 70000", "--port: write a whole number from 0 to 65535, not 70000"),
        (
            "serve --database mysql://x",
            "--database: unsupported database; use sqlite:///FILE or postgresql://…",
        ),
        ("serve --base-url x", "--base-url: write it as https://name or https://name:port"),
        ("backup nowhere/tables.sqlite --database sqlite:///README.md", "folder nowhere does not exist"),
        ("backup new.sqlite --database sqlite:///README.md", "README.md is not a SQLite database"),
        ("backup new.sqlite --database sqlite:///nowhere.sqlite", "database nowhere.sqlite does not exist"),
        (
            "restore README.md --database sqlite:///new.sqlite",
            "README.md is not a backup of",
        ),
        ("restore nowhere.sqlite --database sqlite:///new.sqlite", "file nowhere.sqlite does not exist"),
        ("admin tables --phase later --database sqlite:///new.sqlite", "database new.sqlite does not exist"),
        ("admin ban 10.0.0.1 --days 0", "--days: must be more than 0, not 0"),
    ],
)
def test_bad_input_is_one_line(words: str, told: str) -> None:
    assert problem(*words.split()).startswith(told)
    assert not Path("new.sqlite").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invalid_setup_is_reported_in_the_language_of_the_command(language: str) -> None:
    told = problem("play", "--language", language, "--seats", "3", "--ninth", "queen")
    assert all(key in told for key in ("queen", "artist", "tax_collector"))
    assert ("needs at least" in told) == (language == "en")


# -- files -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"{", "is not JSON; look at line 1, column 2"),
        (b"[1,\n 2,,]", "is not JSON; look at line 2, column 4"),
        (b"", "is not JSON; look at line 1, column 1"),
        (b"\xff\xfe", "is not JSON"),
        (b"[" + b"9" * 5000 + b"]", "is not JSON"),
        (b"[" * 100_000, "is nested too deeply"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "position", "analyze", "play --resume"])
def test_a_file_that_is_not_json(command: str, content: bytes, told: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert problem(*command.split(), str(path)) == f"{path}: {told}"
    if command in ("position", "analyze"):
        assert problem(command, "-", typed=content) == f"-: {told}"


# -- the options of a set-up -------------------------------------------------------------------


def test_every_setting_is_an_option() -> None:
    assert list(HELP) == list(FORMS)
    for command in (["play"], ["simulate"], ["record"], ["arena"], ["bot", "check"]):
        text = run(*command, "--help").stdout
        assert all(f"--{name} " in text for name in FORMS)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup("2002", "random", 8, ninth="queen", size=7),
        Setup("2000", seats=7, ninth=False, crown=6, variants=["crown_after_round"]),
        Setup(seats=5, ninth=True, districts=["keep"], characters=["king", "tax_collector"]),
    ],
)
def test_a_set_up_is_typed_and_read(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Setup] = []

    def simulate(plan: Plan, jobs: int, as_json: bool) -> int:
        read.append(plan.setup)
        return 0

    monkeypatch.setattr("citadels.commands.simulate.run_simulation", simulate)
    assert run("simulate", *setup_arguments(setup)).exit_code == 0
    assert read == [setup]
