"""Search budgets: a time limit or a number of nodes per decision."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from math import inf

from citadels.engine.errors import CitadelsError

SECONDS = {"s": 1.0, "ms": 0.001}
NODES = "n"
BUDGET_PATTERN = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)\s*(s|ms|n)")
BUDGET_FORMAT = "write seconds or nodes, such as 5s, 250ms or 800n"


@dataclass(frozen=True)
class Budget:
    """A limit in seconds or in nodes; the unused one is 0. Only a node budget gives reproducible choices."""

    seconds: float = 0.0
    nodes: int = 0

    def __post_init__(self) -> None:
        if not (0 < self.seconds < inf and not self.nodes) and not (self.nodes > 0 and not self.seconds):
            raise CitadelsError(f"invalid search budget {self.nodes or self.seconds}: {BUDGET_FORMAT}")

    @staticmethod
    def parse(text: str) -> Budget:
        """Parse a budget as it follows the name of the bot: ``5s``, ``250ms`` or ``800n``."""
        found = BUDGET_PATTERN.fullmatch(text.strip())
        if found is None or (found[2] == NODES and "." in found[1]):
            raise CitadelsError(f"invalid search budget {text!r}: {BUDGET_FORMAT}")
        if found[2] == NODES:
            return Budget(nodes=int(found[1]))
        return Budget(seconds=float(found[1]) * SECONDS[found[2]])

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"


class BudgetMeter:
    """Measures how much of a budget has been spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._nodes = 0
        self._start = time.monotonic()

    def count(self) -> None:
        """Count one node."""
        self._nodes += 1

    @property
    def nodes_left(self) -> int:
        """Nodes left to spend; 0 for a budget in seconds."""
        return self._budget.nodes and self._budget.nodes - self._nodes

    @property
    def fraction_spent(self) -> float:
        """The spent fraction of the budget: 0 at the start, 1 or more once it is spent."""
        if self._budget.nodes:
            return self._nodes / self._budget.nodes
        return (time.monotonic() - self._start) / self._budget.seconds

    @property
    def expired(self) -> bool:
        """Whether a budget in seconds is used up, so that unfinished work must be abandoned."""
        return not self._budget.nodes and self.fraction_spent >= 1
