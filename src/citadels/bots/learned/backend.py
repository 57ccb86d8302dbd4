"""Inference backends. All three give bit-identical results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from citadels.bots.learned.action_features import ActionFeatures


class NetworkOutput(NamedTuple):
    """Policy logits and value logits, in units of ``1 / ACCUMULATOR_ONE``.

    Only their differences mean something: softmax of these gives the probabilities.
    """

    logits: list[int]  # of the options
    value_logits: list[int]  # of the seats by place: the player to move first


class Backend(Protocol):
    """Evaluates the network at one observation."""

    def answer(self, observation: bytes, seats: int, options: Sequence[ActionFeatures]) -> NetworkOutput:
        """Return the policy logits of these options and the value logits of all seats."""
        ...


@runtime_checkable
class BatchBackend(Protocol):
    """Evaluates the network at many observations at once, which takes less time for each."""

    def value_logits(self, observations: Sequence[bytes], seats: int) -> list[list[int]]:
        """Return the value logits of all seats, for each observation."""
        ...

    def logits(
        self, observations: Sequence[bytes], seats: int, options: Sequence[Sequence[ActionFeatures]]
    ) -> list[list[int]]:
        """Return the policy logits of the options, for each observation."""
        ...
