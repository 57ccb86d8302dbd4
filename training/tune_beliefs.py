"""Learn the belief heads of a network alone, from recorded games, in minutes on a processor.

    python -m training.tune_beliefs weights.bin FOLDER new.bin

The rest of the network stays as it is, so the trunk is evaluated once for all epochs. One decision of twenty
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
from training.belief_games import Moments, load
from training.belief_loss import belief_losses, guesses
from training.export import export, load_exported
from training.network import Network
from training.ppo import BELIEF_HEADS

BATCH: Final = 1024
EPOCHS: Final = 5
RATE: Final = 5e-4
LAST: Final = 0.02  # share of the rate that is left at the end
APART: Final = 20


class Trunk(NamedTuple):
    """What the belief heads read of observations."""

    wide: Tensor
    deep: Tensor
    players: Tensor


@torch.no_grad()
def trunk_of(network: Network, observations: Tensor) -> Trunk:
    """Evaluate the trunk, in half precision to save memory."""
    parts = []
    for part in observations.split(BATCH):
        found = network.trunk(part)
        parts.append((found.wide.bfloat16(), found.deep.bfloat16(), found.players.bfloat16()))
    wide, deep, players = [torch.cat(each) for each in zip(*parts, strict=True)]
    return Trunk(wide, deep, players)


def losses(network: Network, trunk: Trunk, known: list[Tensor], rows: Tensor) -> tuple[Tensor, Tensor]:
    """Return the losses for characters and for cards of these decisions."""
    ranks, costs = network.beliefs(
        trunk.wide[rows].float(), trunk.deep[rows].float(), trunk.players[rows].float()
    )
    observations, held, hands = [each[rows] for each in known]
    return belief_losses(guesses(observations, held, hands, ranks, costs))


def tune(network: Network, moments: Moments) -> None:
    """Learn the belief heads, and print the losses of the decisions kept apart after each epoch."""
    known = [torch.from_numpy(each) for each in moments]
    trunk, order = trunk_of(network, known[0]), torch.randperm(len(known[0]))
    apart, rows = order[: len(order) // APART], order[len(order) // APART :]
    heads = [each for name, each in network.named_parameters() if name.split(".")[0] in BELIEF_HEADS]
    optimizer = Adam(heads, lr=RATE, eps=1e-5)
    batches = [batch for _ in range(EPOCHS) for batch in rows[torch.randperm(len(rows))].split(BATCH)]
    for number, batch in enumerate(batches):
        if number % (len(batches) // EPOCHS) == 0:
            print_losses(network, trunk, known, apart)
        optimizer.param_groups[0]["lr"] = RATE * max(LAST, 1 - number / len(batches))
        characters, cards = losses(network, trunk, known, batch)
        optimizer.zero_grad(set_to_none=True)
        (characters + cards).backward()
        clip_grad_norm_(heads, 1.0)
        optimizer.step()
    print_losses(network, trunk, known, apart)


@torch.no_grad()
def print_losses(network: Network, trunk: Trunk, known: list[Tensor], rows: Tensor) -> None:
    characters, cards = losses(network, trunk, known, rows)
    print(f"characters {characters:.4f}, cards {cards:.4f}", flush=True)


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="training.tune_beliefs", description=__doc__, formatter_class=form)
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path, help="of training.belief_games")
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    torch.manual_seed(1)
    weights = file.read(asked.file.read_bytes())
    network = Network()
    load_exported(network, weights)
    moments = load(asked.folder)
    tune(network, moments)
    tuned = export(network, {}).tensors
    tensors = {name: (tuned if name in file.BELIEFS else weights.tensors)[name] for name in file.SHAPES}
    card = {**weights.model_card, "beliefs": f"{len(moments.held)} decisions of training.belief_games"}
    asked.out.write_bytes(file.write(file.Weights(card, tensors)))


if __name__ == "__main__":
    main()
