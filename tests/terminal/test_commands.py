"""The commands ``play`` and ``rules`` as they are typed in a shell."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import citadels
from citadels import EDITIONS, PRESETS, record
from citadels.bots import BOTS
from citadels.cli import COMMANDS, app, load_command


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)


def test_play_ends_with_the_input() -> None:
    done = run("play", "--seed", "1", typed="1\n")
    assert done.exit_code == 0
    assert done.stdout.endswith("The input has ended, so the game stops here.\n")
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


def test_play_with_a_custom_cast() -> None:
    cast = "witch, spy, seer, king, abbot, trader, scholar, marshal"
    done = run("play", "--characters", cast, "--seed", "1")
    assert done.exit_code == 0
    assert "your own cast, 4 players" in done.stdout
    assert "8 Marshal" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seats", "9"], "2 to 8 players"),
        (["--preset", "no_game"], "“2016” has no list of cards “no_game”"),
        (["--edition", "1999"], "unknown edition “1999”"),
        (["--bots", "deep_thought"], "unknown bot 'deep_thought'"),
        (["--bots", " , "], "--bots: name at least one of beginner, "),
        (["--seats", "3", "--bots", "random,greedy,random"], "3 bots for 2 seats; name at most 2"),
        (["--characters", "king"], "rank 1 is missing"),
        (["--districts", "keep"], "citadels: 14 unique districts are needed, not 1"),
        (["--resume", "nowhere.json"], "nowhere.json"),
        (["--save", "nowhere/game.json"], "--save: there is no folder nowhere"),
        (["--save", "tests"], "--save: tests is a folder"),
        (["--save", "README.md"], "--save: README.md exists and is not a save of this game"),
        (["--resume", "x.json", "--seats", "5", "--name", "Eva"], "leave out --seats, --name"),
    ],
)
def test_bad_wishes_are_refused(arguments: list[str], problem: str) -> None:
    done = run("play", *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert problem in done.stderr


def test_names_of_presets_and_bots_ignore_case_and_spaces() -> None:
    done = run("play", "--preset", "Vicious Nobles", "--bots", " greedy , Random", "--seed", "1")
    assert "Vicious Nobles, 4 players." in done.stdout


def test_an_edition_from_outside_is_taken_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "2016-Garden", EDITIONS["2016"].extended("2016-Garden"))
    done = run("simulate", "--edition", "2016-Garden", "--games", "1")
    assert (done.exit_code, done.stderr) == (0, "")
    assert "(2016-Garden, first_game, seed 0)" in done.stdout


def test_play_with_custom_unique_districts() -> None:
    fourteen = [card.key for card in EDITIONS["2016"].districts[-14:]]
    done = run("play", "--districts", ",".join(fourteen).replace("_", " "), "--seed", "1")
    assert "First Game with unique districts of your choice, 4 players." in done.stdout


def test_the_player_has_the_login_name_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "robin")
    assert "0 robin (you): " in run("play").stdout

    def unknown() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", unknown)
    assert "0 Player (you): " in run("play").stdout


def saved(folder: Path, typed: str = "1\n" * 500) -> Path:
    path = folder / "game.json"
    run("play", "--seed", "5", "--name", "Robin", "--save", str(path), typed=typed)
    return path


def test_replay_prints_everything(tmp_path: Path) -> None:
    text = run("replay", str(saved(tmp_path))).stdout
    assert text.startswith(
        "Players: Robin, Alba (greedy), Berto (greedy) and Carla (greedy).\nRobin is dealt a "
    )
    assert text.count("(greedy)") == 3
    assert "\n\nRound 2. " in text
    assert "\nRobin builds a Manor for 3 gold.\n" in text
    assert "\nCarla takes the Magician.\n" in text
    assert " and keeps the " in text
    assert "unseen" not in text
    assert "That is you" not in text
    assert "You " not in text
    assert "\n1. " in text


def test_replay_with_the_eyes_of_a_seat(tmp_path: Path) -> None:
    path = str(saved(tmp_path))
    text = run("replay", path, "--seat", "0").stdout
    assert "\nYou build a Manor for 3 gold.\n" in text
    assert "\nCarla takes a character.\n" in text
    assert run("replay", path, "--seat", "4").exit_code == 2
    assert run("replay", path, "--seat", "0", "--verify").exit_code == 2


def test_replay_verifies(tmp_path: Path) -> None:
    path = saved(tmp_path)
    assert (
        " actions are legal and lead to the recorded result.\n" in run("replay", str(path), "--verify").stdout
    )
    path.unlink()
    saved(tmp_path, "1\n")
    done = run("replay", str(path), "--verify")
    assert " are legal; the game is not finished, so there is no result to check.\n" in done.stdout
    assert run("replay", str(path)).stdout.endswith("\nThe game is not finished.\n")


@pytest.mark.parametrize("command", [["replay"], ["position"], ["analyze"], ["play", "--resume"]])
def test_errors_in_a_file_name_it(command: list[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text("{}")
    done = run(*command, str(path))
    assert done.exit_code == 2
    assert done.stderr.startswith(f"citadels: {path}: ")


def test_position_reads_the_input(tmp_path: Path) -> None:
    game = citadels.new_game(seed="1")
    typed = json.dumps(game.to_json())
    done = run("position", "-", typed=typed)
    assert done.exit_code == 0
    assert f"{game.seat} Seat {game.seat} (you): " in done.stdout
    assert run("position", "-", typed="{").stderr == "citadels: -: is not JSON; look at line 1, column 2\n"
    assert run("position", "-", typed="[" * 100_000).stderr == "citadels: -: is nested too deeply\n"
    finished = record.load(saved(tmp_path)).replay()
    assert "\n4. Seat " in run("position", "-", typed=json.dumps(finished.to_json())).stdout


def test_rules_lists_every_card() -> None:
    for edition in EDITIONS.values():
        done = run("rules", "--edition", edition.key)
        assert done.exit_code == 0
        for card in (*edition.characters, *edition.districts):
            name = "Thieves’ Den" if card.key == "thieves_den" else card.key.replace("_", " ").title()
            assert name.replace(" Of ", " of ") in done.stdout
        for preset in (*edition.presets, "random"):
            assert f"\n{preset}: " in done.stdout


@pytest.mark.parametrize("card", ["thieves_den", "Thieves' Den", "THIEVES DEN", "thieves"])
@pytest.mark.parametrize("split", [False, True])
def test_rules_finds_a_card(card: str, split: bool) -> None:
    done = run("rules", *(card.split() if split else [card]))
    assert done.exit_code == 0
    assert done.stdout.startswith("Thieves’ Den (unique district, cost 6)\nYou may pay all or part")
    assert "\nRulings: " in done.stdout


def test_rules_of_a_character_and_of_a_plain_district() -> None:
    assert run("rules", "king").stdout.startswith("King (character of rank 4)\n")
    assert run("rules", "tavern").stdout == (
        "Tavern (trade district, cost 1, 5 cards)\nThis card has no text.\n"
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
    for command in ("play", "rules", "replay", "position", "analyze"):
        assert "Examples:" in run(command, "--help").stdout
        assert run(command, "-h").stdout == run(command, "--help").stdout


def test_help_names_what_can_be_named() -> None:
    text = run("play", "--help").stdout
    for name in (*PRESETS, *BOTS, *EDITIONS):
        assert name in text


def test_bot_list_names_every_bot_with_a_sentence() -> None:
    lines = run("bot", "list").stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(BOTS)
    assert lines[2].startswith("greedy: Shopkeeper. Takes what pays at once")
    rows = json.loads(run("bot", "list", "--json").stdout)
    assert [row["key"] for row in rows] == list(BOTS)
    assert all(set(row) == {"key", "name", "text"} and row["text"] for row in rows)


@pytest.mark.parametrize(
    ("words", "former"),
    [
        (["think"], "citadels think"),
        (["analyse"], "citadels analyse"),
        (["arena", "--most", "5"], "--most"),
        (["arena", "--most=5"], "--most"),
        (["study", "--ledger", "x"], "--ledger"),
        (["study", "--lists", "all"], "--lists"),
        (["study", "--pictures", "x"], "--pictures"),
        (["study", "--players", "3,4"], "--players"),
        (["admin", "tables", "--most", "5"], "--most"),
        (["admin", "log", "--most", "5"], "--most"),
        (["admin", "reports", "--most", "5"], "--most"),
        (["admin", "chat", "--most", "5"], "--most"),
        (["admin", "drain", "--lift"], "--lift"),
    ],
)
def test_former_names_of_commands_and_options_work_but_are_not_listed(words: list[str], former: str) -> None:
    done = run(*words, "--help")  # which fails if an option before it is unknown
    assert done.exit_code == 0, done.output
    assert former not in done.stdout + run("--help").stdout


def test_unknown_options_before_help_fail() -> None:
    assert run("arena", "--mosts", "5", "--help").exit_code == 2


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_has_the_first_sentence_of_each(name: str) -> None:
    help = " ".join((load_command(name).help or "").split())
    assert help.startswith(COMMANDS[name].summary)


def test_the_list_of_commands_imports_none_of_them() -> None:
    code = """if True:
        import sys
        from citadels.cli import COMMANDS, app, load_command
        try:
            app(["--help"], prog_name="citadels")
        finally:
            parts = ("citadels.commands.", "citadels.server")
            loaded = {name for name in sys.modules if name.startswith(parts)}
            assert loaded == {"citadels.commands.app"}, loaded
    """
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
