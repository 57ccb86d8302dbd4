"""Measure the value of the advice about each card: the expert with and without it, on the same deals.

    python -m bench.ablation                                all cards, 1,000 deals each
    python -m bench.ablation --cards thief,museum --deals 200 --jobs 1
    python -m bench.ablation --minutes 10                   as many as there is time for

A deal counts for a character if it is in the cast, and for a district if it is in somebody's first hand. One
player gets the advice or does not; the three others are experts. The table says what the want of it costs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from math import inf, sqrt
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

import citadels
from citadels import Game
from citadels.bots import ExpertBot
from citadels.bots.advice import DistrictAdvice, written
from citadels.lab.runner import finish

SEATS = 4  # or as many as the card needs
EDITIONS = ("2016", "2002", "dark_city")
CHUNK = 25  # deals per task
NOTHING: frozenset[str] = frozenset()
UNKNOWN = DistrictAdvice()


@dataclass(frozen=True)
class DealsOfCard:
    card: str
    first: int  # number of the first deal
    deals: int


@dataclass(frozen=True)
class Cost:
    """One deal: what missing advice cost, in wins and in points."""

    card: str
    wins: float
    points: float


def edition_with(card: str) -> tuple[str, int]:
    """Return the newest edition that has a card, and the number of seats for it."""
    for key in EDITIONS:
        edition = citadels.EDITIONS[key]
        for found in (*edition.characters, *edition.districts):
            if found.key == card:
                return key, max(SEATS, getattr(found, "min_seats", SEATS))
    raise LookupError(card)


@dataclass(frozen=True)
class Deal:
    """Deal a game. Return it with the seat under test."""

    edition: str
    seats: int
    seed: str
    seat: int

    def game(self) -> Game:
        return citadels.new_game(self.edition, "random", self.seats, seed=self.seed)


def deals(card: str, first: int) -> Iterator[Deal]:
    """Yield deals in which a card takes part."""
    edition, seats = edition_with(card)
    for number in count():
        deal = Deal(edition, seats, f"{card}/{first}/{number}", number % seats)
        game = deal.game()
        holders = [seat for seat in range(seats) if card in (game.view(seat).me.hand or ())]
        if holders:
            yield replace(deal, seat=holders[0])
        elif card in [character.key for character in game.rules.characters[1:]]:
            yield deal


def outcome(deal: Deal, without: frozenset[str]) -> tuple[float, float]:
    """Return the wins of the seat under test, and its lead over the best opponent in points."""
    game, seat = deal.game(), deal.seat
    bots = [ExpertBot(str(other), without if other == seat else NOTHING) for other in range(deal.seats)]
    finish(game, bots)
    result = game.result()
    assert result is not None
    best = max([score.total for score in result.scores if score.seat != seat])
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return share, result.scores[seat].total - best


def compare(task: DealsOfCard) -> list[Cost]:
    """Play the deals of a task with and without the advice."""
    pairs: list[Cost] = []
    for deal in deals(task.card, task.first):
        with_it, without = outcome(deal, NOTHING), outcome(deal, frozenset({task.card}))
        pairs.append(Cost(task.card, with_it[0] - without[0], with_it[1] - without[1]))
        if len(pairs) == task.deals:
            break
    return pairs


def advised() -> list[str]:
    """Return the cards that the expert has advice about."""
    districts = [key for key, advice in written("districts").items() if advice.worth is not UNKNOWN.worth]
    return sorted([*written("characters"), *districts])


def row(card: str, pairs: list[Cost]) -> str:
    wins, points = [pair.wins for pair in pairs], [pair.points for pair in pairs]
    error = 196 * stdev(wins) / sqrt(len(wins))
    spread = 1.96 * stdev(points) / sqrt(len(points))
    return (
        f"| `{card}` | {len(pairs)} | {100 * fmean(wins):+.1f} ± {error:.1f} "
        f"| {fmean(points):+.2f} ± {spread:.2f} |"
    )


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--cards", help="comma-separated keys (default: all)")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=inf, help="stop after this many minutes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    cards = wanted.cards.split(",") if wanted.cards else advised()
    tasks = [
        DealsOfCard(card, first, min(CHUNK, wanted.deals - first))
        for first in range(0, wanted.deals, CHUNK)
        for card in cards
    ]
    end = time.monotonic() + 60 * wanted.minutes
    found: dict[str, list[Cost]] = {card: [] for card in cards}
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        done = pool.imap_unordered(compare, tasks)
        for pairs in track(done, "deals", len(tasks), console=Console(stderr=True)):
            found[pairs[0].card] += pairs
            if time.monotonic() > end:
                break
    print("| card | deals | cost in share, percentage points | cost in points |\n|---|---|---|---|")
    found = {card: pairs for card, pairs in found.items() if len(pairs) > 1}
    for card in sorted(found, key=lambda card: -fmean([pair.points for pair in found[card]])):
        print(row(card, found[card]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
