"""The positions of ``perft.json`` and their counts.

``python -m tests.engine.perft`` counts again and says what differs; with ``--rewrite`` it also stores the
new counts. To add a position, put it into the file with ``"counts": []`` and rewrite. ``--divide NAME``
counts by first action, to find out where a difference comes from.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TypedDict

import citadels
from citadels import Game
from citadels.engine.position import Document
from citadels.lab.perft import divide, perft

FILE = Path(__file__).with_name("perft.json")
MAX_LEAVES = 20_000
DEEPEST = 7


class Entry(TypedDict):
    """A position, what it is about, and its counts to depth 1, 2, 3 …"""

    about: str
    counts: list[int]
    position: Document


def entries() -> dict[str, Entry]:
    stored: dict[str, Entry] = json.loads(FILE.read_text(encoding="utf-8"))
    return stored


def game_of(entry: Entry) -> Game:
    return citadels.load(entry["position"], record=False)


def count(entry: Entry) -> list[int]:
    """As many counts as there were, or for a new position as many as are not too large."""
    game = game_of(entry)
    if entry["counts"]:
        return [perft(game, depth) for depth in range(1, len(entry["counts"]) + 1)]
    counts = [perft(game, 1)]
    while len(counts) < DEEPEST:
        deeper = perft(game, len(counts) + 1)
        if not 0 < deeper <= MAX_LEAVES:
            break
        counts.append(deeper)
    return counts


def write(found: dict[str, Entry]) -> None:
    """A line for each field of a position, so that a change can be read."""
    FILE.write_text(_indented(found) + "\n", encoding="utf-8")


def _indented(value: object, depth: int = 3, space: str = "") -> str:
    if not isinstance(value, dict) or not depth:
        return json.dumps(value)
    inner = space + " "
    lines = [f"{inner}{json.dumps(key)}: {_indented(part, depth - 1, inner)}" for key, part in value.items()]
    return "{\n" + ",\n".join(lines) + "\n" + space + "}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.perft")
    parser.add_argument("--rewrite", action="store_true", help="store the new counts")
    parser.add_argument("--divide", metavar="NAME", help="count one position by first action")
    arguments = parser.parse_args()
    found = entries()
    if arguments.divide:
        entry = found[arguments.divide]
        for action, leaves in divide(game_of(entry), len(entry["counts"])).items():
            print(f"{leaves:8} {action}")
        return 0
    different = 0
    for name, entry in found.items():
        counts = count(entry)
        if counts != entry["counts"]:
            different += 1
            print(f"{name}: {entry['counts']} -> {counts}")
            entry["counts"] = counts
    print(f"{len(found)} positions, {different} differ")
    if arguments.rewrite:
        write(found)
        return 0
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
