"""Evaluate the network in the page's TypeScript: see web/src/local/worker/network.ts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from citadels.bots.learned.action_features import ActionFeatures
from citadels.bots.learned.backend import NetworkOutput


class BrowserNetwork(Protocol):
    """The page's network, made from the file of weights."""

    def answer(self, question: str) -> str:
        """Return policy logits and value logits as JSON."""
        ...


class BrowserBackend:
    """Evaluates the network in the page."""

    def __init__(self, network: BrowserNetwork) -> None:
        self._network = network

    def answer(self, observation: bytes, seats: int, options: Sequence[ActionFeatures]) -> NetworkOutput:
        """Return the policy logits of these options and the value logits of all seats."""
        return NetworkOutput(*json.loads(self._network.answer(question(observation, seats, options))))


def question(observation: bytes, seats: int, options: Sequence[ActionFeatures]) -> str:
    """Encode a query as JSON.

    It has the nonzero cells with their indexes, the number of seats, and for each option its tokens, its
    place and its nonzero lookups.
    """
    seen = [(at, number) for at, number in enumerate(observation) if number]
    named = [(words, place, _nonzero(observation, lookups)) for words, place, lookups in options]
    return json.dumps([seen, seats, named], separators=(",", ":"))


def _nonzero(observation: bytes, lookups: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(lookup, observation[at]) for lookup, at in lookups if observation[at]]
