"""Playouts: a dealt world is played on, and its end says what an answer may bring."""

from __future__ import annotations

from random import Random
from typing import Final

from citadels.bots.search.budget import BudgetMeter
from citadels.bots.search.halving import Candidate
from citadels.bots.search.policy import Policy
from citadels.bots.search.tree import Node
from citadels.bots.search.value import evaluate
from citadels.engine.game import Game
from citadels.engine.view import View

LOOKAHEAD_ROUNDS: Final = 2  # rounds that a playout goes on for, this one included
TREE_DEPTH: Final = 8  # how many of the bot's own answers deep the tree grows
EXPAND_AFTER_VISITS: Final = 2  # visits after which an answer branches


class Playouts:
    """Plays on worlds dealt from one view, by the tree as far as it goes and then by the quick policy."""

    def __init__(self, view: View) -> None:
        self._seat = view.seat
        self._last = view.round + LOOKAHEAD_ROUNDS
        self._policy = Policy(view.rules.edition)

    def play(self, world: Game, candidate: Candidate, rng: Random) -> None:
        """Play a world on from an answer."""
        path = self._path(world, candidate, rng)
        found = evaluate(world)
        candidate.add_evaluation(found)
        for node in path:
            node.add(found.chances[self._seat])

    def finish_batch(self, meter: BudgetMeter) -> None:
        """Nothing is left to be said of what has been played."""

    def _path(self, world: Game, candidate: Candidate, rng: Random) -> list[Node]:
        """Play on to the end of the playout; the player's own answers in the tree."""
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
