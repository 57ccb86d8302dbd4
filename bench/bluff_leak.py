"""Measure whether the expert's bluffs can be predicted by a player who knows its code.

    python -m bench.bluff_leak                1,000 signed warrants and 1,000 flowers
    python -m bench.bluff_leak --bluffs 200

The guess is the answer with the highest sum before chance is added, worked out from the view of the bluffer
itself: nobody at the table knows as much. Chance is a third for the warrant, a half for the flower.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from math import sqrt

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import ExpertBot
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.terms import total
from citadels.engine.game import Option

SEATS = 5


def bluffs(verb: str) -> Iterator[bool]:
    """Return whether each bluff of many games was guessed."""
    for seed in count():
        game = citadels.new_game(preset="random", seats=SEATS, seed=f"bluff/{seed}")
        if not {"magistrate", "blackmailer"} & {character.key for character in game.rules.characters[1:]}:
            continue
        bots = [ExpertBot(f"{seed}/{seat}") for seat in range(SEATS)]
        while not game.over:
            bot = bots[game.seat or 0]
            view, options = game.view(game.seat or 0), game.options()
            choice = bot.choose(view, options)
            if choice.verb == verb:
                yield guess(bot, bot.assess(view), options).action is choice
            game.apply(choice)


def guess(bot: ExpertBot, assessment: Assessment, options: list[Option]) -> Option:
    return max(options, key=lambda option: total(bot.judge(assessment, option)))


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--bluffs", type=int, default=1000)
    wanted = parser.parse_args().bluffs
    for verb in ("sign", "flower"):
        found = zip(range(wanted), bluffs(verb), strict=False)
        right = sum([hit for _, hit in track(found, verb, wanted, console=Console(stderr=True))])
        share = right / wanted
        error = 196 * sqrt(share * (1 - share) / wanted)
        print(f"{verb}: {right} of {wanted} guessed, {100 * share:.1f} ± {error:.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
