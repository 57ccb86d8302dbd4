"""Citadels: five seats, First Game, no log, as ``bench.engine`` plays it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random


def citadels() -> Callable[[int], int]:
    """In whichever build this Python imports."""
    from citadels.editions.settings import choose
    from citadels.engine.chance import key_from_seed
    from citadels.engine.game import Game

    rules = choose(seats=5).rules()

    def play(number: int) -> int:
        chance = Random(number).random
        game = Game.begin(rules, key_from_seed(number), record=False)
        decisions = 0
        while not game.over:
            actions = game.actions()
            game.play(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play
