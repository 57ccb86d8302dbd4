"""Record what players saw, what the others held, and who won, in games of many kinds of tables.

    python -m training.recorded_games --out FOLDER --minutes 5 --processes 2

`training.tune_heads` learns from these files. They need no GPU, and no network but that of `learned`.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from multiprocessing import Process
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citadels.encoding.observer import Observer
from citadels.encoding.templates import observation_template
from citadels.engine import scoring
from citadels.engine.actions import SEATS
from citadels.engine.chance import KEY_BYTES
from citadels.engine.rules import Rules
from training.game_sampler import draw_setup, drawn, is_held_out
from training.opponents import JITTERED, UNFITTED, make_opponent
from training.rollout_worker import hands_of, held_by, strength_of

# Weights of who sits at a table; "mixed" seats anybody beside anybody.
MIXED: Final = "mixed"
KINDS: Final = {
    MIXED: 7,
    "learned": 10,
    "expert": 3,
    JITTERED: 4,
    "greedy": 4,
    "novice": 4,
    UNFITTED: 1,
    "builder": 1,
    "bully": 1,
    "schemer": 1,
    "beginner": 1,
}
SHARE: Final = 0.3  # of the decisions that are recorded
CHUNK: Final = 20_000  # decisions in a file, about


class Moment(NamedTuple):
    """One decision of a game."""

    observation: bytes
    seats: list[int]  # by place
    drafting: bool
    held: list[int]
    hands: bytes


class Moments(NamedTuple):
    """Decisions: what was seen, and what was so. All but the observations is by place."""

    observations: NDArray[np.uint8]
    drafting: NDArray[np.bool_]  # whether the characters are still being chosen
    held: NDArray[np.int16]  # ranks that the seats hold, as bit sets
    hands: NDArray[np.uint8]  # cards in hand by cost, for each place
    strengths: NDArray[np.int8]  # indexes of STRENGTHS; -1 where there is no player
    shares: NDArray[np.float32]  # of the win
    games: NDArray[np.int64]  # which decisions are of the same game

    @staticmethod
    def of_game(
        found: Sequence[Moment], strengths: Sequence[int], shares: Sequence[float], game: int
    ) -> Moments:
        """Join the decisions of a finished game."""
        count = len(found)
        moments = Moments(
            np.frombuffer(b"".join([each.observation for each in found]), np.uint8).reshape(count, -1),
            np.array([each.drafting for each in found], np.bool_),
            np.zeros((count, SEATS), np.int16),
            np.frombuffer(b"".join([each.hands for each in found]), np.uint8).reshape(count, -1),
            np.full((count, SEATS), -1, np.int8),
            np.zeros((count, SEATS), np.float32),
            np.full(count, game, np.int64),
        )
        for row, each in enumerate(found):
            moments.held[row, : len(each.held)] = each.held
            moments.strengths[row, : len(each.seats)] = [strengths[seat] for seat in each.seats]
            moments.shares[row, : len(each.seats)] = [shares[seat] for seat in each.seats]
        return moments


def games(rng: Random) -> Iterator[Moments]:
    """Play games without end and yield some decisions of each."""
    kinds = [kind for kind in KINDS if kind != MIXED]
    while True:
        setup, key, kind = draw_setup(rng), rng.randbytes(KEY_BYTES), drawn(KINDS, rng)
        settings = setup.settings(key)
        rules = settings.rules()
        if is_held_out(setup, rules.cast):
            continue
        game = settings.begin(key)
        names = [rng.choice(kinds) if kind == MIXED else kind for _ in range(setup.seats)]
        bots = [make_opponent(name, f"{key.hex()}/{seat}") for seat, name in enumerate(names)]
        observer, found = Observer(observation_template(rules), game.state), list[Moment]()
        while (seat := observer.ask()) >= 0:
            if rng.random() < SHARE:
                found.append(_moment(observer, rules, seat, game.prompt in ("pick", "discard")))
            options = game.options()
            game.play(bots[seat].choose(game.view(seat), options) if len(options) > 1 else options[0].action)
        winners = scoring.result(game.state).winners
        shares = [(seat in winners) / len(winners) for seat in range(setup.seats)]
        if found:
            strengths = [strength_of(name) for name in names]
            yield Moments.of_game(found, strengths, shares, rng.getrandbits(62))


def _moment(observer: Observer, rules: Rules, seat: int, drafting: bool) -> Moment:
    count = len(observer.state.players)
    seats = [*range(seat, count), *range(seat)]
    held, hands = held_by(observer.state, seats), bytes(hands_of(observer.state, rules, seats))
    return Moment(observer.observe(seat), seats, drafting, held, hands)


def record(folder: Path, number: int, seed: str, minutes: float) -> None:
    """Write files of whole games until the time is up."""
    source, ends, chunk = games(Random(f"{seed}/{number}")), time.monotonic() + 60 * minutes, 0
    while time.monotonic() < ends:
        parts, count = list[Moments](), 0
        while count < CHUNK and time.monotonic() < ends:
            parts.append(next(source))
            count += len(parts[-1].games)
        if parts:
            np.savez(folder / f"{number}-{chunk}.npz", **join(parts)._asdict())
        chunk += 1


def join(parts: Sequence[Moments]) -> Moments:
    return Moments(*[np.concatenate(each) for each in zip(*parts, strict=True)])


def load(folder: Path) -> Moments:
    """Read all files of a folder."""
    files = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    return join([Moments(**{name: file[name] for name in Moments._fields}) for file in files])


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="training.recorded_games", description=__doc__, formatter_class=form
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="recorded")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    players = [
        Process(target=record, args=(asked.out, number, asked.seed, asked.minutes))
        for number in range(asked.processes)
    ]
    for player in players:
        player.start()
    for player in players:
        player.join()


if __name__ == "__main__":
    main()
