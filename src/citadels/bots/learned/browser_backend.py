"""Evaluate the network in the page's TypeScript: see web/src/local/worker/network.ts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from citadels.bots.learned.action_features import ActionFeatures
from citadels.bots.learned.backend import BeliefOutput, NetworkOutput


class BrowserNetwork(Protocol):
    """The page's network, made from the file of weights."""

    def answer(self, question: str) -> str:
        """Return policy logits and value logits as JSON."""
        ...

    def beliefs(self, question: str) -> str:
        """Return the logits of what the other seats hold as JSON."""
        ...


class BrowserBackend:
    """Evaluates the network in the page."""

    def __init__(self, network: BrowserNetwork) -> None:
        self._network = network

    def answer(
        self,
        observation: bytes,
        seats: int,
        options: Sequence[ActionFeatures],
        strengths: Sequence[int] = (),
    ) -> NetworkOutput:
        """Return the policy logits of these options and the value logits of all seats."""
        asked = question(observation, seats, options, strengths)
        return NetworkOutput(*json.loads(self._network.answer(asked)))

    def beliefs(self, observation: bytes, seats: int) -> BeliefOutput:
        """Return the logits of what the other seats hold."""
        return BeliefOutput(*json.loads(self._network.beliefs(question(observation, seats))))


def question(
    observation: bytes,
    seats: int,
    options: Sequence[ActionFeatures] = (),
    strengths: Sequence[int] = (),
) -> str:
    """Encode a query as JSON.

    It has the nonzero cells with their indexes, the number of seats, for each option its tokens, its place
    and its nonzero lookups, and the strengths of seats.
    """
    seen = [(at, number) for at, number in enumerate(observation) if number]
    named = [(words, place, _nonzero(observation, lookups)) for words, place, lookups in options]
    return json.dumps([seen, seats, named, list(strengths)], separators=(",", ":"))


def _nonzero(observation: bytes, lookups: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(lookup, observation[at]) for lookup, at in lookups if observation[at]]
