"""Gymnasium spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from citadels.encoding.actions import NUM_ACTIONS
from citadels.research.actions import Mask
from citadels.research.observation import HIGH


def observations() -> spaces.Box:
    """Return the space of observations, with a maximum for each cell."""
    return spaces.Box(np.zeros_like(HIGH), HIGH, dtype=np.uint8)


def with_mask() -> spaces.Dict:
    """Return the space of observations with action masks."""
    mask = spaces.Box(0, 1, (NUM_ACTIONS,), np.int8)
    return spaces.Dict({"observation": observations(), "action_mask": mask})


class Actions(spaces.Discrete):
    """The space of all actions. Without an explicit mask, samples from the currently legal ones."""

    def __init__(self) -> None:
        super().__init__(NUM_ACTIONS)
        self.allowed: Mask = np.zeros(NUM_ACTIONS, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Sample an action; by default a legal one."""
        if mask is None and probability is None and self.allowed.any():
            mask = self.allowed
        return super().sample(mask, probability)
