"""search: deals worlds that agree with its view, tries its options in all of them, and chooses what wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.terms import Term, total
from citadels.bots.base import Bot
from citadels.bots.expert import ExpertBot
from citadels.bots.search.budget import Budget, Meter
from citadels.bots.search.contest import Candidate, Contest
from citadels.bots.search.foresight import foresee
from citadels.bots.search.listening import Listener, listener
from citadels.bots.search.playout import Playouts
from citadels.bots.search.rehearsal import Rehearsals
from citadels.bots.search.suspicion import suspicions
from citadels.bots.search.value import POINTS
from citadels.engine.actions import Action
from citadels.engine.deal import Dealer
from citadels.engine.game import Game, Option
from citadels.engine.view import View

DEFAULT: Final = Budget(seconds=0.1)
MOST: Final = 12  # options that are tried at all: those that look best
POINT: Final = 0.01  # the chance of winning that a point of the expert's judgement stands for
LIKING: Final = 0.02  # the same of the logarithm of how likely the network would take an answer
# How many worlds it is worth what somebody thinks of an answer before it is tried.
EXPERT: Final = 8.0
NETWORK: Final = 40.0
AT_ONCE: Final = 16  # nodes between two looks at the contest


class Prospect(NamedTuple):
    """What an option is expected to bring."""

    option: Option
    nodes: int  # how often it was tried
    chance: float  # of winning
    points: float  # where playouts end: a round or two later, or with the game
    lead: float  # in points over the best of the others
    reason: Term


class SearchBot(Bot):
    """Thinks about every decision until its budget is spent."""

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        super().__init__(seed)
        self.budget = budget
        self._expert = ExpertBot(seed)
        self._listener = listener()

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The action of the best option."""
        if len(options) == 1:
            return options[0].action
        return self._think(self._expert.assess(view), options, MOST, described=False)[0].action

    def prospects(self, view: View, options: Sequence[Option]) -> list[Prospect]:
        """What every option is expected to bring, the best first."""
        assessment = self._expert.assess(view)
        found = self._think(assessment, options, len(options), described=True)
        return [_prospect(assessment, candidate, found) for candidate in found]

    def _think(
        self, assessment: Assessment, options: Sequence[Option], most: int, described: bool
    ) -> list[Candidate]:
        """Try the options that are left in world after world, each with the same luck, to compare them.

        Seconds are spent to the last: how long a player at a table thinks must tell nothing. Nodes, the
        budget of lab and analysis, are saved where the answer is clear.
        """
        meter = Meter(self.budget)
        listener = self._heard(assessment.view)
        if listener is not None:
            assessment.set_beliefs(suspicions(assessment, listener, self.random))
        contest = self._contest(assessment, options, listener, most)
        dealer = Dealer(assessment.view, assessment.beliefs)
        playouts = Rehearsals(assessment.view, listener, described) if listener else Playouts(assessment.view)
        while meter.share < 1:
            contest.narrow(meter.share)
            if meter.nodes_left and contest.settled(meter.nodes_left):
                break
            for _ in range(0, AT_ONCE, len(contest.left)):
                self._meet(dealer.deal_unrecorded(self.random), contest, playouts, meter)
            playouts.settle(meter)
        return contest.result()

    def _meet(self, world: Game, contest: Contest, playouts: Playouts, meter: Meter) -> None:
        """Try all options that are left in one world."""
        luck = self.random.getrandbits(32)
        for candidate in contest.left:
            if meter.share >= 1:
                break
            playouts.play(world.clone(), candidate, Random(luck))
            meter.count()

    def _heard(self, view: View) -> Listener | None:
        """Whoever listens to the network, if it can speak of this game."""
        return self._listener if self._listener is not None and self._listener.knows(view) else None

    def _contest(
        self, assessment: Assessment, options: Sequence[Option], listener: Listener | None, most: int
    ) -> Contest:
        """Between the options that the network likes best; without it, those that the expert does."""
        if listener is not None:
            priors = [
                LIKING * each for each in listener.likings(assessment.view, [o.action for o in options])
            ]
        else:
            sums = [total(self._expert.judge(assessment, option)) for option in options]
            priors = [POINT * (each - max(sums)) for each in sums]
        seats = len(assessment.view.players)
        found = [Candidate(option, prior, seats) for option, prior in zip(options, priors, strict=True)]
        found.sort(key=lambda candidate: -candidate.prior)
        return Contest(found[:most], EXPERT if listener is None else NETWORK)


def _prospect(assessment: Assessment, candidate: Candidate, field: Sequence[Candidate]) -> Prospect:
    points = [candidate.mean(seat, POINTS) for seat in range(len(assessment.view.players))]
    own = points.pop(assessment.seat)
    chance = candidate.value / max(1, candidate.visits)
    reason = foresee(assessment, candidate, field)
    return Prospect(candidate.option, candidate.visits, chance, own, own - max(points), reason)
