"""Fit the evaluation at the end of a playout: the value of points, gold, cards and so on.

    python -m bench.fit_value                          3,000 games of experts, all lists of 2016
    python -m bench.fit_value --games 200 --seats 4 --jobs 1

For each number of districts that the largest city still needs, a player's standing is a sum of what they have
by its weight, and the chance to win goes with the exponential of it. The weights are those that make the
winners of the games likeliest (gradient ascent); how likely, against knowing nothing, is measured on a fifth
of the games that is left out. The weights belong into citadels/bots/search/value.py.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from functools import partial
from math import exp, log
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import ExpertBot
from citadels.bots.search.value import FEATURES, WEIGHTS, districts_left, features
from citadels.engine import scoring

STEPS = 300
RATE = 0.5
HELD_OUT = 5  # one game in this many


class Sample(NamedTuple):
    """The features of a table at the start of a round, and the winners."""

    left: int
    players: list[tuple[float, ...]]
    winners: tuple[int, ...]


def samples(seats: int, number: int) -> list[Sample]:
    """Play one game of experts."""
    presets = [*citadels.PRESETS, "random"]
    game = citadels.new_game(preset=presets[number % len(presets)], seats=seats, seed=f"outlook/{number}")
    bots = [ExpertBot(f"{number}/{seat}") for seat in range(seats)]
    seen: list[tuple[int, list[tuple[float, ...]]]] = []
    while not game.over:
        s = game.state
        if game.round > len(seen):
            seen.append((districts_left(s), [features(s, score) for score in scoring.result(s).scores]))
        seat = game.seat
        assert seat is not None
        game.play(bots[seat].choose(game.view(seat), game.options()))
    result = game.result()
    assert result is not None
    return [Sample(left, players, result.winners) for left, players in seen]


def chances(weights: list[float], players: list[tuple[float, ...]]) -> list[float]:
    sums = [sum([w * x for w, x in zip(weights, player, strict=True)]) for player in players]
    best = max(sums)
    odds = [exp(each - best) for each in sums]
    return [each / sum(odds) for each in odds]


def scales(found: list[Sample]) -> list[float]:
    """Return the spread of each feature, to give all weights the same learning rate."""
    rows = [player for sample in found for player in sample.players]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    spreads = [
        (sum([(x - mean) ** 2 for x in column]) / len(rows)) ** 0.5
        for column, mean in zip(zip(*rows, strict=True), means, strict=True)
    ]
    return [spread or 1.0 for spread in spreads]


def fitted(found: list[Sample]) -> list[float]:
    """Fit the weights by maximum likelihood of the winners."""
    scale = scales(found)
    scaled = [
        sample._replace(
            players=[
                tuple([x / size for x, size in zip(player, scale, strict=True)]) for player in sample.players
            ]
        )
        for sample in found
    ]
    weights = [0.0] * len(scale)
    for _ in range(STEPS):
        slope = [0.0] * len(weights)
        for sample in scaled:
            for seat, chance in enumerate(chances(weights, sample.players)):
                won = 1 / len(sample.winners) if seat in sample.winners else 0.0
                for index, x in enumerate(sample.players[seat]):
                    slope[index] += (won - chance) * x
        weights = [weight + RATE * each / len(scaled) for weight, each in zip(weights, slope, strict=True)]
    return [weight / size for weight, size in zip(weights, scale, strict=True)]


def surprise(weights: list[float], found: list[Sample]) -> float:
    """Return the cross entropy of the winners, in nats per game; the log of the seats without knowledge."""
    lost = [-log(chances(weights, sample.players)[winner]) for sample in found for winner in sample.winners]
    return sum(lost) / len(lost)


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    play = partial(samples, wanted.seats)
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        played = pool.imap(play, range(wanted.games), 10)
        games = list(track(played, "games", wanted.games, console=Console(stderr=True)))
    print(f"nothing known: {log(wanted.seats):.3f} nats; features: {', '.join(FEATURES)}")
    for left in sorted(WEIGHTS):
        by_game = [[sample for sample in game if sample.left == left] for game in games]
        known = [sample for number, game in enumerate(by_game) for sample in game if number % HELD_OUT]
        unseen = [sample for game in by_game[::HELD_OUT] for sample in game]
        weights = fitted(known)
        print(
            f"    {left}: ({', '.join([f'{weight:.2f}' for weight in weights])}),"
            f"  # {len(known)} rounds; surprise {surprise(weights, unseen):.3f}, with the present weights"
            f" {surprise(list(WEIGHTS[left]), unseen):.3f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
