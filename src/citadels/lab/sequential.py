"""Wald's sequential probability ratio test (SPRT) between two win shares of a bot.

Games of one deal are not independent, so the test is updated deal by deal and the log likelihood ratio is
divided by the design effect: the variance between deals relative to that of independent games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log

from citadels.engine.errors import CitadelsError

PRIOR_DEALS = 10  # weight of the prior that games are independent, in deals


@dataclass(frozen=True)
class Hypotheses:
    """The two win shares to decide between, and ``risk``, the probability of a wrong verdict."""

    better: float
    worse: float
    risk: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.worse < self.better < 1:
            raise CitadelsError(
                f"better {self.better} and worse {self.worse} must be between 0 and 1, better above worse"
            )
        if not 0 < self.risk < 0.5:
            raise CitadelsError(f"risk {self.risk} must be between 0 and 0.5")

    @property
    def bound(self) -> float:
        """The log likelihood ratio at which the test stops."""
        return log((1 - self.risk) / self.risk)


@dataclass
class SequentialTest:
    """Wald's sequential probability ratio test, updated deal by deal."""

    hypotheses: Hypotheses
    deals: int = 0
    games: int = 0
    wins: float = 0.0
    shares: list[float] = field(default_factory=list)

    def add(self, wins: Sequence[float]) -> None:
        """Add a deal: the bot's wins in each of its games."""
        self.deals += 1
        if wins:  # empty if all games of the deal failed
            self.games += len(wins)
            self.wins += sum(wins)
            self.shares.append(sum(wins) / len(wins))

    @property
    def ratio(self) -> float:
        """The log likelihood ratio of the better share to the worse, corrected by the design effect."""
        better, worse = self.hypotheses.better, self.hypotheses.worse
        won, lost = log(better / worse), log((1 - better) / (1 - worse))
        return (self.wins * won + (self.games - self.wins) * lost) / self.design_effect

    @property
    def design_effect(self) -> float:
        """The variance of deals relative to independent games; at least 1."""
        count = len(self.shares)
        share = self.wins / self.games if self.games else 0.0
        expected = share * (1 - share) * count / max(1, self.games)  # variance of a deal's share
        if count < 2 or expected <= 0:
            return 1.0
        strayed = sum([(each - share) ** 2 for each in self.shares]) / expected
        return max(1.0, (PRIOR_DEALS + strayed) / (PRIOR_DEALS + count - 1))

    @property
    def verdict(self) -> str:
        """``better``, ``worse``, or empty while undecided."""
        ratio = self.ratio
        if abs(ratio) < self.hypotheses.bound:
            return ""
        return "better" if ratio > 0 else "worse"
