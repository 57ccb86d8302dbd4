"""Measure how long search takes per decision, and how long a person waits at a table of such bots.

    python -m bench.search_latency                          100 ms; every list, 2 to 8 seats
    python -m bench.search_latency --budget 1s --games 8
    python -m bench.search_latency --pace normal            how long a round keeps a person waiting at a table

A seat is played by the expert in place of a person. What the person waits is the time between two of their
decisions that have more than one answer, without any pause for show. With ``--pace`` only the pauses for show
count: those before all answers that bots give in a round.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import fmean, median, quantiles

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import ExpertBot
from citadels.bots.search import SearchBot
from citadels.bots.search.budget import Budget
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.tables.document import PACES, Pace, bot_pause

PERSON = 0
SEATS = (2, 3, 4, 5, 6, 7, 8)
TOLERANCE = 1.1


def watch(game: Game, budget: Budget) -> tuple[list[float], list[float]]:
    """Return the seconds of every decision of search in a game, and of every wait of the person."""
    person = ExpertBot("person")
    bots = [SearchBot(str(seat), budget) for seat in range(game.rules.seats)]
    taken: list[float] = []
    waits: list[float] = [0.0]
    while not game.over:
        seat, options = game.seat, game.options()
        assert seat is not None
        view = game.view(seat)
        if seat == PERSON:
            waits += [0.0] if len(options) > 1 else []
            game.play(person.choose(view, options))
            continue
        started = time.perf_counter()
        action = bots[seat].choose(view, options)
        spent = time.perf_counter() - started
        taken += [spent] if len(options) > 1 else []
        waits[-1] += spent
        game.play(action)
    return taken, [wait for wait in waits if wait]


def answers_by_round(game: Game) -> list[int]:
    """Count the answers that bots give in each round, with experts in all seats."""
    bots = [ExpertBot(str(seat)) for seat in range(game.rules.seats)]
    counts: dict[int, int] = {}
    while not game.over:
        seat = game.seat
        assert seat is not None
        counts[game.round] = counts.get(game.round, 0) + (seat != PERSON)
        game.play(bots[seat].choose(game.view(seat), game.options()))
    return list(counts.values())


def print_rounds(pace: Pace, games: int) -> None:
    """Print how long the pauses of a round take, by number of seats."""
    print("| seats | rounds | mean, s | 95 of 100 | longest |\n|---|---|---|---|---|")
    for seats in SEATS:
        rounds = [
            n for seed in range(games) for n in answers_by_round(citadels.new_game(seats=seats, seed=seed))
        ]
        waits = [count * bot_pause(pace, seats) for count in rounds]
        high = quantiles(waits, n=20)[-1]
        print(f"| {seats} | {len(waits)} | {fmean(waits):.1f} | {high:.1f} | {max(waits):.1f} |")


def row(name: str, seconds: list[float]) -> str:
    highest = quantiles(seconds, n=100)[-1]
    return f"| {name} | {len(seconds)} | {median(seconds):.3f} | {highest:.3f} | {max(seconds):.3f} |"


def budget(text: str) -> Budget:
    try:
        return Budget.parse(text)
    except CitadelsError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--budget", type=budget, default=Budget(seconds=0.1))
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--pace", choices=PACES)
    wanted = parser.parse_args()
    if wanted.pace:
        print_rounds(wanted.pace, wanted.games)
        return 0
    if not wanted.budget.seconds:
        parser.error("--budget: this is about time; write seconds, such as 1s")
    presets = list(citadels.PRESETS)
    taken: list[float] = []
    waits: list[float] = []
    for number in track(range(wanted.games), "games", console=Console(stderr=True)):
        preset, seats = presets[number % len(presets)], SEATS[number % len(SEATS)]
        found = watch(citadels.new_game(preset=preset, seats=seats, seed=number), wanted.budget)
        taken += found[0]
        waits += found[1]
    within = len([each for each in taken if each <= TOLERANCE * wanted.budget.seconds]) / len(taken)
    print(f"search:{wanted.budget}; {100 * within:.2f} % of its decisions within the time and a tenth of it")
    print("\n| seconds | number | median | 99 of 100 | longest |\n|---|---|---|---|---|")
    print(row("a decision", taken))
    print(row("a person's wait", waits))
    return 0


if __name__ == "__main__":
    sys.exit(main())
