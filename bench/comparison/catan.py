"""Catanatron: Catan."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random


def catan() -> Callable[[int], int]:
    """Four players on the base map. Trade between players is not part of it."""
    package = import_module("catanatron")
    longest: int = import_module("catanatron.game").TURNS_LIMIT

    def play(number: int) -> int:
        chance = Random(number).random
        players = [package.RandomPlayer(color) for color in package.Color]
        game = package.Game(players, seed=number + 1)  # 0 would mean any
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < longest:
            actions = game.state.playable_actions
            game.execute(actions[int(chance() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    return play
