"""The reason of a hint, in the same words wherever it is read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from citadels.cli import app
from citadels.locale import LANGUAGES
from citadels.tables import presenter
from tests.terminal.line_session import Lines, sit


def analyze(path: Path, *arguments: str) -> str:
    typed = ["analyze", str(path), "--bot", "expert", *arguments]
    return CliRunner().invoke(app, typed, catch_exceptions=False).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_page_and_analysis_give_the_same_reason(language: str, tmp_path: Path) -> None:
    """The reason is a belief: whom the Assassin kills."""
    table, output = sit(Lines(["1", "1", "hint"]), first_bots=True, language=language)
    table.run()
    seat = table.game.seat
    assert seat is not None
    page = presenter.advice(table.game, seat, table.names, language, "1", 0)
    assert page.action.startswith("kill ")
    assert re.search(r" \d ", page.reason)  # how many characters are possible
    assert table.texts.say("hint", action=page.text, why=page.reason) in output.getvalue()

    file = table.record
    file.players, file.actions = list(table.names), [*file.actions, page.action]
    file.save(tmp_path / "game.json")
    asked = ("--language", language, "--decision", str(len(file.actions)))
    (decision,) = json.loads(analyze(tmp_path / "game.json", *asked, "--json"))["decisions"]
    assert decision["options"][0]["why"] == page.reason
    assert page.reason in analyze(tmp_path / "game.json", *asked)
