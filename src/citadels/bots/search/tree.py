"""The tree: what the player who thinks may answer, now and later in the same line of play.

Nodes are reached by the player's own answers. Between them lie the answers of others and chance, which
differ from world to world; so a node holds what happened over many, and offers what is legal in the one at
hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from citadels.bots.search.value import Outlook
from citadels.engine.actions import Action

EXPLORATION = 0.6
UNTRIED = -0.03  # how much less than the parent an answer is thought to bring before it was tried


class Edge:
    """One answer: how often it was tried, and what it brought together."""

    __slots__ = ("action", "child", "lead", "points", "prior", "value", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.value = 0.0
        self.points = 0.0
        self.lead = 0.0
        self.child: Node | None = None

    @property
    def mean(self) -> Outlook:
        """What it brings on average."""
        often = max(1, self.visits)
        return Outlook(self.value / often, self.points / often, self.lead / often)

    def rank(self) -> tuple[int, float]:
        """What answers are compared by."""
        return self.visits, self.value


class Node:
    """One question, as it comes up in many worlds."""

    __slots__ = ("edges", "value", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.visits = 0
        self.value = 0.0

    def meet(self, actions: Sequence[Action], priors: Sequence[float]) -> None:
        """Learn of answers that were not possible before."""
        for action, prior in zip(actions, priors, strict=True):
            if action not in self.edges:
                self.edges[action] = Edge(action, prior)

    def select(self, actions: Sequence[Action], rng: Random) -> Edge:
        """The answer to try next: what is good, what is likely to be, and what was tried little."""
        mean = self.value / self.visits if self.visits else 0.0
        spread = EXPLORATION * sqrt(self.visits + 1)
        best, chosen = -1e9, self.edges[actions[0]]
        for action in actions:
            edge = self.edges[action]
            worth = edge.value / edge.visits if edge.visits else mean + UNTRIED
            worth += spread * edge.prior / (1 + edge.visits) + 1e-6 * rng.random()
            if worth > best:
                best, chosen = worth, edge
        return chosen

    def add(self, edge: Edge, found: Outlook) -> None:
        self.visits += 1
        self.value += found.chance
        edge.visits += 1
        edge.value += found.chance
        edge.points += found.points
        edge.lead += found.lead
