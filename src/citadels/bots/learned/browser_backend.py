"""Evaluate the network in the page's TypeScript: see web/src/local/worker/network.ts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Protocol

from citadels.bots.learned.action_features import ActionFeatures
from citadels.bots.learned.backend import BeliefOutput, NetworkOutput


class BrowserNetwork(Protocol):
    """The page's network, made from the file of weights.

    Observations are passed as bytes, one after the other, because their cells would take longer to write as
    JSON than to evaluate. Everything else is JSON. Options are numbers of actions that were added before.
    """

    def add_actions(self, features: str) -> None:
        """Number the features of further actions, in this order."""
        ...

    def logits(self, observations: bytes, seats: int, options: str) -> str:
        """Return the policy logits of the options of each observation."""
        ...

    def value_logits(self, observations: bytes, seats: int, count: int) -> str:
        """Return the value logits of all seats, for each of ``count`` observations."""
        ...

    def answer(self, observation: bytes, seats: int, asked: str) -> str:
        """Return policy logits and value logits, for options and strengths."""
        ...

    def beliefs(self, observation: bytes, seats: int) -> str:
        """Return the logits of what the other seats hold."""
        ...


class BrowserBackend:
    """Evaluates the network in the page, one observation or many at once."""

    def __init__(self, network: BrowserNetwork) -> None:
        self._network = network
        self._numbers: dict[ActionFeatures, int] = {}

    def answer(
        self,
        observation: bytes,
        seats: int,
        options: Sequence[ActionFeatures],
        strengths: Sequence[int] = (),
    ) -> NetworkOutput:
        """Return the policy logits of these options and the value logits of all seats."""
        [asked] = self._numbers_of([options])
        return NetworkOutput(
            *json.loads(self._network.answer(observation, seats, compact([asked, [*strengths]])))
        )

    def beliefs(self, observation: bytes, seats: int) -> BeliefOutput:
        """Return the logits of what the other seats hold."""
        return BeliefOutput(*json.loads(self._network.beliefs(observation, seats)))

    def value_logits(self, observations: Sequence[bytes], seats: int) -> list[list[int]]:
        """Return the value logits of all seats, for each observation."""
        found: list[list[int]] = json.loads(
            self._network.value_logits(b"".join(observations), seats, len(observations))
        )
        return found

    def logits(
        self, observations: Sequence[bytes], seats: int, options: Sequence[Sequence[ActionFeatures]]
    ) -> list[list[int]]:
        """Return the policy logits of the options, for each observation."""
        asked = compact(self._numbers_of(options))
        found: list[list[int]] = json.loads(self._network.logits(b"".join(observations), seats, asked))
        return found

    def _numbers_of(self, options: Sequence[Sequence[ActionFeatures]]) -> list[list[int]]:
        """Return the numbers of these options in the page, which gets the features of each only once."""
        known = self._numbers
        new = {named: None for each in options for named in each if named not in known}
        if new:
            self._network.add_actions(compact(new))
            known |= {named: number for number, named in enumerate(new, len(known))}
        return [[known[named] for named in each] for each in options]


def compact(document: Iterable[object]) -> str:
    """Write JSON without spaces."""
    return json.dumps([*document], separators=(",", ":"))
