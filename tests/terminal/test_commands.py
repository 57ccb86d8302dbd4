"""The commands ``play`` and ``rules`` as they are typed in a shell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from citadels import EDITIONS, PRESETS
from citadels.cli import app


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)


def test_play_ends_with_the_input() -> None:
    done = run("play", "--seed", "1", typed="1\n")
    assert done.exit_code == 0
    assert done.stdout.endswith("The input has ended; the game stops here.\n")
    assert done.stderr == ""


def test_the_same_seed_deals_the_same_game() -> None:
    assert run("play", "--seed", "7").stdout == run("play", "--seed", "7").stdout
    assert run("play", "--seed", "7").stdout != run("play", "--seed", "8").stdout


def test_play_with_all_its_wishes(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(
        "play", "--seats", "5", "--edition", "2016", "--preset", "vicious_nobles", "--ninth", "yes",
        "--name", "Alba", "--bots", "greedy,random", "--seed", "3", "--save", str(path),
    )  # fmt: skip
    assert done.exit_code == 0
    assert "Vicious Nobles, 5 players. You play against Berto, Carla, Dario and Elsa." in done.stdout
    assert "9 Tax Collector" in done.stdout
    assert "0 Alba (you)" in done.stdout
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["players"][:3] == ["Alba", "Berto (greedy)", "Carla (random)"]
    again = run("play", "--resume", str(path))
    assert again.exit_code == 0
    assert "Resumed in round 1." in again.stdout


def test_play_with_a_cast_of_ones_own() -> None:
    cast = "witch, spy, seer, king, abbot, trader, scholar, marshal"
    done = run("play", "--characters", cast, "--seed", "1")
    assert done.exit_code == 0
    assert "a cast of your own, 4 players" in done.stdout
    assert "8 Marshal" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seats", "9"], "2 to 8 players"),
        (["--preset", "no_game"], "there is no preset 'no_game'"),
        (["--edition", "1999"], "there is no edition '1999'"),
        (["--bots", "deep_thought"], "there is no bot 'deep_thought'"),
        (["--bots", ""], "there is no bot"),
        (["--characters", "king"], "rank 1 is missing"),
        (["--districts", "keep"], "SETUP-3"),
        (["--resume", "nowhere.json"], "nowhere.json"),
        (["--save", "nowhere/game.json"], "there is no folder nowhere"),
    ],
)
def test_bad_wishes_are_refused(arguments: list[str], problem: str) -> None:
    done = run("play", *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert problem in done.stderr


def test_rules_lists_every_card() -> None:
    done = run("rules")
    assert done.exit_code == 0
    for edition in EDITIONS.values():
        for card in (*edition.characters, *edition.districts):
            name = "Thieves' Den" if card.key == "thieves_den" else card.key.replace("_", " ").title()
            assert name.replace(" Of ", " of ") in done.stdout
    for preset in PRESETS:
        assert f"\n{preset}: " in done.stdout


@pytest.mark.parametrize("card", ["thieves_den", "Thieves' Den", "THIEVES DEN", "thieves"])
def test_rules_finds_a_card(card: str) -> None:
    done = run("rules", card)
    assert done.exit_code == 0
    assert done.stdout.startswith("Thieves' Den (unique district, cost 6)\nYou may pay any part")
    assert "\nRulings: " in done.stdout


def test_rules_of_a_character_and_of_a_plain_district() -> None:
    assert run("rules", "king").stdout.startswith("King (character of rank 4)\n")
    assert run("rules", "tavern").stdout == (
        "Tavern (trade district, cost 1, 5 cards)\nIt has no text of its own.\n"
    )


def test_rules_of_an_unknown_card() -> None:
    done = run("rules", "smthy")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "did you mean Smithy?" in done.stderr
    assert run("rules", "xxxxxxx").exit_code == 2
    assert run("rules", "").exit_code == 2


def test_rules_as_json() -> None:
    card = json.loads(run("rules", "smithy", "--json").stdout)
    assert (card["key"], card["name"], card["type"], card["cost"]) == ("smithy", "Smithy", "unique", 5)
    cards = json.loads(run("rules", "--json").stdout)
    assert len(cards) == 27 + 17 + 30
    assert {"key", "name", "kind", "text", "rulings"} <= cards[0].keys()


def test_help_shows_examples() -> None:
    for command in ("play", "rules"):
        assert "Examples:" in run(command, "--help").stdout
