"""Measure the speed of the engine: random games by number of seats, clone, view, deal, memory.

    python -m bench.engine              plain and compiled, side by side
    python -m bench.engine --here       only the build that this Python imports

Every figure is per CPU second, the median of several runs, with the lowest and highest beside it.
No log is kept in the games; all legal actions are listed at every decision.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import time
import tracemalloc
from collections.abc import Callable
from random import Random

from scripts.environment import ROOT, prepare, prepare_compiled

import citadels
from citadels.cli import build_name
from citadels.engine.chance import key_from_seed
from citadels.engine.deal import Dealer, deal
from citadels.engine.game import Game
from citadels.engine.rules import Rules
from citadels.lab.runner import Plan, run
from citadels.settings import Setup

SEATS = (2, 4, 5, 6, 8)
OTHER_ENGINE = 523  # games per CPU second at 6 seats in the fastest other engine with all cards
Figure = dict[str, float]
TIMES = {
    "clone": "clone_us",
    "view": "view_us",
    "deal": "deal_us",
    "deal once more": "deal_more_us",
    "JSON": "json_us",
}


def play(seats: int, games: int) -> int:
    """Play random games to the end. Return the number of decisions."""
    rules = Setup(seats=seats).settings().rules()
    return sum([play_one(rules, number) for number in range(games)])


def play_one(rules: Rules, number: int) -> int:
    """Play a random game to the end. Return the number of decisions."""
    chance = Random(number).random
    game = Game.begin(rules, key_from_seed(number), record=False)
    decisions = 0
    while not game.over:
        actions = game.actions()
        game.play(actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def spread(values: list[float]) -> Figure:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def games_per_second(seats: int, games: int, runs: int) -> dict[str, object]:
    decisions = play(seats, games)  # also warms up
    times = [cpu_time(lambda: play(seats, games)) for _ in range(runs)]
    return {
        "decisions_per_game": round(decisions / games, 1),
        "games": spread([games / seconds for seconds in times]),
        "decisions": spread([decisions / seconds for seconds in times]),
    }


def random_lists(games: int, runs: int) -> dict[str, Figure]:
    """Measure games of six seats with random cards: the engine alone, and with ``simulate``."""
    plan = Plan(games, Setup(seats=6, preset="random"), ("random",), "bench")
    rules = [plan.settings(number).rules() for number in range(games)]

    def alone() -> None:
        for number in range(games):
            play_one(rules[number], number)

    def simulated() -> None:
        for number in range(games):
            run(plan, number)

    times = [(cpu_time(alone), cpu_time(simulated)) for _ in range(runs)]
    engine, lab = zip(*times, strict=True)
    return {
        "engine": spread([games / seconds for seconds in engine]),
        "simulate": spread([games / seconds for seconds in lab]),
    }


def cpu_time(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def microseconds(work: Callable[[], object], times: int, runs: int) -> Figure:
    """Return the time of one call, in microseconds."""

    def often() -> None:
        for _ in range(times):
            work()

    return spread([cpu_time(often) / times * 1e6 for _ in range(runs)])


def middle_of_a_game(record: bool) -> Game:
    """Return a First Game of five seats at decision 170 of about 320."""
    game = citadels.new_game(seats=5, seed=1, record=record)
    rng = Random(1)
    for _ in range(170):
        game.play(rng.choice(game.actions()))
    return game


def bytes_of_a_game() -> float:
    game = middle_of_a_game(record=False)
    tracemalloc.start()
    copies = [game.clone() for _ in range(1000)]
    size = tracemalloc.get_traced_memory()[0] / len(copies)
    tracemalloc.stop()
    return size


def measure(games: int, runs: int) -> dict[str, object]:
    bare, recorded = middle_of_a_game(record=False), middle_of_a_game(record=True)
    rng = Random(0)
    view = recorded.view(0)
    dealer = Dealer(view)
    return {
        "build": build_name(),
        "python": platform.python_version(),
        "seats": {str(seats): games_per_second(seats, games, runs) for seats in SEATS},
        "random_lists": random_lists(games, runs),
        "clone_us": microseconds(bare.clone, 2000, runs),
        "view_us": microseconds(lambda: recorded.view(0), 500, runs),
        "deal_us": microseconds(lambda: deal(view, rng), 100, runs),
        "deal_more_us": microseconds(lambda: dealer.deal_unrecorded(rng), 100, runs),
        "json_us": microseconds(recorded.to_json, 200, runs),
        "bytes": bytes_of_a_game(),
    }


# -- side by side --------------------------------------------------------------------


def both(arguments: list[str]) -> list[dict[str, object]]:
    reports: list[dict[str, object]] = []
    for environment in (prepare("test"), prepare_compiled("test")):
        command = [str(environment.python), "-m", "bench.engine", "--here", "--json", *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        reports.append(json.loads(done.stdout))
    return reports


def show(reports: list[dict[str, object]]) -> None:
    print(f"{'':24}" + "".join(f"{report['build']!s:>34}" for report in reports))
    for seats in SEATS:
        rows = [report["seats"][str(seats)] for report in reports]  # type: ignore[index]
        label = f"{seats} seats, {rows[0]['decisions_per_game']} decisions a game"
        print(label)
        for unit in ("games", "decisions"):
            print(f"{'  ' + unit + ' / CPU second':24}" + "".join(cell(row[unit], 0) for row in rows))
    print("6 seats, random lists, games / CPU second")
    for way in ("engine", "simulate"):
        cells = [cell(report["random_lists"][way], 0) for report in reports]  # type: ignore[index]
        print(f"{'  ' + way:24}" + "".join(cells))
    for name, field in TIMES.items():
        cells = [cell(report[field], 1) for report in reports]  # type: ignore[arg-type]
        print(f"{name + ', µs':24}" + "".join(cells))
    print(f"{'memory, bytes':24}" + "".join(f"{report['bytes']:>34,.0f}" for report in reports))
    print(f"the fastest full-set engine known elsewhere: {OTHER_ENGINE} games / CPU second at 6 seats")


def cell(figure: Figure, digits: int) -> str:
    text = f"{figure['median']:,.{digits}f} ({figure['low']:,.{digits}f}-{figure['high']:,.{digits}f})"
    return f"{text:>34}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--here", action="store_true", help="only the build that this Python imports")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--games", type=int, default=100, help="games per run (default: 100)")
    parser.add_argument("--runs", type=int, default=7, help="runs per figure (default: 7)")
    wanted = parser.parse_args()
    if wanted.here:
        reports = [measure(wanted.games, wanted.runs)]
    else:
        reports = both(["--games", str(wanted.games), "--runs", str(wanted.runs)])
    if wanted.json:
        print(json.dumps(reports[0] if wanted.here else reports, indent=2))
    else:
        show(reports)


if __name__ == "__main__":
    main()
