"""Measure whether bluffs can be guessed: which warrant is signed, which threat has the flower.

    python -m bench.bluff_leak                1,000 of each by the expert, guessed by knowing its code
    python -m bench.bluff_leak --bluffs 200
    python -m bench.bluff_leak --bot learned  of this bot, guessed by knowing its habits

The expert's are guessed as the answer with the highest sum before chance is added, worked out from the view
of the bluffer itself: no player at the table knows as much. Those of another bot are guessed from the names
alone: as the same names were answered most often in the first half of its games. Chance is a third for the
warrant, a half for the flower.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import ExpertBot, make_bot
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.terms import total
from citadels.engine.game import Option

SEATS = 5
BOTH_BLUFFS = "devious_dignitaries"  # a list with both characters


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


def habits(name: str, verb: str, wanted: int) -> Iterator[bool]:
    """Return whether each bluff of the second half was guessed from those of the first."""
    answers: dict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    for number, (names, answer) in enumerate(islice(answered(name, verb), 2 * wanted)):
        if number < wanted:
            answers[names][answer] += 1
        else:
            [(likeliest, _)] = answers[names].most_common(1) or [(names[0], 0)]
            yield answer == likeliest


def answered(name: str, verb: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the names to choose from and the answer, in many games of a bot."""
    for seed in count():
        game = citadels.new_game(preset=BOTH_BLUFFS, seats=SEATS, seed=f"habits/{seed}")
        bots = [make_bot(name, f"{seed}/{seat}") for seat in range(SEATS)]
        while not game.over:
            options = game.options()
            choice = bots[game.seat or 0].choose(game.view(game.seat or 0), options)
            if choice.verb == verb:
                yield tuple(sorted(option.action.name for option in options)), choice.name
            game.apply(choice)


def guess(bot: ExpertBot, assessment: Assessment, options: list[Option]) -> Option:
    return max(options, key=lambda option: total(bot.judge(assessment, option)))


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--bluffs", type=int, default=1000)
    parser.add_argument("--bot", help="guess the bluffs of this bot by its habits")
    given = parser.parse_args()
    wanted: int = given.bluffs
    for verb in ("sign", "flower"):
        found = habits(given.bot, verb, wanted) if given.bot else islice(bluffs(verb), wanted)
        right = sum(track(found, verb, wanted, console=Console(stderr=True)))
        share = right / wanted
        error = 196 * sqrt(share * (1 - share) / wanted)
        print(f"{verb}: {right} of {wanted} guessed, {100 * share:.1f} ± {error:.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
