"""Sample the games of training: preset, number of seats, and players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from citadels.encoding.vocabulary import EDITIONS
from citadels.settings import Setup

LEARNER: Final = "learner"
PAST_SELF: Final = "past"  # an earlier snapshot of the learner

SEATS: Final = {4: 30, 2: 1, 3: 3, 5: 3, 6: 2, 7: 1, 8: 1}  # weights
OF_EDITION: Final = {"2016": 15, "2002": 1, "dark_city": 1, "2000": 1}
OF_LIST: Final = {
    "first_game": 40,
    "vicious_nobles": 9,
    "ambitious_aristocrats": 3,
    "basic": 3,
}  # other presets: 1
RANDOM: Final = 2
BOT_WEIGHTS: Final = {"expert": 15, "builder": 1, "bully": 1, "schemer": 1, "greedy": 1}
OPPONENT_MIX: Final = {"learners": 3, PAST_SELF: 1, "bots": 12}  # weights of the kinds of opponents


class Table(NamedTuple):
    """A sampled game."""

    setup: Setup
    players: tuple[str, ...]  # by seat: learner, past, or the name of a bot


Draw = Callable[[Random], Table]


def drawn(of: dict[str, int], rng: Random) -> str:
    """Draw one of these keys with its weight."""
    return rng.choices([*of], [*of.values()])[0]


def draw_table(rng: Random) -> Table:
    """Draw a game with a random preset, number of seats, and players."""
    while True:
        seats = rng.choices([*SEATS], [*SEATS.values()])[0]
        edition = drawn(OF_EDITION, rng)
        if any(seats == able for able, _ in EDITIONS[edition].spec.drafts):
            break
    lists = {preset: OF_LIST.get(preset, 1) for preset in EDITIONS[edition].presets} | {"random": RANDOM}
    return Table(Setup(edition=edition, preset=drawn(lists, rng), seats=seats), draw_players(seats, rng))


def draw_players(seats: int, rng: Random) -> tuple[str, ...]:
    """Draw the players by seat, with at least one learner."""
    company = drawn(OPPONENT_MIX, rng)
    if company == "learners":
        return (LEARNER,) * seats
    counts = range(1, seats)
    learners = rng.choices(counts, counts[::-1])[0]  # Few are more likely than many.
    others = [PAST_SELF if company == PAST_SELF else drawn(BOT_WEIGHTS, rng) for _ in range(seats - learners)]
    players = [LEARNER] * learners + others
    rng.shuffle(players)
    return tuple(players)


def draw_best_response_game(rng: Random) -> Table:
    """Draw a First Game of four in which the learner plays against three fixed networks."""
    players = [LEARNER, PAST_SELF, PAST_SELF, PAST_SELF]
    rng.shuffle(players)
    return Table(Setup(edition="2016", preset="first_game", seats=len(players)), tuple(players))
