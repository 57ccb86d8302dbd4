"""Play many random games over all editions, presets, options and numbers of seats, checking invariants.

    python -m bench.soak                                    100,000 games
    python -m bench.soak --games 2000 --jobs 1 --seed 7
    .venv-compiled/bin/python -m bench.soak                 against the compiled build

Every game must end; now and then, and at its end, every card, character and piece of gold must be
where the events say. What breaks is reported with a game file, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass
from random import Random

from rich.console import Console
from rich.progress import track
from tests.properties.conservation import GoldLedger, check_cards, check_characters, check_cities
from tests.properties.tables import table

from citadels import EDITIONS, Game, GameFile
from citadels.cli import build_name

MAX_DECISIONS = 5_000
CHECKED = 0.02  # share of the decisions


@dataclass(frozen=True)
class SoakTask:
    seed: str
    number: int


@dataclass(frozen=True)
class Played:
    edition: str
    seats: int
    decisions: int
    error: str | None = None


def soak(task: SoakTask) -> Played:
    """Play one game. Return decisions, seats, and the failure, if any."""
    rng = Random(f"{task.seed}/{task.number}")
    game = table(rng.choice(list(EDITIONS)), rng).deal()
    edition, seats = game.rules.edition.key, game.rules.seats
    try:
        play(game, rng)
    except Exception:  # Any exception is reported with its game.
        file = GameFile.from_game(game, ["random"] * seats)
        return Played(edition, seats, len(game.history), traceback.format_exc() + json.dumps(file.to_json()))
    return Played(edition, seats, len(game.history))


def play(game: Game, rng: Random) -> None:
    ledger = GoldLedger(game.rules.seats)
    while not game.over:
        actions = game.actions()
        assert actions, "nobody can answer"
        game.play(actions[int(rng.random() * len(actions))])
        if rng.random() < CHECKED or game.over:
            position = game.to_json()
            ledger.follow(game)
            ledger.check(position)
            check_cards(game, position)
            check_characters(game, position)
            check_cities(game)
        assert len(game.history) < MAX_DECISIONS, "the game goes on and on"
    assert game.result()


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="soak")
    wanted = parser.parse_args()
    started = time.perf_counter()
    tasks = [SoakTask(wanted.seed, number) for number in range(wanted.games)]
    decisions, by_edition, by_seats, broken = 0, Counter[str](), Counter[int](), []
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        done = pool.imap_unordered(soak, tasks, 20)
        for game in track(done, "games", len(tasks), console=Console(stderr=True)):
            decisions += game.decisions
            by_edition[game.edition] += 1
            by_seats[game.seats] += 1
            broken += [game.error] if game.error is not None else []
    for error in broken[:10]:
        print(error, file=sys.stderr)
    print(
        f"{wanted.games} games ({build_name()}), {decisions} decisions, by edition {dict(by_edition)}, "
        f"by seats {dict(sorted(by_seats.items()))}, "
        f"{time.perf_counter() - started:.0f} s: {len(broken)} broken"
    )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
