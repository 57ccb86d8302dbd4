"""``python -m tests.games [check | rewrite | find | show NAME]``: see README.md."""

from __future__ import annotations

import argparse
import sys

from citadels.record import GameFile, read
from tests.games.coverage import shown, wanted
from tests.games.files import changed, document, names, play_again, remove, stored, story, write
from tests.games.find import find, fits


def say(text: str) -> None:
    print(text, flush=True)


def renew(name: str, change: bool) -> bool:
    """Replay one game; say what differs, and with ``change`` record it anew. Whether it was the same."""
    file = stored(name)
    new = story(file)
    differs = changed(name, new)
    if differs is None:
        if change:
            file.rules_version = read(document(name)).rules_version
            write(name, file)  # the file's own form may have changed
        return True
    say(f"{name}: differs")
    say(differs)
    if change:
        record_anew(name, file, legal=not new[-1].startswith("!"))
    return False


def record_anew(name: str, file: GameFile, legal: bool) -> None:
    """With the same answers if they make a whole game, else played again by the same players."""
    whole = legal and file.replay().over
    fresh = file if whole else play_again(file)
    if not fits(fresh):
        remove(name)
        say("  now goes on for too long and was removed; `find` adds another")
        return
    write(name, fresh)
    how = "same answers" if whole else "played again by the same players"
    say(f"  recorded anew ({how}): {len(file.actions)} -> {len(fresh.actions)} questions")


def renew_all(change: bool) -> int:
    found = names()
    different = [name for name in found if not renew(name, change)]
    done = " and were recorded anew" if change and different else ""
    say(f"{len(found)} games, {len(different)} differ{done}")
    if different and not change:
        say("`python -m tests.games show NAME` tells a game as it goes now, `rewrite` records them all anew")
        return 1
    missing = wanted()
    for name in names():
        missing -= shown(stored(name))
    for line in sorted(missing):
        say(f"missing: {line}")
    if missing:
        say("`python -m tests.games find` looks for games that show them")
    return 1 if missing else 0


def show(name: str) -> int:
    """Print the story of a game as it goes now, and where it differs from the recorded one."""
    if name not in names():
        say(f"there is no golden game {name!r}")
        return 1
    lines = story(stored(name))
    for line in lines:
        say(line)
    differs = changed(name, lines)
    if differs:
        say(f"\n{name}: differs\n{differs}")
    return 1 if differs else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games", description="The golden games.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("check", help="replay all games and say what differs; the default")
    rewriting = commands.add_parser("rewrite", help="the same, and record anew what differs")
    rewriting.add_argument("--check", action="store_true", help="change nothing")
    finding = commands.add_parser("find", help="add games for what none shows")
    finding.add_argument("--games", type=int, default=4000, help="how many of each edition it may play")
    showing = commands.add_parser("show", help="tell the story of a game")
    showing.add_argument("name", metavar="NAME")
    arguments = parser.parse_args()
    if arguments.command == "find":
        find(arguments.games, say)
        return 0
    if arguments.command == "show":
        return show(arguments.name)
    return renew_all(arguments.command == "rewrite" and not arguments.check)


if __name__ == "__main__":
    sys.exit(main())
