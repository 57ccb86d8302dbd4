"""The policy as a bot. CITADELS_PPO names its file (default: ppo/policy.zip)."""

from __future__ import annotations

import os
from collections.abc import Sequence

import torch
from sb3_contrib import MaskablePPO

from citadels import Action, Option, View
from citadels.bots import Bot
from citadels.research import encode, index_to_action
from citadels.research.actions import action_index

from .table import best, scaled

torch.set_num_threads(1)
POLICY = MaskablePPO.load(os.environ.get("CITADELS_PPO", "ppo/policy.zip"), device="cpu")


class PPOBot(Bot):
    """Plays the policy's most probable action."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the policy's best legal action."""
        seat, seats = view.seat, view.rules.seats
        mask = action_index(seat, seats).mask([option.action for option in options])
        return index_to_action(best(POLICY, scaled(encode(view)), mask), seat, seats)
