"""Train a policy with masked PPO.

Writes into a folder: policy.zip, which the bot `ppo` plays; curve.csv and curve.svg, the learning curve in
games that were not trained on.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from rich.progress import Progress

from citadels import CitadelsError
from citadels.bots import check_bot

from .curve import FIELDS, Row, draw, write
from .table import Choose, best, make_lesson, measure

EXAMPLES = """\
examples:
  python -m citadels_ppo.train                                       10 to 20 minutes
  python -m citadels_ppo.train --decisions 20000 --every 5000        2 minutes, to see that it works
  python -m citadels_ppo.train --bots expert --seed 2 --out second   among stronger bots
"""

FRESH = 1_000_000  # seed of the first evaluation game
TABLES = 16  # parallel environments


def rate(left: float) -> float:
    """Return the learning rate, which decays linearly."""
    return 5e-4 * left


SETTINGS: dict[str, Any] = {
    "n_steps": 128,  # decisions per environment and update
    "batch_size": 256,
    "n_epochs": 3,
    "learning_rate": rate,
    "gamma": 1.0,  # no discount: games of any length count the same
    "gae_lambda": 0.95,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [256, 128]},
}


def main(words: Sequence[str] | None = None) -> None:
    """Train, and write the policy and its learning curve."""
    asked = arguments(words)
    asked.out.mkdir(parents=True, exist_ok=True)
    rows = learn(asked)
    write(rows, asked.out / "curve.csv")
    draw(rows, asked.out / "curve.svg")


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(
        prog="python -m citadels_ppo.train",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--decisions", type=positive, default=100_000, help="decisions to train on (default: 100000)")
    add("--bots", type=known, default="greedy", help="opponents, such as greedy,random (default: greedy)")
    add("--seed", type=int, default=1, help="seed of games and network (default: 1)")
    add("--every", type=positive, default=10_000, help="decisions between evaluations (default: 10000)")
    add("--games", type=positive, default=100, help="games of a measurement among each field (100)")
    add("--threads", type=positive, default=1, help="of PyTorch (1)")
    add("--out", type=Path, default=Path("ppo"), help="the folder to write to (ppo)")
    return parser.parse_args(words)


def positive(text: str) -> int:
    """Parse a positive integer."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive integer")
    return int(text)


def known(text: str) -> str:
    """Check the names of bots."""
    try:
        for name in text.split(","):
            check_bot(name)
    except CitadelsError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def learn(asked: argparse.Namespace) -> list[Row]:
    """Train and save the policy; return the rows of its curve."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    torch.set_num_threads(asked.threads)
    tables = make_vec_env(partial(make_lesson, asked.bots), TABLES, seed=asked.seed)
    model = MaskablePPO("MlpPolicy", tables, seed=asked.seed, device="cpu", **SETTINGS)
    with Progress(*Progress.get_default_columns()) as bar:
        course = Course(asked, partial(best, model), bar)
        with suppress(KeyboardInterrupt):  # the policy so far is saved
            model.learn(asked.decisions, callback=course)
        course.measure(model.num_timesteps)
    model.save(asked.out / "policy.zip")
    return course.rows


class Course:
    """Callback of PPO after every step: shows a progress bar and evaluates at intervals."""

    def __init__(self, asked: argparse.Namespace, choose: Choose, bar: Progress) -> None:
        self.rows: list[Row] = []
        self._asked = asked
        self._choose = choose
        self._bar = bar
        self._task = bar.add_task("learning", total=asked.decisions)
        self._began = time.monotonic()
        self._next = 0

    def __call__(self, inner: dict[str, Any], outer: dict[str, Any]) -> bool:
        decisions = inner["self"].num_timesteps
        self._bar.update(self._task, completed=decisions)
        if self._next <= decisions < self._asked.decisions:
            self.measure(decisions)
            self._next += self._asked.every
        return True

    def measure(self, decisions: int) -> None:
        """Evaluate the policy on fresh seeds."""
        seconds = round(time.monotonic() - self._began, 1)
        found = {field: measure(self._choose, field, self._asked.games, FRESH) for field in FIELDS}
        self.rows += [Row(decisions, seconds, field, *share) for field, share in found.items()]
        shares = ", ".join([f"{share.share:.0%} among {field}" for field, share in found.items()])
        self._bar.print(f"{decisions:9,} decisions, {seconds / 60:4.1f} min: wins {shares}")


if __name__ == "__main__":
    main()
