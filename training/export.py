"""Write what was learned in whole numbers, as the bot ``learned`` reads it.

    python -m training.export FOLDER FILE                    from the weights in the folder
    python -m training.export FOLDER FILE --check 20         and play so many games to compare the two

The card of the file says how they came about; ``--note NAME=TEXT`` adds to it.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from citadels.bots.learned import weights as file
from citadels.bots.learned.arrays import ArrayRoutine
from citadels.bots.learned.chances import draw
from citadels.bots.learned.naming import SIGHTS
from citadels.bots.learned.network import naming_of
from citadels.bots.learned.routine import Answer
from citadels.bots.learned.weights import MOST, ONE, SHAPES, Weights, WeightsError
from citadels.encoding.layout import sheet
from citadels.engine.chance import KEY_BYTES
from citadels.engine.observer import Observer
from citadels.version import __version__
from training import checkpoint
from training.network import NOWHERE, OWN, Network, scales
from training.tables import draw_table

Array = NDArray[np.float64]

# The tensors whose inputs are what units say, with 8 bits behind the point; the others' are plain numbers.
OF_UNITS: Final = frozenset(
    ["players", "deep", "deeper", "question", "target", "option", "logit", "outlook", "standing", "worth"]
)
SUM_BITS: Final = 24
UNIT_BITS: Final = 8
BIASES: Final = ("place", "wide", "deep_bias", "deeper_bias", "question_bias", "option_bias", "outlook_bias")
HALF: Final = 0.5 / (1 << UNIT_BITS)  # sums are rounded down; with this, to the nearest
BATCH: Final = 512  # questions that are compared at once
LARGEST: Final = 1 << 50  # that a tensor may add to a sum: eight of them are exact in floating point


def export(network: Network, card: dict[str, Any]) -> Weights:
    """The network in whole numbers."""
    return Weights(card, {name: _whole(name, numbers) for name, numbers in _tensors(network).items()})


def _tensors(network: Network) -> dict[str, Array]:
    """The tensors of the file: rows by what goes in, and what inputs are divided by is in the weights."""
    named = {name: _array(tensor) for name, tensor in network.state_dict().items()}
    divided = scales().double().numpy()
    block = divided[OWN - len(named["player.weight"].T) : OWN]
    sizes = {name: tensor.shape for name, tensor in named.items()}
    found = {
        "table": named["table.weight"].T / divided[:OWN, None],
        "player": named["player.weight"].T / block[:, None],
        "place": named["place"] + named["player.bias"],
        "players": named["players.weight"].T.reshape(*sizes["place"], -1),
        "wide": named["table.bias"] + named["players.bias"],
        "sight": named["sight"] / _sight_scales(network, divided)[:, None],
        "logit": named["logit.weight"][0],
        "worth": named["worth.weight"][0],
    }
    for name in ("deep", "deeper", "question", "option", "outlook"):
        found |= {name: named[f"{name}.weight"].T, f"{name}_bias": named[f"{name}.bias"]}
    found |= {name: found[name] + HALF for name in BIASES}
    return {name: found[name] if name in found else named[name] for name in SHAPES}


def take_up(network: Network, weights: Weights) -> None:
    """The reverse: let a network begin with the weights of a file, which say nothing of the margin."""
    read = {name: _numbers(name, tensor) for name, tensor in weights.tensors.items()}
    read |= {name: read[name] - HALF for name in BIASES}
    divided = scales().double().numpy()
    block = divided[OWN - len(read["player"]) : OWN]
    found = {
        "table.weight": (read["table"] * divided[:OWN, None]).T,
        "table.bias": read["wide"],
        "player.weight": (read["player"] * block[:, None]).T,
        "player.bias": np.zeros_like(read["place"][0]),
        "players.weight": read["players"].reshape(-1, len(read["wide"])).T,
        "players.bias": np.zeros_like(read["wide"]),
        "sight": read["sight"] * _sight_scales(network, divided)[:, None],
        "logit.weight": read["logit"][None],
        "worth.weight": read["worth"][None],
    }
    for name in ("deep", "deeper", "question", "option", "outlook"):
        found |= {f"{name}.weight": read[name].T, f"{name}.bias": read[f"{name}_bias"]}
    found |= {name: read[name] for name in ("place", "word", "target", "standing")}
    given = {name: torch.from_numpy(numbers).float() for name, numbers in found.items()}
    network.load_state_dict(network.state_dict() | given)


def _numbers(name: str, tensor: file.Tensor) -> Array:
    finest = SUM_BITS - UNIT_BITS if name in OF_UNITS else SUM_BITS
    numbers = np.array(tensor.numbers, np.float64) * 2.0 ** (tensor.shift - finest)
    return numbers.reshape(tensor.shape)


def _array(tensor: Tensor) -> Array:
    return tensor.double().cpu().numpy()


def _sight_scales(network: Network, divided: Array) -> Array:
    """What the number of each sight is divided by: the same wherever the sight is."""
    found = np.ones(len(SIGHTS))
    places = network.sights.cpu().numpy()
    for sight in range(len(SIGHTS)):
        there = divided[np.unique(places[places[:, sight] != NOWHERE, sight])]
        if len(set(there)) != 1:
            raise WeightsError(f"the sight {SIGHTS[sight]!r} is not one part of an observation")
        found[sight] = there[0]
    return found


def _whole(name: str, numbers: Array) -> file.Tensor:
    """A tensor in numbers of 16 bits that are as fine as they can be."""
    most = float(np.abs(numbers).max())
    if not np.isfinite(most):
        raise WeightsError(f"the weights {name!r} are not all numbers")
    finest = SUM_BITS - UNIT_BITS if name in OF_UNITS else SUM_BITS
    bits = min(finest, int(np.floor(np.log2(MOST / max(most, 1e-9)))))
    whole = np.rint(numbers * 2.0**bits).astype(np.int64)
    shift, largest = finest - bits, MOST if name in OF_UNITS else 255
    if (np.abs(whole).reshape(-1, whole.shape[-1]).sum(0).max() * largest << shift) > LARGEST:
        raise WeightsError(f"the weights {name!r} are too large for exact sums")
    return file.Tensor(numbers.shape, shift, array("h", whole.ravel().tolist()))


# -- how much is lost by whole numbers ------------------------------------------------------


class Asked(NamedTuple):
    """A question that came up in a game, and the answer in whole numbers."""

    observation: bytes
    options: list[int]
    answer: Answer


class Compared(NamedTuple):
    """How far the two answers to a question are apart."""

    same: bool  # whether the best option is
    lost: float  # how much less likely the network finds the best option of the whole numbers than its own
    chance: float  # by how much the chance of any option differs, at most
    share: float  # by how much any share of the win differs, at most


def ask(weights: Weights, games: int, seed: str) -> Iterator[Asked]:
    """Play games in whole numbers, and tell all questions that leave a choice."""
    rng, routine = Random(seed), ArrayRoutine(weights)
    for _ in range(games):
        setup, key = draw_table(rng).setup, rng.randbytes(KEY_BYTES)
        settings, naming = setup.settings(key), naming_of(setup.edition)
        observer = Observer.begin(sheet(settings.rules()), key, settings.crown)
        while (seat := observer.ask()) >= 0:
            options, observation = [*observer.legal], observer.observe(seat)
            answer = routine.answer(observation, setup.seats, [naming[number] for number in options])
            if len(options) > 1:
                yield Asked(observation, options, answer)
            observer.answer(options[draw(answer.logits, 1.0, 0.0, rng)])


@torch.no_grad()
def compare(network: Network, found: Sequence[Asked]) -> list[Compared]:
    """Compare the network's answers with those in whole numbers."""
    observations = torch.tensor(np.array([np.frombuffer(one.observation, np.uint8) for one in found]))
    counts = torch.tensor([len(one.options) for one in found])
    rows = torch.arange(len(found)).repeat_interleave(counts)
    said = network(observations, torch.tensor([number for one in found for number in one.options]), rows)
    logits = said.logits.split(counts.tolist())
    return [_compared(*pair) for pair in zip(found, logits, said.worths, strict=True)]


