"""search: deals worlds that agree with its view, plays them on in many ways, and keeps what wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from citadels.bots.base import Bot
from citadels.bots.expert import ExpertBot
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, reason, total
from citadels.bots.search import policy
from citadels.bots.search.budget import Budget
from citadels.bots.search.tree import Edge, Node
from citadels.bots.search.value import outlook
from citadels.engine.actions import Action
from citadels.engine.deal import deal
from citadels.engine.game import Game, Option
from citadels.engine.view import View

DEFAULT = Budget(seconds=0.1)
TEMPERATURE = 1.5  # of the expert's judgement, in points
LOOKAHEAD = 2  # rounds that a playout goes on for, this one included
TREE_DEPTH = 6  # own answers that the tree grows to


class Prospect(NamedTuple):
    """What an option is expected to bring."""

    option: Option
    nodes: int  # how often it was tried
    chance: float  # to win
    points: float  # at the end of the next round, or of the game if that comes first
    lead: float  # of these points over those of the best of the others
    reason: Term


class SearchBot(Bot):
    """Thinks about every decision for as long as its budget lasts."""

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        super().__init__(seed)
        self.budget = budget
        self._expert = ExpertBot(seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The answer that was tried most."""
        if len(options) == 1:
            return options[0].action
        return max(self.think(view, options).edges.values(), key=Edge.rank).action

    def prospects(self, view: View, options: Sequence[Option]) -> list[Prospect]:
        """What every option is expected to bring, the one to choose first."""
        tree = self.think(view, options)
        found = [self._prospect(view, option, tree.edges[option.action]) for option in options]
        return sorted(found, key=lambda prospect: (prospect.nodes, prospect.chance), reverse=True)

    def _prospect(self, view: View, option: Option, edge: Edge) -> Prospect:
        why = reason(self._expert.judge(Reading(view, self._expert.advice), option))
        return Prospect(option, edge.visits, *edge.mean, why)

    def think(self, view: View, options: Sequence[Option]) -> Node:
        """The tree after the time or the nodes there are."""
        reading = Reading(view, self._expert.advice)
        root = Node()
        root.meet([option.action for option in options], self._priors(reading, options))
        beliefs = reading.beliefs
        for _ in self.budget.spend():
            self._try(deal(view, self.random, beliefs=beliefs), view, root)
        return root

    def _priors(self, reading: Reading, options: Sequence[Option]) -> list[float]:
        """How likely the expert is to choose each option."""
        sums = [total(self._expert.judge(reading, option)) for option in options]
        best = max(sums)
        weights = [exp((each - best) / TEMPERATURE) for each in sums]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def _try(self, world: Game, view: View, root: Node) -> None:
        """Play one world on: by the tree as far as it goes, then by the quick policy, then by estimate."""
        last = view.round + LOOKAHEAD
        path: list[tuple[Node, Edge]] = []
        node: Node | None = root
        rng = self.random
        while not world.over and world.round < last:
            if node is not None and world.seat == view.seat:
                actions = world.actions()
                if node is not root:
                    node.meet(actions, [1 / len(actions)] * len(actions))
                edge = node.select(actions, rng)
                path.append((node, edge))
                world.play(edge.action)
                grown = edge.visits > 0 and len(path) < TREE_DEPTH
                if edge.child is None and grown:
                    edge.child = Node()
                node = edge.child
            else:
                world.play(policy.choose(world, rng))
        found = outlook(world, view.seat)
        for node, edge in path:
            node.add(edge, found)
