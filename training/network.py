"""The network in floating point, for training. ``citadels.bots.learned`` evaluates it in integers."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from citadels.bots.learned.action_features import LOOKUPS, TOKENS, ActionFeatureTable
from citadels.bots.learned.weights import STRENGTHS
from citadels.encoding.actions import NUM_ACTIONS
from citadels.encoding.observation import BLOCK_SIZE, OBSERVATION_SIZE, PARTS, TABLE_SIZE
from citadels.encoding.vocabulary import EDITIONS, VOCABULARY
from citadels.engine.actions import SEATS
from citadels.research.observation import HIGH

TRUNK_WIDTH: Final = 768
HIDDEN_WIDTH: Final = 384
PLAYER_WIDTH: Final = 96  # embedding of a player's block
OPTION_WIDTH: Final = 128
VALUE_WIDTH: Final = 64
BELIEF_WIDTH: Final = 256
OWN: Final = TABLE_SIZE + BLOCK_SIZE  # the table and the viewer's own block
ZERO_CELL: Final = OBSERVATION_SIZE  # an added cell that is always 0


def scales() -> Tensor:
    """Return the divisors of observation cells: powers of two near the root of their maximum."""
    return torch.from_numpy(2.0 ** np.round(np.log2(HIGH.astype(np.float32)) / 2))


class ActionFeatureTensors(NamedTuple):
    """The features of all actions of all editions, a row for each edition and action."""

    words: Tensor  # 1 for each token of the action
    places: Tensor  # place of the targeted player, 8 for none
    sights: Tensor  # cell of each lookup in the observation, ZERO_CELL for none

    @staticmethod
    def for_all_editions() -> ActionFeatureTensors:
        words = np.zeros((len(EDITIONS), NUM_ACTIONS, len(TOKENS)), np.float32)
        places = np.full((len(EDITIONS), NUM_ACTIONS), SEATS, np.int64)
        sights = np.full((len(EDITIONS), NUM_ACTIONS, len(LOOKUPS)), ZERO_CELL, np.int64)
        for edition, cards in enumerate(EDITIONS.values()):
            for action, named in enumerate(ActionFeatureTable(cards).actions):
                words[edition, action, list(named.tokens)] = 1
                if named.place >= 0:
                    places[edition, action] = named.place
                for sight, at in named.lookups:
                    sights[edition, action, sight] = at
        rows = len(EDITIONS) * NUM_ACTIONS
        return ActionFeatureTensors(
            torch.from_numpy(words.reshape(rows, -1)),
            torch.from_numpy(places.reshape(rows)),
            torch.from_numpy(sights.reshape(rows, -1)),
        )


class Trunk(NamedTuple):
    """What all heads share."""

    seen: Tensor  # the scaled cells of the observations
    present: Tensor  # which seats there are
    players: Tensor  # embeddings of their blocks, by place
    wide: Tensor
    deep: Tensor


class NetworkOutput(NamedTuple):
    """Policy logits of all options, flat, and values of the seats."""

    logits: Tensor  # of the options
    value_logits: Tensor  # of the seats by place; their softmax gives the shares of the win
    margin: Tensor  # of the seat to move; its sigmoid is the scaled margin
    ranks: Tensor  # logits of the characters of the other seats, by place from 1 on
    costs: Tensor  # of their hidden cards


def _compute_dtype(device: torch.device) -> torch.dtype:
    """Return bfloat16 on CUDA, which represents all cells of observations exactly enough, else float32."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def _linear(inputs: int, outputs: int, gain: float = 1.0) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.normal_(layer.weight, std=gain * (2 / inputs) ** 0.5)
    nn.init.zeros_(layer.bias)
    return layer


