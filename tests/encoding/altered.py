"""A copy of the package in which an edition has two cards more, two fewer, and its lists reversed.

As a program, it answers questions about positions with the network of the package that it imports, or plays
games with the new cards.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

BELFRY = """
from citadels.engine.cards import District


class Belfry(District):
    key = "belfry"
    cost = 8

    def points(self, estate):
        return 3
"""

CANON = """
from citadels.characters.common import GoldIncome
from citadels.engine.cards import RELIGIOUS


class Canon(GoldIncome):
    key = "canon"
    rank = 5
    income_type = RELIGIOUS
"""

IMPORTS = """
from citadels.characters.canon import Canon
from citadels.districts.belfry import Belfry
"""

# Neither is in another edition.
REMOVED_CHARACTER = "Seer"
REMOVED_DISTRICT = "Theater"


def altered_package(folder: Path) -> Path:
    """Copy the package and alter it; returns the folder to import it from."""
    package = folder / "citadels"
    shutil.copytree(ROOT / "src" / "citadels", package, ignore=shutil.ignore_patterns("__pycache__", "built"))
    (package / "districts" / "belfry.py").write_text(BELFRY, encoding="utf-8")
    (package / "characters" / "canon.py").write_text(CANON, encoding="utf-8")
    edition = package / "editions" / "edition_2016.py"
    text = edition.read_text(encoding="utf-8")
    for old, new in (
        ("\nDRAFTS = {", f"{IMPORTS}\nDRAFTS = {{"),
        ("        characters=(\n", "        characters=(\n            Canon,\n"),
        ("        unique=(\n", "        unique=(\n            Belfry,\n"),
        (f"            {REMOVED_CHARACTER},\n", ""),
        (f"            {REMOVED_DISTRICT},\n", ""),
        ("        ),\n        basic=(", "        )[::-1],\n        basic=("),
        ("        ),\n        unique=(", "        )[::-1],\n        unique=("),
        ("        ),\n        drafts=", "        )[::-1],\n        drafts="),
        ("presets=PRESETS_2016,", "presets=tuple(each for each in PRESETS_2016 if _has_all(each)),"),
        ("\nEDITION_2016 = ", f"\n\n{HAS_ALL}\n\nEDITION_2016 = "),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    edition.write_text(text, encoding="utf-8")
    return folder


HAS_ALL = f'''def _has_all(preset):
    gone = {{"{REMOVED_CHARACTER.lower()}", "{REMOVED_DISTRICT.lower()}"}}
    return not gone & {{*preset.characters, preset.ninth, *preset.districts}}
'''


def answers(package: Path, positions: Path, folder: Path) -> Any:
    """Answer the questions of positions with the network of a package."""
    return _run(package, "answer", str(positions), str(folder))


def play_new_cards(package: Path, levels: list[str]) -> Any:
    """Play with the new cards; returns by level who was revealed, what was built, and search's network."""
    return _run(package, "play", *levels)


def _run(package: Path, *arguments: str) -> Any:
    """Run this module as a program, with the package of a folder."""
    environment = os.environ | {"PYTHONPATH": f"{package}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.encoding.altered", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=package)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _answer(positions: Path, folder: Path) -> dict[str, Any]:
    import citadels
    from citadels.bots.learned.backend import Backend
    from citadels.bots.learned.network import FILE, feature_table
    from citadels.bots.learned.numpy_backend import NumpyBackend
    from citadels.bots.learned.python_backend import PythonBackend
    from citadels.bots.learned.weights import read, write
    from citadels.encoding.actions import action_index
    from citadels.encoding.view_encoder import encode
    from citadels.encoding.vocabulary import VOCABULARY

    weights = read(FILE.read_bytes())
    (folder / "weights.bin").write_bytes(write(weights))
    backends: dict[str, Backend] = {"python": PythonBackend(weights), "numpy": NumpyBackend(weights)}
    found = []
    for position in json.loads(positions.read_text(encoding="utf-8")):
        game = citadels.load(position)
        seat, seats = game.seat or 0, game.rules.seats
        features, number = feature_table(game.rules.edition.key), action_index(seat, seats).indexes
        actions = sorted(game.actions(), key=str)
        asked = encode(game.view(seat)), seats, [features[number[action]] for action in actions]
        found.append(
            {
                "actions": [str(action) for action in actions],
                "question": [base64.b64encode(asked[0]).decode(), *asked[1:]],
                **{name: backend.answer(*asked) for name, backend in backends.items()},
            }
        )
    return {"vocabulary": VOCABULARY.to_json(), "answers": found}


def _play(levels: list[str]) -> dict[str, tuple[list[str], list[str], str | None]]:
    import citadels
    from citadels.bots import search_network
    from citadels.engine.events import DistrictBuilt, Revealed
    from citadels.lab.runner import finish

    characters = ["assassin", "thief", "magician", "king", "canon", "merchant", "architect", "warlord"]
    unique = [card.key for card in citadels.EDITIONS["2016"].box.unique if card.key != "belfry"]
    found = {}
    for level in levels:
        revealed: set[str] = set()
        built: set[str] = set()
        for seed in range(2):
            game = citadels.new_game(
                seats=4, seed=seed, characters=characters, districts=["belfry", *unique[:13]]
            )
            finish(game, [citadels.make_bot(level, f"{level}/{seed}/{seat}") for seat in range(4)])
            revealed |= {event.character for event in game.events if isinstance(event, Revealed)}
            built |= {event.district for event in game.events if isinstance(event, DistrictBuilt)}
        found[level] = sorted(revealed), sorted(built), search_network([level])
    return found


if __name__ == "__main__":
    what, *given = sys.argv[1:]
    print(json.dumps(_play(given) if what == "play" else _answer(*map(Path, given))))
