"""The game as the learner meets it, and how well somebody plays it. Nothing here needs PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation, TransformReward
from numpy.typing import NDArray

from citadels.lab.standings import interval
from citadels.research import HIGH
from citadels.research.actions import Mask
from citadels.research.parts import block_length, table_length

SEATS = 4
POINTS = 10.0  # ahead of the best of the others are worth a reward of 1

Numbers = NDArray[np.float32]
Env = gymnasium.Env[Any, Any]
Choose = Callable[[Numbers, Mask], int]

# Seats that nobody has are left out. Divided by its most, a gold would hardly be seen beside a card: the
# root of the most keeps small numbers apart.
SEEN = table_length() + SEATS * block_length()
SCALE: Numbers = np.sqrt(HIGH[:SEEN].astype(np.float32))


def scaled(row: NDArray[np.uint8]) -> Numbers:
    """An observation as the network gets it."""
    return row[:SEEN].astype(np.float32) / SCALE


def make(bots: str, reward: str = "win") -> Env:
    """A game of the learner among bots, with scaled observations."""
    env = gymnasium.make("Citadels-v1", seats=SEATS, bots=bots.split(","), reward=reward)
    return TransformObservation(env, scaled, spaces.Box(np.zeros_like(SCALE), HIGH[:SEEN] / SCALE))


def make_lesson(bots: str) -> Env:
    """A game to learn from: what counts is by how many points one wins or loses, not only whether."""
    return TransformReward(make(bots, "margin"), lambda margin: float(margin) / POINTS)


def best(model: Any, row: Numbers, mask: Mask) -> int:
    """The action that a policy takes to be the best."""
    return int(model.predict(row, action_masks=mask, deterministic=True)[0])


class Share(NamedTuple):
    """The share of victories in so many games, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def measure(choose: Choose, bots: str, games: int, seed: int) -> Share:
    """Let somebody play among bots; each game has a seed of its own."""
    env = make(bots)
    won = [play(env, choose, seed + game) for game in range(games)]
    return Share(games, sum(won) / games, *interval([(share, 1) for share in won]))


def play(env: Env, choose: Choose, seed: int) -> float:
    """Play a game: 1 for a victory, a part of it if winners share, 0 for a defeat."""
    row, info = env.reset(seed=seed)
    while True:
        row, reward, over, _, info = env.step(choose(row, info["action_mask"]))
        if over:
            return (float(reward) * (SEATS - 1) + 1) / SEATS
