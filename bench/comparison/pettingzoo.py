"""PettingZoo: tic-tac-toe, connect four and Hanabi, each with an observation at every step."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random


def tic_tac_toe() -> Callable[[int], int]:
    return _environment("tictactoe_v3")


def connect_four() -> Callable[[int], int]:
    return _environment("connect_four_v3")


def hanabi() -> Callable[[int], int]:
    """Five players; the rules are OpenSpiel's."""
    return _environment("hanabi_v5", players=5, hand_size=4)


def _environment(name: str, **options: int) -> Callable[[int], int]:
    environment = import_module(f"pettingzoo.classic.{name}").env(**options)

    def play(number: int) -> int:
        chance = Random(number).random
        environment.reset(seed=number)
        decisions = 0
        for _ in environment.agent_iter():
            seen, _, ended, stopped, _ = environment.last()
            if ended or stopped:
                environment.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0]
            environment.step(int(actions[int(chance() * len(actions))]))
            decisions += 1
        return decisions

    return play
