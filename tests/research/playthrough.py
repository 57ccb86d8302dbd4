"""A playthrough as OpenSpiel writes it, short enough to keep.

``python -m tests.research.playthrough`` writes it anew.
"""

from __future__ import annotations

import hashlib
import re
from itertools import groupby
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import citadels.research.open_spiel_game  # noqa: F401  (registers the game)

STORED = Path(__file__).parent / "playthrough.txt"
GAME = "python_citadels(seats=2,preset=random,rng_seed=1)"
LONG = 200  # characters

TENSOR = re.compile(r"ObservationTensor\(\d\)|(?= {20}|zeros)")
PICKLED = "SerializeState()"  # not the same in all versions of Python


def playthrough() -> list[str]:
    """A game at random, in which digests stand for what is long."""
    lines = [line for line in playthrough_lines(GAME, seed=1) if not line.startswith(PICKLED)]
    return [short for part, group in groupby(lines, _part) for short in _shortened(part, [*group])]


def _part(line: str) -> str:
    """What a line belongs to: all lines of tensors that follow one another are one part."""
    return "ObservationTensors" if TENSOR.match(line) else ""


def _shortened(part: str, lines: list[str]) -> list[str]:
    if part:
        return [f"{part} {_digest(lines)}"]
    return [line if len(line) <= LONG else f"{line[:30]} … {_digest([line])}" for line in lines]


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


if __name__ == "__main__":
    STORED.write_text("\n".join(playthrough()) + "\n", encoding="utf-8")
    print(f"{STORED.name}: {STORED.stat().st_size} bytes")
