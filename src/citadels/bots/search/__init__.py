"""search: deals worlds that agree with its view, tries its options in all of them, and chooses what wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from citadels.bots.advice.reading import Reading
from citadels.bots.advice.terms import Term, total
from citadels.bots.base import Bot
from citadels.bots.expert import ExpertBot
from citadels.bots.search.budget import Budget, Meter
from citadels.bots.search.contest import Candidate, Contest
from citadels.bots.search.foresight import foresee
from citadels.bots.search.playout import play_on
from citadels.bots.search.policy import Policy
from citadels.bots.search.value import POINTS
from citadels.engine.actions import Action
from citadels.engine.deal import Dealer
from citadels.engine.game import Option
from citadels.engine.view import View

DEFAULT: Final = Budget(seconds=0.1)
MOST: Final = 12  # options that are tried at all: those that the expert likes best
POINT: Final = 0.01  # the chance of winning that a point of the expert's judgement stands for


class Prospect(NamedTuple):
    """What an option is expected to bring."""

    option: Option
    nodes: int  # how often it was tried
    chance: float  # of winning
    points: float  # at the end of the next round, or of the game if that comes first
    lead: float  # in points over the best of the others
    reason: Term


class SearchBot(Bot):
    """Thinks about every decision until its budget is spent."""

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        super().__init__(seed)
        self.budget = budget
        self._expert = ExpertBot(seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The action of the best option."""
        if len(options) == 1:
            return options[0].action
        return self._think(self._expert.reading(view), options, MOST)[0].action

    def prospects(self, view: View, options: Sequence[Option]) -> list[Prospect]:
        """What every option is expected to bring, the best first."""
        reading = self._expert.reading(view)
        found = self._think(reading, options, len(options))
        return [_prospect(reading, candidate, found) for candidate in found]

    def _think(self, reading: Reading, options: Sequence[Option], most: int) -> list[Candidate]:
        """Try the options that are left in world after world, each with the same luck, to compare them.

        Seconds are spent to the last: how long a player at a table thinks must tell nothing. Nodes, the
        budget of lab and analysis, are saved where the answer is clear.
        """
        meter = Meter(self.budget)
        contest = Contest(self._candidates(reading, options)[:most])
        dealer = Dealer(reading.view, reading.beliefs)
        policy = Policy(reading.rules.edition)
        while meter.share < 1:
            contest.narrow(meter.share)
            if meter.nodes_left and contest.settled(meter.nodes_left):
                break
            world = dealer.deal(self.random)
            luck = self.random.getrandbits(32)
            for candidate in contest.left:
                if meter.share >= 1:
                    break
                play_on(world.clone(), reading.view, candidate, policy, Random(luck))
                meter.count()
        return contest.result()

    def _candidates(self, reading: Reading, options: Sequence[Option]) -> list[Candidate]:
        """The options, those that the expert likes best first."""
        sums = [total(self._expert.judge(reading, option)) for option in options]
        best, seats = max(sums), len(reading.view.players)
        found = [
            Candidate(option, POINT * (each - best), seats)
            for option, each in zip(options, sums, strict=True)
        ]
        return sorted(found, key=lambda candidate: -candidate.prior)


def _prospect(reading: Reading, candidate: Candidate, field: Sequence[Candidate]) -> Prospect:
    points = [candidate.mean(seat, POINTS) for seat in range(len(reading.view.players))]
    own = points.pop(reading.seat)
    chance = candidate.value / max(1, candidate.visits)
    reason = foresee(reading, candidate, field)
    return Prospect(candidate.option, candidate.visits, chance, own, own - max(points), reason)
