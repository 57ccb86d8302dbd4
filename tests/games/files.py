"""The golden games on disk: a game file, and beside it all that happened, a line for each event."""

from __future__ import annotations

import json
from pathlib import Path

from citadels import Event, GameFileError
from citadels.bots import BOTS, BlindBot
from citadels.lab.runner import MOST_DECISIONS
from citadels.record import GameFile, read
from citadels.settings import Settings
from tests.games.choose import players

HERE = Path(__file__).parent
STARTED = "2016-01-01T00:00:00+00:00"
WIDTH = 110
LARGEST_FILE = 26_000  # bytes


def paths() -> list[Path]:
    """All golden games."""
    return sorted(HERE.glob("*.json"))


def stored(path: Path) -> GameFile:
    """A golden game as it was recorded, not checked."""
    return read(json.loads(path.read_text(encoding="utf-8")))


def stored_story(path: Path) -> list[str]:
    """What happened when it was recorded."""
    return path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()


def play(settings: Settings, key: bytes, names: list[str], most: int = MOST_DECISIONS) -> GameFile:
    """The game that these players make of these settings and this key, broken off after so many answers."""
    file = GameFile(settings, key, names, [], STARTED)
    bots = players(names, key)
    game = file.begin()
    while game.seat is not None and len(file.actions) < most:
        bot = bots[game.seat]
        if isinstance(bot, BlindBot):
            action = bot.pick(game.actions())
        else:
            action = bot.choose(game.view(game.seat), game.options())
        game.apply(action)
        file.actions.append(action.text)
    return file


def play_again(file: GameFile) -> GameFile:
    return play(file.settings, file.key, file.players)


def story(file: GameFile) -> list[str]:
    """What happens in a game: lines that begin with a seat are answers, the others events.

    It breaks off with the reason at an answer that is not legal.
    """
    lines: list[str] = []
    told = 0
    try:
        for number, game in enumerate(file.positions()):
            lines += [event_line(event) for event in game.events[told:]]
            told = len(game.events)
            if number < len(file.actions):
                lines.append(f"{game.seat} {file.actions[number]}")
    except GameFileError as error:
        lines.append(f"! {error}")
    return lines


def event_line(event: Event) -> str:
    return " ".join([type(event).__name__, *[_word(value) for value in event.values()]])


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return str(value)


def write(path: Path, file: GameFile) -> None:
    """Record a game and its story."""
    document = file.to_json()
    actions = document.pop("actions")
    assert isinstance(actions, list)
    fields = [f"{json.dumps(field)}: {json.dumps(value)}" for field, value in document.items()]
    fields.append('"actions": [\n' + _wrapped([json.dumps(action) for action in actions]) + "\n]")
    path.write_text("{\n" + ",\n".join(fields) + "\n}\n", encoding="utf-8")
    path.with_suffix(".txt").write_text("\n".join(story(file)) + "\n", encoding="utf-8")


def remove(path: Path) -> None:
    path.unlink()
    path.with_suffix(".txt").unlink()


def _wrapped(words: list[str]) -> str:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("")
        lines[-1] += word + ", "
    return "\n".join(lines).rstrip(", ").replace(", \n", ",\n")


def who(file: GameFile) -> str:
    """The players in short, for a file's name."""
    kinds = {name if name in BOTS else "wishful" for name in file.players}
    return kinds.pop() if len(kinds) == 1 else "mixed"
