"""Sequential halving over options: drop weak ones early, so that close ones get most of the budget.

Sums are those of fsum, which are the same in every version of Python.
"""

from __future__ import annotations

from math import fsum, sqrt
from typing import Final

from citadels.bots.search.tree import Node
from citadels.bots.search.value import FEATURES, Evaluation
from citadels.engine.game import Option

FINALISTS: Final = 2

MIN_WORLDS: Final = 8  # worlds simulated before the leader may be declared
Z_THRESHOLD: Final = 2.0  # standard errors by which the leader must be ahead
VARIANCE_PRIOR: Final = 0.05  # added to the sum of squares, so that few worlds do not settle it


class Candidate(Node):
    """An option at the root. Its prior is a win probability relative to the best option, so at most 0."""

    __slots__ = ("_features", "chances", "games_ended", "option")

    def __init__(self, option: Option, prior: float, seats: int) -> None:
        super().__init__(option.action, prior)
        self.option = option
        self.chances: list[float] = []  # estimated win probability in each world
        self.games_ended = 0  # playouts that reached the end of the game
        self._features = [[0.0] * len(FEATURES) for _ in range(seats)]  # by seat, summed over all visits

    def add(self, chance: float) -> None:
        """Record the result of one visit."""
        super().add(chance)
        self.chances.append(chance)

    def add_evaluation(self, found: Evaluation) -> None:
        """Add the static evaluation at the end of a playout, from which reasons are derived."""
        self.games_ended += found.over
        for sums, features in zip(self._features, found.features, strict=True):
            for index, amount in enumerate(features):
                sums[index] += amount

    def mean(self, seat: int, feature: int) -> float:
        """Return the mean of a seat's feature at the end of playouts."""
        return self._features[seat][feature] / max(1, self.visits)


class SequentialHalving:
    """Sequential halving over candidate options, with priors and an early stop."""

    def __init__(self, candidates: list[Candidate], prior_visits: float) -> None:
        self.remaining = candidates
        self._prior_visits = prior_visits  # number of visits that each prior counts for
        self._initial_count = len(candidates)
        self._eliminated: list[Candidate] = []

    def eliminate(self, fraction_spent: float) -> None:
        """Drop the weakest candidates. The field shrinks geometrically as the budget is spent."""
        places = max(FINALISTS, round(self._initial_count ** (1 - fraction_spent)))
        if places < len(self.remaining):
            ranked = self._ranked()
            self.remaining = ranked[:places]
            self._eliminated = ranked[places:] + self._eliminated

    def is_decided(self, nodes: int) -> bool:
        """Return whether the leader is unlikely to be overtaken within ``nodes`` more nodes.

        Under the null hypothesis that two options are equally good, the summed difference is a random walk
        whose variance per world is estimated from the squared differences so far. The leader must be ahead by
        ``Z_THRESHOLD`` standard deviations of that walk over the remaining worlds.
        """
        worlds = self.remaining[0].visits
        if len(self.remaining) == 1 or worlds < MIN_WORLDS:
            return False
        leader = max(self.remaining, key=self._score)
        more = nodes / FINALISTS  # an upper bound on the worlds still to come
        for other in self.remaining:
            lead = self._score(leader) - self._score(other)
            if other is not leader and lead <= Z_THRESHOLD * sqrt(
                _squared_differences(leader, other) / worlds * more
            ):
                return False
        return True

    def result(self) -> list[Candidate]:
        """Return all candidates, best first."""
        return self._ranked() + self._eliminated

    def lead(self, leader: Candidate, other: Candidate) -> float:
        """Return the win probability by which the leader is ahead of another option.

        They are compared over the worlds in which both were simulated, and the priors count as more of them.
        """
        worlds = min(leader.visits, other.visits)
        ahead = fsum(leader.chances[:worlds]) - fsum(other.chances[:worlds])
        expected = self._prior_visits * (leader.prior - other.prior)
        return (ahead + expected) / (worlds + self._prior_visits)

    def _ranked(self) -> list[Candidate]:
        visits = sum([candidate.visits for candidate in self.remaining])
        mean = fsum([candidate.value for candidate in self.remaining]) / max(1, visits)
        return sorted(
            self.remaining,
            key=lambda each: (not each.visits and visits > 0, -self._posterior_mean(each, mean)),
        )

    def _score(self, candidate: Candidate) -> float:
        """Return the sum by which candidates with the same worlds are compared."""
        return candidate.value + self._prior_visits * candidate.prior

    def _posterior_mean(self, candidate: Candidate, mean: float) -> float:
        """Return the posterior mean: the prior counts as ``_prior_visits`` visits."""
        expected = self._prior_visits * (mean + candidate.prior)
        return (candidate.value + expected) / (candidate.visits + self._prior_visits)


def _squared_differences(one: Candidate, other: Candidate) -> float:
    """Return the sum of squared differences over the worlds in which both were simulated."""
    return VARIANCE_PRIOR + fsum(
        [(mine - other.chances[world]) ** 2 for world, mine in enumerate(one.chances)]
    )
