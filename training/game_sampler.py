"""Sample the games of training: preset, number of seats, and players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from citadels.encoding.vocabulary import EDITIONS
from citadels.engine.chance import KEY_BYTES
from citadels.settings import Setup
from training.opponents import JITTERED, UNFITTED

LEARNER: Final = "learner"
PAST_SELF: Final = "past"  # an earlier snapshot of the learner, or another network
NETWORKS: Final = (LEARNER, PAST_SELF)

SEATS: Final = {4: 24, 2: 2, 3: 4, 5: 4, 6: 3, 7: 2, 8: 2}  # weights
OF_EDITION: Final = {"2016": 15, "2002": 1, "dark_city": 1, "2000": 1}
OF_LIST: Final = {
    "first_game": 12,
    "vicious_nobles": 4,
    "basic": 3,
}  # other presets: 2
RANDOM: Final = 8
BOT_WEIGHTS: Final = {
    "expert": 5,
    UNFITTED: 4,
    JITTERED: 5,
    "builder": 1,
    "bully": 1,
    "schemer": 1,
    "greedy": 1.5,
    "novice": 0.75,
    "beginner": 0.25,
}
OPPONENT_MIX: Final = {"learners": 6, PAST_SELF: 3, "bots": 8}  # weights of the kinds of opponents
TOLD: Final = 0.5  # of games, in which the network is told how strong the seats are

# Casts that training never sees, to measure what it makes of unknown ones.
HELD_OUT_CASTS: Final = 40


class Table(NamedTuple):
    """A sampled game."""

    setup: Setup
    players: tuple[str, ...]  # by seat: learner, past, or the name of a bot
    label: str = ""  # under which its result is counted


Draw = Callable[[Random], Table]


def drawn(of: Mapping[str, float], rng: Random) -> str:
    """Draw one of these keys with its weight."""
    return rng.choices([*of], [*of.values()])[0]


def draw_table(rng: Random) -> Table:
    """Draw a game with a random preset, number of seats, and players."""
    setup = draw_setup(rng)
    return Table(setup, draw_players(setup.seats, rng))


def draw_setup(rng: Random) -> Setup:
    """Draw an edition, a preset and a number of seats."""
    while True:
        seats = rng.choices([*SEATS], [*SEATS.values()])[0]
        edition = drawn(OF_EDITION, rng)
        if any(seats == able for able, _ in EDITIONS[edition].spec.drafts):
            break
    lists = {preset: OF_LIST.get(preset, 2) for preset in EDITIONS[edition].presets} | {"random": RANDOM}
    return Setup(edition=edition, preset=drawn(lists, rng), seats=seats)


@cache
def held_out_casts() -> tuple[tuple[str, ...], ...]:
    """Return the casts of four players that training leaves out, drawn by a fixed seed."""
    rng, found = Random("held-out casts"), dict[tuple[str, ...], None]()
    while len(found) < HELD_OUT_CASTS:
        rules = Setup(preset="random", seats=4, ninth=False).settings(rng.randbytes(KEY_BYTES)).rules()
        found[tuple(rules.cast)] = None
    return tuple(found)


def is_held_out(setup: Setup, cast: Sequence[str]) -> bool:
    """Return whether a game has one of the casts that training leaves out."""
    return setup.preset == "random" and tuple(cast[:8]) in held_out_casts()


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
