"""Measure what is believed about the others: the probability given to the truth, and its logarithm.

    python -m bench.belief_accuracy                          40 games at each kind of table
    python -m bench.belief_accuracy --games 10 --table expert --table learned,greedy

At a quarter of the decisions outside of the draft, the characters of the other seats are compared with three
beliefs: that all possible worlds are equally likely (`counting`), those of the expert, and those of the
network. So are the costs of their hidden cards, without the expert.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import log
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import ExpertBot, make_bot
from citadels.bots.beliefs import Beliefs, infer_beliefs
from citadels.engine.game import Game
from citadels.engine.view import View

TABLES = ("learned", "expert", "greedy", "bully", "novice", "expert,learned")
SHARE = 0.25  # of the decisions that are looked at
LEAST = 1e-4  # a probability, so that one surprise does not outweigh everything
EXPERT, NETWORK, COUNTING = "expert", "network", "counting"


class Guess(NamedTuple):
    """How likely somebody held what is true."""

    belief: str
    chance: float


def guesses(game: Game, view: View) -> Iterator[tuple[str, Guess]]:
    """Yield what is believed of each character in doubt and of each hidden card."""
    counted, inferred = Beliefs(view), infer_beliefs(view)
    expert = ExpertBot("").assess(view).beliefs
    for seat, player in enumerate(game.state.players):
        if seat == view.seat:
            continue
        for character in game.rules.characters_named(player.characters):
            if 0 < counted.characters[seat][character] < 1:
                held = sum(expert[seat].values()) / len(player.characters)
                yield "characters", Guess(COUNTING, counted.characters[seat][character])
                yield "characters", Guess(EXPERT, min(1.0, expert[seat][character] / held))
                yield "characters", Guess(NETWORK, inferred.characters[seat][character])
        known = list(view.knowledge.hands[seat])
        for kind in player.hand:
            card = game.rules.districts[kind]
            if card.key in known:
                known.remove(card.key)
            else:
                yield "cards", Guess(COUNTING, counted.costs[seat][card.cost])
                yield "cards", Guess(NETWORK, inferred.costs[seat][card.cost])


def measure(table: str, seats: int, preset: str, games: int) -> dict[tuple[str, str], list[list[float]]]:
    """Return by what was guessed and by whom the probabilities of the truth, in lists for each game."""
    names, found = table.split(","), dict[tuple[str, str], list[list[float]]]()
    for number in track(range(games), f"{table}, {seats} seats, {preset}", console=Console(stderr=True)):
        game = citadels.new_game(preset=preset, seats=seats, seed=f"{table}/{number}")
        bots = [make_bot(names[(seat + number) % len(names)], f"{number}/{seat}") for seat in range(seats)]
        rng, of_game = Random(number), dict[tuple[str, str], list[float]]()
        while not game.over:
            view = game.view(game.seat or 0)
            if game.prompt != "pick" and rng.random() < SHARE:
                for what, (belief, chance) in guesses(game, view):
                    of_game.setdefault((what, belief), []).append(chance)
            game.apply(bots[view.seat].choose(view, game.options()))
        for key, chances in of_game.items():
            found.setdefault(key, []).append(chances)
    return found


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python -m bench.belief_accuracy", description=__doc__, formatter_class=form
    )
    parser.add_argument("--games", type=int, default=40, help="games per kind of table (default: 40)")
    parser.add_argument("--table", action="append", help="bots of a table, separated by commas")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--preset", default="first_game")
    asked = parser.parse_args()
    print("| table | of | believed by | probability of the truth | log loss, nats | guesses |")
    print("|---|---|---|---|---|---|")
    for table in asked.table or TABLES:
        for (what, belief), games in sorted(measure(table, asked.seats, asked.preset, asked.games).items()):
            every = [chance for chances in games for chance in chances]
            by_game = [mean(chances) for chances in games]
            half = 1.96 * stdev(by_game) / len(by_game) ** 0.5 if len(by_game) > 1 else 0.0
            loss = -mean([log(max(LEAST, chance)) for chance in every])
            row = (table, what, belief, f"{mean(every):.3f} ± {half:.3f}", f"{loss:.3f}", len(every))
            print(f"| {' | '.join(map(str, row))} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
