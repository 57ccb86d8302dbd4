"""Play one game of the roster in this process.

Usage: ``python -m bench.comparison.measure NAME RUNS GAMES SECONDS``

Prints the package's version and for each run the number of games, of decisions, and the CPU seconds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

from bench.comparison.roster import GAMES_BY_NAME

Run = tuple[int, int, float]


def run(play: Callable[[int], int], games: int, seconds: float) -> Run:
    """Play this many games, or if that is 0, as many as begin within this many CPU seconds."""
    started = time.process_time()
    number = decisions = 0
    spent = 0.0
    while number < games if games else spent < seconds:
        decisions += play(number)
        number += 1
        spent = time.process_time() - started
    return number, decisions, spent


def main(name: str, runs: int, games: int, seconds: float) -> None:
    game = GAMES_BY_NAME[name]
    play = game.start()
    run(play, games, seconds)  # warms up
    measured = [run(play, games, seconds) for _ in range(runs)]
    print(json.dumps({"version": version(game.package), "runs": measured}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