class Network(nn.Module):
    """Maps observations and options to policy and value logits."""

    def __init__(self) -> None:
        super().__init__()
        self.table = _linear(OWN, TRUNK_WIDTH, 3.0)  # Few inputs are nonzero.
        self.player = _linear(BLOCK_SIZE, PLAYER_WIDTH, 2.5)
        self.place = nn.Parameter(torch.randn(SEATS, PLAYER_WIDTH) * 0.1)
        self.players = _linear(SEATS * PLAYER_WIDTH, TRUNK_WIDTH, 0.7)
        self.deep = _linear(TRUNK_WIDTH, HIDDEN_WIDTH)
        self.deeper = _linear(HIDDEN_WIDTH, HIDDEN_WIDTH, 0.5)
        self.question = _linear(HIDDEN_WIDTH, OPTION_WIDTH)
        self.word = nn.Parameter(torch.randn(len(TOKENS), OPTION_WIDTH) * 0.3)
        self.sight = nn.Parameter(torch.randn(len(LOOKUPS), OPTION_WIDTH) * 0.3)
        self.target = nn.Parameter(torch.randn(PLAYER_WIDTH, OPTION_WIDTH) * (1 / PLAYER_WIDTH) ** 0.5)
        self.option = _linear(OPTION_WIDTH, OPTION_WIDTH)
        self.logit = _linear(OPTION_WIDTH, 1, 0.01)
        self.outlook = _linear(HIDDEN_WIDTH, VALUE_WIDTH)
        self.standing = nn.Parameter(torch.randn(PLAYER_WIDTH, VALUE_WIDTH) * (1 / PLAYER_WIDTH) ** 0.5)
        self.worth = _linear(VALUE_WIDTH, 1, 0.1)
        self.margin = _linear(VALUE_WIDTH, 1, 0.1)
        self.strength = nn.Parameter(torch.zeros(len(STRENGTHS), VALUE_WIDTH))
        self.belief_table = _linear(TRUNK_WIDTH + HIDDEN_WIDTH, BELIEF_WIDTH)
        self.belief_player = nn.Parameter(torch.randn(PLAYER_WIDTH, BELIEF_WIDTH) * (1 / PLAYER_WIDTH) ** 0.5)
        self.believed = _linear(BELIEF_WIDTH, BELIEF_WIDTH)
        self.rank = nn.Parameter(torch.randn(len(VOCABULARY.ranks), BELIEF_WIDTH) * 0.01)
        self.cost = nn.Parameter(torch.randn(len(VOCABULARY.costs), BELIEF_WIDTH) * 0.01)
        named = ActionFeatureTensors.for_all_editions()
        self.register_buffer("scales", scales(), persistent=False)
        self.register_buffer("words", named.words, persistent=False)
        self.register_buffer("places", named.places, persistent=False)
        self.register_buffer("sights", named.sights, persistent=False)

    def forward(
        self, observations: Tensor, options: Tensor, rows: Tensor, strengths: Tensor | None = None
    ) -> NetworkOutput:
        """Evaluate ``options``, indexes of actions; ``rows`` are the observations they belong to."""
        trunk = self.trunk(observations)
        value_logits, margin = self.values(trunk.deep, trunk.players, trunk.present, strengths)
        return NetworkOutput(
            self._logits(observations, trunk, options, rows),
            value_logits,
            margin,
            *self.beliefs(trunk.wide.detach(), trunk.deep.detach(), trunk.players.detach()),
        )

    def trunk(self, observations: Tensor) -> Trunk:
        """Evaluate what all heads share."""
        number = _compute_dtype(observations.device)
        seen = observations.to(number) / self.scales.to(number)
        blocks = seen[:, TABLE_SIZE:].reshape(-1, SEATS, BLOCK_SIZE)
        present = observations[:, TABLE_SIZE:].reshape(-1, SEATS, BLOCK_SIZE)[:, :, PARTS["seats"].start]
        players = torch.relu(self.player(blocks) + self.place) * present.unsqueeze(2)
        wide = torch.relu(self.table(seen[:, :OWN]) + self.players(players.flatten(1)))
        deep = torch.relu(self.deep(wide))
        return Trunk(seen, present, players, wide, torch.relu(self.deeper(deep) + deep))

    def values(
        self, deep: Tensor, players: Tensor, present: Tensor, strengths: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        """Return the value logits of the seats by place, and the margin of the seat to move."""
        outlook = self.outlook(deep).unsqueeze(1) + players @ self.standing
        if strengths is not None:  # -1, for unknown, is the row of zeros at the end
            outlook = outlook + functional.pad(self.strength, (0, 0, 0, 1))[strengths.long()]
        outlook = torch.relu(outlook)
        value_logits = self.worth(outlook).squeeze(2).float().masked_fill(present == 0, -1e4)
        return value_logits, self.margin(outlook[:, 0]).squeeze(1).float()

    def beliefs(self, wide: Tensor, deep: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of what the others hold. The trunk does not learn from them."""
        table = self.belief_table(torch.cat([wide, deep], 1)).unsqueeze(1)
        units = torch.relu(table + players[:, 1:] @ self.belief_player)
        units = torch.relu(self.believed(units))
        return (units @ self.rank.T).float(), (units @ self.cost.T).float()

    def _logits(
        self,
        observations: Tensor,
        trunk: Trunk,
        options: Tensor,
        rows: Tensor,
    ) -> Tensor:
        edition = observations[:, 1 : 1 + len(EDITIONS)].argmax(1)
        actions = edition[rows] * NUM_ACTIONS + options
        words = self.words @ self.word
        sights = functional.pad(trunk.seen, (0, 1)).flatten()[
            (rows * (OBSERVATION_SIZE + 1)).unsqueeze(1) + self.sights[actions]
        ]
        targets = functional.pad(trunk.players @ self.target, (0, 0, 0, 1)).flatten(0, 1)
        option = words.index_select(0, actions) + sights @ self.sight
        option = option + self.question(trunk.deep).index_select(0, rows)
        option = option + targets.index_select(0, rows * (SEATS + 1) + self.places[actions])
        option = torch.relu(option)
        return self.logit(torch.relu(self.option(option))).squeeze(1).float()
