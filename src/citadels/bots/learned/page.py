"""The network as the page of a browser works it out: see web/src/local/worker/network.ts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from citadels.bots.learned.naming import Named
from citadels.bots.learned.routine import Answer


class PageNetwork(Protocol):
    """What the page makes of the file of weights."""

    def answer(self, question: str) -> str:
        """The logits and the worths, as JSON."""
        ...


class PageRoutine:
    """Asks the page."""

    def __init__(self, network: PageNetwork) -> None:
        self._network = network

    def answer(self, observation: bytes, seats: int, options: Sequence[Named]) -> Answer:
        """What the network says of these options and of all seats."""
        return Answer(*json.loads(self._network.answer(question(observation, seats, options))))


def question(observation: bytes, seats: int, options: Sequence[Named]) -> str:
    """What the page is asked: the numbers that are not 0 with their places, how many seats there are, and for
    each option its words, its place and its sights with their numbers."""
    seen = [(at, number) for at, number in enumerate(observation) if number]
    named = [(words, place, _shown(observation, sights)) for words, place, sights in options]
    return json.dumps([seen, seats, named], separators=(",", ":"))


def _shown(observation: bytes, sights: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(sight, observation[at]) for sight, at in sights if observation[at]]
