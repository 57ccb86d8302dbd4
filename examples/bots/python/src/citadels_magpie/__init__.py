"""The bot ``magpie``: collects cards and builds the most expensive district."""

from __future__ import annotations

from collections.abc import Sequence

from citadels import Action, Option, View
from citadels.bots import Bot

ENOUGH = 4  # cards in hand


class MagpieBot(Bot):
    """Builds the most expensive district, and draws cards until it has enough."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the action with the highest score; ``self.random`` breaks ties."""
        return max(options, key=lambda option: (self.worth(view, option), self.random.random())).action

    def worth(self, view: View, option: Option) -> float:
        """Score an option in rough points."""
        verb, name = option.action.verb, option.action.name
        if verb == "build":
            return 10.0 + (option.price or 0)
        if verb == "gather":
            return 1.0 if (name == "cards") == (view.me.hand_size < ENOUGH) else 0.0
        if verb == "keep":
            return float(view.rules.built[name].cost)
        if verb == "destroy" and option.seat == view.seat:
            return -5.0
        return 0.0 if verb in ("end", "pass", "done") else 0.5
