"""The network as the page of a browser works it out: see web/src/local/worker/network.ts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from citadels.bots.learned.action_features import ActionFeatures
from citadels.bots.learned.backend import NetworkOutput


class BrowserNetwork(Protocol):
    """What the page makes of the file of weights."""

    def answer(self, question: str) -> str:
        """The logits and the value_logits, as JSON."""
        ...


class BrowserBackend:
    """Asks the page."""

    def __init__(self, network: BrowserNetwork) -> None:
        self._network = network

    def answer(self, observation: bytes, seats: int, options: Sequence[ActionFeatures]) -> NetworkOutput:
        """What the network says of these options and of all seats."""
        return NetworkOutput(*json.loads(self._network.answer(question(observation, seats, options))))


def question(observation: bytes, seats: int, options: Sequence[ActionFeatures]) -> str:
    """What the page is asked: the numbers that are not 0 with their places, how many seats there are, and for
    each option its words, its place and its lookups with their numbers."""
    seen = [(at, number) for at, number in enumerate(observation) if number]
    named = [(words, place, _nonzero(observation, lookups)) for words, place, lookups in options]
    return json.dumps([seen, seats, named], separators=(",", ":"))


def _nonzero(observation: bytes, lookups: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(sight, observation[at]) for sight, at in lookups if observation[at]]
