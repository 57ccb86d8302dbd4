"""Learn the heads for beliefs and values alone, from recorded games, in minutes on a processor.

    python -m training.tune_heads weights.bin FOLDER new.bin

The policy stays as it is, and so does the trunk, which is evaluated once for all epochs. One game of twenty
is kept apart, to say how much was learned.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, NamedTuple

import torch
from torch import Tensor
from torch.nn.utils import clip_grad_norm_
from torch.optim import Adam

from citadels.bots.learned import weights as file
from citadels.bots.learned.weights import BELIEFS, SHAPES
from training.belief_loss import belief_losses, guesses
from training.export import export, load_exported
from training.network import Network
from training.ppo import BELIEF_HEADS
from training.recorded_games import Moments, load

# What it is worth to be strong stays as it was: too few of these games have players of several strengths.
VALUE_HEADS: Final = ("outlook", "standing", "worth")
VALUES: Final = ("outlook", "outlook_bias", "standing", "worth")  # their tensors in the file
BATCH: Final = 1024
EPOCHS: Final = 2
RATES: Final = {BELIEF_HEADS: 5e-4, VALUE_HEADS: 2e-4}
LAST: Final = 0.02  # share of the rates that is left at the end
APART: Final = 20
# Decisions at which the strength of no seat is known, and of the other decisions the seats that are not.
UNTOLD: Final = 0.5
UNKNOWN: Final = 0.15


class Trunk(NamedTuple):
    """What the heads read of observations."""

    wide: Tensor
    deep: Tensor
    players: Tensor
    present: Tensor


class Facts(NamedTuple):
    """What was so: see :class:`Moments`."""

    observations: Tensor
    drafting: Tensor
    held: Tensor
    hands: Tensor
    strengths: Tensor
    shares: Tensor

    def at(self, rows: Tensor) -> Facts:
        return Facts(*[each[rows] for each in self])


@torch.no_grad()
def trunk_of(network: Network, observations: Tensor) -> Trunk:
    """Evaluate the trunk, in half precision to save memory."""
    parts = []
    for part in observations.split(BATCH):
        found = network.trunk(part)
        halves = [each.bfloat16() for each in (found.wide, found.deep, found.players)]
        parts.append((*halves, found.present))
    return Trunk(*[torch.cat(each) for each in zip(*parts, strict=True)])


def facts_of(moments: Moments) -> Facts:
    """Return what was so, as tensors."""
    return Facts(*[torch.from_numpy(getattr(moments, name)) for name in Facts._fields])


def losses(network: Network, trunk: Trunk, facts: Facts, strengths: Tensor) -> Tensor:
    """Return the losses for characters, for cards and for shares of the win, in nats."""
    wide, deep, players = trunk.wide.float(), trunk.deep.float(), trunk.players.float()
    outside = ~facts.drafting
    ranks, costs = network.beliefs(wide[outside], deep[outside], players[outside])
    some = facts.at(outside)
    characters, cards = belief_losses(guesses(some.observations, some.held, some.hands, ranks, costs))
    value_logits = network.values(deep, players, trunk.present, strengths)[0]
    shares = -(facts.shares * value_logits.log_softmax(1).clamp(min=-50)).sum(1).mean()
    return torch.stack([characters, cards, shares])


def hide(strengths: Tensor) -> Tensor:
    """Hide the strengths of all seats at some decisions, and of some seats at the others."""
    hidden = (torch.rand(len(strengths), 1) < UNTOLD) | (torch.rand(strengths.shape) < UNKNOWN)
    return strengths.masked_fill(hidden, -1)


def tune(network: Network, moments: Moments) -> None:
    """Learn the heads, and print the losses in the games kept apart after each epoch."""
    facts = facts_of(moments)
    trunk, every = trunk_of(network, facts.observations), torch.arange(len(moments.games))
    is_apart = torch.from_numpy(moments.games % APART == 0)
    apart, rows = every[is_apart], every[~is_apart]
    named = dict(network.named_parameters())
    groups = [
        {"params": [each for name, each in named.items() if name.split(".")[0] in heads], "lr": rate}
        for heads, rate in RATES.items()
    ]
    optimizer, rates = Adam(groups, eps=1e-5), [*RATES.values()]
    batches = [batch for _ in range(EPOCHS) for batch in rows[torch.randperm(len(rows))].split(BATCH)]
    for number, batch in enumerate(batches):
        if number % (len(batches) // EPOCHS) == 0:
            print_losses(network, trunk, facts, apart)
        for group, rate in zip(optimizer.param_groups, rates, strict=True):
            group["lr"] = rate * max(LAST, 1 - number / len(batches))
        some = facts.at(batch)
        found = losses(network, Trunk(*[each[batch] for each in trunk]), some, hide(some.strengths))
        optimizer.zero_grad(set_to_none=True)
        found.sum().backward()
        for group in optimizer.param_groups:
            clip_grad_norm_(group["params"], 1.0)
        optimizer.step()
    print_losses(network, trunk, facts, apart)


@torch.no_grad()
def print_losses(network: Network, trunk: Trunk, facts: Facts, rows: Tensor) -> None:
    totals = torch.zeros(2, 3)
    for part in rows.split(BATCH):
        some, seen = facts.at(part), Trunk(*[each[part] for each in trunk])
        for way, strengths in enumerate((torch.full_like(some.strengths, -1), some.strengths)):
            totals[way] += len(part) * losses(network, seen, some, strengths)
    (characters, cards, unknown), (_, _, told) = (totals / len(rows)).tolist()
    print(
        f"characters {characters:.4f}, cards {cards:.4f}, win {unknown:.4f}, {told:.4f} with strengths",
        flush=True,
    )


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="training.tune_heads", description=__doc__, formatter_class=form)
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path, help="of training.recorded_games")
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    torch.manual_seed(1)
    weights = file.read(asked.file.read_bytes())
    network = Network()
    load_exported(network, weights)
    moments = load(asked.folder)
    tune(network, moments)
    tuned = export(network, {}).tensors
    heads = (*BELIEFS, *VALUES)
    tensors = {name: (tuned if name in heads else weights.tensors)[name] for name in SHAPES}
    card = {**weights.model_card, "heads": f"{len(moments.games)} decisions of training.recorded_games"}
    asked.out.write_bytes(file.write(file.Weights(card, tensors)))


if __name__ == "__main__":
    main()
