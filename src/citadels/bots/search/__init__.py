"""search: deals worlds that agree with its view, plays them on in many ways, and keeps what wins."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import exp

from citadels.bots.base import Bot
from citadels.bots.expert import ExpertBot
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import total
from citadels.bots.search import policy
from citadels.bots.search.tree import Edge, Node
from citadels.bots.search.value import chances
from citadels.engine.actions import Action
from citadels.engine.deal import deal
from citadels.engine.game import Game, Option
from citadels.engine.view import View

TEMPERATURE = 1.5  # of the expert's judgement, in points
LOOKAHEAD = 2  # rounds that a playout goes on for, this one included
TREE_DEPTH = 6  # own answers that the tree grows to


class SearchBot(Bot):
    """Thinks for so many seconds, or over so many worlds, about every decision."""

    def __init__(self, seed: str, seconds: float = 0.1, worlds: int = 0) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.worlds = worlds
        self._expert = ExpertBot(seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The answer that was tried most."""
        if len(options) == 1:
            return options[0].action
        root = self.think(view, options)
        return max(root.edges.values(), key=lambda edge: (edge.visits, edge.mean)).action

    def think(self, view: View, options: Sequence[Option]) -> Node:
        """The tree after the time or the worlds there are."""
        reading = Reading(view, self._expert.advice)
        root = Node()
        root.meet([option.action for option in options], self._priors(reading, options))
        beliefs = reading.beliefs
        end = time.monotonic() + self.seconds
        tried = 0
        while (tried < self.worlds) if self.worlds else (time.monotonic() < end):
            world = deal(view, self.random, beliefs=beliefs)
            self._try(world, view, root)
            tried += 1
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
        value = chances(world)[view.seat]
        for node, edge in path:
            node.add(edge, value)
