"""Decide where a game may be saved: never over another file."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

from citadels.engine.errors import CitadelsError, GameFileError
from citadels.engine.json_reader import read_json
from citadels.locale import Texts
from citadels.record import GameFile

RESCUED: Final = "citadels-rescued"


def obstacle(texts: Texts, record: GameFile, path: Path) -> str | None:
    """Return why the game cannot be saved there, or None. A file of the same game may be replaced."""
    if not path.parent.is_dir():
        return texts.say("save-no-folder", folder=str(path.parent))
    if path.is_dir():
        return texts.say("save-is-folder", file=str(path))
    if path.exists() and not _is_same_game(record, path):
        return texts.say("save-other", file=str(path))
    return None


def _is_same_game(record: GameFile, path: Path) -> bool:
    try:
        found = read_json(path, GameFileError)
    except CitadelsError:
        return False
    return isinstance(found, dict) and (found.get("key"), found.get("started")) == (
        record.key.hex(),
        record.started,
    )


def rescue_path(folder: Path) -> Path:
    """Return an unused path for an interrupted game."""
    names = (f"{RESCUED}{'' if number == 1 else f'-{number}'}.json" for number in count(1))
    return next(path for path in (folder / name for name in names) if not path.exists())