def _compared(asked: Asked, logits: Tensor, worths: Tensor) -> Compared:
    whole, seats = asked.answer.logits, len(asked.answer.worths)
    chances, exact = logits.double().softmax(0), _in_float(whole).softmax(0)
    share = worths[:seats].double().softmax(0) - _in_float(asked.answer.worths).softmax(0)
    lost = float(chances.max() - chances[whole.index(max(whole))])
    return Compared(lost == 0, lost, float((chances - exact).abs().max()), float(share.abs().max()))


def _in_float(whole: Sequence[int]) -> Tensor:
    return torch.tensor(whole, dtype=torch.float64) / ONE


def report(found: Sequence[Compared]) -> str:
    """What the comparison shows."""
    same, lost, chance, share = np.array(found, float).T
    lines = [
        f"questions with a choice: {len(found)}",
        f"in which another option is the best: {1 - same.mean():.3%}",
        f"how much less likely the network finds that one: {lost.max():.4f} at most",
        f"difference of chances: {chance.mean():.5f} on average, {chance.max():.4f} at most",
        f"difference of shares of the win: {share.mean():.5f} on average, {share.max():.4f} at most",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="training.export", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", type=int, default=0, help="games to compare in")
    parser.add_argument("--note", action="append", default=[], help="NAME=TEXT, for the card")
    asked = parser.parse_args()
    network = Network()
    story = checkpoint.load(asked.folder, network)
    card = {"program": __version__, "torch": torch.__version__, **story}
    weights = export(network, card | dict(note.split("=", 1) for note in asked.note))
    asked.file.write_bytes(file.write(weights))
    print(f"{asked.file}: {asked.file.stat().st_size:,} bytes")
    if asked.check:
        torch.set_num_threads(1)
        found = [*ask(weights, asked.check, "export")]
        parts = [found[at : at + BATCH] for at in range(0, len(found), BATCH)]
        print(report([one for part in parts for one in compare(network, part)]))


if __name__ == "__main__":
    main()
