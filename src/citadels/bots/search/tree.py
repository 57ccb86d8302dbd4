"""The search tree over the searching player's own decisions, for information set Monte Carlo tree search.

Other players and chance act between two nodes, and differ from world to world. So a node aggregates over
worlds, and selection considers the actions that are legal in the current world.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from citadels.bots.fast_policy import Policy
from citadels.engine.actions import Action
from citadels.engine.game import Game

EXPLORATION: Final = 0.3
TEMPERATURE: Final = 1.0  # of the softmax that turns policy scores into priors


class Node:
    """An own action with its visit count, summed value and children."""

    __slots__ = ("action", "children", "prior", "value", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.value = 0.0  # win probabilities, summed over all visits
        self.children: dict[Action, Node] = {}

    def add(self, chance: float) -> None:
        """Record a visit and the win probability that it led to."""
        self.visits += 1
        self.value += chance

    def select_child(self, world: Game, policy: Policy) -> Node:
        """Select the child to visit by PUCT: value, prior and visit count.

        A child's value is smoothed by one virtual visit with this node's mean.
        """
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
        """Add children for legal actions that have none yet, with softmax priors."""
        scores = policy.scores(world, actions)
        best = max(scores)
        weights = [exp((worth - best) / TEMPERATURE) for worth in scores]
        whole = sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            if action not in self.children:
                self.children[action] = Node(action, weight / whole)
