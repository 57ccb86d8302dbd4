"""Text from strangers is shown on a terminal, and never obeyed by it."""

from __future__ import annotations

import io
import json
import sys
import unicodedata
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from citadels.cli import app
from citadels.locale import LANGUAGES, Texts
from citadels.record import GameFile, load
from citadels.terminal.printable import one_line, printable, printable_output

GAME = Path(__file__).parent.parent / "games" / "first_game_4.json"
TITLE = "\x1b]0;pwned\x07"  # names the window of the terminal
ATTACKS = {
    "title": f"Ada{TITLE}",
    "clear": "Ada\x1b[2J\x1b[H",
    "C1": "Ada\x9b2J\x9d0;pwned\x9c",
    "bidi": "Ada\u202egnp.exe\u2066",
    "backspace": "Ada\x08\x08\x08Eve",
    "return": "Ada\rEve wins",
    "lines": "Ada\nEve wins\u2028\u0085",
    "delete": "Ada\x7f",
    "nul": "Ada\x00",
    "bot": f"Ada{TITLE} (greedy)",
    "long": "A" * 5_000,
}


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)


def obeyed(text: str) -> set[str]:
    """The characters in a text that a terminal would obey, or that hide what is written."""
    return {letter for letter in text if unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp")} - {"\n"}


def written(folder: Path, player: str, actions: int | None = None) -> str:
    """A game file in which every player has this name, with some of the actions of a whole game."""
    found = load(GAME)
    players = [player] * len(found.players)
    file = folder / "game.json"
    GameFile(found.settings, found.key, players, found.actions[:actions]).save(file)
    return str(file)


@pytest.mark.parametrize("attack", ATTACKS)
def test_names_in_a_game_file_do_not_reach_the_terminal_as_escapes(attack: str, tmp_path: Path) -> None:
    file = written(tmp_path, ATTACKS[attack], 40)
    for command in (["replay", file], ["replay", file, "--seat", "1"], ["replay", file, "--verify"]):
        done = run(*command)
        assert (done.exit_code, obeyed(done.output)) == (0, set()), command
        assert "???" not in done.output
    told = run("replay", file).stdout
    assert "Ada" in told or "AAA…" in told
    assert max(map(len, told.splitlines())) < 1_000
    assert not [line for line in told.splitlines() if line.startswith("Eve wins")], "a name forged a line"


@pytest.mark.parametrize("attack", ["title", "C1", "bidi", "lines", "long"])
def test_an_analysis_and_a_resumed_game_do_not_print_escapes_either(attack: str, tmp_path: Path) -> None:
    file = written(tmp_path, ATTACKS[attack], 40)
    for done in (
        run("analyze", file, "--bot", "expert", "--decision", "1"),
        run("analyze", file, "--bot", "expert", "--decision", "1", "--json"),
        run("play", "--resume", file, typed="1\n1\nq\n"),
    ):
        assert done.exit_code in (0, 1), done.output
        assert obeyed(done.output) == set()
        assert "???" not in done.output


def test_json_has_no_character_that_a_terminal_would_obey(tmp_path: Path) -> None:
    file = written(tmp_path, "Zoé\x9b\x7f\u202e\U000e0041", 40)
    done = run("analyze", file, "--bot", "expert", "--decision", "1", "--json")
    assert obeyed(done.stdout) == set()
    assert "Zoé" in done.stdout
    json.loads(done.stdout)


@pytest.mark.parametrize("attack", ["title", "C1", "bidi", "return"])
def test_errors_about_a_file_do_not_quote_escapes(attack: str, tmp_path: Path) -> None:
    document = json.loads(GAME.read_text(encoding="utf-8"))
    for field in ("format", "edition", "started", "key", "extra"):
        (tmp_path / "game.json").write_text(json.dumps({**document, field: ATTACKS[attack]}))
        done = run("replay", str(tmp_path / "game.json"))
        assert (done.exit_code, obeyed(done.output)) == (2, set()), field
    (tmp_path / "table.json").write_text(json.dumps({"players": [{ATTACKS[attack]: 1}]}))
    done = run("position", str(tmp_path / "table.json"))
    assert (done.exit_code, obeyed(done.output)) == (2, set())


@pytest.mark.slow
def test_output_of_a_program_is_printed_without_escapes(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    if json.loads(line)['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello', 'protocol': 2, 'name': '\\x1b[2J'}), flush=True)\n"
        "    else:\n"
        "        print('\\x1b]0;pwned\\x07 \\x9b2J', flush=True)\n"
    )
    bot = f"cmd:{sys.executable} {program}"
    for command in (
        ["bot", "check", bot, "--games", "1"],
        ["arena", "--bots", f"{bot},random", "--games", "1"],
    ):
        done = run(*command)
        assert "pwned" in done.output
        assert obeyed(done.output) == set()


def test_every_letter_that_can_be_seen_stays() -> None:
    seen = "Zoë Ñandú 王 👑 2\N{NO-BREAK SPACE}pièces → “é”\tand\n"
    assert printable(seen) == seen
    assert one_line("Zoë 王") == "Zoë 王"


def test_a_stream_that_prints_is_otherwise_the_one_it_stands_for(monkeypatch: pytest.MonkeyPatch) -> None:
    under = io.StringIO()
    monkeypatch.setattr("sys.stdout", under)
    with printable_output():
        print(f"Ada{TITLE}", end="!\n")
    print("\x1b[0m", end="")
    assert under.getvalue() == "Ada]0;pwned!\n\x1b[0m"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_that_is_too_long_for_fluent_is_cut(language: str) -> None:
    told = Texts(language).say("replay-players", players="A" * 100_000)
    assert "AAA…" in told
    assert "???" not in told
