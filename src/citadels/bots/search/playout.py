"""Playouts without a network: tree search, then the fast policy, then the static evaluation."""

from __future__ import annotations

from random import Random
from typing import Final

from citadels.bots.fast_policy import Policy
from citadels.bots.search.budget import BudgetMeter
from citadels.bots.search.halving import Candidate
from citadels.bots.search.tree import Node
from citadels.bots.search.value import evaluate
from citadels.engine.game import Game
from citadels.engine.view import View

LOOKAHEAD_ROUNDS: Final = 2  # rounds per playout, including the current one
TREE_DEPTH: Final = 8  # own decisions below the root
EXPAND_AFTER_VISITS: Final = 2  # visits before a node is expanded


class Playouts:
    """Plays out sampled worlds: own moves by PUCT while inside the tree, all other moves by the policy."""

    def __init__(self, view: View) -> None:
        self._seat = view.seat
        self._last = view.round + LOOKAHEAD_ROUNDS
        self._policy = Policy(view.rules.edition)

    def play(self, world: Game, candidate: Candidate, rng: Random) -> None:
        """Play out a world after a candidate and update the visited nodes."""
        path = self._path(world, candidate, rng)
        found = evaluate(world)
        candidate.add_evaluation(found)
        for node in path:
            node.add(found.chances[self._seat])

    def finish_batch(self, meter: BudgetMeter) -> None:
        """Do nothing: playouts are recorded as they finish."""

    def _path(self, world: Game, candidate: Candidate, rng: Random) -> list[Node]:
        """Play to the end of the playout and return the nodes visited."""
        seat, policy = self._seat, self._policy
        path: list[Node] = [candidate]
        node: Node = candidate
        world.play(candidate.action)
        while not world.over and world.round < self._last:
            if node.visits >= EXPAND_AFTER_VISITS and len(path) < TREE_DEPTH and world.seat == seat:
                node = node.select_child(world, policy)
                path.append(node)
                world.play(node.action)
            else:
                world.play(policy.choose(world, rng))
        return path
