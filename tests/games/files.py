"""The golden games on disk: ten beside their stories, the others in one file, their stories as digests."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from citadels import Event, GameFileError
from citadels.bots import BOTS, BlindBot
from citadels.engine.rules import RULES_VERSION
from citadels.record import GameFile, read
from citadels.settings import Settings
from tests.games.choose import players
from tests.games.differences import Digest, difference

HERE = Path(__file__).parent
STORED_GAMES = sorted(HERE.glob("*.json"))
OTHERS = HERE / "others.jsonl"  # a line is a game: its name and its file
DIGESTS = HERE / "digests.txt"  # a line is its story
STARTED = "2016-01-01T00:00:00+00:00"
WIDTH = 110
MAX_QUESTIONS = 100_000  # in a game; none comes near
LONGEST_STORY = 26_000  # characters

# The games whose stories are kept to be read: every edition and number of seats, the lists of 2016 once each.
READABLE = (
    "cunning_agents_2",
    "illustrious_emissaries_3",
    "first_game_4",
    "ambitious_aristocrats_5",
    "vicious_nobles_6",
    "tenacious_delegates_7",
    "devious_dignitaries_8",
    "2000_basic_4_8",
    "2002_expansion_4_9",
    "dark_city_expansion_8_9",
)

Document = dict[str, object]


@cache
def readable_games() -> dict[str, Document]:
    paths = [path for name in READABLE if (path := HERE / f"{name}.json").exists()]
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}


@cache
def others() -> dict[str, Document]:
    lines = OTHERS.read_text(encoding="utf-8").splitlines() if OTHERS.exists() else []
    return {line["name"]: line["game"] for line in map(json.loads, lines)}


@cache
def digests() -> dict[str, Digest]:
    lines = DIGESTS.read_text(encoding="utf-8").splitlines() if DIGESTS.exists() else []
    return {name: Digest.parse(text) for name, _, text in [line.partition(" ") for line in lines]}


def names() -> list[str]:
    """All golden games."""
    return sorted([*readable_games(), *others()])


def document(name: str) -> Document:
    return readable_games()[name] if name in READABLE else others()[name]


def stored(name: str) -> GameFile:
    """A golden game as it was recorded, not checked, but by the current rules."""
    file = read(document(name))
    file.rules_version = RULES_VERSION
    return file


def changed(name: str, new: list[str]) -> str | None:
    """Where the story of a game is another one than when it was recorded."""
    if name not in READABLE:
        return digests()[name].difference(new)
    return difference((HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines(), new)


def play(settings: Settings, key: bytes, names: list[str], most: int = MAX_QUESTIONS) -> GameFile:
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
    so_far = 0
    try:
        for number, game in enumerate(file.positions()):
            lines += [event_line(event) for event in game.events[so_far:]]
            so_far = len(game.events)
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


def write(name: str, file: GameFile) -> None:
    """Record a game and its story."""
    if name in READABLE:
        readable_games()[name] = file.to_json()
        (HERE / f"{name}.json").write_text(_laid_out(file.to_json()), encoding="utf-8")
        (HERE / f"{name}.txt").write_text("\n".join(story(file)) + "\n", encoding="utf-8")
    else:
        others()[name] = file.to_json()
        digests()[name] = Digest.of(story(file))
        _write_others()


def remove(name: str) -> None:
    if name in READABLE:
        del readable_games()[name]
        (HERE / f"{name}.json").unlink()
        (HERE / f"{name}.txt").unlink()
    else:
        del others()[name], digests()[name]
        _write_others()


def _write_others() -> None:
    games = [json.dumps({"name": name, "game": game}) for name, game in sorted(others().items())]
    OTHERS.write_text("\n".join(games) + "\n", encoding="utf-8")
    stories = [f"{name} {digest.text}" for name, digest in sorted(digests().items())]
    DIGESTS.write_text("\n".join(stories) + "\n", encoding="utf-8")


def _laid_out(document: Document) -> str:
    """A game file in lines of some length, to be read."""
    actions = document["actions"]
    assert isinstance(actions, list)
    others = {field: value for field, value in document.items() if field != "actions"}
    fields = [f"{json.dumps(field)}: {json.dumps(value)}" for field, value in others.items()]
    fields.append('"actions": [\n' + _wrapped([json.dumps(action) for action in actions]) + "\n]")
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _wrapped(words: list[str]) -> str:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("")
        lines[-1] += word + ", "
    return "\n".join(lines).rstrip(", ").replace(", \n", ",\n")


def who(file: GameFile) -> str:
    """The players in short."""
    kinds = {name if name in BOTS else "wishful" for name in file.players}
    return kinds.pop() if len(kinds) == 1 else "mixed"
