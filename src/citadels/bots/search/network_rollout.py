"""Rollouts in which the network chooses the moves."""

from __future__ import annotations

from random import Random

from citadels.bots.learned.bot import PLAY_SAMPLING, TRAINING_SAMPLING
from citadels.bots.learned.sampling import sample
from citadels.bots.search.budget import BudgetMeter
from citadels.bots.search.evaluator import NETWORK_PLAYER_SHARE, NetworkEvaluator, PolicyQuery
from citadels.bots.search.halving import Candidate
from citadels.bots.search.playout import Playouts
from citadels.bots.search.value import evaluate
from citadels.encoding.observer import Observer
from citadels.encoding.observer_builder import ObserverBuilder
from citadels.encoding.templates import observation_template
from citadels.engine.game import Game
from citadels.engine.view import View


class NetworkRollout:
    """One sampled world being played out after a candidate, with its observer."""

    def __init__(self, world: Game, observer: Observer, candidate: Candidate, rng: Random) -> None:
        self.world = world
        self.observer = observer
        self.candidate = candidate
        self.rng = rng
        self.uses_network = [
            rng.random() < NETWORK_PLAYER_SHARE for _ in world.state.players
        ]  # by seat: modeled by the network, or else by the fast policy

    @property
    def seat(self) -> int:
        """The seat to move."""
        seat = self.world.seat
        assert seat is not None
        return seat

    def query(self) -> PolicyQuery:
        """Return the current decision for the network."""
        return PolicyQuery(self.seat, self.observer.observe(self.seat), self.world.actions())


class NetworkRollouts(Playouts):
    """Rollouts of worlds sampled from one view, with own moves chosen as ``learned`` would.

    Each opponent is modeled by the network or by the fast policy, at random, because their real strength is
    unknown. A rollout ends at the player's first decision of the next round, where the network's value head
    estimates the win probability. Rollouts advance in lockstep, because batched inference is cheaper.
    """

    def __init__(self, view: View, evaluator: NetworkEvaluator, described: bool) -> None:
        super().__init__(view)
        self._view = view
        self._evaluator = evaluator
        self._described = described  # whether to evaluate the ends statically too, for explanations
        template = observation_template(view.rules)
        self._observer_builder = ObserverBuilder(template, view.knowledge, view.rounds)
        self._begun: list[NetworkRollout] = []

    def play(self, world: Game, candidate: Candidate, rng: Random) -> None:
        """Start a rollout; ``finish_batch`` completes it."""
        observer = self._observer_builder.attach(world.state)
        world.play(candidate.action)
        self._begun.append(NetworkRollout(world, observer, candidate, rng))

    def finish_batch(self, meter: BudgetMeter) -> None:
        """Finish all pending rollouts in lockstep and record their values.

        Abandon them all if the budget expires.
        """
        begun, self._begun = self._begun, []
        going = [one for one in begun if self._advance(one)]
        while going:
            if meter.expired:
                return
            self._answer(going)
            going = [one for one in going if self._advance(one)]
        open_ended = [one.observer.observe(self._seat) for one in begun if not one.world.over]
        chances = self._evaluator.win_probabilities(open_ended, len(self._view.players))[::-1]
        for one in begun:
            self._note(one, None if one.world.over else chances.pop())

    def _advance(self, one: NetworkRollout) -> bool:
        """Play until the network must move or the rollout ends; return whether the network must move."""
        world = one.world
        while not world.over and (world.round == self._view.round or one.seat != self._seat):
            actions = world.actions()
            if len(actions) == 1:
                world.play(actions[0])
            elif one.seat == self._seat or one.uses_network[one.seat]:
                return True
            else:
                world.play(self._policy.choose(world, one.rng))
        return False

    def _answer(self, going: list[NetworkRollout]) -> None:
        asked = [one.query() for one in going]
        said = self._evaluator.policy_logits(asked, self._view.edition, len(self._view.players))
        for one, question, logits in zip(going, asked, said, strict=True):
            sampling = PLAY_SAMPLING if question.seat == self._seat else TRAINING_SAMPLING
            one.world.play(
                question.options[sample(logits, sampling.temperature, sampling.min_probability, one.rng)]
            )

    def _note(self, one: NetworkRollout, chance: float | None) -> None:
        """Record the win probability at the end of a rollout, or its share of a finished game's victory."""
        if chance is None or self._described:
            found = evaluate(one.world)
            one.candidate.add_evaluation(found)
            chance = found.chances[self._seat] if chance is None else chance
        one.candidate.add(chance)
