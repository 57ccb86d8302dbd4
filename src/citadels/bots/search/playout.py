"""Playouts: a dealt world is played on, and its end says what an answer may bring."""

from __future__ import annotations

from random import Random
from typing import Final

from citadels.bots.search.contest import Candidate
from citadels.bots.search.listening import Listener
from citadels.bots.search.policy import Policy
from citadels.bots.search.tree import Node
from citadels.bots.search.value import outlook
from citadels.encoding.layout import sheet
from citadels.engine.game import Game
from citadels.engine.view import View
from citadels.engine.witness import Witness

LOOKAHEAD: Final = 2  # rounds that a playout goes on for, this one included
TREE_DEPTH: Final = 8  # how many of the bot's own answers deep the tree grows
GROWN: Final = 2  # visits after which an answer branches


class Playouts:
    """Plays on worlds dealt from one view, by the tree as far as it goes and then by the quick policy.

    A playout ends with the estimate. If there is a network to listen to, it goes on until the player is asked
    again, which is when a network can say most, and waits there: many observations at once cost it less.
    """

    def __init__(self, view: View, policy: Policy, listener: Listener | None, described: bool) -> None:
        self._described = described  # whether the candidates learn what the ends looked like
        self._seat = view.seat
        self._seats = len(view.players)
        self._last = view.round + LOOKAHEAD
        self._policy = policy
        self._listener = listener
        self._witness = Witness(sheet(view.rules), view) if listener is not None else None
        self._waiting: list[list[Node]] = []
        self._observations: list[bytes] = []

    def play(self, world: Game, candidate: Candidate, rng: Random) -> None:
        """Play a world on from an answer."""
        observer = self._witness.follow(world.state) if self._witness is not None else None
        path = self._path(world, candidate, rng)
        for node in path:
            node.visit()
        if observer is not None and not world.over:
            self._waiting.append(path)
            self._observations.append(observer.observe(self._seat))
            if not self._described:
                return
        found = outlook(world)
        candidate.learn(found)
        if observer is None or world.over:
            _settle(path, found.chances[self._seat])

    def settle(self) -> None:
        """Ask the network about all playouts that wait for it."""
        if self._listener is None or not self._waiting:
            return
        chances = self._listener.chances(self._observations, self._seats)
        for path, chance in zip(self._waiting, chances, strict=True):
            _settle(path, chance)
        self._waiting = []
        self._observations = []

    def _path(self, world: Game, candidate: Candidate, rng: Random) -> list[Node]:
        """Play on to the end of the playout; the player's own answers in the tree."""
        seat, policy = self._seat, self._policy
        path: list[Node] = [candidate]
        node: Node = candidate
        world.play(candidate.action)
        while not world.over and not self._is_far_enough(world):
            if node.visits >= GROWN and len(path) < TREE_DEPTH and world.seat == seat:
                node = node.next(world, policy)
                path.append(node)
                world.play(node.action)
            else:
                world.play(policy.choose(world, rng))
        return path

    def _is_far_enough(self, world: Game) -> bool:
        return world.round >= self._last and (self._listener is None or world.seat == self._seat)


def _settle(path: list[Node], chance: float) -> None:
    for node in path:
        node.add(chance)
