"""A search of OpenSpiel against players who act at random. Needs citadels[research], and is not for Windows.

    python examples/learning/worlds.py [GAMES]

Information set Monte Carlo tree search (IS-MCTS) looks ahead in worlds: before each look all that the player
cannot see is dealt anew, so it knows no more than a player at the table does. Where a look ends, it judges
the world by what everybody has, which is worth more than another game at random. It learns nothing from game
to game. With 30 looks before each answer it wins three games of four at a table of four, in a minute or two.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import citadels.research.open_spiel_game  # noqa: F401  (registers the game)

SCALE = 8  # points


class Judge:
    """Says how good a world is for each player, between -1 and 1."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions are equally good at first sight."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> list[float]:
        """How far each player is ahead of the best of the others."""
        view = state.dealt.view()
        worth = [
            view.points(seat) + (player.gold + player.hand_size) / 4
            for seat, player in enumerate(view.players)
        ]
        best = [max(worth[:seat] + worth[seat + 1 :]) for seat in range(len(worth))]
        return [float(np.tanh((own - other) / SCALE)) for own, other in zip(worth, best, strict=True)]


def searcher(game: Any, looks: int, seed: int) -> ISMCTSBot:
    """A bot of OpenSpiel that looks so many times before it answers."""
    random = Random(seed)
    numbers = np.random.RandomState(seed)
    bot = ISMCTSBot(game, Judge(), 1.0, looks, random_state=numbers, use_observation_string=True)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random))
    return bot


def play(games: int, seats: int = 4, looks: int = 30, seed: int = 1) -> list[float]:
    """Let the search play in another seat each time, against players who act at random; what it got."""
    game = pyspiel.load_game("python_citadels", {"players": seats, "rng_seed": seed})
    bot, random, rewards = searcher(game, looks, seed), Random(seed), []
    for number in range(games):
        state = game.new_initial_state()
        state.apply_action(0)  # deal
        while not state.is_terminal():
            searches = state.current_player() == number % seats
            action = bot.step(state) if searches else random.choice(state.legal_actions())
            state.apply_action(int(action))
        rewards.append(state.returns()[number % seats])
        won = sum([reward > 0 for reward in rewards])
        print(f"{number + 1:4} games: {won} won, {(number + 1) / seats:.1f} would be chance", flush=True)
    return rewards


if __name__ == "__main__":
    play(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
