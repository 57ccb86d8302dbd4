"""Compare the temperaments: tables of four of a kind, with attacks and rounds per game.

python -m bench.temperaments                 1,000 games each
python -m bench.temperaments --games 100 --preset random
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import TEMPERAMENTS, make_bot
from citadels.engine.events import DistrictDestroyed, DistrictMoved, Event, Marked
from citadels.lab.runner import finish

SEATS = 4


@dataclass(frozen=True)
class GameOfBot:
    bot: str
    preset: str
    number: int


def play(task: GameOfBot) -> tuple[str, Counter[str]]:
    """Play one game. Return rounds, assassinations, destructions and seizures."""
    game = citadels.new_game(preset=task.preset, seats=SEATS, seed=f"temperaments/{task.number}")
    finish(game, [make_bot(task.bot, f"{task.number}/{seat}") for seat in range(SEATS)])
    deeds = Counter([deed for event in game.events if (deed := _deed(event))])
    return task.bot, deeds | Counter({"rounds": game.round, "games": 1})


def _deed(event: Event) -> str:
    if isinstance(event, Marked) and event.mark == "killed":
        return "kills"
    if isinstance(event, DistrictDestroyed) and event.by not in (-1, event.seat):
        return "destroys"
    return "seizes" if isinstance(event, DistrictMoved) else ""


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--preset", default="first_game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    bots = ["expert", *TEMPERAMENTS]
    tasks = [GameOfBot(bot, wanted.preset, number) for number in range(wanted.games) for bot in bots]
    found: dict[str, Counter[str]] = {bot: Counter() for bot in bots}
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        done = pool.imap_unordered(play, tasks, 20)
        for bot, deeds in track(done, "games", len(tasks), console=Console(stderr=True)):
            found[bot] += deeds
    print(
        "| four of | games | rounds | kills | destroys | seizes | together |\n|---|---|---|---|---|---|---|"
    )
    for bot, sums in found.items():
        harm = ("kills", "destroys", "seizes")
        means = [sums[deed] / sums["games"] for deed in ("rounds", *harm)]
        cells = [f"{mean:.2f}" for mean in (*means, sum(means[1:]))]
        print(f"| `{bot}` | {sums['games']} | {' | '.join(cells)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
