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


class BeliefOutput(NamedTuple):
    """Logits of what each other seat holds, in the same units, by place from 1 on."""

    ranks: list[list[int]]  # of a character, by rank
    costs: list[list[int]]  # of a hidden card, by cost: relative to how many unseen cards have it


class Backend(Protocol):
    """Evaluates the network at one observation.

    ``strengths`` are the rows of the tensor of that name for the seats by place, -1 for unknown ones; without
    them all are unknown.
    """

    def answer(
        self,
        observation: bytes,
        seats: int,
        options: Sequence[ActionFeatures],
        strengths: Sequence[int] = (),
    ) -> NetworkOutput:
        """Return the policy logits of these options and the value logits of all seats."""
        ...

    def beliefs(self, observation: bytes, seats: int) -> BeliefOutput:
        """Return the logits of what the other seats hold."""
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
