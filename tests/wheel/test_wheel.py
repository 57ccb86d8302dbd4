"""The wheel in an empty environment outside the tree: first without extras, then with the web table."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from scripts.environment import REQUIREMENTS, ROOT, Environment, clean_variables, versions_in

GAME = "simulate --games 1 --seats 4 --bots random --seed 1 --json"


class Installed:
    """An installed wheel, run from an empty folder so that nothing of the tree is imported."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._environment = Environment(folder / "environment", bytecode=False)
        self._environment.create()
        build = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
        subprocess.run([sys.executable, *build], cwd=ROOT, check=True)
        [self._wheel] = (folder / "dist").glob("*.whl")
        self._pins = folder / "pins.txt"
        self._pins.write_text("".join(versions_in(REQUIREMENTS / "play.txt")))
        self.variables = clean_variables() | {"CITADELS_DATA": str(folder / "data"), "PYTHONUNBUFFERED": "1"}

    def install(self, extras: str = "") -> None:
        self._environment.install(f"{self._wheel}{extras}", "-c", str(self._pins))

    def command(self, arguments: str) -> list[str | Path]:
        return [self._environment.program("citadels"), *arguments.split()]

    def run(self, arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(arguments),
            cwd=self.folder,
            env=self.variables,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Install the wheel without extras."""
    installed = Installed(tmp_path_factory.mktemp("wheel"))
    installed.install()
    return installed


def test_the_wheel_names_its_build(light: Installed) -> None:
    assert re.fullmatch(r"citadels \S+ \(pure Python\)\n", light.run("--version").stdout)


def test_bots_play_a_game(light: Installed) -> None:
    report = json.loads(light.run(GAME).stdout)
    assert (report["games"], report["errors"]) == (1, [])


def test_the_terminal_plays_a_game(light: Installed) -> None:
    done = light.run("play --seats 2 --bots random --seed 1", typed="1\n" * 5000)
    assert done.returncode == 0, done.stderr
    assert "wins with the most points" in done.stdout


def test_the_server_names_the_line_that_installs_it(light: Installed) -> None:
    done = light.run("serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"citadels: .*: pip install 'citadels\[server\]'\n", done.stderr)


@pytest.fixture
def address(light: Installed) -> Iterator[str]:
    """Install the extra that it named, start the server, and yield its address."""
    light.install("[server]")
    command = light.command("serve --no-browser --port 0")
    pipe, same = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(
        command, cwd=light.folder, env=light.variables, stdout=pipe, stderr=same, text=True
    ) as process:
        assert process.stdout is not None
        try:
            found = (re.match(r"The table is at (http://\S+)", line) for line in process.stdout)
            yield next(one[1].rstrip("/") for one in found if one)
        finally:
            process.terminate()


def test_with_its_extra_the_server_starts(address: str) -> None:
    patient = httpx.HTTPTransport(retries=10)  # The address is printed a moment before it answers.
    with httpx.Client(transport=patient) as client:
        assert client.get(f"{address}/ready").status_code == 200
