"""Measure how true the expert's beliefs about characters are, and how true the number of possible ones is.

    python -m bench.belief_calibration             180 games each of greedy, of expert and of both
    python -m bench.belief_calibration --games 10

Wherever the expert would name a character, its belief that the player of its reason holds that character is
compared with what the player holds, and so is the share of the possible worlds.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import ExpertBot, make_bot
from citadels.bots.expert import hint
from citadels.engine.view import View

TABLES = (("greedy",), ("expert",), ("greedy", "expert"))
SEATS = (4, 5, 6)
MIN_CLAIMS = 20  # in a bin that is printed


class Claim(NamedTuple):
    """What can be said of one player and one character, and whether it is so."""

    belief: float
    share: float  # of the possible worlds
    held: bool


def claims(bots: tuple[str, ...], games: int) -> Iterator[Claim]:
    """Yield the claims about a player in the reasons of hints."""
    for number in track(range(games * len(SEATS)), "+".join(bots), console=Console(stderr=True)):
        seats = SEATS[number % len(SEATS)]
        preset = "random" if number % 2 else "first_game"
        game = citadels.new_game(preset=preset, seats=seats, seed=f"{bots}/{number}")
        players = [make_bot(bots[(seat + number) % len(bots)], f"{number}/{seat}") for seat in range(seats)]
        while not game.over:
            view, options = game.view(game.seat or 0), game.options()
            reason = hint(view, options).reason
            if reason.evidence is not None and reason.seat >= 0:
                held = game.rules.characters_named(game.state.players[reason.seat].characters)
                share = share_of_worlds(view, reason.seat, reason.card)
                yield Claim(reason.chance or 0.0, share, reason.card in held)
            game.apply(players[view.seat].choose(view, options))


def share_of_worlds(view: View, seat: int, character: str) -> float:
    cards = ExpertBot("").assess(view).hidden_characters[seat]
    return sum([card.get(character, 0.0) for card in cards])


def print_bins(name: str, found: list[tuple[float, bool]]) -> None:
    """Print, in bins of ten points, what was said and how often it was so."""
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for said, held in found:
        bins[round(100 * said) // 10].append((said, held))
    for _, claimed in sorted(bins.items()):
        if len(claimed) >= MIN_CLAIMS:
            said = sum([chance for chance, _ in claimed]) / len(claimed)
            true = sum([held for _, held in claimed]) / len(claimed)
            print(f"{name}: said {100 * said:.0f} %, true {100 * true:.0f} % of {len(claimed)}")


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=60, help="games per table and number of seats")
    games = parser.parse_args().games
    for bots in TABLES:
        found = list(claims(bots, games))
        print(f"\n{' and '.join(bots)}")
        print_bins("belief", [(claim.belief, claim.held) for claim in found])
        print_bins("worlds", [(claim.share, claim.held) for claim in found])
    return 0


if __name__ == "__main__":
    sys.exit(main())
