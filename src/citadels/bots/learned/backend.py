"""How the network is worked out: three ways, which give the same whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from citadels.bots.learned.action_features import ActionFeatures


class NetworkOutput(NamedTuple):
    """Policy logits and value logits, in units of ``1 / ACCUMULATOR_ONE``.

    Only their differences mean something: softmax of these gives the probabilities.
    """

    logits: list[int]  # of the options
    value_logits: list[int]  # of the seats by place: first the one who is asked


class Backend(Protocol):
    """A way to work out the network."""

    def answer(self, observation: bytes, seats: int, options: Sequence[ActionFeatures]) -> NetworkOutput:
        """What the network says of these options and of all seats."""
        ...


@runtime_checkable
class BatchBackend(Protocol):
    """A way to work out the network that takes less time for many observations at once."""

    def value_logits(self, observations: Sequence[bytes], seats: int) -> list[list[int]]:
        """What the network says of all seats, from each of these observations."""
        ...

    def logits(
        self, observations: Sequence[bytes], seats: int, options: Sequence[Sequence[ActionFeatures]]
    ) -> list[list[int]]:
        """What the network says of the options at each of these observations."""
        ...
