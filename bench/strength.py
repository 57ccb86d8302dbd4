"""Measure the strength of the bots: the matches of docs/strength.md, as tables.

    python -m bench.strength                     all of them, about three hours on two cores
    python -m bench.strength --only levels,seats --games 100
    python -m bench.strength --only nodes        search with three budgets on the same deals

Each line names the command that makes it alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import LEVELS, TEMPERAMENTS
from citadels.lab.arena import Match, compete
from citadels.lab.runner import play_unordered
from citadels.lab.standings import standings
from citadels.settings import Setup

SEED = "0"
NODES = "nodes"
BUDGETS = ("search:200n", "search:800n", "search:3200n")
DEALS = 100


@dataclass(frozen=True)
class Line:
    """One match: a bot alone among others."""

    bot: str
    field: str
    seats: int = 4
    edition: str = "2016"
    preset: str = "first_game"

    def command(self, games: int) -> str:
        where = "" if self.edition == "2016" else f" --edition {self.edition}"
        cards = "" if (self.edition, self.preset) == ("2016", "first_game") else f" --preset {self.preset}"
        return (
            f"citadels arena --bots {self.bot} --field {self.field} --games {games} --seats {self.seats}"
            f"{where}{cards}"
        )

    def match(self, games: int) -> Match:
        setup = Setup(self.edition, self.preset, self.seats)
        return Match(games, setup, (self.bot,), SEED, field=(self.field,))


def levels() -> Iterator[Line]:
    """Return all levels except the highest, which is slow."""
    yield from (Line(bot, below) for below, bot in pairwise(LEVELS) if bot != "search")
    yield from (
        Line(bot, below, preset=preset)
        for preset in ("vicious_nobles", "cunning_agents")
        for bot, below in (("novice", "beginner"), ("greedy", "novice"))
    )


def random_players() -> Iterator[Line]:
    yield Line("beginner", "random")
    yield Line("expert", "random", seats=5)


def presets() -> Iterator[Line]:
    for edition in citadels.EDITIONS.values():
        presets = [preset for preset in edition.presets if preset != "random"]
        yield from (Line("expert", "greedy", 4, edition.key, preset) for preset in presets)


def seats() -> Iterator[Line]:
    yield from (Line("expert", "greedy", number) for number in (2, 3, 5, 6, 7, 8))


def temperaments() -> Iterator[Line]:
    yield from (Line(bot, "greedy") for bot in ("expert", *TEMPERAMENTS))


def search() -> Iterator[Line]:
    line = partial(Line, "search:100ms", "expert")
    yield from (line(), line(preset="cunning_agents"), line(preset="vicious_nobles"))
    yield from (line(number) for number in (2, 3, 5, 7))


PARTS = {
    "random": (random_players, 400),
    "levels": (levels, 1200),
    "presets": (presets, 1200),
    "seats": (seats, 400),
    "temperaments": (temperaments, 2000),
    "search": (search, 200),
}


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--only", default=",".join([*PARTS, NODES]), help="comma-separated parts")
    parser.add_argument("--games", type=int, help="games per line (default: each part's own number)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    for part in wanted.only.split(","):
        if part == NODES:
            compare_budgets(wanted.games or DEALS, wanted.jobs)
            continue
        lines, games = PARTS[part]
        print(f"\n## {part}\n\n| command | games | share | interval |\n|---|---|---|---|")
        for line in track(list(lines()), part, console=Console(stderr=True)):
            print(measured(line, wanted.games or games, wanted.jobs), flush=True)
    return 0


def measured(line: Line, games: int, jobs: int) -> str:
    match = line.match(games - games % line.seats)
    found = next(s for s in standings(match, compete(match, jobs)) if s.name == line.bot)
    return (
        f"| `{line.command(match.games)}` | {found.games} | {100 * found.share:.1f} % "
        f"| {100 * found.low:.1f}–{100 * found.high:.1f} % |"
    )


# -- search budgets ------------------------------------------------------------------


def compare_budgets(deals: int, jobs: int) -> None:
    """Play each budget once per deal, in the same seat, among experts."""
    seats, kinds = 4, len(BUDGETS)
    setup = Setup(preset="first_game", seats=seats)
    match = Match(deals * seats * kinds, setup, BUDGETS, SEED, field=("expert",))
    games = [(deal * seats + deal % seats) * kinds + kind for deal in range(deals) for kind in range(kinds)]
    found = list(track(play_unordered(match, games, jobs), NODES, len(games), console=Console(stderr=True)))
    print(f"\n## {NODES}\n\n| bot | deals | share | lead over the best of the others |\n|---|---|---|---|")
    for bot in BUDGETS:
        own = [outcome for outcome in found if bot in match.seating(outcome.number)]
        seat = {outcome.number: match.seating(outcome.number).index(bot) for outcome in own}
        wins = [outcome.wins[seat[outcome.number]] for outcome in own]
        leads = [lead(outcome.points, seat[outcome.number]) for outcome in own]
        print(f"| `{bot}` | {len(own)} | {spelled(wins, 100)} % | {spelled(leads, 1)} |")


def lead(points: Sequence[int], seat: int) -> float:
    return points[seat] - max([*points[:seat], *points[seat + 1 :]])


def spelled(values: list[float], unit: float) -> str:
    """Format the mean with its 95 % interval."""
    return f"{unit * fmean(values):.1f} ± {unit * 1.96 * stdev(values) / sqrt(len(values)):.1f}"


if __name__ == "__main__":
    sys.exit(main())
