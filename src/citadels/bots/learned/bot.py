"""The bot ``learned``: samples its moves from the policy of a network, and names victims by its beliefs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from citadels.bots.base import Bot
from citadels.bots.beliefs import infer_beliefs
from citadels.bots.expert import ExpertBot
from citadels.bots.learned.endgame import may_end_game, without_lost_endings
from citadels.bots.learned.naming import BLUFF_VERBS, VICTIM_VERBS, bluff_by_belief, name_by_belief
from citadels.bots.learned.network import Network, load_default_network
from citadels.bots.learned.sampling import draw, truncated_weights
from citadels.deprecation import renamed_arguments
from citadels.encoding.vocabulary import EDITIONS
from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.view import View


class Sampling(NamedTuple):
    """How moves are sampled from the policy: temperature and minimum probability."""

    temperature: float
    min_probability: float  # options below this are never chosen


TRAINING_SAMPLING: Final = Sampling(1.0, 0.0)
PLAY_SAMPLING: Final = Sampling(0.5, 0.02)  # sharper than in training: still mixes, but blunders less


class LearnedBot(Bot):
    """Samples its moves from the policy of a network; at temperature 0 it plays the most probable one.

    In editions with third-party cards, which the network does not know, it plays like the expert.
    """

    @renamed_arguments(least="min_probability")
    def __init__(
        self,
        seed: str,
        network: Network | None = None,
        temperature: float = PLAY_SAMPLING.temperature,
        min_probability: float = PLAY_SAMPLING.min_probability,
    ) -> None:
        super().__init__(seed)
        if temperature < 0 or not 0 <= min_probability <= 1:
            wanted = "temperature must be ≥ 0 and min_probability between 0 and 1"
            raise CitadelsError(f"{wanted}, got {temperature} and {min_probability}")
        self.network = network or load_default_network()
        self.temperature = temperature
        self.min_probability = min_probability
        self._expert = ExpertBot(seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return a sampled action."""
        if len(options) == 1:
            return options[0].action
        if view.edition not in EDITIONS:
            return self._expert.choose(view, options)
        if may_end_game(view):
            beliefs = partial(infer_beliefs, view, self.network)
            options = without_lost_endings(view, options, beliefs, self.random)
        weights = self.weights(view, [option.action for option in options])
        return options[draw(weights, self.random)].action

    def weights(self, view: View, actions: Sequence[Action]) -> list[int]:
        """Return how likely each action is, relative to the others."""
        verbs = {action.verb for action in actions} if self.temperature else set()
        if verbs & BLUFF_VERBS:
            return bluff_by_belief(actions, infer_beliefs(view, self.network), view.seat)
        logits = self.network.answer(view, actions).logits
        found = truncated_weights(logits, self.temperature, self.min_probability)
        if verbs & VICTIM_VERBS:
            found = name_by_belief(found, logits, actions, infer_beliefs(view, self.network), view.seat)
        return found
