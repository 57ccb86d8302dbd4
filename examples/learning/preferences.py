"""A minimal learner: REINFORCE with one logit per action. Needs citadels[research].

    python examples/learning/preferences.py [GAMES]

It samples legal actions by the softmax of their logits. After a game, the logits of its actions rise if the
reward was above average and fall if it was below. It ignores the table, but still soon beats random players.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from citadels.research import NUM_ACTIONS

Numbers = NDArray[np.float64]
Env = gymnasium.Env[Any, Any]

RATE = 0.05
REPORT = 200  # games


def chances(preferences: Numbers, mask: NDArray[np.int8]) -> Numbers:
    """Return the softmax over legal actions."""
    weights: Numbers = np.where(mask, np.exp(preferences), 0.0)
    return weights / np.sum(weights)


def play(env: Env, preferences: Numbers, seed: int | None = None) -> tuple[float, Numbers]:
    """Play a game; return its reward and the gradient of the log probability of its actions."""
    slope = np.zeros(NUM_ACTIONS)
    _, info = env.reset(seed=seed)
    while True:
        chance = chances(preferences, info["action_mask"])
        action = env.unwrapped.np_random.choice(NUM_ACTIONS, p=chance)
        slope -= chance
        slope[action] += 1
        _, reward, over, _, info = env.step(action)
        if over:
            return float(reward), slope


def learn(games: int, seed: int = 1) -> tuple[Numbers, list[float]]:
    """Train against random players; return the logits and the reward of each game."""
    env = gymnasium.make("Citadels-v1", seats=4, bots="random")
    preferences, rewards = np.zeros(NUM_ACTIONS), [0.0]
    for game in range(games):
        usual = float(np.mean(rewards[-REPORT:]))
        reward, slope = play(env, preferences, seed if game == 0 else None)
        preferences += RATE * (reward - usual) * slope
        rewards.append(reward)
        if len(rewards) % REPORT == 0:
            won = np.mean([reward > 0 for reward in rewards[-REPORT:]])
            print(f"{len(rewards):6} games: {won:.0%} of the last {REPORT} won, a quarter would be chance")
    return preferences, rewards[1:]


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000)
