"""How the network is worked out: three ways, which give the same whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from citadels.bots.learned.naming import Named


class Answer(NamedTuple):
    """What the network says, in units of ``1 / ONE``: how likely options are, and how likely seats win.

    Only their differences mean something: the exponentials of these numbers are as the chances.
    """

    logits: list[int]  # of the options
    worths: list[int]  # of the seats by place: first the one who is asked


class Routine(Protocol):
    """A way to work out the network."""

    def answer(self, observation: bytes, seats: int, options: Sequence[Named]) -> Answer:
        """What the network says of these options and of all seats."""
        ...


@runtime_checkable
class Batches(Protocol):
    """A way to work out the network that takes less time for many observations at once."""

    def worths(self, observations: Sequence[bytes], seats: int) -> list[list[int]]:
        """What the network says of all seats, from each of these observations."""
        ...

    def logits(
        self, observations: Sequence[bytes], seats: int, options: Sequence[Sequence[Named]]
    ) -> list[list[int]]:
        """What the network says of the options at each of these observations."""
        ...
