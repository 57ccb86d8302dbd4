"""A contest between options: weak ones drop out early, so that close ones get most of the time."""

from __future__ import annotations

from math import sqrt
from typing import Final

from citadels.bots.search.tree import Node
from citadels.bots.search.value import FEATURES, Outlook
from citadels.engine.game import Option

FINALISTS: Final = 2

LEAST: Final = 8  # worlds after which a contest can be settled
SURE: Final = 2.0  # standard deviations of luck that a lead must be worth
DOUBT: Final = 0.05  # is added to the squares of all differences seen: few worlds prove little


class Candidate(Node):
    """An option to choose from. Its prior is how much less chance it seems to have than the best."""

    __slots__ = ("_features", "ended", "option", "seen")

    def __init__(self, option: Option, prior: float, seats: int) -> None:
        super().__init__(option.action, prior)
        self.option = option
        self.seen: list[float] = []  # the chance of winning in each world
        self.ended = 0  # how often the game was over by the end of a playout
        self._features = [[0.0] * len(FEATURES) for _ in range(seats)]  # summed over all visits

    def add(self, chance: float) -> None:
        """What a visit brought in a world."""
        super().add(chance)
        self.seen.append(chance)

    def learn(self, found: Outlook) -> None:
        """Note what the position looked like at the end of a playout."""
        self.ended += found.over
        for sums, features in zip(self._features, found.features, strict=True):
            for index, amount in enumerate(features):
                sums[index] += amount

    def mean(self, seat: int, feature: int) -> float:
        """What a player has at the end of a playout, on average."""
        return self._features[seat][feature] / max(1, self.visits)


class Contest:
    """Candidates, fewer and fewer of whom are left."""

    def __init__(self, candidates: list[Candidate], trust: float) -> None:
        self.left = candidates
        self._trust = trust  # how many worlds the prior judgement is worth
        self._entered = len(candidates)
        self._out: list[Candidate] = []

    def narrow(self, share: float) -> None:
        """Drop those who must go after this share of the time; each halving of the field takes as long."""
        places = max(FINALISTS, round(self._entered ** (1 - share)))
        if places < len(self.left):
            ranked = self._ranked()
            self.left = ranked[:places]
            self._out = ranked[places:] + self._out

    def settled(self, nodes: int) -> bool:
        """Whether nobody left will catch up with the leader within so many nodes, as far as luck can tell.

        If two options are equally good, their difference is as far from nothing after some worlds more as
        the squares of the differences seen let expect. A lead of more than that will hardly be lost.
        """
        worlds = self.left[0].visits
        if len(self.left) == 1 or worlds < LEAST:
            return False
        leader = max(self.left, key=self._sum)
        more = nodes / FINALISTS  # worlds to come, at most
        for other in self.left:
            lead = self._sum(leader) - self._sum(other)
            if other is not leader and lead <= SURE * sqrt(_spread(leader, other) / worlds * more):
                return False
        return True

    def result(self) -> list[Candidate]:
        """All candidates, the best first."""
        return self._ranked() + self._out

    def _ranked(self) -> list[Candidate]:
        visits = sum([candidate.visits for candidate in self.left])
        mean = sum([candidate.value for candidate in self.left]) / max(1, visits)
        return sorted(self.left, key=lambda each: (not each.visits and visits > 0, -self._worth(each, mean)))

    def _sum(self, candidate: Candidate) -> float:
        """What is compared of candidates that have met the same worlds."""
        return candidate.value + self._trust * candidate.prior

    def _worth(self, candidate: Candidate, mean: float) -> float:
        """The mean of what was seen, with what was thought before counted as if it had been seen too."""
        expected = self._trust * (mean + candidate.prior)
        return (candidate.value + expected) / (candidate.visits + self._trust)


def _spread(one: Candidate, other: Candidate) -> float:
    """The squares of all differences between two that have met the same worlds."""
    return DOUBT + sum([(mine - other.seen[world]) ** 2 for world, mine in enumerate(one.seen)])
