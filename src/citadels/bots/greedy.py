"""greedy: takes what is worth most at once, by a few rules of thumb, and plans nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.bots.advice import Advice, advice_on
from citadels.bots.base import Bot
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View

NOISE: Final = 0.5  # how much chance decides between answers of nearly the same worth
DRAFT_NOISE: Final = 2.5  # and how much which character it is to be
DRAFT: Final = {"pick": 1.0, "discard": -1.0}


class GreedyBot(Bot):
    """Takes what is worth most at once and plans nothing."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The option of the highest worth."""
        advice = advice_on(view.rules.edition)
        return max(options, key=lambda option: self.worth(advice, view, option)).action

    def worth(self, advice: Advice, view: View, option: Option) -> float:
        """What an option brings at once, with a whim."""
        verb = option.action.verb
        worth = advice.verbs[verb].plain(view, option)
        if verb in DRAFT:
            worth += DRAFT[verb] * self._liking(advice, view, option.action.name)
        return worth + NOISE * self.random.random()

    def _liking(self, advice: Advice, view: View, character: str) -> float:
        """A full hand counts for those who can make use of it."""
        return advice.characters[character].per_card * view.me.hand_size + DRAFT_NOISE * self.random.random()
