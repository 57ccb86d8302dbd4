"""The bot ``random``: chooses uniformly among legal actions."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.bots.base import BlindBot
from citadels.engine.actions import Action


class RandomBot(BlindBot):
    """Chooses uniformly among legal actions."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.chance = self.random.random

    def pick(self, actions: Sequence[Action]) -> Action:
        """Return one of the actions."""
        return actions[int(self.chance() * len(actions))]
