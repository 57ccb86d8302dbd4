"""Compute λ-returns and advantages of a rollout, per seat."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import Tensor

from citadels.encoding.observation import BLOCK_SIZE, PARTS, TABLE_SIZE
from citadels.engine.actions import SEATS
from training.rollout import Rollout

WIN_WEIGHT: Final = 0.85
MARGIN_WEIGHT: Final = 0.15  # so that lost games also teach something
MARGIN_SCALE: Final = 24.0  # points
# Cells that say whether there is such a seat.
SEAT_AT: Final = [TABLE_SIZE + place * BLOCK_SIZE + PARTS["seats"].start for place in range(SEATS)]
OUTLOOK: Final = SEATS + 1  # shares of the win by place, and the seat's own margin


class TrainingBatch(NamedTuple):
    """A flat batch of decisions with advantages and value targets."""

    observations: Tensor
    options: Tensor
    counts: Tensor
    answers: Tensor
    chances: Tensor
    advantages: Tensor
    shares: Tensor  # target shares of the win, by place
    margins: Tensor
    strengths: Tensor
    held: Tensor
    hands: Tensor


class ReturnTracker:
    """The next value estimate and λ-return of each seat of each game, updated backward in time."""

    def __init__(self, games: int, device: torch.device) -> None:
        self.every = torch.arange(games, device=device)
        self.known = torch.zeros(games, SEATS, dtype=torch.bool, device=device)
        self.values = torch.zeros(games, SEATS, OUTLOOK, device=device)
        self.returns = torch.zeros_like(self.values)

    def end(self, over: Tensor, final: Tensor) -> None:
        """Start from the final outcome of the games that are over."""
        self.known = self.known | over.unsqueeze(1)
        self.values = torch.where(over.view(-1, 1, 1), final, self.values)
        self.returns = torch.where(over.view(-1, 1, 1), final, self.returns)

    def before(self, seats: Tensor, values: Tensor, gae_lambda: float) -> tuple[Tensor, Tensor]:
        """Step backward to a decision. Return whether it has a successor, and its λ-return."""
        at = self.every, seats
        known = self.known[at]
        returns = (1 - gae_lambda) * self.values[at] + gae_lambda * self.returns[at]
        returns = torch.where(known.unsqueeze(1), returns, values)
        self.known[at], self.values[at], self.returns[at] = True, values, returns
        return known, returns


def build_batch(rollout: Rollout, gae_lambda: float) -> TrainingBatch:
    """Compute the λ-return and the advantage of each answer, per seat, backward in time."""
    steps, games = rollout.seats.shape
    ahead = ReturnTracker(games, rollout.seats.device)
    values = torch.cat([rollout.shares, rollout.margins.unsqueeze(2)], 2)
    returns, known = torch.zeros_like(values), torch.zeros_like(rollout.seats, dtype=torch.bool)
    for step in reversed(range(steps)):
        ahead.end(rollout.over[step].bool(), finals(rollout, step))
        known[step], returns[step] = ahead.before(rollout.seats[step].long(), values[step], gae_lambda)
    everything = TrainingBatch(
        rollout.observations,
        rollout.options,
        rollout.counts,
        rollout.answers,
        rollout.chances,
        worth(returns) - worth(values),
        returns[:, :, :SEATS],
        returns[:, :, SEATS],
        rollout.strengths,
        rollout.held,
        rollout.hands,
    )
    take = (known & (rollout.past == 0)).flatten().nonzero().squeeze(1)
    return TrainingBatch(*[tensor.flatten(0, 1)[take] for tensor in everything])


def worth(outlook: Tensor) -> Tensor:
    """Return the utility of an outlook to its seat."""
    return WIN_WEIGHT * outlook[..., 0] + MARGIN_WEIGHT * outlook[..., SEATS]


def finals(rollout: Rollout, step: int) -> Tensor:
    """Return the final outlook of each seat, with the shares of the win by relative place."""
    places = torch.arange(SEATS, device=rollout.seats.device)
    seats = rollout.observations[step][:, SEAT_AT].sum(1).view(-1, 1, 1)
    turned = (places.view(1, SEATS, 1) + places.view(1, 1, SEATS)) % seats
    shares = rollout.final_shares[step].unsqueeze(1).expand(-1, SEATS, -1).gather(2, turned)
    margins = (0.5 + rollout.final_margins[step] / MARGIN_SCALE).clamp(0, 1)
    return torch.cat([shares * (places.view(1, 1, SEATS) < seats), margins.unsqueeze(2)], 2)
