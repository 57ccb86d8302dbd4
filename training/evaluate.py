"""Measure weights among many opponents at once, on a GPU if there is one.

    python -m training.evaluate weights.bin --minutes 3
    python -m training.evaluate weights.bin --against other.bin --minutes 1

Prints the share of the win of one seat with these weights among others, by what the table is made of, with
95 % intervals. Networks play as bots do.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import torch

from citadels.bots.learned import weights as file
from citadels.bots.learned.bot import PLAY_SAMPLING
from citadels.encoding.vocabulary import EDITIONS
from citadels.settings import Setup
from training.export import load_exported
from training.game_sampler import LEARNER, PAST_SELF, Table, held_out_casts
from training.network import Network
from training.opponents import HELD_OUT, JITTERED, UNFITTED
from training.rollout import RolloutCollector
from training.rollout_worker import Tally

FIRST_GAME: Final = Setup(preset="first_game", seats=4)
FIELDS: Final = ("expert", UNFITTED, JITTERED, HELD_OUT, "builder", "bully", "greedy")
GROUP: Final = 4  # held-out casts in a group
STEPS: Final = 64


def tables(against: bool) -> dict[str, tuple[Setup, str]]:
    """Return the setups to play and the field of each, by label."""
    found = {f"first_game, among {name}": (FIRST_GAME, name) for name in FIELDS}
    if against:
        found["first_game, among the other weights"] = (FIRST_GAME, PAST_SELF)
    for seats in (2, 3, 5, 6, 7, 8):
        found[f"first_game, {seats} seats"] = (Setup(preset="first_game", seats=seats), "expert")
    for edition in EDITIONS.values():
        for preset in edition.presets:
            setup = Setup(edition=edition.key, preset=preset, seats=4)
            found[f"{edition.key} {preset}"] = (setup, "expert")
    for number, cast in enumerate(held_out_casts()):
        setup = Setup(characters=cast, seats=4)
        found[f"held-out casts {number // GROUP}/{number % GROUP}"] = (setup, "expert")
    return found


def draw(found: dict[str, tuple[Setup, str]], rng: Random) -> Table:
    """Draw one of the tables, with the weights in a random seat."""
    label = rng.choice([*found])
    setup, field = found[label]
    players = [LEARNER, *[field] * (setup.seats - 1)]
    rng.shuffle(players)
    return Table(setup, tuple(players), label.partition("/")[0])


def report(tally: Tally, seats: dict[str, int]) -> str:
    """Return a line for each label: the share, its interval, and the number of games."""
    lines = []
    for label in sorted({name for name, _ in tally}):
        games, mean = tally[label, "games"], tally[label, "worth"] / tally[label, "games"]
        spread = (max(0.0, tally[label, "squares"] / games - mean**2) / games) ** 0.5
        share, half = 100 * mean / seats[label], 196 * spread / seats[label]
        lines.append(f"| {label} | {share:.1f} ± {half:.1f} | {games:.0f} |")
    return "\n".join(["| table | share, % | games |", "|---|---|---|", *lines])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training.evaluate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--against", type=Path, metavar="FILE", help="other weights, as a further field")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", default="evaluation")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=64, help="games per process and half (default: 64)")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    found = tables(asked.against is not None)
    collector = RolloutCollector(
        asked.processes,
        asked.games,
        asked.seed,
        partial(draw, found),
        PLAY_SAMPLING,
        device,
        PLAY_SAMPLING,
    )
    network, other = Network().to(device), Network().to(device)
    load_exported(network, file.read(asked.file.read_bytes()))
    load_exported(other, file.read((asked.against or asked.file).read_bytes()))
    began, whole = time.monotonic(), defaultdict[tuple[str, str], float](float)
    while time.monotonic() - began < 60 * asked.minutes:
        collector.collect(network, other, STEPS)
    for key, number in collector.tally().items():
        whole[key] += number
    collector.end()
    print(report(whole, {label.partition("/")[0]: setup.seats for label, (setup, _) in found.items()}))


if __name__ == "__main__":
    main()
