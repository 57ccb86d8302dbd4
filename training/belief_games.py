"""Record what players saw and what the others held, in games of many kinds of tables.

    python -m training.belief_games --out FOLDER --minutes 5 --processes 2

`training.tune_beliefs` learns from these files. They need no GPU, and no network but that of `learned`.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from multiprocessing import Process
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citadels.encoding.observation import OBSERVATION_SIZE
from citadels.encoding.observer import Observer
from citadels.encoding.templates import observation_template
from citadels.encoding.vocabulary import VOCABULARY
from citadels.engine.actions import SEATS
from citadels.engine.chance import KEY_BYTES
from training.game_sampler import draw_setup, drawn, is_held_out
from training.opponents import JITTERED, UNFITTED, make_opponent
from training.rollout_worker import hands_of, held_by

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
SHARE: Final = 0.5  # of the decisions that are recorded
CHUNK: Final = 20_000  # decisions in a file


class Moments(NamedTuple):
    """Decisions outside of drafts: what was seen, and what was so."""

    observations: NDArray[np.uint8]
    held: NDArray[np.int16]  # ranks that the seats hold, by place, as bit sets
    hands: NDArray[np.uint8]  # cards in hand by cost, for each place

    def until(self, row: int) -> Moments:
        """Return the decisions before a row."""
        return Moments(self.observations[:row], self.held[:row], self.hands[:row])


def moments(rng: Random) -> Iterator[tuple[bytes, list[int], bytes]]:
    """Play games without end and yield some of their decisions."""
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
        observer = Observer(observation_template(rules), game.state)
        while (seat := observer.ask()) >= 0:
            if game.prompt not in ("pick", "discard") and rng.random() < SHARE:
                seats = [*range(seat, setup.seats), *range(seat)]
                held = held_by(observer.state, seats)
                yield observer.observe(seat), held, bytes(hands_of(observer.state, rules, seats))
            options = game.options()
            game.play(bots[seat].choose(game.view(seat), options) if len(options) > 1 else options[0].action)


def record(folder: Path, number: int, seed: str, minutes: float) -> None:
    """Write files of so many decisions until the time is up."""
    source, ends, chunk = moments(Random(f"{seed}/{number}")), time.monotonic() + 60 * minutes, 0
    while time.monotonic() < ends:
        found = Moments(
            np.zeros((CHUNK, OBSERVATION_SIZE), np.uint8),
            np.zeros((CHUNK, SEATS), np.int16),
            np.zeros((CHUNK, SEATS * len(VOCABULARY.costs)), np.uint8),
        )
        for row in range(CHUNK):
            seen, held, hands = next(source)
            found.observations[row].data[:] = seen
            found.held[row, : len(held)] = held
            found.hands[row].data[:] = hands
            if time.monotonic() >= ends:
                found = found.until(row + 1)
                break
        np.savez(folder / f"{number}-{chunk}.npz", **found._asdict())
        chunk += 1


def load(folder: Path) -> Moments:
    """Read all files of a folder."""
    parts = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    return Moments(*[np.concatenate([part[name] for part in parts]) for name in Moments._fields])


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="training.belief_games", description=__doc__, formatter_class=form)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="beliefs")
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
