"""random: any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.bots.base import BlindBot
from citadels.engine.actions import Action


class RandomBot(BlindBot):
    """Any legal action, all equally likely."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.chance = self.random.random

    def pick(self, actions: Sequence[Action]) -> Action:
        """One of the actions."""
        return actions[int(self.chance() * len(actions))]
