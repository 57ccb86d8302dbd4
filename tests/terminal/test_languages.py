"""The plain table and the commands in all languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from citadels.cli import app
from citadels.locale import LANGUAGES, Texts
from tests.terminal.line_session import Chance, Example, said, sit

OTHERS = LANGUAGES[1:]


# -- at the table ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("wishes", [{"edition": "2016"}, {"edition": "dark_city", "seats": 3}])
def test_a_game_is_played_to_its_end(language: str, wishes: dict[str, Any]) -> None:
    asides = ["?", "table", "city 1", "why", "score", "cast", "hint", "log"]
    table, output = sit(Chance(7, asides), language=language, preset="random", seed=language, **wishes)
    assert table.run()
    assert table.game.over
    assert "none" not in output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_help_can_always_be_typed(language: str) -> None:
    table, output = sit(Example(), language=language, preset="random", seed="5")
    assert table.run()
    assert table.game.over
    misunderstood = Texts(language).say("not-understood", text="|").partition("|")[2]
    assert misunderstood not in output.getvalue()


def test_a_choice_may_be_typed_without_articles_and_accents() -> None:
    for typed in ("prendre l’évêque", "prendre eveque", "PRENDRE L'EVEQUE", "évêque", "pick bishop"):
        assert "Vous prenez l’Évêque." in said(typed, language="fr")
    assert "Vous assassinez l’Évêque." in said("assassin", "or", "assassiner eveque", language="fr")
    assert "Ladrão" in said("ladrao", language="pt").partition("> ladrao")[2].split(".")[0]
    assert "Bierzesz Złodzieja." in said("zlodziej", language="pl")


def test_the_table_is_written_as_french_is() -> None:
    assert "La cité d’Alice, 0/7\xa0quartiers" in said("city alice", language="fr")
    assert "1 Assassin ; 2 Voleur" in said("table", language="fr").replace("\u202f", " ")


# -- the commands ----------------------------------------------------------------------------


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env=environment, catch_exceptions=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_prints_text_has_a_language_option(language: str, tmp_path: Path) -> None:
    texts = Texts(language)
    game = tmp_path / "game.json"
    played = run("play", "-l", language, "--seed", "1", "--save", str(game))
    assert texts.say("play-how") in played.stdout
    assert texts.say("replay-unfinished") in run("replay", str(game), "--language", language).stdout
    assert texts.say("replay-digest") in run("replay", str(game), "--verify", "-l", language).stdout
    assert run("rules", "king", "-l", language).stdout.startswith(texts.name("king"))
    assert texts.bot_text("greedy") in run("bot", "list", "-l", language).stdout
    resumed = run("play", "--resume", str(game), "-l", language)
    assert (resumed.exit_code, texts.say("play-how") in resumed.stdout) == (0, True)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "it_IT.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "it_IT.UTF-8"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pt_BR.UTF-8@euro"}, "pt"),
        ({"LC_ALL": "nl_NL.UTF-8", "LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_the_language_of_the_system_is_the_usual_one(environment: dict[str, str], language: str) -> None:
    assert run("rules", "king", **environment).stdout.startswith(Texts(language).name("king"))
    assert run("rules", "king", "-l", "it", **environment).stdout.startswith("Re (")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    for command in (
        ("play",),
        ("rules",),
        ("bot", "list"),
        ("replay", "x"),
        ("position", "x"),
        ("analyze", "x"),
    ):
        done = run(*command, "--language", "tlh")
        assert done.exit_code == 2
        assert "en, fr, it, es, pt" in done.stderr
