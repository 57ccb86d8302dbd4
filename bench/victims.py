"""Measure how often kills, robberies and marks hit, and how well they can be foreseen.

    python -m bench.victims                          100 games at each kind of table
    python -m bench.victims --games 400 --table learned --table expert
    python -m bench.victims --table learned --bot search:200n   it only names, in games of faster bots

A hit names a character that another player holds. Beside each bot stand two others who name in its place:
one names any character that another player may hold (`uniform`), the other the one that the network finds
likeliest (`likeliest`). `again` is how often the bot names the same with another seed.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import mean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import make_bot
from citadels.bots.beliefs import Beliefs, infer_beliefs
from citadels.bots.learned.naming import BLUFF_VERBS
from citadels.bots.search.mixing import NAMING_VERBS
from citadels.engine.actions import Action
from citadels.engine.game import Game
from citadels.engine.view import View

VERBS = NAMING_VERBS | BLUFF_VERBS
TABLES = ("learned", "expert", "expert,learned", "greedy")


class Naming(NamedTuple):
    """Whether a named victim was in the game and is named again, and how often two others would have hit."""

    bot: str
    verb: str
    hit: float
    uniform: float
    likeliest: float
    again: float


def held(beliefs: Beliefs, character: str, seat: int) -> float:
    """Return how likely another player holds a character."""
    others = (chances for other, chances in enumerate(beliefs.characters) if other != seat)
    return sum(chances.get(character, 0.0) for chances in others)


def naming(game: Game, view: View, bot: str, action: Action, again: bool) -> Naming:
    rules = game.rules
    there = {
        character
        for seat, player in enumerate(game.state.players)
        if seat != view.seat
        for character in rules.characters_named(player.characters)
    }
    counted, inferred = Beliefs(view), infer_beliefs(view)
    named = [option.action.name for option in game.options() if option.verb == action.verb]
    possible = [each for each in named if held(counted, each, view.seat)] or named
    likeliest = max(possible, key=lambda each: held(inferred, each, view.seat))
    uniform = mean([each in there for each in possible])
    return Naming(bot, action.verb, action.name in there, uniform, likeliest in there, again)


def namings(names: Sequence[str], namer: str, seats: int, preset: str, number: int) -> list[Naming]:
    """Return the namings of one game. The ``namer``, if any, is asked whenever another bot names."""
    game = citadels.new_game(preset=preset, seats=seats, seed=f"{','.join(names)}/{number}")
    order = [names[(seat + number) % len(names)] for seat in range(seats)]
    bots = [make_bot(name, f"{number}/{seat}") for seat, name in enumerate(order)]
    found: list[Naming] = []
    while not game.over:
        view, options = game.view(game.seat or 0), game.options()
        action = bots[view.seat].choose(view, options)
        if action.verb in VERBS:
            bot, alike = namer or order[view.seat], [each for each in options if each.verb == action.verb]
            seeds = (f"{number}/{len(found)}/{way}" for way in ("first", "again"))
            first, again = (make_bot(bot, seed).choose(view, alike) for seed in seeds)
            found.append(naming(game, view, bot, first if namer else action, again is first))
        game.apply(action)
    return found


def row(table: str, key: tuple[str, str], games: Mapping[int, list[Naming]]) -> str:
    """Return a line: hits of the bot and of the two others, with intervals by game."""
    cells = []
    for way in ("hit", "uniform", "likeliest", "again"):
        rates = [mean([getattr(each, way) for each in found]) for found in games.values()]
        half = 196 * stdev(rates) / len(rates) ** 0.5 if len(rates) > 1 else 0.0
        every = [getattr(each, way) for found in games.values() for each in found]
        cells.append(f"{100 * mean(every):.1f} ± {half:.1f}")
    count = sum(len(found) for found in games.values())
    return f"| {' | '.join((table, *key, *cells, str(count)))} |"


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python -m bench.victims", description=__doc__, formatter_class=form
    )
    parser.add_argument("--games", type=int, default=100, help="games per kind of table (default: 100)")
    parser.add_argument("--table", action="append", help="bots of a table, separated by commas")
    parser.add_argument("--bot", default="", help="who names (default: the bots of the table)")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--preset", default="first_game")
    asked = parser.parse_args()
    print("| table | bot | verb | hits, % | uniform, % | likeliest, % | again, % | named |")
    print("|---|---|---|---|---|---|---|---|")
    for table in asked.table or TABLES:
        found: dict[tuple[str, str], dict[int, list[Naming]]] = defaultdict(lambda: defaultdict(list))
        for number in track(range(asked.games), table, console=Console(stderr=True)):
            for each in namings(table.split(","), asked.bot, asked.seats, asked.preset, number):
                found[each.bot, each.verb][number].append(each)
        for key in sorted(found):
            print(row(table, key, found[key]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
