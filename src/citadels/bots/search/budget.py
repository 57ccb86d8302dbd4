"""How long to think about a decision: so many seconds, or so many nodes."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass

from citadels.engine.errors import CitadelsError

SECONDS = {"s": 1.0, "ms": 0.001}
NODES = "n"
WRITTEN = re.compile(r"(\d+(?:\.\d+)?)\s*(s|ms|n)")


@dataclass(frozen=True)
class Budget:
    """Seconds or nodes; the one that is not used is 0. With nodes the same seed makes the same choices."""

    seconds: float = 0.0
    nodes: int = 0

    @staticmethod
    def parse(text: str) -> Budget:
        """As it is written after the name of the bot: ``5s``, ``250ms`` or ``800n``."""
        found = WRITTEN.fullmatch(text.strip())
        amount = float(found[1]) if found else 0.0
        if found is None or not amount or (found[2] == NODES and not amount.is_integer()):
            raise CitadelsError(f"{text!r} is no time to think; write seconds or nodes: 5s, 250ms, 800n")
        if found[2] == NODES:
            return Budget(nodes=int(amount))
        return Budget(seconds=amount * SECONDS[found[2]])

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"

    def spend(self) -> Iterator[int]:
        """The numbers of the nodes that there is time for."""
        end = time.monotonic() + self.seconds
        number = 0
        while number < self.nodes or (not self.nodes and time.monotonic() < end):
            yield number
            number += 1
