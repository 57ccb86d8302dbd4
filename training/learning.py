"""Proximal policy optimisation: better answers become likelier, and not by much at a time."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional
from torch.nn.utils import clip_grad_norm_
from torch.optim import Adam

from training.lessons import Lessons
from training.network import Network
from training.rollout import brief, mask_of, spread


@dataclass
class Recipe:
    """How it learns."""

    epochs: int = 2
    batch: int = 16384
    clip: float = 0.2
    entropy: float = 0.01
    rate: float = 4e-4
    far: float = 0.95
    most_change: float = 0.03


@dataclass
class Progress:
    """What a round of learning looked like, on average."""

    policy: float
    shares: float
    margins: float
    entropy: float
    change: float
    batches: int


def learn(network: Network, optimiser: Adam, lessons: Lessons, recipe: Recipe, values_only: bool) -> Progress:
    """Go through the lessons some times."""
    count, device = len(lessons.answers), lessons.answers.device
    advantages = lessons.advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    total = torch.zeros(5, device=device)
    change = torch.zeros((), device=device)
    batches = 0
    for group in optimiser.param_groups:
        group["lr"] = recipe.rate
    for _ in range(recipe.epochs):
        order = torch.randperm(count, device=device)
        for first in range(0, count - recipe.batch // 2, recipe.batch):
            chosen = order[first : first + recipe.batch]
            losses = _losses(network, lessons, advantages, chosen, recipe.clip)
            policy, shares, margins, entropy, change = losses
            loss = 0.5 * shares + 2.0 * margins
            if not values_only:
                loss = loss + policy - recipe.entropy * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            total += losses.detach()
            batches += 1
        if not values_only and change.item() > recipe.most_change:
            break
    policy, shares, margins, entropy, change = (total / max(1, batches)).tolist()
    return Progress(policy, shares, margins, entropy, change, batches)


def _losses(network: Network, lessons: Lessons, advantages: Tensor, chosen: Tensor, clip: float) -> Tensor:
    counts = lessons.counts[chosen]
    mask = mask_of(counts)
    rows = mask.nonzero()[:, 0]
    with brief(advantages.device):
        found = network(lessons.observations[chosen], lessons.options[chosen][mask].long(), rows)
    chances = spread(found.logits, mask).log_softmax(1)
    new = chances.gather(1, lessons.answers[chosen].unsqueeze(1)).squeeze(1)
    entropy = -(chances.exp() * chances.clamp(min=-50)).masked_fill(~mask, 0).sum(1).mean()
    difference = new - lessons.chances[chosen]
    ratio = difference.exp()
    worth = advantages[chosen]
    policy = -torch.min(ratio * worth, ratio.clamp(1 - clip, 1 + clip) * worth).mean()
    shares = -(lessons.shares[chosen] * found.value_logits.log_softmax(1).clamp(min=-50)).sum(1).mean()
    margins = functional.mse_loss(found.margin.sigmoid(), lessons.margins[chosen])
    change = (ratio - 1 - difference).mean()
    return torch.stack([policy, shares, margins, entropy, change])
