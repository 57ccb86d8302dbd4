"""Playouts: a dealt world is played on, and its end says what an answer may bring."""

from __future__ import annotations

from random import Random
from typing import Final

from citadels.bots.search.contest import Candidate
from citadels.bots.search.policy import Policy
from citadels.bots.search.tree import Node
from citadels.bots.search.value import outlook
from citadels.engine.game import Game
from citadels.engine.view import View

LOOKAHEAD: Final = 2  # rounds that a playout goes on for, this one included
TREE_DEPTH: Final = 8  # how many of the bot's own answers deep the tree grows
GROWN: Final = 2  # visits after which an answer branches


def play_on(world: Game, view: View, candidate: Candidate, policy: Policy, rng: Random) -> None:
    """Play a world on, by the tree as far as it goes and then by the quick policy, and learn from its end."""
    seat, last = view.seat, view.round + LOOKAHEAD
    path: list[Node] = [candidate]
    node: Node = candidate
    world.play(candidate.action)
    while not world.over and world.round < last:
        if node.visits >= GROWN and len(path) < TREE_DEPTH and world.seat == seat:
            node = node.next(world, policy)
            path.append(node)
            world.play(node.action)
        else:
            world.play(policy.choose(world, rng))
    found = outlook(world)
    candidate.learn(found)
    for node in path:
        node.add(found.chances[seat])
