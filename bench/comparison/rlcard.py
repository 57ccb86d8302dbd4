"""RLCard: Uno and gin rummy, for two players each."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random


def uno() -> Callable[[int], int]:
    """As learners play it: every step also encodes what the next player sees."""
    return _environment("uno")


def gin_rummy() -> Callable[[int], int]:
    """As learners play it, like Uno."""
    return _environment("gin-rummy")


def uno_rules() -> Callable[[int], int]:
    """Uno without that encoding."""
    game = import_module("rlcard").make("uno", {"seed": 1}).game

    def play(number: int) -> int:
        chance = Random(number).random
        game.init_game()
        decisions = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play


def _environment(name: str) -> Callable[[int], int]:
    environment = import_module("rlcard").make(name, {"seed": 1})

    def play(number: int) -> int:
        chance = Random(number).random
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play
