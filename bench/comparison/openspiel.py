"""OpenSpiel, written in C++, through its Python interface: Hanabi and hearts."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random


def hanabi() -> Callable[[int], int]:
    """Five players."""
    return _game("hanabi(players=5)")


def hanabi_observed() -> Callable[[int], int]:
    """The same, with an observation and a mask at every decision, as a learner needs them."""
    return _game("hanabi(players=5)", observed=True)


def hearts() -> Callable[[int], int]:
    """Four players, one deal."""
    return _game("hearts")


def _game(name: str, observed: bool = False) -> Callable[[int], int]:
    game = import_module("pyspiel").load_game(name)

    def play(number: int) -> int:
        rng = Random(number)
        chance = rng.random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():  # a card is dealt: nobody's decision
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if observed:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play
