"""The spaces of observations and actions, as the frameworks describe them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from citadels.encoding.actions import NUM_ACTIONS
from citadels.research.actions import Mask
from citadels.research.observation import HIGH


def observations() -> spaces.Box:
    """All observations: each number has its own limit."""
    return spaces.Box(np.zeros_like(HIGH), HIGH, dtype=np.uint8)


def with_mask() -> spaces.Dict:
    """Observations together with the mask of the actions that are allowed."""
    mask = spaces.Box(0, 1, (NUM_ACTIONS,), np.int8)
    return spaces.Dict({"observation": observations(), "action_mask": mask})


class Actions(spaces.Discrete):
    """All actions. Unless it is given a mask, it draws from those that are allowed now."""

    def __init__(self) -> None:
        super().__init__(NUM_ACTIONS)
        self.allowed: Mask = np.zeros(NUM_ACTIONS, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the actions that are allowed now."""
        if mask is None and probability is None and self.allowed.any():
            mask = self.allowed
        return super().sample(mask, probability)
