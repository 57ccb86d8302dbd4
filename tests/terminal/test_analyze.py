"""The command ``analyze`` as it is typed in a shell: text, JSON, the page, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import citadels
from citadels.bots import make_bot
from citadels.cli import app
from citadels.engine.chance import key_from_seed
from citadels.lab.runner import finish
from citadels.locale import LANGUAGES, Texts
from citadels.record import GameFile
from citadels.settings import Setup
from tests.nightly import rest_nightly

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Ben (greedy)", '<b>"Cleo" & co</b>']
FAST = ("--bot", "search:4n")
FEW = (*FAST, "--rounds", "1-2")


def run(*arguments: str | Path, typed: str = "") -> Result:
    whole = ["analyze", *map(str, arguments)]
    return CliRunner().invoke(app, whole, input=typed, catch_exceptions=False)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game."""
    file = GameFile(Setup(seats=3).settings(), key_from_seed("analyze"), NAMES, [])
    file.actions = finish(file.begin(), [make_bot("novice", name) for name in NAMES])
    path = tmp_path_factory.mktemp("games") / "game.json"
    file.save(path)
    return path


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("positions") / "table.json"
    path.write_text(json.dumps(citadels.new_game(seats=3, seed=2).to_json()), encoding="utf-8")
    return path


def report(*arguments: str | Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--json").stdout)
    return found


# -- text --------------------------------------------------------------------------------


def test_a_game_in_words(game: Path) -> None:
    done = run(game, *FEW)
    assert (done.exit_code, done.stderr) == (0, "")
    text = done.stdout.replace("\u00a0", " ")
    assert text.startswith('Analysis of game.json\nPlayers: Ann, Ben (greedy) and <b>"Cleo" & co</b>.\n')
    assert "\nBy search:4n, seed 0.\n" in text
    assert "\nPlayers\n   Ann: " in text
    assert " the same as the bot’s, " in text
    assert "\nThe costliest decisions\n   " in text
    assert "\nRound 1\n1. " in text
    assert "\nRound 2\n" in text
    assert "\nRound 3\n" not in text
    assert "(chosen" in text
    assert "% to win, " in text


def test_a_position_in_words(position: Path) -> None:
    text = run(position, *FAST).stdout
    assert text.startswith("Analysis of table.json\nBy search:4n, seed 0.\n\nTable, round 1, ")
    asked = citadels.load(json.loads(position.read_text(encoding="utf-8")))
    assert f"\nSeat {asked.seat}: Choose your character for this round.\n   1. Take the " in text
    assert len([line for line in text.splitlines() if ". Take the " in line]) == len(asked.actions())
    assert "chosen" not in text


def test_games_and_positions_from_standard_input(game: Path, position: Path) -> None:
    for path in (game, position):
        done = run("-", "--bot", "expert", typed=path.read_text(encoding="utf-8"))
        assert done.stdout.startswith("Analysis of -\n")


def test_a_game_that_is_not_finished(game: Path, tmp_path: Path) -> None:
    document = json.loads(game.read_text(encoding="utf-8"))
    key, settings = bytes.fromhex(document["key"]), Setup(seats=3).settings()
    file = GameFile(settings, key, document["players"], document["actions"][:9])
    file.save(tmp_path / "early.json")
    text = run(tmp_path / "early.json", *FAST).stdout
    assert "\nThe game is not finished.\n" in text
    assert report(tmp_path / "early.json", *FAST)["winners"] is None


def test_one_decision_and_as_many_answers_as_wanted(game: Path) -> None:
    several = next(row for row in report(game, "--bot", "expert")["decisions"] if row["answers"] > 4)
    one = ("--bot", "expert", "--decision", str(several["number"]))
    for top in (1, 2, 50):
        (decision,) = report(game, *one, "--top", str(top))["decisions"]
        shown = [option["action"] for option in decision["options"]]
        assert shown[0] == decision["best"]
        assert decision["chosen"] in shown
        assert min(top, decision["answers"]) <= len(shown) <= top + 1
    rest = several["answers"] - len(several["options"])
    assert f"And {rest} other option" in run(game, *one).stdout


@pytest.mark.parametrize("language", rest_nightly(LANGUAGES, stage="research"))
def test_every_language(language: str, game: Path, position: Path, tmp_path: Path) -> None:
    texts = Texts(language)
    page = tmp_path / "report.html"
    for bot in ("search:4n", "expert"):
        for file in (game, position):
            rounds = () if file is position else ("--rounds", "1")
            told = run(file, *rounds, "--bot", bot, "-l", language).stdout
            assert told.startswith(texts.say("analysis-title", file=file.name))
            run(file, *rounds, "--bot", bot, "--language", language, "--html", page)
            for text in (told, page.read_text(encoding="utf-8")):
                assert "analysis-" not in text
                assert "none" not in text.replace("default-src 'none'", "").replace(": none;", "")
            assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")


def test_numbers_are_written_as_the_language_writes_them(position: Path) -> None:
    english, french = [run(position, *FAST, "-l", language).stdout for language in ("en", "fr")]
    assert re.search(r": \d+\.\d% to win, \d+\.\d points, lead [+−]\d+\.\d, ", english)
    assert re.search(
        r"\u00a0: \d+,\d\u202f% de chances de gagner, \d+,\d\u00a0points, avance [+−]\d+,\d, ", french
    )


# -- JSON --------------------------------------------------------------------------------

FIELDS = {
    "version": str, "file": str, "kind": str, "edition": str, "seats": int, "players": list, "winners": list,
    "bot": str, "seed": str, "unit": str, "forced": int, "dearest": list, "summary": list, "decisions": list,
}  # fmt: skip
OF_PLAYERS = {
    "seat": int, "decisions": int, "forced": int, "agreeing": int, "loss": float, "dearest": list,
}  # fmt: skip
OF_DECISIONS = {
    "number": int, "round": int, "seat": int, "prompt": str, "question": str, "chosen": str, "best": str,
    "agrees": bool, "cost": float, "answers": int, "options": list,
}  # fmt: skip
OF_OPTIONS = {
    "place": int, "action": str, "text": str, "nodes": int, "chance": float, "points": float, "lead": float,
    "judgement": float, "preference": float, "reason": str, "why": str,
}  # fmt: skip
MAY_BE_NULL = {"chance", "points", "lead", "judgement", "preference"}


def fits(row: dict[str, Any], fields: dict[str, type]) -> bool:
    return list(row) == list(fields) and all(
        isinstance(row[field], kind) or (row[field] is None and field in MAY_BE_NULL)
        for field, kind in fields.items()
    )


def test_a_game_as_json(game: Path) -> None:
    found = report(game, *FEW)
    assert fits(found, FIELDS)
    assert (found["kind"], found["unit"], found["players"]) == ("game", "chance", NAMES)
    assert all(fits(row, OF_PLAYERS) for row in found["summary"])
    assert all(fits(row, OF_DECISIONS) for row in found["decisions"])
    assert all(fits(option, OF_OPTIONS) for row in found["decisions"] for option in row["options"])
    actions = json.loads(game.read_text(encoding="utf-8"))["actions"]
    assert all(row["chosen"] == actions[row["number"] - 1] for row in found["decisions"])
    costs = {row["number"]: row["cost"] for row in found["decisions"]}
    assert [costs[number] for number in found["dearest"]] == sorted(
        [cost for cost in costs.values() if cost], reverse=True
    )[:10]


def test_a_position_as_json(position: Path) -> None:
    found = report(position, "--bot", "expert")
    (decision,) = found["decisions"]
    assert (found["kind"], found["unit"], found["players"]) == ("position", "judgement", None)
    assert [decision[field] for field in ("number", "chosen", "agrees", "cost")] == [None] * 4
    assert len(decision["options"]) == decision["answers"]
    assert all(option["judgement"] is not None for option in decision["options"])


@pytest.mark.nightly(stage="research")
def test_the_same_command_finds_the_same(game: Path) -> None:
    once = run(game, *FEW, "--json").stdout
    assert run(game, *FEW, "--json").stdout == once
    assert run(game, *FEW, "--json", "--jobs", "2").stdout == once


def test_one_seat_alone(game: Path) -> None:
    found = report(game, *FEW, "--seat", "1")
    assert {row["seat"] for row in found["decisions"]} == {1}
    assert [row["seat"] for row in found["summary"]] == [1]


# -- the page ----------------------------------------------------------------------------


def parsed(path: Path) -> ElementTree.Element:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>\n")
    return ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))


