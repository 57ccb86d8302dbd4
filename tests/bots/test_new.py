"""`citadels bot new`: the package it writes, whose own tests pass."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from citadels.cli import app

pytestmark = pytest.mark.slow


def command(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), catch_exceptions=False)


def test_the_tests_of_a_new_package_pass(tmp_path: Path) -> None:
    done = command("bot", "new", "tall_mason", "--folder", str(tmp_path))
    assert (done.exit_code, done.stderr) == (0, "")
    folder = tmp_path / "tall_mason"
    assert f"{folder} is written" in done.stdout.replace("\n", "")
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "3 passed" in tests.stdout, tests.stdout
    linted = [sys.executable, "-m", "ruff", "check", "--isolated", str(folder)]
    assert subprocess.run(linted, check=False, capture_output=True).returncode == 0


def test_a_new_bot_plays_by_its_file_and_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert command("bot", "new", "mason").exit_code == 0
    monkeypatch.chdir("mason")
    for name in ("citadels_mason:MasonBot", "citadels_mason/__init__.py"):
        assert command("bot", "check", name, "--games", "1").exit_code == 0


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("../mason", "invalid name '../mason'; use lower-case letters"),
        ("class", "invalid name 'class'"),
        ("", "invalid name ''"),
        ("greedy", "there is a bot 'greedy' already"),
        ("there", "there exists; choose another name or folder"),
    ],
)
def test_a_name_that_will_not_do_is_refused(
    tmp_path: Path, name: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    done = command("bot", "new", name)
    assert done.exit_code == 2
    assert problem in done.stderr
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = command("bot", "new", "mason", "--folder", str(tmp_path / "nowhere"))
    assert done.exit_code == 2
    assert "No such file or directory" in done.stderr
