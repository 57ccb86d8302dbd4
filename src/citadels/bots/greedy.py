"""The bot ``greedy``: takes the option with the highest immediate value, without planning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.bots.advice import Advice, advice_on
from citadels.bots.base import Bot
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View

NOISE: Final = 0.5  # scale of the noise added to every score
DRAFT_NOISE: Final = 2.5  # additional noise when drafting
DRAFT: Final = {"pick": 1.0, "discard": -1.0}


class GreedyBot(Bot):
    """Takes the option with the highest immediate value, without planning."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the action with the highest noisy score."""
        advice = advice_on(view.rules.edition)
        return max(options, key=lambda option: self.worth(advice, view, option)).action

    def worth(self, advice: Advice, view: View, option: Option) -> float:
        """Return the immediate value of an option, with noise."""
        verb = option.action.verb
        worth = advice.verbs[verb].plain(view, option)
        if verb in DRAFT:
            worth += DRAFT[verb] * self._character_value(advice, view, option.action.name)
        return worth + NOISE * self.random.random()

    def _character_value(self, advice: Advice, view: View, character: str) -> float:
        """Return the noisy value of a character. A full hand counts for characters that can use it."""
        return advice.characters[character].per_card * view.me.hand_size + DRAFT_NOISE * self.random.random()
