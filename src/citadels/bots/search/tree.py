"""The tree: what the player who searches may answer, now and later in the same line of play.

Between two of these answers come other players and chance, which differ from world to world. So a node sums
up what happened in many worlds, and offers what is legal in the one at hand.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from citadels.bots.search.policy import Policy
from citadels.engine.actions import Action
from citadels.engine.game import Game

EXPLORATION: Final = 0.3
TEMPERATURE: Final = 1.0  # of the quick policy's judgement


class Node:
    """An answer: how often it was given, what that brought, and the answers that may follow it."""

    __slots__ = ("action", "children", "prior", "value", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.value = 0.0  # chances of winning, summed over all visits
        self.children: dict[Action, Node] = {}

    def add(self, chance: float) -> None:
        """It was given once more, and brought this chance of winning."""
        self.visits += 1
        self.value += chance

    def select_child(self, world: Game, policy: Policy) -> Node:
        """The answer to try after this one: it did well, or looks promising, or has seldom been tried."""
        actions = world.actions()
        children = self.children
        for action in actions:
            if action not in children:
                self._expand(world, actions, policy)
                break
        mean = self.value / self.visits
        spread = EXPLORATION * sqrt(self.visits)
        best, chosen = -1.0, children[actions[0]]
        for action in actions:
            node = children[action]
            often = node.visits + 1
            worth = (node.value + mean + spread * node.prior) / often
            if worth > best:
                best, chosen = worth, node
        return chosen

    def _expand(self, world: Game, actions: list[Action], policy: Policy) -> None:
        """Add the answers that were not possible before."""
        scores = policy.scores(world, actions)
        best = max(scores)
        weights = [exp((worth - best) / TEMPERATURE) for worth in scores]
        whole = sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            if action not in self.children:
                self.children[action] = Node(action, weight / whole)
