"""``python -m tests.games [check | rewrite | find]``: see README.md."""

from __future__ import annotations

import argparse
import sys
from itertools import zip_longest
from pathlib import Path

from citadels.record import GameFile
from tests.games.coverage import shown, wanted
from tests.games.files import paths, play_again, remove, stored, stored_story, story, write
from tests.games.find import find, fits


def say(text: str) -> None:
    print(text, flush=True)


def difference(old: list[str], new: list[str], around: int = 3) -> str:
    """The first line in which two stories differ, with what led to it."""
    pairs = list(zip_longest(old, new, fillvalue="(the game is over)"))
    at = next((index for index, (was, now) in enumerate(pairs) if was != now), len(pairs) - 1)
    was, now = pairs[at]
    answer = next((line for line in reversed(old[:at]) if line[0].isdigit()), "the deal")
    led = [f"    {line}" for line in old[max(0, at - around) : at]]
    return "\n".join([f"  line {at + 1}, after {answer!r}:", *led, f"  - {was}", f"  + {now}"])


def renew(path: Path, change: bool) -> bool:
    """Replay one game; say what differs, and with ``change`` record it anew. Whether it was the same."""
    file = stored(path)
    old, new = stored_story(path), story(file)
    if old == new:
        if change:
            write(path, file)  # the file's own form may have changed
        return True
    say(f"{path.name}: differs")
    say(difference(old, new))
    if change:
        record_anew(path, file, legal=not new[-1].startswith("!"))
    return False


def record_anew(path: Path, file: GameFile, legal: bool) -> None:
    """With the same answers if they make a whole game, else played again by the same players."""
    whole = legal and file.replay().over
    fresh = file if whole else play_again(file)
    if not fits(fresh):
        remove(path)
        say("  now goes on for too long and was removed; `find` adds another")
        return
    write(path, fresh)
    how = "same answers" if whole else "played again by the same players"
    say(f"  recorded anew ({how}): {len(file.actions)} -> {len(fresh.actions)} questions")


def renew_all(change: bool) -> int:
    found = paths()
    different = [path for path in found if not renew(path, change)]
    done = " and were recorded anew" if change and different else ""
    say(f"{len(found)} games, {len(different)} differ{done}")
    if different and not change:
        say("`python -m tests.games rewrite` records them anew")
        return 1
    missing = wanted()
    for path in paths():
        missing -= shown(stored(path))
    for line in sorted(missing):
        say(f"missing: {line}")
    if missing:
        say("`python -m tests.games find` looks for games that show them")
    return 1 if missing else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games", description="The golden games.")
    parser.add_argument("command", nargs="?", default="check", choices=["check", "rewrite", "find"])
    parser.add_argument("--check", action="store_true", help="change nothing, whatever the command")
    parser.add_argument(
        "--games", type=int, default=4000, help="how many games of each edition find may play"
    )
    arguments = parser.parse_args()
    if arguments.command == "find" and not arguments.check:
        find(arguments.games, say)
        return 0
    return renew_all(arguments.command == "rewrite" and not arguments.check)


if __name__ == "__main__":
    sys.exit(main())
