"""A sequential test: play until it is clear which of two win shares a bot's own is nearer to.

It is Wald's sequential probability ratio test. As games of one deal are not independent of each other,
the test looks at whole deals, and divides the log likelihood ratio by the design effect: how many times
larger the variance between deals is than it would be if all games were independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log

from citadels.engine.errors import CitadelsError

PRIOR_DEALS = 10  # how many deals the belief that games are independent is worth, before any is played


@dataclass(frozen=True)
class Hypotheses:
    """Is a win share nearer to ``better`` or to ``worse``? ``risk`` is the chance of a wrong answer."""

    better: float
    worse: float
    risk: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.worse < self.better < 1:
            raise CitadelsError(
                f"better {self.better} and worse {self.worse} must lie between 0 and 1, better above worse"
            )
        if not 0 < self.risk < 0.5:
            raise CitadelsError(f"risk {self.risk} must be between 0 and 0.5")

    @property
    def bound(self) -> float:
        """The log likelihood ratio at which the question is answered."""
        return log((1 - self.risk) / self.risk)


@dataclass
class SequentialTest:
    """The log likelihood ratio as it moves from deal to deal, until the question is answered."""

    hypotheses: Hypotheses
    deals: int = 0
    games: int = 0
    wins: float = 0.0
    shares: list[float] = field(default_factory=list)

    def add(self, wins: Sequence[float]) -> None:
        """Add one more deal: what the bot won in each of its games."""
        self.deals += 1
        if wins:  # none if all games of the deal failed
            self.games += len(wins)
            self.wins += sum(wins)
            self.shares.append(sum(wins) / len(wins))

    @property
    def ratio(self) -> float:
        """The log likelihood ratio of the better share to the worse one."""
        better, worse = self.hypotheses.better, self.hypotheses.worse
        won, lost = log(better / worse), log((1 - better) / (1 - worse))
        return (self.wins * won + (self.games - self.wins) * lost) / self.design_effect

    @property
    def design_effect(self) -> float:
        """How much more the deals vary than independent games would; at least 1."""
        count = len(self.shares)
        share = self.wins / self.games if self.games else 0.0
        expected = share * (1 - share) * count / max(1, self.games)  # the variance of a deal's share
        if count < 2 or expected <= 0:
            return 1.0
        strayed = sum([(each - share) ** 2 for each in self.shares]) / expected
        return max(1.0, (PRIOR_DEALS + strayed) / (PRIOR_DEALS + count - 1))

    @property
    def verdict(self) -> str:
        """``better``, ``worse``, or nothing while it is open."""
        ratio = self.ratio
        if abs(ratio) < self.hypotheses.bound:
            return ""
        return "better" if ratio > 0 else "worse"
