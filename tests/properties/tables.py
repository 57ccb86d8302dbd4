"""Tables to play at: every edition, preset and option, random casts, all seats, random play from seeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import citadels
from citadels import EDITIONS, PRESETS, Action, Game, Setup
from citadels.engine.chance import key_from_seed

LISTS = (*PRESETS, "random")
SEATS = range(2, 9)
OLDER = [edition for edition in EDITIONS if edition != "2016"]
MAX_DECISIONS = 5_000  # random play needs a few hundred


@dataclass(frozen=True)
class Table:
    """How a game is set up and played: a seed for the cards and one for the choices.

    A ``busy`` table ends a turn only now and then while there is something else to do.
    """

    setup: Setup
    seed: int
    choices: int
    busy: bool

    @property
    def seats(self) -> int:
        return self.setup.seats

    def deal(self, record: bool = True) -> Game:
        """The game at its first decision."""
        key = key_from_seed(self.seed)
        return self.setup.settings(key).begin(key, record)

    def player(self) -> Player:
        return Player(self.choices, self.busy)

    def at(self, decision: int) -> Game:
        """The game after so many decisions, or its end."""
        game = self.deal()
        player = self.player()
        for _ in range(decision):
            if game.over:
                break
            game.play(player.choose(game))
        return game


class Player:
    """Answers at random, the same for the same seed."""

    def __init__(self, seed: int, busy: bool = False) -> None:
        self.random = Random(seed)
        self.busy = busy

    def choose(self, game: Game) -> Action:
        actions = game.actions()
        if self.busy and len(actions) > 1 and actions[-1].verb == "end" and self.random.random() < 0.8:
            return self.random.choice(actions[:-1])
        return self.random.choice(actions)


def play_on(game: Game, player: Player, most: int = MAX_DECISIONS) -> Iterator[Action]:
    """Play, telling each action after it was done; ends with the game, or fails if it never ends."""
    for _ in range(most):
        if game.over:
            return
        action = player.choose(game)
        game.play(action)
        yield action
    assert game.over, "the game goes on and on"


def finish(game: Game, player: Player) -> Game:
    """Play to the end."""
    for _ in play_on(game, player):
        pass
    return game


def table(edition: str, rng: Random) -> Table:
    """A legal table of an edition, with options drawn at random."""
    spec = EDITIONS[edition].spec
    seats = rng.choice(list(spec.sizes))
    optional = (seats, 8) in spec.drafts and (seats, 9) in spec.drafts
    own = spec.unique_count is None and rng.random() < 0.5
    setup = Setup(
        edition,
        rng.choice([*EDITIONS[edition].presets, "random"]),
        seats,
        districts=some_districts(edition, rng) if own else None,
        ninth=rng.choice([None, False, True]) if optional else None,
        size=rng.choice([None, *spec.sizes[seats]]),
        variants=[name for name in spec.variants if rng.random() < 0.5],
    )
    return Table(setup, rng.randrange(2**32), rng.randrange(2**32), rng.random() < 0.5)


def some_districts(edition: str, rng: Random) -> tuple[str, ...]:
    """Any set of purple districts; the Hospital is left to the preset ``random``, for it shuns the Witch."""
    found = [district.key for district in EDITIONS[edition].spec.unique if not district.incompatible_with]
    return tuple([key for key in found if rng.random() < 0.7])


def example_tables() -> Iterator[Table]:
    """Yield random tables of all editions, then one per preset of 2016 with changing numbers of seats."""
    for edition in citadels.EDITIONS:
        for seed in range(3):
            yield table(edition, Random(seed))
    for number, preset in enumerate([*citadels.PRESETS, "random"]):
        yield Table(citadels.Setup(preset=preset, seats=2 + number % 7), number, number, number % 2 == 0)
