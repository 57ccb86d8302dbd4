"""Research API: observations and actions as arrays, and reinforcement learning environments.

``citadels.research.citadels_v1`` is the game for PettingZoo; importing this package registers
``Citadels-v1`` with Gymnasium, and importing ``citadels.research.open_spiel_game`` registers
``python_citadels`` with OpenSpiel. Requires the extra ``research``: ``pip install 'citadels[research]'``.
"""

from __future__ import annotations

from citadels.extras import require

require("research", "citadels.research", "gymnasium", "numpy", "pettingzoo")

import gymnasium

from citadels.deprecation import deprecate_names
from citadels.encoding.actions import (
    ACTIONS_VERSION,
    NUM_ACTIONS,
    action_to_index,
    index_to_action,
    legal_actions,
)
from citadels.encoding.observation import OBSERVATION_SIZE, OBSERVATION_VERSION, PARTS
from citadels.research import features
from citadels.research.actions import mask_of
from citadels.research.gymnasium_env import ID, CitadelsEnv
from citadels.research.observation import HIGH, Encoder, encode, explain, split
from citadels.research.parts import blocks
from citadels.research.vector import CitadelsVectorEnv

gymnasium.register(ID, entry_point="citadels.research.gymnasium_env:CitadelsEnv")

__all__ = [
    "ACTIONS_VERSION",
    "HIGH",
    "NUM_ACTIONS",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "PARTS",
    "CitadelsEnv",
    "CitadelsVectorEnv",
    "Encoder",
    "action_to_index",
    "blocks",
    "encode",
    "explain",
    "features",
    "index_to_action",
    "legal_actions",
    "mask_of",
    "split",
]

deprecate_names(
    __name__,
    {
        "ACTIONS": "NUM_ACTIONS",
        "CitadelsVector": "CitadelsVectorEnv",
        "LENGTH": "OBSERVATION_SIZE",
        "action_of": "index_to_action",
        "number_of": "action_to_index",
    },
)
