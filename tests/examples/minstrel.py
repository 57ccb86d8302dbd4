"""The package of examples/cards, as it is found once it is installed."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import citadels
from tests.server.server_process import ServerProcess

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "cards"
PACKAGE = FOLDER / "src" / "citadels_minstrel"
EDITION = "2016-minstrel"
GROUP = "citadels.editions"
Json = dict[str, Any]


def install(folder: Path) -> list[str]:
    """Put the package's entry points, as pyproject.toml has them, into a folder; where Python is to look."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / "citadels_minstrel-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    offers = [f"{name} = {place}" for name, place in project["entry-points"][GROUP].items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *offers]))
    return [str(folder), str(PACKAGE.parent)]


@contextmanager
def server(folder: Path) -> Iterator[ServerProcess]:
    """A server that finds the package."""
    places = [*install(folder / "installed"), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(places))
        with ServerProcess(folder, None, "--host", "127.0.0.1") as running:
            yield running


def turn() -> Json:
    """The Minstrel of seat 1 has gathered and may sing; seat 0 is the King, with gold."""
    players: list[Json] = [
        {"gold": 3, "hand": ["tavern", "manor"], "characters": ["king"]},
        {"gold": 1, "hand": ["palace"], "characters": ["minstrel"]},
        {"gold": 2, "hand": ["temple"], "characters": ["warlord"]},
        {"gold": 0, "hand": ["market"], "characters": ["architect"]},
    ]
    return {
        "edition": EDITION,
        "players": players,
        "crown": 0,
        "rank": 6,
        "revealed": {"king": 0, "minstrel": 1},
        "turn": {"seat": 1, "character": "minstrel", "gathered": True},
    }


def sung_to(seat: int) -> Json:
    """Return the same game after the Minstrel sang to a seat, which has to respond."""
    game = citadels.load(turn())
    game.apply(f"sing {seat}")
    document: Json = json.loads(json.dumps(game.to_json()))
    return document
