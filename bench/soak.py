"""Many random games over all lists, casts and numbers of seats, with the accounts checked on the way.

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
from dataclasses import dataclass
from random import Random

from rich.console import Console
from rich.progress import track
from tests.properties.accounts import Ledger, check_cards, check_characters, check_cities

import citadels
from citadels import PRESETS, Game, GameFile
from citadels.cli import build_name

LISTS = (*PRESETS, "random", "random", "random")
NINTH_OPTIONAL = range(4, 8)
MOST_DECISIONS = 5_000
CHECKED = 0.02  # of the decisions


@dataclass(frozen=True)
class Task:
    seed: str
    number: int


def begin(rng: Random, seed: str) -> Game:
    seats = rng.randrange(2, 9)
    ninth = rng.choice([None, False, True]) if seats in NINTH_OPTIONAL else None
    return citadels.new_game(preset=rng.choice(LISTS), seats=seats, ninth=ninth, seed=seed)


def soak(task: Task) -> tuple[int, int, str | None]:
    """Play one game; decisions, seats, and what went wrong."""
    seed = f"{task.seed}/{task.number}"
    rng = Random(seed)
    game = begin(rng, seed)
    try:
        play(game, rng)
    except Exception:  # whatever it is, it is reported with the game that leads to it
        file = GameFile.of(game, ["random"] * game.rules.seats)
        return len(game.history), game.rules.seats, traceback.format_exc() + json.dumps(file.to_json())
    return len(game.history), game.rules.seats, None


def play(game: Game, rng: Random) -> None:
    ledger = Ledger(game.rules.seats)
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
        assert len(game.history) < MOST_DECISIONS, "the game goes on and on"
    assert game.result()


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="soak")
    wanted = parser.parse_args()
    started = time.perf_counter()
    tasks = [Task(wanted.seed, number) for number in range(wanted.games)]
    decisions, by_seats, broken = 0, dict.fromkeys(range(2, 9), 0), []
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        done = pool.imap_unordered(soak, tasks, 20)
        for count, seats, error in track(done, "games", len(tasks), console=Console(stderr=True)):
            decisions += count
            by_seats[seats] += 1
            broken += [error] if error is not None else []
    for error in broken[:10]:
        print(error, file=sys.stderr)
    print(
        f"{wanted.games} games ({build_name()}), {decisions} decisions, games by seats {by_seats}, "
        f"{time.perf_counter() - started:.0f} s: {len(broken)} broken"
    )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
