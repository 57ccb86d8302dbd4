"""A contest between options: weak ones drop out early, so that close ones get most of the time."""

from __future__ import annotations

from math import sqrt
from typing import Final

from citadels.bots.search.tree import Node
from citadels.bots.search.value import FEATURES, Evaluation
from citadels.engine.game import Option

FINALISTS: Final = 2

MIN_WORLDS: Final = 8  # worlds after which a contest can be settled
Z_THRESHOLD: Final = 2.0  # standard deviations of luck that a lead must be worth
VARIANCE_PRIOR: Final = 0.05  # is added to the squares of all differences seen: few worlds prove little


class Candidate(Node):
    """An option to choose from. Its prior is how much less chance it seems to have than the best."""

    __slots__ = ("_features", "chances", "games_ended", "option")

    def __init__(self, option: Option, prior: float, seats: int) -> None:
        super().__init__(option.action, prior)
        self.option = option
        self.chances: list[float] = []  # the chance of winning in each world
        self.games_ended = 0  # how often the game was over by the end of a playout
        self._features = [[0.0] * len(FEATURES) for _ in range(seats)]  # summed over all visits

    def add(self, chance: float) -> None:
        """What a visit brought in a world."""
        super().add(chance)
        self.chances.append(chance)

    def add_evaluation(self, found: Evaluation) -> None:
        """Note what the position looked like at the end of a playout."""
        self.games_ended += found.over
        for sums, features in zip(self._features, found.features, strict=True):
            for index, amount in enumerate(features):
                sums[index] += amount

    def mean(self, seat: int, feature: int) -> float:
        """What a player has at the end of a playout, on average."""
        return self._features[seat][feature] / max(1, self.visits)


class SequentialHalving:
    """Candidates, fewer and fewer of whom are left."""

    def __init__(self, candidates: list[Candidate], prior_visits: float) -> None:
        self.remaining = candidates
        self._prior_visits = prior_visits  # how many worlds the prior judgement is worth
        self._initial_count = len(candidates)
        self._eliminated: list[Candidate] = []

    def eliminate(self, fraction_spent: float) -> None:
        """Drop those who must go after this fraction of the time; each halving of the field takes as long."""
        places = max(FINALISTS, round(self._initial_count ** (1 - fraction_spent)))
        if places < len(self.remaining):
            ranked = self._ranked()
            self.remaining = ranked[:places]
            self._eliminated = ranked[places:] + self._eliminated

    def is_decided(self, nodes: int) -> bool:
        """Whether nobody left will catch up with the leader within so many nodes, as far as luck can tell.

        If two options are equally good, their difference is as far from nothing after some worlds more as
        the squares of the differences seen let expect. A lead of more than that will hardly be lost.
        """
        worlds = self.remaining[0].visits
        if len(self.remaining) == 1 or worlds < MIN_WORLDS:
            return False
        leader = max(self.remaining, key=self._score)
        more = nodes / FINALISTS  # worlds to come, at most
        for other in self.remaining:
            lead = self._score(leader) - self._score(other)
            if other is not leader and lead <= Z_THRESHOLD * sqrt(
                _squared_differences(leader, other) / worlds * more
            ):
                return False
        return True

    def result(self) -> list[Candidate]:
        """All candidates, the best first."""
        return self._ranked() + self._eliminated

    def _ranked(self) -> list[Candidate]:
        visits = sum([candidate.visits for candidate in self.remaining])
        mean = sum([candidate.value for candidate in self.remaining]) / max(1, visits)
        return sorted(
            self.remaining,
            key=lambda each: (not each.visits and visits > 0, -self._posterior_mean(each, mean)),
        )

    def _score(self, candidate: Candidate) -> float:
        """What is compared of candidates that have met the same worlds."""
        return candidate.value + self._prior_visits * candidate.prior

    def _posterior_mean(self, candidate: Candidate, mean: float) -> float:
        """The mean of what was seen, with what was thought before counted as if it had been seen too."""
        expected = self._prior_visits * (mean + candidate.prior)
        return (candidate.value + expected) / (candidate.visits + self._prior_visits)


def _squared_differences(one: Candidate, other: Candidate) -> float:
    """The squares of all differences between two that have met the same worlds."""
    return VARIANCE_PRIOR + sum(
        [(mine - other.chances[world]) ** 2 for world, mine in enumerate(one.chances)]
    )