def test_the_page_of_a_game(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    done = run(game, *FEW, "--html", path)
    assert done.stdout.endswith(f"\nThe report is in {path}.\n")
    assert "Round 1" not in done.stdout
    page = parsed(path)
    found = report(game, *FEW)
    assert [each.get("id") for each in page.iter("details")] == [
        f"d{row['number']}" for row in found["decisions"]
    ]
    opened = {each.get("id") for each in page.iter("details") if each.get("open")}
    links = {str(link.get("href")) for link in page.iter("a")}
    assert links == {f"#{id}" for id in opened}
    assert {f"#d{number}" for number in found["dearest"]} <= links
    assert len([*page.iter("{http://www.w3.org/2000/svg}polyline")]) == 3
    assert [heading.text for heading in page.iter("h3")] == ["Round 1", "Round 2"]


def test_the_page_needs_nothing_else(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    run(game, *FEW, "--html", path)
    text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert "://" not in text
    assert "<script" not in text
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text


def test_names_cannot_write_into_the_page(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    run(game, *FEW, "--html", path)
    page = parsed(path)
    assert [*page.iter("b")] == []
    assert NAMES[2] in [cell.text for cell in page.iter("th")]
    (caption,) = page.iter("figcaption")
    assert NAMES[2] in "".join(caption.itertext())


def test_the_page_of_a_position(position: Path, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    run(position, *FAST, "--html", path)
    page = parsed(path)
    (decision,) = report(position, *FAST)["decisions"]
    (body,) = page.iter("tbody")
    assert len([*body]) == decision["answers"]
    assert [*page.iter("details")] == []


def test_a_page_of_the_expert_has_no_chances_and_shows_points_lost(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    run(game, "--bot", "expert", "--rounds", "1", "--html", path)
    page = parsed(path)
    assert "Chance of winning" not in [heading.text for heading in page.iter("h2")]
    (caption,) = page.iter("figcaption")
    assert re.search(r"Ann lost \d+\.\d points\.", "".join(caption.itertext()))


def test_the_picture_marks_the_costliest_decisions(game: Path, tmp_path: Path) -> None:
    """By a dot inside the lane of the player, with the number of the decision."""
    path = tmp_path / "report.html"
    run(game, *FEW, "--html", path)
    found = report(game, *FEW)
    page = parsed(path)
    svg = "{http://www.w3.org/2000/svg}"
    marks = [text for text in page.iter(f"{svg}text") if text.get("class") == "mark"]
    assert sorted(int(mark.text or "") for mark in marks) == sorted(found["dearest"])
    (drawing,) = page.iter(f"{svg}svg")
    *_, width, height = map(float, str(drawing.get("viewBox")).split())
    dots = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in page.iter(f"{svg}circle")]
    assert len(dots) == len(marks)
    assert all(0 < x < width and 0 < y < height for x, y in dots)


def test_json_and_a_page_at_once(position: Path, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    done = run(position, *FAST, "--html", path, "--json")
    assert json.loads(done.stdout)["kind"] == "position"
    assert path.exists()


# -- what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bot", "greedy"], "bot 'greedy' cannot analyze; choose from "),
        (["--bot", "cmd:true"], "bot 'cmd:true' cannot analyze; choose from "),
        (["--bot", "oracle"], "unknown bot 'oracle'"),
        (["--bot", "search:soon"], "invalid search budget 'soon'"),
        (["--seat", "3"], "unknown seat 3; choose one from 0 to 2"),
        (["--rounds", "soon"], "--rounds: write one round or a range"),
        (["--rounds", "99"], "no decision to analyze"),
        (["--decision", "9999"], "no decision to analyze"),
        (["--html", "nowhere/report.html"], "--html: folder nowhere does not exist"),
        (["--html", "tests"], "--html: tests is a folder"),
    ],
)
def test_bad_wishes_are_refused(arguments: list[str], problem: str, game: Path, tmp_path: Path) -> None:
    page = () if "--html" in arguments else ("--html", tmp_path / "report.html")
    done = run(game, *FAST, *page, *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_a_forced_decision_is_none(game: Path) -> None:
    rated = {row["number"] for row in report(game, "--bot", "expert")["decisions"]}
    forced = next(number for number in range(1, 999) if number not in rated)
    done = run(game, "--decision", str(forced))
    assert done.exit_code == 2
    assert "no decision to analyze; 1 had only one option" in done.stderr


def test_a_page_does_not_replace_what_it_is_about(game: Path) -> None:
    before = game.read_bytes()
    done = run(game, *FAST, "--html", game)
    assert (done.exit_code, game.read_bytes()) == (2, before)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{}", "is neither a game file nor a position"),
        ("[]", "must be a JSON object"),
        ("nonsense", "is not JSON"),
        ('{"format": "citadels-game/9", "players": []}', "this is 'citadels-game/9'"),
        ('{"format": "citadels-game/1"}', "is missing"),
        ('{"players": [{}]}', "players: "),
    ],
)
def test_files_that_are_neither_are_refused(text: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    done = run(path, "--html", tmp_path / "report.html")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"citadels: {path}: ")
    assert problem in done.stderr
    assert [*tmp_path.iterdir()] == [path]


def test_a_position_is_refused_what_is_for_games(position: Path) -> None:
    asked = citadels.load(json.loads(position.read_text(encoding="utf-8"))).seat
    assert asked is not None
    done = run(position, *FAST, "--seat", str((asked + 1) % 3))
    assert (done.exit_code, f"seat {asked} is to move, not " in done.stderr) == (2, True)
    assert run(position, *FAST, "--seat", str(asked)).exit_code == 0
    done = run(position, *FAST, "--rounds", "1")
    assert "--rounds and --decision are for game files" in done.stderr


def test_a_game_that_is_over_has_nothing_to_decide(game: Path, tmp_path: Path) -> None:
    over = GameFile(Setup(seats=3).settings(), key_from_seed("analyze"), NAMES, [])
    over.actions = json.loads(game.read_text(encoding="utf-8"))["actions"]
    path = tmp_path / "over.json"
    path.write_text(json.dumps(over.replay().to_json()), encoding="utf-8")
    for seat in ((), ("--seat", "1")):
        done = run(path, *FAST, *seat)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "the game is over; analyze an earlier position" in done.stderr


def test_a_changed_file_is_refused(game: Path, tmp_path: Path) -> None:
    document = json.loads(game.read_text(encoding="utf-8")) | {"players": ["Ann", "Ben", "Eve"]}
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    done = run(path, *FAST)
    assert (done.exit_code, "digest: " in done.stderr) == (2, True)
