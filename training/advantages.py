"""What can be learned from games: how each answer turned out for the seat that gave it."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from citadels.encoding.observation import BLOCK_SIZE, PARTS, TABLE_SIZE
from citadels.engine.actions import SEATS
from training.rollout import Rollout

WIN_WEIGHT: Final = 0.85  # what the learner is after: to win,
MARGIN_WEIGHT: Final = 0.15  # and by points, so that it also learns from games that are lost
MARGIN_SCALE: Final = 24.0  # over which the margin counts
SEAT_AT: Final = [
    TABLE_SIZE + place * BLOCK_SIZE + PARTS["seats"].start for place in range(SEATS)
]  # is it taken?
OUTLOOK: Final = SEATS + 1  # the shares of the win by place, and one's own margin


class TrainingBatch(NamedTuple):
    """What can be learned from answers, one after another."""

    observations: Tensor
    options: Tensor
    counts: Tensor
    answers: Tensor
    chances: Tensor
    advantages: Tensor
    shares: Tensor  # what the shares of the win should have been, by place
    margins: Tensor


class ReturnTracker:
    """What lies ahead of each seat of each game: what the network says there, and what it comes to."""

    def __init__(self, games: int, device: torch.device) -> None:
        self.every = torch.arange(games, device=device)
        self.known = torch.zeros(games, SEATS, dtype=torch.bool, device=device)
        self.said = torch.zeros(games, SEATS, OUTLOOK, device=device)
        self.comes = torch.zeros_like(self.said)

    def end(self, over: Tensor, final: Tensor) -> None:
        """Some games are over, with this outlook for each seat."""
        self.known = self.known | over.unsqueeze(1)
        self.said = torch.where(over.view(-1, 1, 1), final, self.said)
        self.comes = torch.where(over.view(-1, 1, 1), final, self.comes)

    def before(self, seats: Tensor, said: Tensor, gae_lambda: float) -> tuple[Tensor, Tensor]:
        """Go back to a question; returns whether anything is known ahead of it, and what it comes to."""
        at = self.every, seats
        known = self.known[at]
        comes = (1 - gae_lambda) * self.said[at] + gae_lambda * self.comes[at]
        comes = torch.where(known.unsqueeze(1), comes, said)
        self.known[at], self.said[at], self.comes[at] = True, said, comes
        return known, comes


def build_batch(rollout: Rollout, gae_lambda: float) -> TrainingBatch:
    """Compute the λ-return and the advantage of each answer, per seat, backward in time."""
    steps, games = rollout.seats.shape
    ahead = ReturnTracker(games, rollout.seats.device)
    said = torch.cat([rollout.shares, rollout.margins.unsqueeze(2)], 2)
    comes, known = torch.zeros_like(said), torch.zeros_like(rollout.seats, dtype=torch.bool)
    for step in reversed(range(steps)):
        ahead.end(rollout.over[step].bool(), finals(rollout, step))
        known[step], comes[step] = ahead.before(rollout.seats[step].long(), said[step], gae_lambda)
    everything = TrainingBatch(
        rollout.observations,
        rollout.options,
        rollout.counts,
        rollout.answers,
        rollout.chances,
        worth(comes) - worth(said),
        comes[:, :, :SEATS],
        comes[:, :, SEATS],
    )
    take = (known & (rollout.past == 0)).flatten().nonzero().squeeze(1)
    return TrainingBatch(*[tensor.flatten(0, 1)[take] for tensor in everything])


def worth(outlook: Tensor) -> Tensor:
    """What an outlook is worth to the seat whose it is."""
    return WIN_WEIGHT * outlook[..., 0] + MARGIN_WEIGHT * outlook[..., SEATS]


def finals(rollout: Rollout, step: int) -> Tensor:
    """The outlook of each seat at the end of a game: what is at a place is that far to its left."""
    places = torch.arange(SEATS, device=rollout.seats.device)
    seats = rollout.observations[step][:, SEAT_AT].sum(1).view(-1, 1, 1)
    turned = (places.view(1, SEATS, 1) + places.view(1, 1, SEATS)) % seats
    shares = rollout.final_shares[step].unsqueeze(1).expand(-1, SEATS, -1).gather(2, turned)
    margins = (0.5 + rollout.final_margins[step] / MARGIN_SCALE).clamp(0, 1)
    return torch.cat([shares * (places.view(1, 1, SEATS) < seats), margins.unsqueeze(2)], 2)
