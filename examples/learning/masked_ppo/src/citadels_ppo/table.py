"""The training environment and the evaluation of policies. Does not need PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation, TransformReward
from numpy.typing import NDArray

from citadels.encoding.observation import BLOCK_SIZE, TABLE_SIZE
from citadels.lab.standings import interval
from citadels.research import HIGH
from citadels.research.actions import Mask

SEATS = 4
POINTS = 10.0  # lead that is worth a reward of 1

Numbers = NDArray[np.float32]
Env = gymnasium.Env[Any, Any]
Choose = Callable[[Numbers, Mask], int]

# Empty seats are cut off. Scaling by the maximum would make single gold pieces nearly invisible, so cells are
# divided by its square root.
SEEN = TABLE_SIZE + SEATS * BLOCK_SIZE
SCALE: Numbers = np.sqrt(HIGH[:SEEN].astype(np.float32))


def scaled(row: NDArray[np.uint8]) -> Numbers:
    """Scale an observation for the network."""
    return row[:SEEN].astype(np.float32) / SCALE


def make(bots: str, reward: str = "win") -> Env:
    """Make the environment, with scaled observations."""
    env = gymnasium.make("Citadels-v1", seats=SEATS, bots=bots.split(","), reward=reward)
    return TransformObservation(env, scaled, spaces.Box(np.zeros_like(SCALE), HIGH[:SEEN] / SCALE))


def make_lesson(bots: str) -> Env:
    """Make the training environment, whose reward is the margin in points, not only the win."""
    return TransformReward(make(bots, "margin"), lambda margin: float(margin) / POINTS)


def best(model: Any, row: Numbers, mask: Mask) -> int:
    """Return the best legal action of a policy."""
    return int(model.predict(row, action_masks=mask, deterministic=True)[0])


class Share(NamedTuple):
    """The win share over some games, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def measure(choose: Choose, bots: str, games: int, seed: int) -> Share:
    """Measure the win share of a policy against bots; each game has its own seed."""
    env = make(bots)
    won = [play(env, choose, seed + game) for game in range(games)]
    return Share(games, sum(won) / games, *interval([(share, 1) for share in won]))


def play(env: Env, choose: Choose, seed: int) -> float:
    """Play a game; return 1 for a win, a share of a joint win, or 0."""
    row, info = env.reset(seed=seed)
    while True:
        row, reward, over, _, info = env.step(choose(row, info["action_mask"]))
        if over:
            return (float(reward) * (SEATS - 1) + 1) / SEATS
