"""The bot ``search``: Monte Carlo search over worlds sampled from its view (determinization)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.terms import Term, total
from citadels.bots.base import Bot
from citadels.bots.beliefs import Beliefs, infer_beliefs
from citadels.bots.expert import ExpertBot
from citadels.bots.search.budget import Budget, BudgetMeter
from citadels.bots.search.evaluator import NetworkEvaluator, default_evaluator
from citadels.bots.search.explanation import explain
from citadels.bots.search.halving import Candidate, SequentialHalving
from citadels.bots.search.mixing import choose_mixed
from citadels.bots.search.network_rollout import NetworkRollouts
from citadels.bots.search.playout import Playouts
from citadels.bots.search.value import POINTS
from citadels.engine.actions import Action
from citadels.engine.game import Game, Option
from citadels.engine.view import View

DEFAULT_BUDGET: Final = Budget(seconds=0.1)
MAX_OPTIONS: Final = 12  # options simulated when choosing; those with the best priors
POINT_SCALE: Final = 0.01  # win probability per point of the expert's score
LOG_PRIOR_SCALE: Final = 0.02  # win probability per nat of the network's log prior
# Weight of each prior, in simulated worlds.
EXPERT_PRIOR_VISITS: Final = 8.0
NETWORK_PRIOR_VISITS: Final = 40.0
BATCH_SIZE: Final = 16  # minimum of nodes between two eliminations; they share the network's batches


class Prospect(NamedTuple):
    """The estimated outcome of one option."""

    option: Option
    nodes: int  # simulations of this option
    chance: float  # of winning
    points: float  # at the end of a playout: a round or two later, or at the end of the game
    lead: float  # points ahead of the best opponent
    reason: Term


class SearchBot(Bot):
    """Searches at every decision until its budget is spent."""

    def __init__(self, seed: str, budget: Budget = DEFAULT_BUDGET) -> None:
        super().__init__(seed)
        self.budget = budget
        self._expert = ExpertBot(seed)
        self._evaluator = default_evaluator()

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the action of the best option, or one near it where opponents might foresee the best."""
        if len(options) == 1:
            return options[0].action
        assessment = self._expert.assess(view)
        beliefs = self._infer_beliefs(assessment)
        halving = self._search(assessment, beliefs, options, MAX_OPTIONS, described=False)
        return choose_mixed(halving, beliefs, view.seat, self.random)

    def prospects(self, view: View, options: Sequence[Option]) -> list[Prospect]:
        """Return the estimated outcome of every option, best first."""
        assessment = self._expert.assess(view)
        beliefs = self._infer_beliefs(assessment)
        found = self._search(assessment, beliefs, options, len(options), described=True).result()
        return [_prospect(assessment, candidate, found) for candidate in found]

    def _infer_beliefs(self, assessment: Assessment) -> Beliefs:
        """Return the beliefs of the network, which the assessment adopts, or else those of the expert."""
        evaluator = self._evaluator_for(assessment.view)
        if evaluator is None:
            return Beliefs(assessment.view, assessment.beliefs)
        beliefs = infer_beliefs(assessment.view, evaluator.network)
        assessment.set_beliefs(beliefs.characters)
        return beliefs

    def _search(
        self,
        assessment: Assessment,
        beliefs: Beliefs,
        options: Sequence[Option],
        max_options: int,
        described: bool,
    ) -> SequentialHalving:
        """Simulate the remaining options in sampled worlds until the budget is spent.

        All options of a world share one random seed, so that they are compared under the same luck. A budget
        in seconds is always used up, because thinking time must not leak information at a table. A budget in
        nodes, as the lab uses it, ends early once the answer is clear.
        """
        meter = BudgetMeter(self.budget)
        evaluator, dealer = self._evaluator_for(assessment.view), beliefs.dealer()
        halving = self._make_halving(assessment, options, evaluator, max_options)
        playouts = (
            NetworkRollouts(assessment.view, evaluator, described) if evaluator else Playouts(assessment.view)
        )
        while meter.fraction_spent < 1:
            halving.eliminate(meter.fraction_spent)
            if meter.nodes_left and halving.is_decided(meter.nodes_left):
                break
            for _ in range(0, BATCH_SIZE, len(halving.remaining)):
                self._simulate(dealer.deal_unrecorded(self.random), halving, playouts, meter)
            playouts.finish_batch(meter)
        return halving

    def _simulate(
        self, world: Game, halving: SequentialHalving, playouts: Playouts, meter: BudgetMeter
    ) -> None:
        """Simulate all remaining options in one world."""
        luck = self.random.getrandbits(32)
        for candidate in halving.remaining:
            if meter.fraction_spent >= 1:
                break
            playouts.play(world.clone(), candidate, Random(luck))
            meter.count()

    def _evaluator_for(self, view: View) -> NetworkEvaluator | None:
        """Return the network evaluator, or None if the network is missing or does not support the edition."""
        return self._evaluator if self._evaluator is not None and self._evaluator.supports(view) else None

    def _make_halving(
        self,
        assessment: Assessment,
        options: Sequence[Option],
        evaluator: NetworkEvaluator | None,
        max_options: int,
    ) -> SequentialHalving:
        """Start sequential halving over the options with the best priors.

        Priors come from the network or, without one, from the expert.
        """
        if evaluator is not None:
            priors = [
                LOG_PRIOR_SCALE * each
                for each in evaluator.log_priors(assessment.view, [o.action for o in options])
            ]
        else:
            sums = [total(self._expert.judge(assessment, option)) for option in options]
            priors = [POINT_SCALE * (each - max(sums)) for each in sums]
        seats = len(assessment.view.players)
        found = [Candidate(option, prior, seats) for option, prior in zip(options, priors, strict=True)]
        found.sort(key=lambda candidate: -candidate.prior)
        return SequentialHalving(
            found[:max_options], EXPERT_PRIOR_VISITS if evaluator is None else NETWORK_PRIOR_VISITS
        )


def _prospect(assessment: Assessment, candidate: Candidate, field: Sequence[Candidate]) -> Prospect:
    points = [candidate.mean(seat, POINTS) for seat in range(len(assessment.view.players))]
    own = points.pop(assessment.seat)
    chance = candidate.value / max(1, candidate.visits)
    reason = explain(assessment, candidate, field)
    return Prospect(candidate.option, candidate.visits, chance, own, own - max(points), reason)
