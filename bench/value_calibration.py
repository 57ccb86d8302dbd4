"""Measure how true the network's chances to win are: what it said, and how often it was so.

    python -m bench.value_calibration                     100 games at each kind of table
    python -m bench.value_calibration --games 20 --table expert --deciles

At some decisions, the chances of all seats as the seat to move sees them are compared with who won. `told`
means that the network knew how strong each seat is; otherwise it did not.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import make_bot
from citadels.bots.learned.network import load_default_network
from citadels.bots.learned.weights import STRENGTHS

TABLES = ("learned", "expert", "expert,learned", "greedy,learned,expert,novice")
SHARE = 0.1  # of the decisions that are looked at
MIN_CASES = 300  # in a decile that is printed


class Case(NamedTuple):
    """What was said of a seat at a decision, and its share of the win."""

    game: int
    bot: str
    own: bool  # whether the seat that was to move is meant
    unknown: float
    told: float
    won: float


def cases(table: str, seats: int, preset: str, games: int) -> list[Case]:
    names, network, found = table.split(","), load_default_network(), list[Case]()
    for number in track(range(games), table, console=Console(stderr=True)):
        game = citadels.new_game(preset=preset, seats=seats, seed=f"{table}/{number}")
        order = [names[(seat + number) % len(names)] for seat in range(seats)]
        bots = [make_bot(name, f"{number}/{seat}") for seat, name in enumerate(order)]
        strengths = [name if name in STRENGTHS else None for name in order]
        rng, said = Random(number), list[tuple[int, list[float], list[float]]]()
        while not game.over:
            view = game.view(game.seat or 0)
            if rng.random() < SHARE:
                unknown, told = network.win_probabilities(view), network.win_probabilities(view, strengths)
                said.append((view.seat, unknown, told))
            game.apply(bots[view.seat].choose(view, game.options()))
        result = game.result()
        assert result is not None
        won = [(seat in result.winners) / len(result.winners) for seat in range(seats)]
        for own, unknown, told in said:
            found += [
                Case(number, order[seat], seat == own, unknown[seat], told[seat], won[seat])
                for seat in range(seats)
            ]
    return found


def row(table: str, of: str, found: list[Case], way: str) -> str:
    """Return a line: the mean of what was said, how often it was so, and the difference by game."""
    by_game: dict[int, list[float]] = defaultdict(list)
    for case in found:
        by_game[case.game].append(getattr(case, way) - case.won)
    gaps = [mean(each) for each in by_game.values()]
    half = 196 * stdev(gaps) / len(gaps) ** 0.5
    said, won = mean([getattr(case, way) for case in found]), mean([case.won for case in found])
    difference = f"{100 * (said - won):+.1f} ± {half:.1f}"
    cells = (table, of, way, f"{100 * said:.1f}", f"{100 * won:.1f}", difference, len(found))
    return f"| {' | '.join(map(str, cells))} |"


def deciles(found: list[Case], way: str) -> list[tuple[str, list[Case]]]:
    bins: dict[int, list[Case]] = defaultdict(list)
    for case in found:
        bins[min(9, int(10 * getattr(case, way)))].append(case)
    return [(f"{10 * n}–{10 * n + 10} %", bins[n]) for n in sorted(bins) if len(bins[n]) >= MIN_CASES]


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python -m bench.value_calibration", description=__doc__, formatter_class=form
    )
    parser.add_argument("--games", type=int, default=100, help="games per kind of table (default: 100)")
    parser.add_argument("--table", action="append", help="bots of a table, separated by commas")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--preset", default="first_game")
    parser.add_argument("--deciles", action="store_true", help="also by what was said, in tenths")
    asked = parser.parse_args()
    print("| table | of | way | said, % | won, % | difference | cases |")
    print("|---|---|---|---|---|---|---|")
    for table in asked.table or TABLES:
        found = cases(table, asked.seats, asked.preset, asked.games)
        for way in ("unknown", "told"):
            print(row(table, "the seat to move", [case for case in found if case.own], way), flush=True)
            for bot in dict.fromkeys(table.split(",")):
                print(row(table, bot, [case for case in found if case.bot == bot], way), flush=True)
            if asked.deciles:
                for name, cases_of in deciles(found, way):
                    print(row(table, name, cases_of, way), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
