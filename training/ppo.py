"""Proximal policy optimization (PPO)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

import torch
from torch import Tensor
from torch.nn import functional
from torch.nn.utils import clip_grad_norm_
from torch.optim import Adam

from citadels.encoding.actions import SPACE
from training.advantages import TrainingBatch
from training.belief_loss import belief_losses, guesses
from training.network import Network
from training.rollout import autocast, mask_of, pad_logits

# Parameters that the policy does not depend on.
BELIEF_HEADS: Final = ("belief_table", "belief_player", "believed", "rank", "cost")
HEADS: Final = ("outlook", "standing", "worth", "margin", "strength", *BELIEF_HEADS)
# Decisions that must be hard to predict; elsewhere variety is worth little.
SECRET_VERBS: Final = frozenset(
    ["pick", "discard", "kill", "rob", "bewitch", "warrant", "sign", "threaten", "flower"]
)
OTHER_ENTROPY: Final = 0.3  # weight of the entropy of other decisions


@dataclass
class PPOConfig:
    """Hyperparameters."""

    epochs: int = 2
    batch: int = 16384
    clip: float = 0.2
    entropy: float = 0.01
    rate: float = 4e-4
    gae_lambda: float = 0.75
    target_kl: float = 0.03


@dataclass
class PPOStats:
    """Mean losses and statistics of an update."""

    policy: float
    shares: float
    margins: float
    entropy: float
    change: float
    characters: float
    cards: float
    batches: int


def ppo_update(
    network: Network, optimizer: Adam, batch: TrainingBatch, config: PPOConfig, heads_only: bool
) -> PPOStats:
    """Run PPO epochs over a batch; stop early when the KL divergence exceeds the target.

    ``heads_only`` leaves the policy as it is, with the trunk that it depends on.
    """
    count, device = len(batch.answers), batch.answers.device
    advantages = batch.advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    total = torch.zeros(7, device=device)
    change = torch.zeros((), device=device)
    batches = 0
    for group in optimizer.param_groups:
        group["lr"] = config.rate
    for _ in range(config.epochs):
        order = torch.randperm(count, device=device)
        for first in range(0, count - config.batch // 2, config.batch):
            chosen = order[first : first + config.batch]
            losses = _losses(network, batch, advantages, chosen, config.clip)
            policy, shares, margins, entropy, change, characters, cards = losses
            loss = 0.5 * shares + 2.0 * margins + characters + cards
            if not heads_only:
                loss = loss + policy - config.entropy * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            if heads_only:
                freeze_others(network, HEADS)
            clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            total += losses.detach()
            batches += 1
        if not heads_only and change.item() > config.target_kl:
            break
    policy, shares, margins, entropy, change, characters, cards = (total / max(1, batches)).tolist()
    return PPOStats(policy, shares, margins, entropy, change, characters, cards, batches)


def freeze_others(network: Network, heads: Collection[str]) -> None:
    """Drop the gradients of all parameters but those of these heads."""
    for name, parameter in network.named_parameters():
        if name.split(".")[0] not in heads:
            parameter.grad = None


@cache
def entropy_weights(device: torch.device) -> Tensor:
    """Return by action how much the variety of a decision with it is worth."""
    weights = [1.0 if action.verb in SECRET_VERBS else OTHER_ENTROPY for action in SPACE.actions]
    return torch.tensor(weights, device=device)


def _losses(
    network: Network, batch: TrainingBatch, advantages: Tensor, chosen: Tensor, clip: float
) -> Tensor:
    counts = batch.counts[chosen]
    mask = mask_of(counts)
    rows = mask.nonzero()[:, 0]
    with autocast(advantages.device):
        found = network(
            batch.observations[chosen], batch.options[chosen][mask].long(), rows, batch.strengths[chosen]
        )
    chances = pad_logits(found.logits, mask).log_softmax(1)
    new = chances.gather(1, batch.answers[chosen].unsqueeze(1)).squeeze(1)
    entropy = -(chances.exp() * chances.clamp(min=-50)).masked_fill(~mask, 0).sum(1)
    entropy = (entropy * entropy_weights(entropy.device)[batch.options[chosen][:, 0].long()]).mean()
    difference = new - batch.chances[chosen]
    ratio = difference.exp()
    worth = advantages[chosen]
    policy = -torch.min(ratio * worth, ratio.clamp(1 - clip, 1 + clip) * worth).mean()
    shares = -(batch.shares[chosen] * found.value_logits.log_softmax(1).clamp(min=-50)).sum(1).mean()
    margins = functional.mse_loss(found.margin.sigmoid(), batch.margins[chosen])
    change = (ratio - 1 - difference).mean()
    held, hands = batch.held[chosen], batch.hands[chosen]
    said = guesses(batch.observations[chosen], held, hands, found.ranks, found.costs)
    return torch.stack([policy, shares, margins, entropy, change, *belief_losses(said)])
